"""Documents whose values are told apart by role, state or evidence.

Several like values (names, dates, amounts, numbers) stand side by side, and what counts is which of them is meant,
whether any is, and what a sentence implies. Evidence of enums and booleans is a sentence without its full stop; a
decoy such as ``@date@`` in a template is written in the style of the document's own values and belongs to no field.
"""

# Word lists and sentences: one a line would make thousands of lines of this file.
# fmt: off

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Mapping
from random import Random
from typing import Any

from schemafill.train.synthetic import values as val
from schemafill.train.synthetic._text import holds, slots_of, spin, value_of
from schemafill.train.synthetic.kind import F, Group, Items, Kind, Prose, V
from schemafill.train.synthetic.values import chance, maybe, pick

Choices = tuple[str, ...]
Evidence = Mapping[Any, Choices]

_DECOY = re.compile(r"@([a-z]+)@")
_STYLES = ("iso", "d Mon y", "d Month y", "Month d, y", "Mon d, y", "dd.mm.yyyy", "dd/mm/yyyy", "mm/dd/yyyy", "d.m.y",
           "Weekday d Month y", "Weekday, Month d, y", "dth Month y", "Month dth, y", "de", "fr", "es", "nl")
_WORDS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


# --- tools ----------------------------------------------------------------------------------------------------------


def _ev(rng: Random, table: Evidence, share: float = 0.75) -> V | None:
    """A phrase that implies one key of the table, or nothing said."""
    value = pick(rng, list(table))
    return maybe(rng, share, V(spin(rng, pick(rng, table[value])), value))


def _told(rng: Random, table: Evidence, value: Any, share: float = 0.8) -> V | None:
    """A phrase that implies the given value, or nothing said."""
    return maybe(rng, share, V(spin(rng, pick(rng, table[value])), value))


def _text(rng: Random, choices: Choices) -> V:
    """A string out of spun alternatives."""
    return V(spin(rng, pick(rng, choices)))


def _num(rng: Random, n: int, words: float = 0.2) -> V:
    """A whole number in digits, or in words when it is small."""
    if 1 < n < len(_WORDS) and chance(rng, words):
        return V(_WORDS[n], n)
    return V(str(n), n)


def _people(rng: Random, count: int) -> list[V]:
    """Different names of people."""
    found: dict[str, None] = {}
    while len(found) < count:
        found[val.person(rng)] = None
    return [V(name) for name in found]


def _flat(value: Any) -> list[V]:
    """All values inside."""
    if isinstance(value, V):
        return [value]
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [v for part in inner for v in _flat(part)]


def _date_style(rng: Random, held: Mapping[str, Any]) -> str:
    """How the document's own dates are written."""
    for v in _flat(dict(held)):
        if isinstance(v.value, str) and re.fullmatch(r"\d{4}-\d\d-\d\d", v.value):
            day = dt.date.fromisoformat(v.value)
            for style in _STYLES:
                if val.show_date(rng, day, style).text == v.text:
                    return style
    return pick(rng, _STYLES)


def _money_like(rng: Random, held: Mapping[str, Any]) -> str:
    """An amount with the currency sign and the separators of the document's own ones."""
    own = [v for v in _flat(dict(held)) if isinstance(v.value, float) and (v.before or v.after)]
    like = pick(rng, own) if own else V("60.00", 60.0, before=pick(rng, ("€ ", "$", "£")))
    amount = round(max(like.gold, 2.0) * rng.uniform(0.3, 2.5), 2)
    point = "," if re.search(r",\d\d?$", like.text) else "."
    cents = re.search(r"[.,]\d\d$", like.text) is not None
    return like.before + val.digits(amount, 2 if cents else 0, "", point) + like.after


def _decoys(rng: Random, held: Mapping[str, Any], text: str) -> str:
    """The text with values that no field means."""
    style = _date_style(rng, held) if "@date@" in text else ""

    def one(match: re.Match[str]) -> str:
        sort = match[1]
        if sort == "date":
            return val.show_date(rng, val.date(rng, 2019, 2026), style).text
        if sort == "money":
            return _money_like(rng, held)
        if sort == "time":
            return val.time_of_day(rng).text
        if sort == "int":
            return str(rng.randrange(2, 60))
        if sort == "few":
            return str(rng.randrange(2, 9))
        if sort == "year":
            return str(rng.randrange(1998, 2026))
        if sort == "month":
            return pick(rng, val.w.MONTHS)
        makers = {"person": val.person, "firm": val.company, "phone": val.phone, "ref": val.ident, "city": val.city,
                  "street": val.street, "thing": val.product}
        return makers[sort](rng)

    own = any(isinstance(value_of(held, keys).value, float) for keys in slots_of(text) if isinstance(value_of(held, keys), V))
    if not own:
        # an amount that belongs to no field would show a currency that gold does not have
        text = re.sub(r" ?[^.\n\[\]{}]*@money@[^.\n\[\]{}]*\.?", "", text)
    return _DECOY.sub(one, text)


def _line(rng: Random, held: Mapping[str, Any], choices: Choices) -> str:
    """One of the alternatives whose values the document holds; empty if there is none."""
    spun = [spin(rng, text) for text in choices]
    fit = [text for text in spun if all(holds(held, keys) for keys in slots_of(text, optional=False))]
    return pick(rng, fit) if fit else ""


def _tell(*parts: Choices | list[Choices], glue: tuple[str, ...] = ("\n", "\n\n", "\n\n")) -> Prose:
    """Prose out of parts in order; a list holds sentences in any order. Parts stand apart by `glue`."""

    def prose(rng: Random, held: dict[str, Any]) -> str:
        texts: list[str] = []
        for part in parts:
            if isinstance(part, tuple):
                texts.append(_line(rng, held, part))
                continue
            group = [_line(rng, held, choices) for choices in rng.sample(part, len(part))]
            sep = pick(rng, (" ", " ", " ", "\n"))
            texts.append(sep.join(text for text in group if text))
        joined = pick(rng, glue).join(text for text in texts if text)
        return _decoys(rng, held, joined.replace("..", ".").replace("!.", "!").replace("?.", "?"))

    return prose


_HI = ("<Hi|Hello|Dear> all,", "<Good evening|Hello there|Hi|Good morning>,", "", "")
_BYE = ("<Thanks|Best|Regards|Cheers>", "<Kind regards|Best wishes|Many thanks>", "", "")


def _date(key: str, names: Choices, labels: Choices, descs: Choices = ()) -> F:
    return F(key, names, labels, descs, "date")


def _sum(key: str, names: Choices, labels: Choices, descs: Choices = ()) -> F:
    return F(key, names, labels, descs, "number")


def _int(key: str, names: Choices, labels: Choices, descs: Choices = ()) -> F:
    return F(key, names, labels, descs, "integer")


def _bool(key: str, names: Choices, labels: Choices, descs: Choices = ()) -> F:
    return F(key, names, labels, descs, "boolean")


def _scale(key: str, names: Choices, labels: Choices, descs: Choices, options: Choices) -> F:
    return F(key, names, labels, descs, "enum", options, ordinal=True)


def _enum(key: str, names: Choices, labels: Choices, descs: Choices, options: Choices) -> F:
    return F(key, names, labels, descs, "enum", options)


_CODES = ("EUR", "USD", "GBP", "CHF", "SEK", "DKK", "NOK", "PLN", "JPY", "CAD", "AUD", "INR")


def _currency(*shown: str) -> F:
    """The currency, shown by the sign beside an amount."""
    return F("currency", ("currency", "currency code", "iso currency", "money unit"), (),
             ("ISO code of the currency", "Which currency are the amounts in?", "three-letter currency code"),
             "enum", _CODES, implied=shown)


def _signed(rng: Random, code: str = "") -> val.MoneyStyle:
    """A money style that shows its currency and that the options know."""
    for _ in range(60):
        style = val.money_style(rng, code or None)
        sign = (style.before + style.after).strip()
        clear = sign not in ("", "kr", "¥") and (sign != "$" or style.currency == "USD")
        if clear and style.currency in _CODES and style.decimals == 2:
            return style
    return val.MoneyStyle("EUR", "€ ", "", ",", ".")


# --- letters with a letterhead --------------------------------------------------------------------------------------


def _firm_block(rng: Random) -> dict[str, V | None]:
    """Name, address and ways to reach one party."""
    place = val.locale(rng)
    name = val.company(rng, place) if chance(rng, 0.7) else val.person(rng, place)
    shouted = chance(rng, 0.35)
    return {
        "name": V(name.upper() if shouted else name),
        "address": maybe(rng, 0.85, V(val.address(rng, multiline=chance(rng, 0.6), place=place))),
        "phone": maybe(rng, 0.55, V(val.phone(rng))),
        "email": maybe(rng, 0.5, V(f"{pick(rng, ('info', 'office', 'mail', 'hello', 'accounts', 'post'))}"
                                    f"@{val.coined(rng).lower()}.example")),
        "vat": maybe(rng, 0.35, V(val.tax_id(rng))),
        "contact": maybe(rng, 0.4, V(val.person(rng, place))),
    }


def _party(key: str, names: Choices, who: str, more: str) -> Group:
    return Group(key, names, (
        F("name", ("name", "company", "full name", "company name"), ("Name", "Company", "Firm"),
          (f"name of the {who}", f"Who is the {who}?", f"the party {more}")),
        F("address", ("address", "postal address", "full address"), ("Address", "Postal address"),
          (f"address of the {who}", f"Where is the {who} based?")),
        F("phone", ("phone", "telephone", "phone number", "tel"), ("Tel.", "Phone", "T", "Telephone"),
          (f"phone of the {who}", f"number to call the {who}", "")[:2]),
        F("email", ("email", "e-mail", "mail"), ("E-mail", "Email", "Mail"), (f"e-mail of the {who}",)),
        F("vat", ("vat id", "tax number", "vat number", "tax id"), ("VAT", "VAT no.", "Tax ID"),
          (f"VAT or tax number of the {who}",)),
        F("contact", ("contact person", "attention", "contact", "contact name"), ("Attn", "Contact", "c/o"),
          (f"person to turn to at the {who}", f"Who is addressed at the {who}?")),
    ), (f"the {who}", f"party {more}"))


_SUBJECTS = (
    "<Final|Second|Friendly> reminder", "<Your|Our> quotation", "Change of <terms|address|opening hours>", "Invoice",
    "<Order|Booking> confirmation", "<Spring|Autumn|Winter> maintenance", "Notice of <termination|collection|works>",
    "Statement of account", "Credit note", "Repair of the <gate|boiler|roof|lift>", "Delivery of <pallets|spare parts>",
)


def _make_letter(rng: Random) -> dict[str, Any]:
    style, money = val.date_style(rng), _signed(rng)
    day = val.date(rng, 2019, 2026)
    due = day + dt.timedelta(days=rng.randrange(7, 60))
    return {
        "sender": _firm_block(rng), "recipient": _firm_block(rng),
        "number": maybe(rng, 0.7, V(val.ident(rng, ("RE", "INV", "L", "Q", "Doc")))),
        "your_ref": maybe(rng, 0.4, V(val.ident(rng, ("PO", "C", "K", "Cust")))),
        "date": maybe(rng, 0.85, val.show_date(rng, day, style)),
        "due": maybe(rng, 0.5, val.show_date(rng, due, style)),
        "subject": maybe(rng, 0.75, _text(rng, _SUBJECTS)),
        "amount": maybe(rng, 0.65, val.money(rng, 20, 9000, style=money)),
        "currency": V("", money.currency),
        "iban": maybe(rng, 0.4, V(val.iban(rng))),
        "signer": maybe(rng, 0.5, V(val.person(rng))),
        "response": _ev(rng, _RESPONSE, 0.6),
    }


_RESPONSE: Evidence = {
    True: ("Please <let us know|tell us> in writing whether you agree", "Kindly return the signed copy",
           "We <await|look forward to> your decision", "Please confirm <by return|by e-mail>",
           "We need to hear from you before we can <start|continue>", "Tick the box below and send this page back",
           "Without word from you the file will be closed"),
    False: ("This is for your information only", "There is nothing you need to do", "No action is needed on your side",
            "You do not have to write back", "This letter was sent for your files", "We will handle the rest ourselves",
            "Please do not answer this message"),
}


def _sender_head(rng: Random, held: dict[str, Any]) -> str:
    """The sender at the top, mostly without any label."""
    lines = ["{sender.name}"] + [line for key, line in (
        ("address", "{sender.address}"),
        ("phone", pick(rng, ("{sender.phone}", "Tel. {sender.phone}", "T {sender.phone}", "phone {sender.phone}"))),
        ("email", pick(rng, ("{sender.email}", "{sender.email}", "E-mail: {sender.email}"))),
        ("vat", pick(rng, ("VAT {sender.vat}", "Tax ID {sender.vat}", "USt-IdNr. {sender.vat}"))),
    ) if holds(held, ("sender", key)) and chance(rng, 0.9)]
    glue = pick(rng, ("\n", "\n", "\n", " · ", " | ", ", "))
    return glue.join(lines) if holds(held, ("sender", "name")) else ""


def _recipient_block(rng: Random, held: dict[str, Any]) -> str:
    """The addressee below, after a word such as "To" or after nothing."""
    if not holds(held, ("recipient", "name")):
        return ""
    head = pick(rng, ("", "", "To: ", "To\n", "Bill to:\n", "Bill to: ", "For: ", "Messrs ", "Invoice to\n", "An\n",
                      "Customer:\n", "Addressee: ", "Deliver to: "))
    lines = [head + "{recipient.name}"]
    if holds(held, ("recipient", "contact")):
        lines.insert(1, pick(rng, ("Attn: ", "Attn ", "c/o ", "z. Hd. ", "attention ", "FAO ")) + "{recipient.contact}")
    if holds(held, ("recipient", "address")):
        lines.append("{recipient.address}")
    if holds(held, ("recipient", "phone")) and chance(rng, 0.5):
        lines.append("Tel. {recipient.phone}")
    if holds(held, ("recipient", "vat")) and chance(rng, 0.6):
        lines.append(pick(rng, ("Your VAT no. {recipient.vat}", "Customer VAT: {recipient.vat}")))
    return "\n".join(lines)


_LETTER_REFS: list[Choices] = [
    ("Our ref. {number}", "No. {number}", "Our reference: {number}", "{number}", ""),
    ("Your ref. {your_ref}", "Your reference: {your_ref}", "Your order {your_ref}", "Your sign: -", ""),
    ("{date}", "@city@, {date}", "Date: {date}", "@city@, the {date}", "dated {date}"),
]
_LETTER_BODY: list[Choices] = [
    ("The amount of {amount} is <open|due|still outstanding>[[ and payable by {due}]].",
     "Please <transfer|remit> {amount}[[ to {iban}]][[ no later than {due}]].",
     "<We charge|We invoice you> {amount} for this work.", "Our price for this is {amount}.",
     "The work was done on @date@ as agreed.", "We last wrote to you on @date@."),
    ("{response}.", "{response}.", "Our office is closed on @date@.", "Ask for @person@ if you have questions."),
    ("Your previous payment of @money@ has reached us.", "The visit took place on @date@.",
     "Our new branch in @city@ opens on @date@.", "", ""),
]


def _letter(rng: Random, held: dict[str, Any]) -> str:
    """A letter as it is typed: sender, addressee, references, text, signature."""
    sender, recipient = _sender_head(rng, held), _recipient_block(rng, held)
    refs = [_line(rng, held, c) for c in rng.sample(_LETTER_REFS, 3)]
    head = pick(rng, ("\n", "\n", "   ")).join(r for r in refs if r)
    subject = _line(rng, held, ("{subject}", "Re: {subject}", "Subject: {subject}", "** {subject} **", ""))
    body = " ".join(t for t in (_line(rng, held, c) for c in rng.sample(_LETTER_BODY, 3)) if t)
    close = _line(rng, held, ("<Yours faithfully|Kind regards|Sincerely>\n{signer}", "{signer}", "pp {signer}",
                              "<Yours sincerely|Regards>", ""))
    hello = pick(rng, ("Dear Sir or Madam,", "Dear customer,", "Hello,", "To whom it may concern", ""))
    parts = [sender, recipient, head, subject, hello, body, close]
    roll = rng.random()
    if roll < 0.15:
        parts = [sender, head, recipient, subject, hello, body, close]
    elif roll < 0.27:
        own = sender.replace("\n", " | ")
        parts = [head, recipient, subject, hello, body, close, own]
    elif roll < 0.38:
        parts = [subject, "From: " + sender if sender else "", recipient, head, hello, body, close]
    return _decoys(rng, held, pick(rng, ("\n\n", "\n\n", "\n")).join(p for p in parts if p))


LETTERHEAD = Kind(
    name="letterhead",
    titles=("Letter", "Business letter", "Invoice letter", "Correspondence", "Incoming mail"),
    fields=(
        _party("sender", ("sender", "seller", "supplier", "vendor", "from", "issuer", "issued by", "provider",
                          "biller", "letter from"), "sender", "that wrote the document"),
        _party("recipient", ("recipient", "buyer", "customer", "to", "bill to", "addressee", "client", "billed to",
                             "invoice recipient", "letter to"), "recipient", "the document is addressed to"),
        F("number", ("document number", "our reference", "reference", "letter number"), ("Our ref.", "No.", "Ref."),
          ("the sender's own number", "number of this document", "Under which number did the sender file it?")),
        F("your_ref", ("your reference", "customer reference", "recipient reference", "purchase order"),
          ("Your ref.", "Your reference", "Your order"), ("reference of the addressee",
                                                          "number given by the customer")),
        _date("date", ("date", "letter date", "issue date", "written on"), ("Date", "de:Datum", "fr:Date"),
              ("day it was written", "When was it issued?")),
        _date("due", ("due date", "payable by", "pay until"), ("Due", "Payable by"), ("last day to pay",)),
        F("subject", ("subject", "topic", "regarding", "about"), ("Subject", "Re", "de:Betreff"),
          ("subject line", "What is the letter about?")),
        _sum("amount", ("amount", "amount due", "total", "sum"), ("Amount", "Total", "de:Betrag"),
             ("amount to pay", "How much is asked for?")),
        _currency("amount"),
        F("iban", ("iban", "bank account", "account number"), ("IBAN", "Account"), ("account to pay to",)),
        F("signer", ("signed by", "signatory", "author", "writer"), ("Signed", "Signature"),
          ("person who signed", "Who signed the letter?")),
        _bool("response", ("reply requested", "answer expected", "needs reply", "action required"), ("Reply wanted",),
              ("whether the sender wants an answer", "Does the recipient have to react?")),
    ),
    make=_make_letter,
    prose=(_letter,),
    layouts=("prose", "prose", "prose", "prose", "prose", "kv", "mixed"),
)


# --- invoices by small traders, written as e-mails ------------------------------------------------------------------

_PAID: Evidence = {
    True: ("<Paid|Settled> with thanks", "Many thanks for your <prompt payment|transfer>, all is settled",
           "Received in full", "Nothing left to pay", "PAID", "The money has <already arrived|come in>, cheers",
           "You gave me the cash on the day, so this is just for your files", "Account cleared, thank you"),
    False: ("I have <not had|yet to see> anything from you", "Still <open|outstanding> as of today",
            "Please <settle|pay> within <ten|fourteen> days", "We would be glad of your transfer <soon|this week>",
            "Payment <is now due|remains due>", "Nothing has reached my account so far",
            "Kindly send the money when you can"),
}
_METHODS: Evidence = {
    "bank transfer": ("please use the account below", "to my account at the savings bank, details in the footer",
                      "by wire as usual", "sort code and account number are below", "BACS is fine", "per Überweisung"),
    "cash": ("notes in hand on the day, please", "just give it to the lads on site",
             "banknotes, no receipts from the bank",
             "bar auf die Hand", "coins and notes are welcome",
             "you can hand the money over when we collect the ladder"),
    "card": ("I bring my reader, tap or chip", "the terminal takes Visa and Mastercard", "you can pay with plastic",
             "we carry a contactless machine", "Visa or Amex accepted", "your debit Mastercard will do"),
    "cheque": ("a check in the mail is fine", "make it out to the firm and post it", "payable to the firm, by post",
               "leave the slip from your chequebook under the mat", "par chèque", "send a banker's draft"),
    "online wallet": ("PayPal to the usual address", "use the pay link", "scan the QR with your payment app",
                      "send it through Venmo", "via the app, my handle is below", "Apple Pay link attached"),
}


def _make_trader(rng: Random) -> dict[str, Any]:
    style, money = val.date_style(rng), _signed(rng)
    day = val.date(rng, 2019, 2026)
    lines: list[dict[str, V | None]] = []
    net = 0.0
    for _ in range(pick(rng, (0, 1, 2, 2, 3, 3, 4, 5, 8))):
        count, unit = rng.randrange(1, 12), round(rng.uniform(4, 140), pick(rng, (0, 0, 2)))
        net += count * unit
        lines.append({
            "name": V(val.service(rng) if chance(rng, 0.5) else val.product(rng)), "qty": _num(rng, count, 0.1),
            "unit": maybe(rng, 0.7, val.show_money(rng, unit, money)),
            "amount": maybe(rng, 0.75, val.show_money(rng, count * unit, money)),
        })
    net = round(net, 2) or round(rng.uniform(40, 2500), 2)
    rate = pick(rng, (5, 7, 10, 19, 20, 20, 21, 25))
    vat = round(net * rate / 100, 2)
    total = round(net + vat, 2)
    deposit = round(total * pick(rng, (0.1, 0.2, 0.25, 0.3, 0.5)), 2) if chance(rng, 0.4) else 0.0
    taxed = chance(rng, 0.8)
    total = total if taxed else net

    def shown(x: float, share: float) -> V | None:
        return maybe(rng, share, val.show_money(rng, x, money))

    return {
        "seller": maybe(rng, 0.85, V(val.company(rng) if chance(rng, 0.6) else val.person(rng))),
        "customer": maybe(rng, 0.75, V(val.person(rng) if chance(rng, 0.6) else val.company(rng))),
        "number": maybe(rng, 0.75, V(val.ident(rng, ("INV", "R", "Job", "Bill")))),
        "po": maybe(rng, 0.3, V(val.ident(rng, ("PO", "P.O.", "Order")))),
        "date": maybe(rng, 0.75, val.show_date(rng, day, style)),
        "work_date": maybe(rng, 0.5, val.show_date(rng, day - dt.timedelta(days=rng.randrange(1, 40)), style)),
        "due": maybe(rng, 0.45, val.show_date(rng, day + dt.timedelta(days=rng.randrange(7, 45)), style)),
        "lines": lines,
        "net": shown(net, 0.75 if taxed else 0), "vat": shown(vat, 0.75 if taxed else 0),
        "rate": maybe(rng, 0.6 if taxed else 0, V(str(rate), rate, after=pick(rng, ("%", " %")))),
        "total": shown(total, 0.9), "deposit": shown(deposit, 1) if deposit else None,
        "balance": shown(round(total - deposit, 2), 0.85) if deposit else None,
        "currency": V("", money.currency),
        "paid": _ev(rng, _PAID, 0.8) if not deposit else None,
        "method": _ev(rng, _METHODS, 0.5),
    }


TRADER = Kind(
    name="trader_bill_mail",
    titles=("Invoice", "Bill", "Invoice by e-mail", "Tradesman's invoice", "Statement of work done"),
    fields=(
        F("seller", ("seller", "supplier", "trader", "from", "issued by", "contractor", "invoice from", "vendor name"),
          ("From", "Trader", "Invoice from"), ("who sends the bill", "Who did the work?", "party to be paid")),
        F("customer", ("customer", "client", "buyer", "to", "bill to", "invoice to", "billed party", "payer"),
          ("To", "Customer", "Bill to"), ("who has to pay", "Who receives the bill?")),
        F("number", ("invoice number", "bill no", "our reference", "job number"), ("Invoice", "Our ref", "Job no."),
          ("number the trader gave to the bill", "own reference of the issuer")),
        F("po", ("purchase order", "po number", "customer order number", "buyer order reference"), ("PO", "Your order"),
          ("order number of the customer, not the invoice number", "Which purchase order does it belong to?")),
        _date("date", ("invoice date", "billed on", "date of issue"), ("Date", "Invoice date"), ("day of the bill",)),
        _date("work_date", ("work date", "service date", "done on", "date of supply"), ("Work done", "Date of supply"),
              ("day the work was done",)),
        _date("due", ("due date", "pay by", "payment deadline"), ("Due", "Pay by"), ("last day for payment",)),
        Items("lines", ("lines", "line items", "positions", "work items", "charges"), (
            F("name", ("description", "item", "work", "what"), ("Description", "Item"), ("what was done or sold",)),
            _int("qty", ("quantity", "qty", "count", "units"), ("Qty", "Units"), ("how many",)),
            _sum("unit", ("unit price", "price each", "net per unit", "rate"), ("Each", "Unit price"),
                 ("price of one", "net price per unit, not of the whole line")),
            _sum("amount", ("amount", "line total", "line amount", "total"), ("Amount", "Line total"),
                 ("price of the whole line",)),
        ), ("what is charged",), ("Work", "Items", "Details"), (
            "{qty} x {name} at {unit} = {amount}", "{name}: {qty} @ {unit}, makes {amount}", "{name} {amount}",
            "{qty} {name}, {unit} each", "{qty} x {name}, {amount}", "{name} ({qty} off, {unit} apiece) ... {amount}",
            "{name} (quantity {qty})", "{amount} for {qty} x {name}",
        )),
        _sum("net", ("net", "subtotal", "net amount", "total before tax", "amount excluding vat"),
             ("Subtotal", "Net", "Total excl. VAT"), ("before tax", "What is the sum without VAT?")),
        _sum("vat", ("vat amount", "tax", "vat", "sales tax"), ("VAT", "Tax", "Sales tax"), ("tax in money",)),
        _sum("rate", ("vat rate", "tax rate", "tax percent"), ("VAT rate",), ("tax in percent", "rate of VAT")),
        _sum("total", ("total", "gross total", "total including vat", "invoice total", "grand total"),
             ("Total", "Gross", "Total incl. VAT"), ("whole amount with tax, before deposits are taken off",)),
        _sum("deposit", ("deposit paid", "already paid", "advance", "down payment", "prepayment"),
             ("Deposit", "Less paid", "Advance"), ("what was paid in advance", "How much has been paid so far?")),
        _sum("balance", ("balance due", "still to pay", "left to pay", "remaining amount", "balance"),
             ("Balance", "Balance due", "To pay"), ("what is still to be paid after the deposit",)),
        _currency("net", "vat", "total", "deposit", "balance"),
        _bool("paid", ("paid", "is paid", "settled", "payment received"), ("Paid",),
              ("true if the bill has been paid", "Has the money arrived?")),
        _enum("method", ("payment method", "how to pay", "paid by", "payment type"), ("Payment",),
              ("how the money is to be paid",), (*_METHODS, "direct debit")),
    ),
    make=_make_trader,
    prose=(
        _tell(
            ("From: {seller}\nTo: {customer}", "{seller}", "To: {customer}", "<Hi|Dear|Hello> {customer},", *_HI),
            [("<Please find|Here is> my <bill|invoice>[[ no. {number}]][[ of {date}]].",
              "Invoice {number}[[, {date}]].",
              "[[{date}: ]]bill for the <job|work> at @street@."),
             ("Your <order|PO> {po}.", "Our ref {number}.", "Quote @ref@ <applies|is superseded>.",
              "No order no. given.",
              "Your house number @int@ was hard to find!"),
             ("We <were there|did it|finished> on {work_date}.", "Date of supply {work_date}.",
              "The survey on @date@ was free of charge.", "")],
            ("{lines}",),
            ("<Subtotal|Net|Sum before tax|Goods and labour> {net}[[\nVAT {vat}]][[\nTotal {total}]]",
             "Subtotal {net}, <tax|VAT> {vat}.",
             "<Net|Subtotal>: {net}\nVAT @ {rate}: {vat}\n<Total|Gross>: {total}",
             "That comes to {total} <all in|with tax>.",
             "{net} plus {vat} <VAT|tax> makes {total}.", "Total incl. VAT at {rate}: {total}", "Total: {total}",
             "<Grand total|Amount> {total}[[, of which tax {vat}]]."),
            [("<Less|Minus> the {deposit} you <paid|gave me> <up front|in advance> that leaves {balance}.",
              "Deposit <received|already paid>: {deposit}\nBalance <due|to pay>: {balance}.",
              "You have paid {deposit} so far.", "Please pay the <remaining|outstanding> {balance}.",
              "{deposit} came in on @date@, so {balance} is left.", "No deposit was taken.",
              "Last year's job was @money@, by the way."),
             ("{paid}.", "{paid}.", "Late payers are charged @money@."),
             ("How to pay: {method}.", "Payment: {method}.", "As to payment, {method}."),
             ("<Due|Payable> by {due}.", "Please settle before {due}.", "We are away until @date@.")],
            ("{seller}", "<Thanks|Cheers|Regards>,\n{seller}", "<Many thanks|All the best>"),
        ),
    ),
    layouts=("prose", "prose", "prose", "prose", "kv", "markdown", "mixed"),
)

# --- tenancy agreements ---------------------------------------------------------------------------------------------

_PETS: Evidence = {
    True: ("A <dog|cat> is <welcome|fine>", "The <cat|dog|rabbit> may move in as well", "Animals are permitted",
           "We are happy to have a <well-behaved|small> dog in the house", "Keeping a cat needs no consent",
           "Your two budgies are no problem at all", "Four-legged friends <can stay|are welcome>"),
    False: ("No <animals|pets> of any kind", "Keeping a <dog|cat> is <forbidden|not permitted>",
            "The tenant shall not keep animals", "Please leave the dog with your parents, the owner will not have it",
            "Animals are <excluded|ruled out> by the house rules", "Sorry, no dogs, no cats, no exceptions",
            "The owner is allergic, so animals cannot be accepted"),
}
_SMOKING: Evidence = {
    True: ("Cigarettes are fine on the balcony and inside", "You may smoke <in the flat|indoors>", "Smokers welcome",
           "Lighting up in the rooms is <tolerated|accepted>", "The owner smokes himself and does not mind",
           "Smoking is allowed throughout"),
    False: ("Strictly non-smoking", "No cigarettes <indoors|in any room>", "The tenant agrees not to smoke inside",
            "Please take your cigarette to the street", "Tobacco is banned <throughout|in the building>",
            "Anyone who smokes inside pays for the repainting"),
}
_SUBLET: Evidence = {
    True: ("A room may be let on with a short note to the owner", "Sub-tenants are permitted",
           "You can pass a room on to a friend while you are abroad", "Letting on to third parties is allowed",
           "Taking in a lodger is fine", "The flat may be given to guests for money for up to six weeks a year"),
    False: ("The tenant may not let the flat on to others", "No lodgers", "Short lets to tourists are prohibited",
            "Handing over the keys to third parties for money ends the contract",
            "Any passing on of rooms is excluded", "Only the persons named here may live in the flat"),
}
_FURNISHED: Evidence = {
    "furnished": ("The bed, wardrobe, table and sofa belong to the flat, see the inventory",
                  "Just bring your suitcase: beds, desk and crockery are there",
                  "Inventory: 2 beds, 1 sofa, 4 chairs, 1 desk",
                  "All furniture listed in annex B stays in the flat", "Complete with sofa, beds, curtains and pans",
                  "Let with everything from the mattress to the teaspoons"),
    "partly furnished": ("Only the kitchen and a wardrobe stay, bring your own bed",
                         "There is a fitted kitchen and one cupboard, the rest is up to you",
                         "Inventory: fridge, hob, coat rack; no beds or chairs",
                         "Some pieces remain, mainly in the kitchen",
                         "The wardrobe stays, everything else goes with the previous people",
                         "White goods and curtains are included, nothing to sleep or sit on"),
    "unfurnished": ("The rooms are handed over empty", "There is nothing in it, not even a lamp",
                    "Bring your own kitchen, beds and lights", "Bare walls and floors on the day of handover",
                    "The previous family takes all its things along", "Inventory: none"),
}
_BILLS: Evidence = {
    True: ("Heating and water are in the rent", "All-in, no extra charges",
           "You pay one sum, power and water are covered",
           "Utilities come with it", "Nothing on top for gas or electricity", "Warm rent"),
    False: ("Gas and electricity are paid by the tenant", "Utilities come on top",
            "You sign up with a power company yourself",
            "Heating is charged by meter in addition", "Cold rent", "Water, heating and ground tax are extra"),
}


def _make_tenancy(rng: Random) -> dict[str, Any]:
    style, money, place = val.date_style(rng), _signed(rng), val.locale(rng)
    start = val.date(rng, 2018, 2026)
    months = pick(rng, (6, 9, 12, 12, 18, 24, 36))
    rent = round(rng.uniform(350, 2400), pick(rng, (0, 0, 2)))
    who = _people(rng, 5)

    def on(day: dt.date, share: float) -> V | None:
        return maybe(rng, share, val.show_date(rng, day, style))

    return {
        "landlord": maybe(rng, 0.85, who[0]), "tenant": maybe(rng, 0.85, who[1]),
        "guarantor": maybe(rng, 0.4, who[2]), "agent": maybe(rng, 0.4, V(val.company(rng)) if chance(rng,
            0.6) else who[3]),
        "property": maybe(rng, 0.85, V(val.address(rng, place=place))),
        "landlord_address": maybe(rng, 0.5, V(val.address(rng, place=place))),
        "tenant_address": maybe(rng, 0.45, V(val.address(rng, place=place))),
        "rent": maybe(rng, 0.9, val.show_money(rng, rent, money)),
        "deposit": maybe(rng, 0.7, val.show_money(rng, rent * pick(rng, (1, 1.5, 2, 3)), money)),
        "fee": maybe(rng, 0.4, val.money(rng, 30, 400, style=money)),
        "currency": V("", money.currency),
        "term": maybe(rng, 0.6, _num(rng, months)), "notice": maybe(rng, 0.6, _num(rng, pick(rng, (2, 2, 3, 3, 4,
            6)), 0.4)),
        "start": on(start, 0.85), "end": on(start + dt.timedelta(days=30 * months), 0.45),
        "signed": on(start - dt.timedelta(days=rng.randrange(2, 50)), 0.5),
        "pets": _ev(rng, _PETS, 0.6), "smoking": _ev(rng, _SMOKING, 0.5), "sublet": _ev(rng, _SUBLET, 0.45),
        "bills": _ev(rng, _BILLS, 0.5), "furnished": _ev(rng, _FURNISHED, 0.6),
    }


def _role(key: str, names: Choices, labels: Choices, *descs: str) -> F:
    return F(key, names, labels, descs)


TENANCY = Kind(
    name="tenancy_roles",
    titles=("Tenancy agreement", "Rental contract", "Letting summary", "Lease", "Flat handover mail"),
    fields=(
        _role("landlord", ("landlord", "lessor", "owner", "landlord name", "party letting"),
              ("Landlord", "Lessor", "Owner"),
              "who lets the flat", "Who is the owner?"),
        _role("tenant", ("tenant", "lessee", "renter", "tenant name"), ("Tenant", "Lessee", "Renter"),
              "who will live there and pay the rent", "Who rents it?"),
        _role("guarantor", ("guarantor", "surety", "guarantor name"), ("Guarantor", "Surety"),
              "person who steps in if the rent is not paid"),
        _role("agent", ("agent", "letting agent", "broker", "managing agent"), ("Agent", "Broker"),
              "agency or person acting for the owner", "Who arranged the let?"),
        _role("property", ("property address", "premises", "rented address", "address of the flat"),
              ("Property", "Premises", "Flat"), "address of what is let, not of the parties", "Where is the flat?"),
        _role("landlord_address", ("landlord address", "owner address", "lessor address"), ("Landlord's address",),
              "where the owner lives"),
        _role("tenant_address", ("tenant address", "previous address", "tenant home address"),
              ("Tenant's present address",),
              "where the tenant lived until now"),
        _sum("rent", ("rent", "monthly rent", "rent per month"), ("Rent", "Monthly rent"), ("money per month",)),
        _sum("deposit", ("deposit", "security deposit", "bond", "caution money"), ("Deposit", "Bond"),
             ("security to be returned", "What is the bond?")),
        _sum("fee", ("fee", "agency fee", "admin fee", "contract fee"), ("Fee", "Admin fee"),
             ("one-off charge by the agent",)),
        _currency("rent", "deposit", "fee"),
        _int("term", ("term months", "minimum term", "duration months", "length in months"), ("Term (months)",),
             ("for how many months it runs", "length of the let in months, not the notice")),
        _int("notice", ("notice months", "notice period", "months of notice"), ("Notice (months)",),
             ("months between giving notice and leaving", "How long is the notice?")),
        _date("start", ("start date", "begins on", "move in date", "tenancy start"), ("Start", "From"),
              ("first day of the let",)),
        _date("end", ("end date", "ends on", "tenancy end", "until"), ("End", "To"), ("last day of the let",)),
        _date("signed", ("signing date", "signed on", "contract date"), ("Signed", "Date of contract"),
              ("day of the signatures", "When was it signed?")),
        _bool("pets", ("pets allowed", "animals permitted", "pets"), ("Pets allowed",), ("whether animals may be kept",
              "Can a dog live there?", "")[:2]),
        _bool("smoking", ("smoking allowed", "may smoke", "smoking"), ("Smoking allowed",),
              ("true if smoking inside is allowed",)),
        _bool("sublet", ("subletting allowed", "may sublet", "lodgers allowed"), ("Subletting allowed",),
              ("whether the tenant may let it on to others",)),
        _bool("bills", ("bills included", "utilities included", "rent includes utilities"), ("Utilities included",),
              ("true if heating, water and power are in the rent",)),
        _enum("furnished", ("furnishing", "furnished state", "furniture"), ("Furniture",),
              ("how far the flat is furnished",), tuple(_FURNISHED)),
    ),
    make=_make_tenancy,
    prose=(
        _tell(
            [("Between {landlord} (<landlord|lessor>)[[, living at {landlord_address},]] and {tenant} (<tenant|lessee>)"
              "[[, until now of {tenant_address}]].", "{landlord} lets to {tenant}[[ (now at {tenant_address})]].",
              "<Landlord|Owner>: {landlord}[[, {landlord_address}]]\n",
              "<Tenant|Renter>: {tenant}[[, {tenant_address}]].",
              "{tenant} <rents|takes> the flat from {landlord}.",
              "{tenant} will move in; the flat belongs to {landlord}."),
             ("<Premises|The flat>: {property}.", "This concerns the <flat|house> at {property}.",
              "What is let is {property}.", "The viewing was at @street@.")],
            [("{guarantor} <stands surety|guarantees the rent>.", "If the rent fails to come, {guarantor} pays.",
              "Guarantor: {guarantor}.", "A guarantor was not asked for.", "@person@ lived there before."),
             ("The let was arranged by {agent}.", "{agent} acts for the owner.", "Agent: {agent}.",
              "Keys are with the caretaker, @person@.", "")],
            [("The rent is {rent} a month[[, the deposit {deposit}]].",
              "{rent} is due on the <first|third> of each month.",
              "Rent {rent}[[; bond {deposit}]][[; admin fee {fee}]].",
              "[[A deposit of {deposit} is held. ]]Monthly: {rent}.",
              "The previous rent was @money@."),
             ("A <fee|charge> of {fee} covers the <paperwork|contract>.", "The caretaker is paid by the owner.",
              "A lost key costs @money@.", "The garage next door goes for @money@."),
             ("It runs for {term} months[[ from {start}]][[ until {end}]].", "[[From {start}]][[ to {end}]].",
              "It begins on {start}[[ and ends on {end}]].", "Move-in is {start}, for at least {term} months.",
              "Minimum term {term} months.", "The boiler was checked on @date@."),
             ("Either side may leave with {notice} months' <notice|warning>.", "Notice: {notice} months.",
              "To leave, write {notice} months ahead.", "Repairs are announced @few@ days ahead.", "")],
            [("{pets}.", "{pets}.", "The neighbours have a <loud|lovely> dog."),
             ("{smoking}.", "{smoking}.", "Smoke alarms were tested on @date@.", ""),
             ("{sublet}.", "{sublet}.", "The basement is let to a dentist."),
             ("{bills}.", "{bills}.", "The meter stood at @int@."),
             ("{furnished}.", "{furnished}.", "The showroom flat next door is full of furniture.")],
            ("Signed on {signed}.", "{signed}, signed by both.", "@city@, {signed}", "Date of contract: {signed}",
             "Draft of @date@, not yet signed.", ""),
        ),
    ),
    layouts=("prose", "prose", "prose", "prose", "kv", "form", "mixed"),
)


# --- private sales --------------------------------------------------------------------------------------------------

_GOODS = (
    "<VW|Volvo|Skoda|Toyota> estate", "<city|touring|racing> bike", "caravan", "sailing dinghy", "upright piano",
    "<horse|boat> trailer", "tractor mower", "camper van", "electric cargo bike", "rowing machine", "drum kit",
    "motor scooter", "wood-turning lathe", "antique <wardrobe|clock|desk>", "canoe", "greenhouse", "garden tractor",
)
_GUARANTEE: Evidence = {
    False: ("Sold as seen", "No guarantee of any kind is given", "The seller is not liable for hidden faults",
            "Returns are not possible after the handover", "Any warranty is excluded", "Bought as it stands"),
    True: ("Should anything break within <six|twelve> months the seller will put it right",
           "The seller answers for defects "
           "for a year", "A guarantee of three months is given", "The maker's guarantee passes to the buyer",
           "Faults that show up before summer are repaired free of charge", "A warranty comes with it"),
}
_ACCIDENT: Evidence = {
    False: ("It has never been in a crash", "Free of accidents", "No bump, no scrape, no bodywork done",
            "To the seller's knowledge nothing was ever repaired after a collision", "Unfallfrei",
            "All panels are original and straight"),
    True: ("The rear was rebuilt after a collision", "It was hit while parked, the door has been replaced",
           "A crash in its third year was repaired properly", "Known damage: front bent in an accident, straightened",
           "It rolled off the jetty once and was mended", "An accident on the left side is disclosed"),
}
_CONDITION: Evidence = {
    "new": ("box never opened", "still sealed in its packaging", "tags are still on", "never taken out of the wrapping",
            "unwanted gift, unopened", "bought last week and not unpacked"),
    "like new": ("used once, then stored in the cupboard", "you will not find a scratch", "looks as on the first day",
                 "taken out of the box for one evening only", "no wear to be seen", "tried on twice at most"),
    "good": ("normal traces of use, works perfectly", "a few light scratches on the back",
             "well looked after, small marks",
             "some wear but all in order", "does everything it should, slightly faded",
             "a little scuffed at the corners"),
    "worn": ("has seen better days", "deep scratches and a dent, still runs", "paint is flaking off, usable",
             "the cushions are threadbare", "heavily used over ten winters", "shabby, but it does its job"),
    "defective": ("does not switch on any more", "for spare parts only", "the screen is dead",
                  "motor seized, for tinkerers",
                  "needs repair before it can be used", "broken hinge and no picture"),
}


def _make_sale(rng: Random) -> dict[str, Any]:
    style, money, place = val.date_style(rng), _signed(rng), val.locale(rng)
    price = float(rng.randrange(8, 900) * 10)
    down = round(price * pick(rng, (0.1, 0.2, 0.25, 0.5)), 2)
    day = val.date(rng, 2018, 2026)
    who = _people(rng, 4)
    split = chance(rng, 0.5)
    return {
        "seller": {"name": maybe(rng, 0.9, who[0]), "address": maybe(rng, 0.6, V(val.address(rng, place=place))),
                   "phone": maybe(rng, 0.4, V(val.phone(rng)))},
        "buyer": {"name": maybe(rng, 0.9, who[1]), "address": maybe(rng, 0.6, V(val.address(rng, place=place))),
                  "phone": maybe(rng, 0.4, V(val.phone(rng)))},
        "witness": maybe(rng, 0.4, who[2]), "item": maybe(rng, 0.9, _text(rng, _GOODS)),
        "serial": maybe(rng, 0.5, V(val.fill_pattern(rng, "@@#%0###%#"))),
        "year": maybe(rng, 0.5, V(str(y := rng.randrange(1988, 2024)), y)),
        "price": maybe(rng, 0.9, val.show_money(rng, price, money)),
        "down": maybe(rng, 0.9, val.show_money(rng, down, money)) if split else None,
        "rest": maybe(rng, 0.8, val.show_money(rng, price - down, money)) if split else None,
        "currency": V("", money.currency),
        "signed": maybe(rng, 0.6, val.show_date(rng, day, style)),
        "handover": maybe(rng, 0.6, val.show_date(rng, day + dt.timedelta(days=rng.randrange(1, 30)), style)),
        "guarantee": _ev(rng, _GUARANTEE, 0.6), "accident": _ev(rng, _ACCIDENT, 0.45),
        "condition": _ev(rng, _CONDITION, 0.5),
    }


def _side(key: str, names: Choices, who: str) -> Group:
    return Group(key, names, (
        _role("name", ("name", "full name", "person"), ("Name",), f"name of the {who}", f"Who is the {who}?"),
        _role("address", ("address", "home address"), ("Address",), f"address of the {who}"),
        _role("phone", ("phone", "telephone"), ("Phone", "Tel."), f"number of the {who}"),
    ), (f"the {who}",))


SALE = Kind(
    name="private_sale",
    titles=("Contract of sale", "Purchase agreement", "Bill of sale", "Private sale", "Kaufvertrag"),
    fields=(
        _side("seller", ("seller", "vendor", "from", "sold by"), "seller"),
        _side("buyer", ("buyer", "purchaser", "to", "sold to"), "buyer"),
        _role("witness", ("witness", "witnessed by", "witness name"), ("Witness",), "third person present",
              "Who witnessed it?"),
        _role("item", ("item", "object sold", "goods", "what is sold"), ("Item", "Object"), "the thing that is sold"),
        _role("serial", ("serial number", "frame number", "identification number"), ("Serial no.", "Frame no."),
              "number on the thing"),
        _int("year", ("year built", "model year", "year of make"), ("Year",), ("year in which it was made",)),
        _sum("price", ("price", "purchase price", "agreed price"), ("Price", "Agreed price"), ("whole price",)),
        _sum("down", ("down payment", "deposit", "paid at signing", "first instalment"), ("Deposit",),
             ("part paid in advance", "What was paid at signing?")),
        _sum("rest", ("balance", "remaining amount", "rest to pay", "second instalment"), ("Balance",),
             ("part still open",)),
        _currency("price", "down", "rest"),
        _date("signed", ("signed on", "contract date", "signature date"), ("Signed",), ("day of the contract",)),
        _date("handover", ("handover date", "collected on", "delivery date"), ("Handover",), ("day it changes hands",)),
        _bool("guarantee", ("has warranty", "guarantee given", "warranty"), ("Guarantee",),
              ("true if the seller gives a guarantee", "Is there any warranty?")),
        _bool("accident", ("accident damage", "had accident", "crashed before"), ("Accidents",),
              ("whether it has ever been in an accident",)),
        _enum("condition", ("condition", "state", "state of the item"), ("Condition",), ("what state it is in",),
              (*_CONDITION, "refurbished")),
    ),
    make=_make_sale,
    prose=(
        _tell(
            [("{seller.name}[[, {seller.address},]] <sells to|hands over to> {buyer.name}[[ of {buyer.address}]] "
              "<the|one> {item}.", "Seller: {seller.name}[[, {seller.address}]][[, tel. {seller.phone}]]\n"
              "Buyer: {buyer.name}[[, {buyer.address}]][[, tel. {buyer.phone}]]\n",
              "I, {buyer.name}, <buy|have bought> the {item} from {seller.name}[[ ({seller.phone})]].",
              "{buyer.name} takes over the {item}[[ from {seller.name}]][[ (built {year})]].",
              "{seller.name} parts with <a|the> {item}[[ of {year}]].", "From {seller.name}[[, {seller.address}]]"
              "[[ to {buyer.name}]][[, {buyer.address}]]."),
             ("[[Frame number {serial}. ]][[Built in {year}.]]", "The number on the frame is {serial}.",
              "Made in {year}.",
              "The last service was in @year@.", "It replaced one of @year@.")],
            [("The price is {price}[[, of which {down} was handed over at once]][[; {rest} follows]].",
              "They agreed on {price}[[. Down payment: {down}]][[, rest {rest}]].", "For {price} it changes hands.",
              "[[{down} now, ]][[{rest} on collection, ]]{price} in all.", "The asking price had been @money@.",
              "A dealer had offered @money@[[, they settled on {price}]]."),
             ("<Handover|Collection> on {handover}.", "It will be fetched on {handover}.",
              "It changes hands on {handover}.",
              "The inspection runs out on @date@.", "The keys are with the neighbour."),
             ("{guarantee}.", "{guarantee}.", "The old guarantee card is lost."),
             ("{accident}.", "{accident}.", "The tyres are from @year@."),
             ("State: {condition}.", "Condition as follows: {condition}.", "As to its state: {condition}.", "")],
            [("<Witnessed by|In the presence of> {witness}.", "{witness} was there and saw the signatures.",
              "{witness} signs as witness.", "No witness was called.", "@person@ drew up this paper."),
             ("Signed {signed}.", "@city@, {signed}.", "Contract of {signed}.", "First seen on @date@.")],
        ),
    ),
    layouts=("prose", "prose", "prose", "prose", "kv", "form"),
)


# --- insurance and police -------------------------------------------------------------------------------------------

_FAULT: Evidence = {
    "insured party": ("I did not look and rolled into him", "My brakes came too late, I hit the car in front",
                      "I admit that I took the corner too fast", "It was me who left the tap running",
                      "I reversed without checking", "Sorry to say, I ran the light"),
    "other party": ("He came out of the side street without stopping", "She backed into me while I was standing still",
                    "The van ran into us from behind", "The other driver apologised and said he had been on the phone",
                    "A ladder of the painters fell on it", "They turned left right across my lane"),
    "nobody": ("A branch came down in the storm", "Hail the size of eggs did it", "A deer jumped out of the wood",
               "Lightning struck the aerial", "The river rose overnight", "The frost burst the pipe"),
    "disputed": ("He says I pulled out, I say he was speeding", "Both sides tell it differently",
                 "Each of us claims to have had green", "Who started it will be for the lawyers",
                 "The two statements cannot both be right", "We could not agree at the roadside"),
}
_HURT: Evidence = {
    True: ("My passenger went to hospital with a sore neck", "I broke my wrist",
           "The cyclist had to be <stitched|bandaged>",
           "An ambulance took the driver away", "Two children were bruised", "She is still off work with whiplash",
           "My knee was bleeding"),
    False: ("Thankfully everyone walked away unharmed", "Nobody was hurt", "It was only metal",
            "We all got off with a fright", "No injuries", "Not a scratch on any of us"),
}
_POLICE: Evidence = {
    True: ("An officer took it all down", "We called 110 and two constables came",
           "A patrol car arrived after <ten|twenty> "
           "minutes", "The report was made at the station", "Officers measured the skid marks",
           "I rang the police at once"),
    False: ("We settled it between us without calling anyone", "No officer came", "The police were not called",
            "We only swapped addresses", "I saw no need to report it to the station",
            "The station said they do not come "
            "out for a dent, so there is no record"),
}
_DRIVABLE: Evidence = {
    True: ("I could drive home slowly", "It still runs", "The car is back in use with a taped light",
           "Only the paint is affected, it drives as before", "I use it every day, dent and all",
           "Roadworthy, says the garage"),
    False: ("It had to be towed", "It will not start any more", "The garage says it is a write-off",
            "The axle is bent, it stands in the yard", "The wheel points the wrong way, no chance of moving it",
            "It left on the back of a breakdown lorry"),
}


def _make_claim(rng: Random) -> dict[str, Any]:
    style, money = val.date_style(rng), _signed(rng)
    day = val.date(rng, 2018, 2026)
    who = _people(rng, 5)
    police = _ev(rng, _POLICE, 0.7)
    claimed = round(rng.uniform(150, 9000), 2)
    excess = float(pick(rng, (100, 150, 250, 300, 500)))

    def on(later: int, share: float) -> V | None:
        return maybe(rng, share, val.show_date(rng, day + dt.timedelta(days=later), style))

    return {
        "holder": maybe(rng, 0.85, who[0]), "other": maybe(rng, 0.55, who[1]), "witness": maybe(rng, 0.4, who[2]),
        "adjuster": maybe(rng, 0.4, who[3]), "insurer": maybe(rng, 0.5, V(val.company(rng))),
        "policy": maybe(rng, 0.7, V(val.ident(rng, ("POL", "P", "V")))),
        "claim": maybe(rng, 0.6, V(val.ident(rng, ("C", "CL", "S")))),
        "police_ref": maybe(rng, 0.5, V(val.ident(rng, ("CR", "ST", "TB")))) if police and police.gold else None,
        "incident": on(0, 0.85), "reported": on(rng.randrange(1, 20), 0.5), "repair": on(rng.randrange(20, 50), 0.3),
        "claimed": maybe(rng, 0.8, val.show_money(rng, claimed, money)),
        "excess": maybe(rng, 0.5, val.show_money(rng, excess, money)),
        "paid": maybe(rng, 0.35, val.show_money(rng, claimed - excess, money)) if claimed > excess else None,
        "currency": V("", money.currency),
        "fault": _ev(rng, _FAULT, 0.7), "hurt": _ev(rng, _HURT, 0.65), "police": police,
        "drivable": _ev(rng, _DRIVABLE, 0.5),
    }


CLAIM = Kind(
    name="claim_letter_roles",
    titles=("Insurance claim", "Damage report", "Claim letter", "Accident report", "Notification of loss"),
    fields=(
        _role("holder", ("policyholder", "insured", "insured person", "claimant"), ("Policyholder", "Insured"),
              "person who holds the policy", "Who is insured?"),
        _role("other", ("other party", "third party", "opposing driver", "counterparty"),
              ("Other party", "Third party"),
              "the other person involved", "Who was on the other side?"),
        _role("witness", ("witness", "witness name", "seen by"), ("Witness",),
              "someone who saw it and was not involved"),
        _role("adjuster", ("adjuster", "claims handler", "case handler", "surveyor"), ("Handler", "Adjuster"),
              "person who handles the case for the insurer"),
        _role("insurer", ("insurer", "insurance company"), ("Insurer",), "company that covers the damage"),
        _role("policy", ("policy number", "policy no", "contract number"), ("Policy", "Policy no."),
              "number of the policy"),
        _role("claim", ("claim number", "claim reference", "case number"), ("Claim no.", "Claim"),
              "number given to the claim, not the policy"),
        _role("police_ref", ("police reference", "police report number", "crime number"), ("Police ref.",),
              "number of the police report", "Under what number did the police record it?"),
        _date("incident", ("incident date", "date of loss", "happened on"), ("Date of loss",), ("day it happened",)),
        _date("reported", ("reported on", "report date", "notification date"), ("Reported",),
              ("day the insurer was told",)),
        _date("repair", ("repair date", "repaired on"), ("Repair",), ("day of the repair",)),
        _sum("claimed", ("amount claimed", "damage amount", "estimated cost"), ("Claimed", "Estimate"),
             ("what the damage costs", "How much is claimed?")),
        _sum("excess", ("excess", "deductible", "own share"), ("Excess", "Deductible"), ("part the insured pays",)),
        _sum("paid", ("amount paid", "settlement", "payout"), ("Paid out",), ("what the insurer has paid",)),
        _currency("claimed", "excess", "paid"),
        _enum("fault", ("fault", "at fault", "responsible party", "liability"), ("Fault",),
              ("who caused it, as told", "Whose fault was it?"), tuple(_FAULT)),
        _bool("hurt", ("injuries", "anyone hurt", "people injured"), ("Injuries",), ("whether somebody was hurt",)),
        _bool("police", ("police involved", "police informed", "reported to police"), ("Police informed",),
              ("true if the police came or were told",)),
        _bool("drivable", ("drivable", "vehicle usable", "still running"), ("Drivable",),
              ("whether it can still be driven",)),
    ),
    make=_make_claim,
    prose=(
        _tell(
            [("<Policy|Policy no.|My policy>: {policy}.", "I am insured with you under {policy}.",
              "[[{insurer}\n]]Policy {policy}",
              "{insurer}", "My old contract was @ref@."),
             ("Claim {claim}.", "You gave this the number {claim}.", "[[Reported on {reported} as ]]{claim}.",
              "I <phoned it in|told you> on {reported}.", "I wrote to you before on @date@, about a window.")],
            [("On {incident} <the accident|this|it> happened.", "It was {incident}, about @time@.",
              "The <damage|collision> took place on {incident} near @street@.",
              "It happened just before I went on leave."),
             ("{fault}.", "{fault}.", "It all went very fast."),
             ("{hurt}.", "{hurt}.", "My passenger was @few@ years old."),
             ("{police}[[ (ref. {police_ref})]].", "{police}[[. The station filed it as {police_ref}]].",
              "A policeman lives next door."),
             ("{drivable}.", "{drivable}.", "I bought the car in @year@."),
             ("The other <driver|person> was {other}.", "The other side: {other}.",
              "Opposite me was {other}[[; {witness} "
              "saw it]].", "The owner of the yard is @person@.", ""),
             ("{witness} was walking past and saw it all.", "<Witness|Seen by>: {witness}.", "", "")],
            [("The <repair|damage> comes to {claimed}[[, my excess is {excess}]].", "Estimate: {claimed}.",
              "I claim {claimed}.", "The garage wants {claimed}[[ and can start on {repair}]].",
              "The car cost @money@ when new."),
             ("An excess of {excess} applies.", "I carry the first {excess} myself.", "You have paid me {paid}.",
              "{paid} arrived on my account.", "The premium of @money@ is paid."),
             ("Your <colleague|Mr or Ms> {adjuster} <handles|is dealing with> it.", "Handler: {adjuster}.",
              "{adjuster} will inspect the damage.", "I could not reach anyone at @phone@.", "")],
            ("{holder}", "<Regards|Yours>, {holder}", "Policyholder: {holder}", "<Regards|Best>"),
        ),
    ),
    layouts=("prose", "prose", "prose", "prose", "kv", "form"),
)

_CRIMES: Evidence = {
    "theft": ("took the bicycle from the rack", "lifted the purse out of the bag", "walked off with two laptops",
              "drove away in the unlocked van", "slipped the ring into a pocket", "carried off copper pipes"),
    "burglary": ("got in through the cellar window at night", "forced the patio door and searched the rooms",
                 "levered the shop door open after closing", "climbed in over the garage roof",
                 "drilled the lock of the flat", "broke the kitchen pane to get inside"),
    "vandalism": ("sprayed the wall with paint", "scratched seven cars with a key", "kicked in the bus shelter",
                  "slashed all four tyres", "smashed the playground swing", "pulled up the flower beds"),
    "assault": ("punched the man in the face", "pushed her down the steps", "hit him with a bottle",
                "kicked him when he was on the ground", "grabbed her by the neck", "headbutted the doorman"),
    "fraud": ("talked her into wiring her savings", "posed as a bank clerk on the phone",
              "sold flats that do not exist",
              "paid with forged notes", "used a copied card at three machines", "took deposits for tickets never sent"),
}
_ARREST: Evidence = {
    True: ("was taken into custody on the spot", "spent the night in the cells", "was led away in handcuffs",
           "was detained two streets away", "is being held", "was caught and brought to the station"),
    False: ("fled before the patrol came and is still at large", "got away on foot", "has not been found so far",
            "was let go after giving a name", "could not be caught", "was gone when we arrived"),
}
_CAMERA: Evidence = {
    True: ("The shop camera recorded it", "Footage has been secured", "CCTV shows the whole thing",
           "A doorbell filmed the scene",
           "We took a copy of the video", "There are pictures from the car park camera"),
    False: ("There is no footage", "The camera was switched off for repairs", "No cameras cover that corner",
            "Recordings had already been overwritten", "The lens pointed the other way, nothing can be seen",
            "Nobody filmed it"),
}
_ROLES = ("officer", "witness", "suspect", "victim", "lawyer", "informant")


def _make_police(rng: Random) -> dict[str, Any]:
    style, money = val.date_style(rng), _signed(rng)
    day = val.date(rng, 2018, 2026)
    who = _people(rng, 5)
    return {
        "officer": maybe(rng, 0.75, who[0]), "witness": maybe(rng, 0.65, who[1]),
        "suspect": maybe(rng, 0.55, who[2]),
        "victim": maybe(rng, 0.65, who[3]), "case": maybe(rng, 0.75, V(val.ident(rng, ("CR", "ST", "K")))),
        "earlier": maybe(rng, 0.35, V(val.ident(rng, ("CR", "ST", "K")))),
        "happened": maybe(rng, 0.8, val.show_date(rng, day, style)),
        "taken": maybe(rng, 0.5, val.show_date(rng, day + dt.timedelta(days=rng.randrange(1, 12)), style)),
        "time": maybe(rng, 0.6, V(pick(rng, (f"{rng.randrange(24):02}:{rng.randrange(60):02}", "half past nine",
                                              "shortly after midnight", "a quarter to six", "around noon",
                                              f"{rng.randrange(24):02}{rng.randrange(60):02} hours")))),
        "place": maybe(rng, 0.75, V(val.street(rng))),
        "loss": maybe(rng, 0.5, val.money(rng, 40, 6000, style=money)), "currency": V("", money.currency),
        "offence": _ev(rng, _CRIMES, 0.8), "arrest": _ev(rng, _ARREST, 0.6), "camera": _ev(rng, _CAMERA, 0.55),
    }


POLICE = Kind(
    name="police_note",
    titles=("Police report", "Incident report", "Statement", "Crime report", "Duty log"),
    fields=(
        _role("officer", ("officer", "reporting officer", "written by", "police officer"),
              ("Officer", "Reporting officer"),
              "who wrote the report for the police", "Which officer?"),
        _role("witness", ("witness", "witness name", "person who saw it"), ("Witness",), "who saw it happen"),
        _role("suspect", ("suspect", "accused", "alleged offender"), ("Suspect",), "who is thought to have done it"),
        _role("victim", ("victim", "injured party", "complainant"), ("Victim", "Complainant"),
              "who suffered the damage"),
        _role("case", ("case number", "report number", "file number"), ("Case no.", "File"), "number of this case"),
        _role("earlier", ("related case", "earlier case number", "linked file"), ("Related case",),
              "number of another case that is mentioned"),
        _date("happened", ("incident date", "date of offence", "happened on"), ("Date of offence",),
              ("day of the deed",)),
        _date("taken", ("statement date", "report date", "recorded on"), ("Recorded",),
              ("day the report was written",)),
        _role("time", ("time", "time of offence", "at what time"), ("Time",), "time of day as written"),
        _role("place", ("place", "scene", "location", "street"), ("Place", "Scene"), "where it happened"),
        _sum("loss", ("loss", "value stolen", "damage value"), ("Loss",),
             ("value of the damage or of what was taken",)),
        _currency("loss"),
        _enum("offence", ("offence", "crime type", "type of offence"), ("Offence",), ("kind of crime",),
              (*_CRIMES, "traffic offence")),
        _bool("arrest", ("arrest made", "suspect arrested", "in custody"), ("Arrest",),
              ("whether somebody was arrested",)),
        _bool("camera", ("video evidence", "footage available", "cctv"), ("Video",), ("true if there are recordings",)),
    ),
    make=_make_police,
    prose=(
        _tell(
            [("Case {case}.", "File no. {case}[[ (see also {earlier})]].", "This report is filed as {case}.",
              "[[Linked to {earlier}. ]]Form @int@-B.", "{earlier} looks like the work of the same people."),
             ("<Written|Recorded|Taken> by {officer}[[ on {taken}]].", "I, {officer}, <attended|was on duty>.",
              "Officer: {officer}.", "Statement taken {taken}.", "Shift log, desk @few@.")],
            [("On {happened}[[ at {time}]] <somebody|an unknown person|the suspect> {offence}.",
              "[[{time}, {place}: ]]a person {offence}.",
              "According to the caller someone {offence}[[ on {happened}]].",
              "The incident is of {happened}[[, {time}]].", "The call came in at @time@."),
             ("Scene: {place}.", "It <happened|took place> in {place}.", "The patrol was sent to {place}.",
              "The patrol came from @street@."),
             ("<The injured party is|Harmed was> {victim}.", "{victim} <came to the desk|called us> to complain.",
              "{victim} suffered the damage.", "The caretaker, @person@, unlocked the gate.", ""),
             ("{witness} watched from <a window|across the street>.",
              "According to {witness}, who was passing, it was loud.",
              "A passer-by, {witness}, gave a statement.", "Nobody saw it.", ""),
             ("Under suspicion: {suspect}.", "Everything points to {suspect}.",
              "{suspect} is <accused|said to have done it>.",
              "No suspect so far.", ""),
             ("The person {arrest}.", "The person in question {arrest}.", "The station has @few@ cells.", ""),
             ("{camera}.", "{camera}.", "The lamp post is out of order."),
             ("The <loss|damage> is put at {loss}.", "Value: {loss}.", "{loss} is gone or broken.",
              "The reward is @money@.", "")],
            ("", "Copy to {officer}.", "Next check on @date@."),
        ),
    ),
    layouts=("prose", "prose", "prose", "prose", "kv", "form"),
)


# --- referrals ------------------------------------------------------------------------------------------------------

_URGENT: Evidence = {
    "routine": ("No rush at all, any slot in the coming months will do", "At your convenience",
                "This can wait its turn",
                "The usual waiting list is fine", "There is no hurry from our side", "Please see when you have space"),
    "soon": ("We would be glad of a slot within a few weeks", "It should not wait until the summer",
             "A visit in the next month or so would help", "Better sooner than later, though it is not pressing",
             "The trouble is slowly getting worse", "If somebody cancels, please think of us"),
    "urgent": ("Please fit this in within <a few days|the week>", "We are worried about a growth",
               "Two-week pathway, please",
               "It needs to be looked at this week", "The weight loss is alarming",
               "We do not want to wait longer than days"),
    "emergency": ("Comes by ambulance now", "To be seen at once", "Cannot wait until tomorrow",
                  "On the way to your A&E as I write", "Chest pain right now, please have a bed ready",
                  "Straight to theatre if confirmed"),
}
_SMOKER: Evidence = {
    "never": ("has not smoked a day in life", "never touched a cigarette", "lifelong non-smoker", "0 pack years",
              "tobacco: none, ever", "no history of smoking"),
    "former": ("gave up ten years ago", "stopped when the first child was born", "20 pack years, quit in spring",
               "used to smoke heavily", "ex-smoker", "has been off cigarettes for some years"),
    "current": ("gets through a packet a day", "ten a day, not ready to stop", "still lights up after meals",
                "rolls about fifteen daily", "smokes", "on twenty a day since school"),
}
_ALLERGY: Evidence = {
    True: ("Comes out in a rash with penicillin", "Latex must be avoided", "Had a bad reaction to contrast dye",
           "Carries an adrenaline pen for nuts", "Swelling after ibuprofen is on record", "Allergic to sulfa drugs"),
    False: ("NKDA", "No known allergies", "Tolerates all drugs so far", "Allergies: none",
            "Has never reacted to a medicine",
            "Denies any allergy"),
}
_CONSENT: Evidence = {
    True: ("is happy for letters to be shared", "has agreed to this referral", "signed the form for data sharing",
           "gave her or his okay to pass on the file", "wants you to have the whole record",
           "consents to the exchange"),
    False: ("does not want the file passed on", "has asked us not to share details with relatives or others",
            "refused to sign the data form", "objects to the exchange of records", "declined", "withholds consent"),
}
_DRUGS = ("Amlodipine", "Metformin", "Ramipril", "Sertraline", "Bisoprolol", "Levothyroxine", "Pantoprazole",
          "Atorvastatin",
          "Naproxen", "Salbutamol", "Furosemide", "Warfarin", "Gabapentin", "Citalopram")
_COMPLAINTS = ("knee pain", "<recurrent|severe> headaches", "a <lump|rash> on the <arm|neck|back>",
               "shortness of breath",
               "dizzy spells", "<lower|upper> back pain", "hearing loss", "palpitations", "a cough that will not go",
               "numb fingers", "poor sleep", "blurred vision", "stomach cramps")
_DEPARTMENTS = ("Cardiology", "Dermatology", "Orthopaedics", "Neurology", "ENT", "Rheumatology", "Ophthalmology",
                "Gastroenterology", "Pain clinic", "Respiratory medicine")


def _make_referral(rng: Random) -> dict[str, Any]:
    style = val.date_style(rng)
    day = val.date(rng, 2019, 2026)
    who = _people(rng, 4)
    sided = [pick(rng, ("Dr ", "Dr. ", "")) + v.text for v in who[1:3]]
    dose = pick(rng, (" mg", "mg", " micrograms"))
    return {
        "patient": maybe(rng, 0.9, who[0]), "referrer": maybe(rng, 0.8, V(sided[0])),
        "consultant": maybe(rng, 0.6, V(sided[1])), "relative": maybe(rng, 0.3, who[3]),
        "born": maybe(rng, 0.65, val.show_date(rng, val.date(rng, 1935, 2012), style)),
        "date": maybe(rng, 0.7, val.show_date(rng, day, style)),
        "seen": maybe(rng, 0.4, val.show_date(rng, day - dt.timedelta(days=rng.randrange(1, 20)), style)),
        "number": maybe(rng, 0.5, V(val.fill_pattern(rng, pick(rng, ("%## ### ####", "H######", "@@%#####"))))),
        "phone": maybe(rng, 0.35, V(val.phone(rng))), "department": maybe(rng, 0.7, V(pick(rng, _DEPARTMENTS))),
        "complaint": maybe(rng, 0.85, _text(rng, _COMPLAINTS)),
        "drugs": [{"name": V(d), "dose": maybe(rng, 0.75, V(f"{pick(rng, (2.5, 5, 10, 20, 50, 100, 500)):g}{dose}")),
                   "often": maybe(rng, 0.5, V(pick(rng, ("once daily", "twice a day", "at night", "as needed",
                                                          "in the "
                                                          "morning", "bd", "od"))))}
                  for d in rng.sample(_DRUGS, pick(rng, (0, 0, 1, 2, 3, 4, 6)))],
        "urgency": _ev(rng, _URGENT, 0.75), "smoker": _ev(rng, _SMOKER, 0.5), "allergy": _ev(rng, _ALLERGY, 0.6),
        "consent": _ev(rng, _CONSENT, 0.45),
    }


REFERRAL = Kind(
    name="referral_roles",
    titles=("Referral letter", "Medical referral", "Referral", "Letter to the clinic", "Überweisung"),
    fields=(
        _role("patient", ("patient", "patient name", "referred person"), ("Patient", "Re"), "who is to be seen",
              "Who is the patient?"),
        _role("referrer", ("referrer", "referring doctor", "general practitioner", "sent by", "from doctor"),
              ("Referred by", "GP"), "doctor who writes and sends the patient", "Who refers?"),
        _role("consultant", ("consultant", "specialist", "referred to", "receiving doctor"), ("To", "Consultant"),
              "doctor the patient is sent to"),
        _role("relative", ("next of kin", "relative", "emergency contact"), ("Next of kin",), "family member named"),
        _date("born", ("date of birth", "dob", "birth date", "born on"), ("DOB", "Born"), ("birthday of the patient",)),
        _date("date", ("letter date", "referral date", "written on"), ("Date",), ("day of the letter",)),
        _date("seen", ("examined on", "last seen", "consultation date"), ("Seen",),
              ("day the referrer saw the patient",)),
        _role("number", ("hospital number", "patient number", "record number"), ("Hospital no.", "NHS no."),
              "number of the patient's record"),
        _role("phone", ("patient phone", "phone of the patient", "contact number"), ("Patient's phone",),
              "telephone of the patient, not of the surgery"),
        _role("department", ("department", "specialty", "clinic"), ("Department", "Clinic"),
              "department it is sent to"),
        _role("complaint", ("complaint", "reason for referral", "main problem"), ("Reason", "Problem"),
              "why the patient comes"),
        Items("drugs", ("medication", "drugs", "current medicines", "prescriptions"), (
            _role("name", ("name", "drug", "medicine"), ("Drug",), "name of the medicine"),
            _role("dose", ("dose", "strength"), ("Dose",), "amount with unit as written"),
            _role("often", ("frequency", "how often", "schedule"), ("Frequency",), "how often it is taken"),
        ), ("medicines the patient takes",), ("Medication", "Current drugs"),
            ("{name} {dose} {often}", "{name} {dose}", "{name}, {often}", "{name}", "{dose} of {name} {often}",
             "{dose} of {name}")),
        _scale("urgency", ("urgency", "priority", "how soon"), ("Urgency",), ("how soon the patient should be seen",),
               tuple(_URGENT)),
        _enum("smoker", ("smoking status", "smoker", "tobacco use"), ("Smoking",), ("whether the patient smokes",),
              tuple(_SMOKER)),
        _bool("allergy", ("allergies", "has allergies", "known allergy"), ("Allergies",),
              ("true if any allergy is known", "Is there an allergy?")),
        _bool("consent", ("consent given", "agrees to sharing", "data sharing consent"), ("Consent",),
              ("whether the patient agrees to the exchange of data",)),
    ),
    make=_make_referral,
    prose=(
        _tell(
            [("To {consultant}[[, {department}]]", "Dear {consultant},", "{department}\nDear colleague,",
              "To the {department} "
              "team", "Dear colleague,"), ("{date}", "@city@, {date}", "Letter of {date}", "")],
            ("<Re|Concerning>: {patient}[[, <born|DOB> {born}]][[, no. {number}]][[, tel. {phone}]]",
             "Thank you for seeing {patient}[[ (born {born})]][[ with {complaint}]].",
             "I <would like to refer|am sending you> {patient}[[, * {born}]][[, because of {complaint}]].",
             "{patient}[[ {born}]][[ hospital no. {number}]]",
             "Thank you for seeing this patient[[ with {complaint}]]."),
            [("The <problem|reason> is {complaint}.", "{complaint} for @few@ months now.",
              "The first visit was in @month@.",
              "A brother had the same at @int@."),
             ("I <saw|examined> the patient on {seen}.", "Last seen here {seen}.", "Bloods were taken on @date@.", ""),
             ("{urgency}.", "{urgency}.", "The patient is on holiday from @date@."),
             ("{allergy}.", "{allergy}.", "The daughter suffers from hay fever."),
             ("As to tobacco: {smoker}.", "Smoking: {smoker}.", "The husband is a smoker."),
             ("The patient {consent}.", "The patient {consent}.", "A copy is kept here."),
             ("{relative} <will bring|accompanies> the patient.", "Next of kin: {relative}.",
              "Our nurse @person@ will call you.", "Surgery phone @phone@.", "")],
            ("Takes {drugs}.", "<Medication|Current drugs>:\n{drugs}", "Present medicines: {drugs}.",
             "No regular drugs."),
            ("{referrer}", "<Yours|Kind regards>, {referrer}", "Referred by {referrer}",
             "Signed in the absence of the doctor."),
        ),
    ),
    layouts=("prose", "prose", "prose", "prose", "kv", "form"),
)
# --- deliveries -----------------------------------------------------------------------------------------------------

_STATUS: Evidence = {
    "announced": ("The label has been printed, the parcel is still with the shop",
                  "We have the data but not the box yet",
                  "It will be picked up <tomorrow|on Monday>", "Waiting for collection", "Booked in for pick-up",
                  "Nothing has been handed to the driver so far"),
    "in transit": ("It left the depot this morning", "On the lorry between two hubs", "Sorted overnight and moving on",
                   "The van is on its way to you", "Last scan at a hub, next stop yours", "Somewhere on the motorway"),
    "delivered": ("It lies in your porch", "The driver handed it over at the door",
                  "You have it already, says the scanner",
                  "Put into the letterbox", "Left in the agreed place", "Taken in by the front desk"),
    "held": ("Customs is keeping it until a paper comes", "It waits at the parcel shop for you to fetch it",
             "Stored at the depot for seven days", "Stopped for a missing house number",
             "Pick it up with your ID at the counter",
             "Parked at the border"),
    "returned": ("It is going back to the shop", "Nobody opened twice, so it went home",
                 "Refused at the door and sent back",
                 "On its way back to where it came from", "Unclaimed, hence back to origin",
                 "The sender will get it again"),
    "lost": ("Nobody can find it", "It vanished between two scans", "The search was closed without result",
             "Missing since the second hub", "Gone without trace", "It must have fallen off somewhere"),
}
_DAMAGED: Evidence = {
    True: ("One corner was crushed", "The box was soaked", "Glass rattled inside",
           "The tape was torn and the lid dented",
           "Two bottles had leaked", "A forklift had gone through the side"),
    False: ("Everything arrived in one piece", "Packaging intact", "Not a dent on it",
            "The contents are in perfect order",
            "Checked at the door, nothing broken", "Seal unbroken"),
}
_NEIGHBOUR: Evidence = {
    True: ("The lady next door has it", "It was dropped at number @x@, with the family there",
           "Ring at the flat below, they "
           "took it", "Someone in your house accepted it for you", "The neighbour opened and kept it",
           "Handed to the flat opposite"),
    False: ("It was given to you in person", "Only the addressee may take it", "It was not left with anybody else",
            "Handed over to the named person after showing an ID", "You signed yourself",
            "Not with the neighbours, I asked them all"),
}


def _make_delivery(rng: Random) -> dict[str, Any]:
    style = val.date_style(rng)
    day = val.date(rng, 2019, 2026)
    who = _people(rng, 4)
    status = _told(rng, _STATUS, pick(rng, (*_STATUS, *("delivered",) * 5)), 0.85)
    there = status is not None and status.gold == "delivered"

    def on(later: int, share: float) -> V | None:
        return maybe(rng, share, val.show_date(rng, day + dt.timedelta(days=later), style))

    neighbour = _ev(rng, _NEIGHBOUR, 0.8) if there else None
    if neighbour is not None:
        neighbour = V(neighbour.text.replace("@x@", str(rng.randrange(2, 90))), neighbour.gold)
    return {
        "sender": maybe(rng, 0.75, V(val.company(rng)) if chance(rng, 0.6) else who[0]),
        "recipient": maybe(rng, 0.8, who[1] if chance(rng, 0.7) else V(val.company(rng))),
        "carrier": maybe(rng, 0.65, V(val.coined(rng) + pick(rng, (" Express", " Parcel", " Logistics", " Freight",
            "Post", "")))),
        "from_city": maybe(rng, 0.5, V(val.city(rng))), "to": maybe(rng, 0.65, V(val.address(rng))),
        "tracking": maybe(rng, 0.75, V(val.fill_pattern(rng, pick(rng, ("@@#########@@", "%###########",
            "1Z####@#####"))))),
        "order": maybe(rng, 0.6, V(val.ident(rng, ("ORD", "O", "B")))),
        "parcels": maybe(rng, 0.6, _num(rng, rng.randrange(2, 15), 0.3)),
        "weight": maybe(rng, 0.5, V(f"{(kg := round(rng.uniform(0.3, 60), 1)):.1f}", kg, after=pick(rng, (" kg",
            "kg")))),
        "shipped": on(0, 0.7), "expected": on(rng.randrange(2, 6), 0.6),
        "delivered": on(rng.randrange(3, 9), 0.85) if there else None,
        "signed": maybe(rng, 0.5, who[2]) if there else None,
        "status": status, "damaged": _ev(rng, _DAMAGED, 0.7) if there else None, "neighbour": neighbour,
    }


DELIVERY = Kind(
    name="delivery_roles",
    titles=("Delivery notice", "Shipment mail", "Tracking message", "Delivery note", "Parcel enquiry"),
    fields=(
        _role("sender", ("sender", "shipper", "from", "consignor", "sent by"), ("From", "Sender", "Shipper"),
              "who sent the parcel, not the carrier", "Who shipped it?"),
        _role("recipient", ("recipient", "consignee", "to", "receiver", "addressee"), ("To", "Consignee", "Recipient"),
              "who is meant to get it", "For whom is the parcel?"),
        _role("carrier", ("carrier", "courier", "transported by", "delivery company"), ("Carrier", "Courier"),
              "firm that transports it", "Which courier?"),
        _role("from_city", ("origin", "shipped from", "place of dispatch"), ("Origin",), "town it was sent from"),
        _role("to", ("delivery address", "destination", "ship to"), ("Deliver to", "Destination"), "where it goes"),
        _role("tracking", ("tracking number", "consignment number", "parcel id"), ("Tracking", "Consignment"),
              "number for following the parcel, not the order"),
        _role("order", ("order number", "order id", "purchase number"), ("Order",), "number of the order in the shop"),
        _int("parcels", ("parcels", "number of parcels", "pieces", "packages"), ("Pieces", "Parcels"),
             ("how many boxes",)),
        _sum("weight", ("weight", "weight kg", "gross weight"), ("Weight",), ("weight in kg",)),
        _date("shipped", ("shipped on", "dispatch date", "sent on"), ("Dispatched", "Shipped"),
              ("day it left the sender",)),
        _date("expected", ("expected on", "estimated delivery", "eta", "due on"), ("Expected", "ETA"),
              ("planned day of arrival",)),
        _date("delivered", ("delivered on", "arrival date", "handed over on"), ("Delivered",),
              ("day it really arrived",)),
        _role("signed", ("signed by", "received by", "accepted by"), ("Signed by",), "who signed for it",
              "Who took it in?"),
        _enum("status", ("status", "delivery status", "state of the shipment"), ("Status",),
              ("where the parcel stands",),
              tuple(_STATUS)),
        _bool("damaged", ("damaged", "arrived damaged", "transport damage"), ("Damaged",),
              ("whether it arrived damaged",)),
        _bool("neighbour", ("left with neighbour", "given to neighbor", "handed to third party"),
              ("Left with neighbour",),
              ("true if someone else than the addressee took it",)),
    ),
    make=_make_delivery,
    prose=(
        _tell(
            ("<Parcel|Shipment> {tracking}[[ ({carrier})]]", "{carrier}\nTracking {tracking}",
             "{carrier} <informs|news>:", *_HI),
            [("{sender} has <shipped|sent> @few@ things to {recipient}[[ on {shipped}]].",
              "[[From {sender}, {from_city}. ]]To "
              "{recipient}[[, {to}]].", "{recipient}[[, {to}]] <is waiting for|expects> a parcel from {sender}.",
              "A parcel for {recipient}[[ (order {order})]].", "{sender} <wrote|says> it went off on {shipped}.",
              "Your shop sold me a lamp in @month@."),
             ("Order {order}.", "It belongs to order {order}.", "[[{parcels} boxes, ]]{weight}.",
              "{parcels} <boxes|pieces>[[, "
              "together {weight}]].", "Our van no. @int@ was full.", "The order of @date@ is another matter."),
             ("It left {from_city}[[ on {shipped}]].", "Dispatched {shipped}.",
              "Posted on {shipped}[[, expected {expected}]].",
              "The label was made in @city@.", ""),
             ("We expect it on {expected}.", "It should <come|arrive> by {expected}.", "ETA {expected}.",
              "The depot is closed on @date@."),
             ("{carrier} is <bringing|carrying> it.", "With {carrier}.", "The drivers of {carrier} do their best.",
              "")],
            [("{status}[[ ({delivered})]].", "{status}.", "Our scan says: {status}."),
             ("Delivered {delivered}.", "[[{signed} signed for it. ]]It came on {delivered}.", "Received by {signed}.",
              "Signature: {signed}.", "The driver was @person@.", ""),
             ("{damaged}.", "{damaged}.", "Last year a vase came broken."),
             ("{neighbour}.", "{neighbour}.", "")],
            ("<Track it|Questions?> @phone@", *_BYE),
        ),
    ),
    layouts=("prose", "prose", "prose", "prose", "kv", "form", "mixed"),
)


# --- price notices --------------------------------------------------------------------------------------------------

_DIRECTION: Evidence = {
    "increase": ("We can no longer hold our old tariff, costs have run away", "You will pay more",
                 "Unfortunately it gets dearer",
                 "Wages and energy force us to ask for more", "The price goes up", "We have to charge a little extra"),
    "decrease": ("Good news for your wallet", "You will pay less", "We pass our savings on to you", "It gets cheaper",
                 "We have cut what you pay", "The price comes down"),
    "unchanged": ("You go on paying what you pay now", "Nothing changes for you",
                  "We keep to our old tariff for another year",
                  "The price stays put", "Frozen until further notice", "We absorb the higher costs ourselves"),
}
_ACT: Evidence = {
    True: ("If you do not agree, write to us within a month", "Please choose a tariff in your account",
           "You have to accept the "
           "new terms before the first bill", "Tick your choice and send the card back", "Click to confirm",
           "Customers must renew by themselves"),
    False: ("You need not do anything", "The change is made automatically", "No steps on your side", "Just lean back",
            "Your standing order is adjusted by us", "There is nothing to fill in"),
}
_EXISTING: Evidence = {
    True: ("This goes for everybody, old contracts too", "Running contracts are changed as well",
           "All customers are affected",
           "Also those who signed years ago will be charged the new rate", "No exceptions for long-time members",
           "Your present contract moves over"),
    False: ("Only new orders are concerned", "Running contracts keep their terms",
            "Whoever is with us already pays as before",
            "Members of today are spared", "It applies to newcomers alone",
            "Open orders are honoured at the agreed rate"),
}
_REASON = ("<higher|rising> <energy|wage|paper|flour> costs", "a new supplier", "the weak currency",
           "a change in the law",
           "better purchasing", "<longer|shorter> transport routes", "poor harvests", "new machinery")


def _make_price(rng: Random) -> dict[str, Any]:
    style, money = val.date_style(rng), _signed(rng)
    way = pick(rng, ("increase", "increase", "decrease", "unchanged"))
    sign = {"increase": 1, "decrease": -1, "unchanged": 0}[way]
    old = round(rng.uniform(2, 300), 2)
    share = rng.randrange(2, 30)
    new = round(old * (1 + sign * share / 100), 2)
    start = val.date(rng, 2020, 2026)
    items: list[dict[str, V | None]] = []
    for _ in range(pick(rng, (0, 0, 2, 3, 4, 5, 8))):
        a = round(rng.uniform(1, 200), 2)
        items.append({"name": V(val.product(rng)), "old": maybe(rng, 0.8, val.show_money(rng, a, money)),
                      "new": maybe(rng, 0.85, val.show_money(rng, a * (1 + sign * share / 100), money))})
    single = not items
    direction = _told(rng, _DIRECTION, way, 0.75)
    if direction is None:
        # two prices side by side would tell the direction
        items = [{**row, "old": None} if row["new"] else row for row in items]
    return {
        "firm": maybe(rng, 0.6, V(val.company(rng))), "contact": maybe(rng, 0.35, V(val.person(rng))),
        "product": maybe(rng, 0.85, V(val.product(rng) if chance(rng, 0.6) else val.service(rng))) if single else None,
        "old": maybe(rng, 0.75, val.show_money(rng, old, money)) if single and direction else None,
        "new": maybe(rng, 0.75, val.show_money(rng, new, money)) if single and sign else None,
        "percent": maybe(rng, 0.5, V(str(share), share, after=pick(rng, ("%", " %",
            " percent")))) if sign and direction else None,
        "currency": V("", money.currency), "items": items,
        "start": maybe(rng, 0.8, val.show_date(rng, start, style)),
        "notice": maybe(rng, 0.5, val.show_date(rng, start - dt.timedelta(days=rng.randrange(20, 90)), style)),
        "last_order": maybe(rng, 0.3, val.show_date(rng, start - dt.timedelta(days=rng.randrange(1, 15)), style)),
        "reason": maybe(rng, 0.5, _text(rng, _REASON)),
        "direction": direction, "act": _ev(rng, _ACT, 0.5), "existing": _ev(rng, _EXISTING, 0.5),
    }


PRICE = Kind(
    name="price_notice",
    titles=("Price notice", "Price change", "Change of tariff", "New prices", "Preisanpassung"),
    fields=(
        _role("firm", ("company", "supplier", "issued by", "sender"), ("Company",), "who changes the price"),
        _role("contact", ("contact", "contact person", "questions to"), ("Contact",), "person to ask"),
        _role("product", ("product", "item", "service", "what changes in price"), ("Product", "Tariff"),
              "the thing whose price is named"),
        _sum("old", ("old price", "previous price", "price before", "current price"), ("Old price", "Until now"),
             ("price before the change", "What does it cost now?")),
        _sum("new", ("new price", "future price", "price after", "revised price"), ("New price", "From then on"),
             ("price after the change", "What will it cost?")),
        _sum("percent", ("percent change", "change in percent", "adjustment percent"), ("Change",),
             ("by how many percent",)),
        _currency("old", "new", "items"),
        Items("items", ("price changes", "products", "new prices", "items"), (
            _role("name", ("name", "product", "article"), ("Article", "Product"), "what it is"),
            _sum("old", ("old price", "before", "was"), ("Old", "Until now"), ("price before",)),
            _sum("new", ("new price", "after", "now"), ("New", "From then on"), ("price after",)),
        ), ("articles with their prices",), ("Prices", "Articles"),
            ("{name}: {old} -> {new}", "{name} was {old}, <now> {new}".replace("<now>", "now"),
             "{name} from {old} to {new}",
             "{name} {new} (so far {old})", "{new} instead of {old} for {name}", "{name} {new}",
             "{name}: so far {old}")),
        _date("start", ("effective date", "valid from", "applies from", "starts on"), ("Valid from", "As of"),
              ("first day of the new price", "From when?")),
        _date("notice", ("notice date", "letter date", "announced on"), ("Date",), ("day of the notice",)),
        _date("last_order", ("last order date", "order by", "old price until"), ("Order by",),
              ("last day for the old price",)),
        _role("reason", ("reason", "cause of change", "why"), ("Reason",), "why the price changes"),
        _enum("direction", ("direction", "kind of change", "price trend"), ("Trend",), ("whether it goes up or down",),
              tuple(_DIRECTION)),
        _bool("act", ("action required", "customer must act", "confirmation needed"), ("Action needed",),
              ("whether the customer has to do something",)),
        _bool("existing", ("affects existing customers", "applies to current contracts", "existing contracts included"),
              ("Running contracts too",), ("true if running contracts change too",)),
    ),
    make=_make_price,
    prose=(
        _tell(
            ("{firm}[[\n{notice}]]", "[[{notice}\n]]Dear customers,", "{notice}", "Dear <customer|member|partner>,"),
            [("{direction}.", "In short: {direction}."), ("We have <redecorated|a new number>: @phone@.", "", ""),
             ("<The reason is|This is due to|Behind it:> {reason}.",
              "Because of {reason} we had to sit down and calculate.",
              "We have been in business since @year@.")],
            [("{product} <so far cost|used to be> {old}[[; it will be {new}]][[ from {start}]].",
              "<From|As of> {start} {product} <costs|is> {new}[[ instead of {old}]].",
              "{new} <in place of|rather than> {old} for "
              "{product}.", "Old price {old}, new price {new}.", "{product}: {old}.",
              "[[{product}: ]]was {old}[[, now {new}]].",
              "{items}.", "\n{items}\n", "The list below starts on {start}:\n{items}\n"),
             ("This <applies|holds> from {start}.", "<Starting|Valid> {start}.", "Our stocktaking is on @date@."),
             ("That is {percent}.", "<A step|A change> of {percent}.", "On average it makes {percent}.",
              "Inflation stood at @few@ "
              "percent.", ""),
             ("Order by {last_order} <and pay the old rate|at today's terms>.", "The old list ends on {last_order}.",
              "The shop is closed on @date@.", ""),
             ("Shipping stays at @money@.", "The smallest order is @money@.", "", "")],
            [("{act}.", "{act}.", "The newsletter comes once a month."), ("{existing}.", "{existing}.", "")],
            ("Questions? Ask {contact}.", "{contact} is glad to help.", "<Yours|Regards>, {contact}", *_BYE),
        ),
    ),
    layouts=("prose", "prose", "prose", "prose", "kv", "table", "mixed"),
)


# --- shop and small-ad listings -------------------------------------------------------------------------------------

_HAGGLE: Evidence = {
    True: ("Make me an offer", "OBO", "VB", "We can talk about it", "I am open to a sensible bid", "ono",
           "The price has some air in it"),
    False: ("Fixed price", "No haggling", "I will not answer messages asking for the last price", "Not a cent less",
            "Firm",
            "Please do not bargain", "FP"),
}
_FETCH: Evidence = {
    True: ("Only for people who come and get it", "I do not ship", "Collection from the cellar, bring a friend",
           "Too heavy for the post, so come by with a van", "Pick-up in person, no exceptions", "Nur Abholung"),
    False: ("I can send it anywhere", "Goes out by post the next day", "Shipping is no problem",
            "I am happy to mail it",
            "We deliver to your door", "It fits in a parcel and I will post it"),
}
_RECEIPT: Evidence = {
    True: ("The original bill comes with it", "I still have the receipt", "Invoice available",
           "You get the till slip for the "
           "guarantee", "Proof of purchase is in the box", "The sales slip is included"),
    False: ("I no longer have the bill", "The receipt got lost when we moved", "No paperwork, sorry",
            "There is no invoice",
            "It was a present, so I hold no proof of purchase", "Papers were thrown away"),
}
_STOCK: Evidence = {
    "available": ("Ready to go today", "On the shelf", "You can have it at once", "Plenty left",
                  "Dispatched within a day",
                  "Come by any time, it is here"),
    "reserved": ("Someone has put a hand on it until Sunday", "A buyer has promised to come on Friday",
                 "On hold for a lady "
                 "from the choir", "Spoken for, ask again next week", "Kept aside against a deposit",
                 "Waiting for the first caller to decide"),
    "sold": ("It has found a new home", "Gone, thanks for all messages", "Somebody took it yesterday", "No longer mine",
             "Too late, it left this morning", "Off the market"),
    "on order": ("We get it in from the maker, about three weeks", "Comes with the next container",
                 "Made for you after you pay",
                 "Not in the house, we have to ask for it", "Back in spring, sign up now",
                 "Built to your wishes, allow a month"),
}


def _make_listing(rng: Random) -> dict[str, Any]:
    money, style = _signed(rng), val.date_style(rng)
    was = float(rng.randrange(20, 900))
    now = round(was * rng.uniform(0.4, 0.92), pick(rng, (0, 0, 2)))
    fetch = _ev(rng, _FETCH, 0.55)
    return {
        "title": maybe(rng, 0.9, V(val.product(rng)) if chance(rng, 0.6) else _text(rng, _GOODS)),
        "price": maybe(rng, 0.9, val.show_money(rng, now, money)),
        "was": maybe(rng, 0.5, val.show_money(rng, was, money)),
        "shipping": maybe(rng, 0.45, val.money(rng, 3, 40, style=money)) if fetch is None or not fetch.gold else None,
        "deposit": maybe(rng, 0.3, val.money(rng, 5, 100, style=money)), "currency": V("", money.currency),
        "seller": maybe(rng, 0.55, V(val.person(rng))), "phone": maybe(rng, 0.35, V(val.phone(rng))),
        "city": maybe(rng, 0.6, V(val.city(rng))), "posted": maybe(rng, 0.4, val.show_date(rng, val.date(rng, 2020,
            2026), style)),
        "year": maybe(rng, 0.4, V(str(y := rng.randrange(2005, 2026)), y)),
        "condition": _ev(rng, _CONDITION, 0.8), "haggle": _ev(rng, _HAGGLE, 0.5), "fetch": fetch,
        "receipt": _ev(rng, _RECEIPT, 0.45), "stock": _ev(rng, _STOCK, 0.45),
    }


LISTING = Kind(
    name="listing_states",
    titles=("Listing", "Small ad", "Offer", "Shop listing", "For sale", "Kleinanzeige"),
    fields=(
        _role("title", ("title", "item", "article", "offered item"), ("Item", "Title"), "what is offered",
              "What is for sale?"),
        _sum("price", ("price", "current price", "asking price", "price now"), ("Price", "Now"),
             ("what it costs today, not before", "What does the seller want for it?")),
        _sum("was", ("original price", "old price", "list price", "price before", "new price paid"),
             ("Was", "RRP", "New"),
             ("higher price that it once had", "What did it cost before?")),
        _sum("shipping", ("shipping cost", "postage", "delivery fee"), ("Shipping", "Postage"),
             ("cost of sending it",)),
        _sum("deposit", ("deposit", "reservation fee", "holding fee"), ("Deposit",), ("paid to reserve it",)),
        _currency("price", "was", "shipping", "deposit"),
        _role("seller", ("seller", "seller name", "offered by"), ("Seller",), "who sells it"),
        _role("phone", ("phone", "call", "seller phone"), ("Tel.", "Phone"), "number to call"),
        _role("city", ("city", "location", "place"), ("Location",), "where it can be seen"),
        _date("posted", ("posted on", "listed on", "online since"), ("Listed",), ("day the offer went online",)),
        _int("year", ("year bought", "bought in", "purchase year"), ("Bought in",), ("year in which it was bought",)),
        _enum("condition", ("condition", "state", "item condition"), ("Condition",), ("in what state it is",),
              (*_CONDITION, "refurbished")),
        _bool("haggle", ("negotiable", "price negotiable", "open to offers"), ("Negotiable",),
              ("whether the price can be discussed", "Can one bargain?")),
        _bool("fetch", ("pickup only", "collection only", "must be collected"), ("Pick-up only",),
              ("true if it has to be fetched", "Is it not shipped?")),
        _bool("receipt", ("receipt included", "has invoice", "proof of purchase"), ("Receipt there",),
              ("whether the bill is there",)),
        _enum("stock", ("availability", "stock status", "status"), ("Availability",), ("whether it can be had",),
              tuple(_STOCK)),
    ),
    make=_make_listing,
    prose=(
        _tell(
            ("{title}[[ - {price}]]", "<For sale|Offer>: {title}", "{title}[[, {city}]]",
             "** {title} **[[\nwas {was}]]", "{title}"),
            [("<Was|Originally> {was}, now {price}.", "{price}[[ (new: {was})]][[, postage {shipping}]].",
              "I <want|ask> {price} "
              "for it[[; I paid {was}]].", "{price} instead of {was}.", "In the shop it cost {was}.",
              "Yours for {price}.",
              "The case alone cost @money@.", "Reduced: {price}"),
             ("[[Shipping {shipping}. ]]", "Postage is {shipping} on top.", "Plus {shipping} for the parcel.",
              "A battery costs @money@.", ""),
             ("{deposit} <holds|reserves> it for a week.", "Leave {deposit} and I put it aside.",
              "Deposit {deposit}.", ""),
             ("{condition}.", "It is as follows: {condition}.", "- {condition}", "Colour as in the picture."),
             ("{haggle}.", "{haggle}.", "Trade-ins are welcome.", ""),
             ("{fetch}.", "{fetch}.", "Third floor, no lift."),
             ("{receipt}.", "{receipt}.", ""), ("{stock}.", "{stock}.", "Shop hours 9-18."),
             ("Bought in {year}.", "I got it in {year}.", "The model came out in @year@.", ""),
             ("Listed {posted}.", "<Online|On offer> since {posted}.", "We move house on @date@.", "")],
            ("{seller}[[, {phone}]][[, {city}]]", "<Ask for|Call> {seller}[[ on {phone}]].", "To be seen in {city}.",
             "Tel. {phone}",
             "Non-smoking household.", ""),
        ),
    ),
    layouts=("prose", "prose", "prose", "prose", "kv", "html", "mixed"),
)


# --- complaints -----------------------------------------------------------------------------------------------------

_PRESSING: Evidence = {
    "low": ("Whenever somebody finds a minute", "Just so you know, no stress", "It is only a cosmetic thing",
            "You can put it at the bottom of the pile", "We can live with it for now",
            "Merely a wish for a later version"),
    "medium": ("It slows us down a bit every day", "It would be nice to have this sorted in the coming days",
               "We work around it, but it is tiresome", "Two of us keep stumbling over it",
               "Please look at it this week if you can",
               "Annoying, though there is a detour"),
    "high": ("Half my team cannot do its work", "I need an answer today", "Our customers are starting to complain",
             "The deadline is tomorrow and this blocks us", "Orders are piling up because of it",
             "I am losing sales by the hour"),
    "critical": ("Everything is down and production stands still",
                 "Nobody in the whole firm can log in, please drop everything",
                 "Patients are waiting, we need help this minute", "All payments are failing since dawn",
                 "The alarm is sounding and water is coming through the ceiling", "We are dead in the water"),
}
_PRESSING_FIVE: Evidence = {
    "trivial": ("There is a typo in the footer, that is all", "A comma too many, ha ha", "The icon is one pixel off",
                "Only for the perfectionists among you", "Hardly worth a message", "A tiny blemish, nothing more"),
    "minor": _PRESSING["low"], "moderate": _PRESSING["medium"], "serious": _PRESSING["high"],
    "blocking": _PRESSING["critical"],
}
_CALL: Evidence = {
    True: ("Please ring me", "Call me back <this afternoon|after five>", "I would rather talk about it than write",
           "A quick phone call would help", "Could someone phone me about it", "I am waiting for your call"),
    False: ("Please do not phone, I am in a meeting all day", "Answer in writing only", "No calls, please",
            "I cannot take calls "
            "at work, mail me", "E-mail is enough, no need to ring", "Do not call, the baby sleeps"),
}
_AGAIN: Evidence = {
    True: ("This is the third time I write", "As I told your colleague last week already",
           "It is back again after your last fix",
           "Once more the same trouble", "I have reported this before", "My earlier messages went unanswered"),
    False: ("I have never had trouble with you before", "This is my first message",
            "It happened today for the very first time",
            "I have not reported it yet", "Up to now all went fine", "A first for me, in nine years"),
}
_MONEY_BACK: Evidence = {
    True: ("I want my money back", "Please refund the full amount", "Kindly reverse the charge",
           "Send the sum back to my card",
           "I expect to be reimbursed", "Undo the payment"),
    False: ("I do not want a refund, just a working one", "Keep the money, but make it work",
            "It is not about the money",
            "No refund needed", "I would rather have a replacement than the cash",
            "A voucher or credit is of no use, and neither "
            "is a refund: repair it"),
}
_TOPIC: Evidence = {
    "billing": ("I was charged twice", "There is a sum on my statement that I never agreed to",
                "The discount is missing on the bill",
                "You took the money before the agreed day", "My card shows a booking for a plan I left",
                "The VAT on it is wrong"),
    "delivery": ("It never came", "The parcel is somewhere in another town", "Only two of three boxes arrived",
                 "The driver left it in the rain", "I have waited at home for nothing", "It came a week late"),
    "product fault": ("It makes a burning smell", "The hinge broke on day two", "It stops after ten minutes",
                      "The screen flickers",
                      "One leg is shorter than the others", "The pump no longer pumps"),
    "account access": ("My password is refused", "I am locked out", "The code by text message never comes",
                       "It says my user does not exist", "The reset link leads nowhere",
                       "I cannot sign in since the update"),
    "staff conduct": ("Your man on the phone hung up on me", "The lady at the desk laughed at me",
                      "The fitter was rude to my mother",
                      "I was shouted at in your shop", "The driver swore at my neighbour",
                      "Your chat agent called me stupid"),
}
_ERRORS = ("E-<1042|77|300>: unexpected end of file", "Something went wrong", "Connection reset by peer",
           "Token expired",
           "403 Forbidden", "Cannot read property of undefined", "Disk quota exceeded", "Printer not found",
           "Please try again later",
           "Invalid checksum in block <3|12|40>", "Unknown user", "F<05|11|28>")


def _make_complaint_with(rng: Random, table: Evidence) -> dict[str, Any]:
    money, style = _signed(rng), val.date_style(rng)
    day = val.date(rng, 2020, 2026)
    who = _people(rng, 3)
    call = _ev(rng, _CALL, 0.6)
    return {
        "customer": maybe(rng, 0.75, who[0]), "agent": maybe(rng, 0.45, who[1]),
        "ticket": maybe(rng, 0.6, V(val.ident(rng, ("T", "Case", "INC")))),
        "other_ticket": maybe(rng, 0.45, V(val.ident(rng, ("T", "Case", "INC")))),
        "order": maybe(rng, 0.5, V(val.ident(rng, ("ORD", "B")))), "product": maybe(rng, 0.6, V(val.product(rng))),
        "amount": maybe(rng, 0.4, val.money(rng, 8, 700, style=money)), "currency": V("", money.currency),
        "phone": maybe(rng, 0.5, V(val.phone(rng))), "error": maybe(rng, 0.5, _text(rng, _ERRORS)),
        "since": maybe(rng, 0.6, val.show_date(rng, day, style)),
        "bought": maybe(rng, 0.4, val.show_date(rng, day - dt.timedelta(days=rng.randrange(5, 300)), style)),
        "urgency": _ev(rng, table, 0.75), "topic": _ev(rng, _TOPIC, 0.75), "call": call,
        "again": _ev(rng, _AGAIN, 0.5), "refund": _ev(rng, _MONEY_BACK, 0.5),
    }


def _complaint(name: str, table: Evidence) -> Kind:
    """Complaints on one scale of urgency."""
    return Kind(
        name=name,
        titles=("Complaint", "Ticket", "Support request", "Customer message", "Service case"),
        fields=(
            _role("customer", ("customer", "reported by", "sender", "complainant"), ("Customer", "From"),
                  "who complains",
                  "Who wrote?"),
            _role("agent", ("agent", "assigned to", "handled by", "support agent"), ("Agent", "Assigned to"),
                  "employee who handles it"),
            _role("ticket", ("ticket number", "case number", "reference"), ("Ticket", "Case"), "number of this case"),
            _role("other_ticket", ("related ticket", "earlier case", "previous ticket number"), ("Related to",),
                  "number of another case that is mentioned", "Which earlier case does it refer to?"),
            _role("order", ("order number", "order", "order reference"), ("Order",), "number of the order"),
            _role("product", ("product", "item concerned", "affected product"), ("Product",), "what it is about"),
            _sum("amount", ("amount", "disputed amount", "sum concerned"), ("Amount",), ("money in question",)),
            _currency("amount"),
            _role("phone", ("phone", "callback number", "telephone"), ("Phone", "Tel."), "number of the customer"),
            _role("error", ("error message", "error text", "message shown"), ("Error",), "message word for word",
                  "What does the machine say?"),
            _date("since", ("problem date", "since", "occurred on", "started on"), ("Since",),
                  ("first day of the trouble",)),
            _date("bought", ("purchase date", "bought on", "order date"), ("Bought",), ("day it was bought",)),
            _scale("urgency", ("urgency", "priority", "severity", "how urgent"), ("Priority",),
                   ("how pressing it is, from tone and consequences", "How urgent is it?"), tuple(table)),
            _enum("topic", ("category", "topic", "issue type", "what kind of problem"), ("Category",),
                  ("what it is about",),
                  (*_TOPIC, "other")),
            _bool("call", ("callback requested", "wants call back", "phone call wanted"), ("Callback",),
                  ("whether the customer wants to be called", "Should we ring?")),
            _bool("again", ("repeat contact", "contacted before", "recurring problem"), ("Repeated",),
                  ("true if it was reported before",)),
            _bool("refund", ("refund requested", "wants money back", "refund wanted"), ("Refund",),
                  ("whether money is asked back",)),
        ),
        make=lambda rng: _make_complaint_with(rng, table),
        prose=(
            _tell(
                ("Ticket {ticket}[[ - {customer}]][[ - assigned to {agent}]]", "From: {customer}", "[{ticket}]",
                 "<Hello|Hi|Dear> <team|support|Sir or Madam>,"),
                [("It is about {product}[[, bought on {bought}]][[, order {order}]].", "[[Order {order}: ]]{product}.",
                  "I bought {product}[[ on {bought}]][[ for {amount}]].", "Order {order}.",
                  "My customer card ends in @int@."),
                 ("{topic}.", "{topic}.", "I am very disappointed."),
                 ("<It says|The display shows|I get>: \"{error}\".", "Message: {error}.", "\"{error}\" is all I see.",
                  "The manual says \"press any key\".", ""),
                 ("<This began|It started|The trouble is there since> {since}.", "Since {since} it is like this.",
                  "I am on leave from @date@.", ""),
                 ("{urgency}.", "{urgency}.", "{urgency}!", "The weather does not help either."),
                 ("{again}[[ (see {other_ticket})]].", "{again}.", "See also {other_ticket}.",
                  "Your colleague gave me {other_ticket} "
                  "for a similar case.", "My neighbour has the same one."),
                 ("{refund}.", "{refund}.", "It concerns {amount}.", "The cheaper model would have been @money@.", ""),
                 ("{call}[[: {phone}]].", "{call}.", "My number is {phone}.", "Your hotline @phone@ is always busy.",
                  "")],
                ("{customer}", "<Regards|Yours>, {customer}", "[[{customer}, ]]{phone}",
                 "-- internal: {agent} takes over", *_BYE),
            ),
        ),
        layouts=("prose", "prose", "prose", "prose", "prose", "kv", "form"),
    )


COMPLAINT = _complaint("complaint_roles", _PRESSING)
COMPLAINT_FIVE = _complaint("complaint_five_levels", _PRESSING_FIVE)


# --- jobs -----------------------------------------------------------------------------------------------------------

_CONTRACT: Evidence = {
    "permanent": ("We want you to stay for good", "Open-ended", "No end date", "Indefinite from the first day",
                  "A post until you retire, if you like", "unbefristet"),
    "fixed term": ("Ends after two years", "To cover a parental leave", "Limited to eighteen months",
                   "Until the project is done in "
                   "December", "befristet", "For one season, then we shall see"),
    "freelance": ("You write us an invoice each month", "For self-employed people with their own clients",
                  "Billed by the day",
                  "No payroll, you are your own boss", "We book you as a contractor", "Daily rate on invoice"),
    "internship": ("For students who want a look behind the scenes", "Six weeks alongside your studies",
                   "We show you the ropes "
                   "and sign your course form", "Part of your degree", "Stage de fin d'études",
                   "Learn with us during the summer break"),
    "apprenticeship": ("You go to vocational school two days a week", "Three years, then your journeyman's paper",
                       "Learn the trade "
                       "from scratch with a master", "Ausbildung", "We train school leavers",
                       "Training contract with the chamber"),
}
_LEVEL: Evidence = {
    "junior": ("Your first job after university is welcome", "We teach you all you need",
               "Fresh graduates, this is for you",
               "No past experience asked", "You will have a mentor for the first year", "Career starters welcome"),
    "mid": ("You have done this before, and more than once", "You no longer need someone at your side every day",
            "A few years in a like job are a must", "You know the routine and handle your own cases",
            "Some seasons behind you",
            "You stand on your own feet in the trade"),
    "senior": ("You have seen it all and others come to you for advice", "You have long been at home in the field",
               "You coach the younger ones",
               "Seasoned people only", "You settle hard questions of design", "A long career pays off here"),
    "head": ("You run a whole department", "Reports straight to the board", "You hire, lead and hold the budget",
             "The whole site answers to you", "You set the strategy", "With full responsibility for the P&L"),
}
_WHERE: Evidence = {
    "on site": ("You are at the bench every day", "The machines cannot be moved, so neither can you",
                "Be here from Monday to Friday",
                "Work takes place in our shop", "Presence is a must", "We meet in the office each morning"),
    "hybrid": ("Two days at your kitchen table, three with us", "Part of the week from home",
               "Come in on Tuesdays, the rest is up to you",
               "Split your week between us and your desk at home", "Up to sixty percent from afar",
               "We share the office in turns"),
    "remote": ("Live wherever you like", "We have no office at all",
               "You need a good line and a quiet room, nothing else",
               "All over video", "Your sofa is your office", "Work from any place in the same time zone"),
}
_PER: Evidence = {
    "year": ("a year", "per annum", "p.a.", "gross a year", "annually", "pro Jahr"),
    "month": ("a month", "monthly", "per month", "p.m.", "each month", "brutto im Monat"),
    "day": ("a day", "per day", "daily rate", "each day worked", "for every day on site", "am Tag"),
    "hour": ("an hour", "hourly", "per hour", "/h", "for each hour", "die Stunde"),
}
_DEGREE: Evidence = {
    True: ("A university degree is required", "You hold at least a bachelor's", "No way around a diploma here",
           "Please attach your degree",
           "You have finished your studies", "Graduates only"),
    False: ("We do not care about diplomas", "No degree needed", "Career changers welcome",
            "What you can do counts, not your papers",
            "You did not finish university? Neither did our boss", "A certificate is not a condition"),
}
_VISA: Evidence = {
    True: ("We help with the work permit", "Visa costs are on us", "We sponsor people from abroad",
           "Moving from overseas? We do the paperwork",
           "Relocation and permit are arranged by us", "A residence permit can be obtained through us"),
    False: ("You must already have the right to work here", "We cannot sponsor visas",
            "EU passport or valid permit needed beforehand",
            "Please apply only if you may work in the country", "No help with permits",
            "We are not able to bring people in from abroad"),
}
_JOBS = ("<Site|Kitchen|Shift> supervisor", "<Data|Lab|Tax> analyst", "<Bus|Lorry|Crane> driver", "Carpenter",
         "Nurse", "Web developer",
         "Archivist", "Pastry cook", "Surveyor", "Sound engineer", "Payroll clerk", "Translator", "Gardener",
         "Optician", "Welder")


def _make_job(rng: Random) -> dict[str, Any]:
    style, money = val.date_style(rng), _signed(rng)
    per = pick(rng, list(_PER))
    low = {"year": rng.randrange(24, 90) * 1000, "month": rng.randrange(16, 70) * 100,
           "day": rng.randrange(15, 80) * 10,
           "hour": rng.randrange(12, 60)}[per]
    high = round(low * pick(rng, (1.1, 1.2, 1.3, 1.5)))
    money = val.MoneyStyle(money.currency, money.before, money.after, money.thousands, money.point, 0)
    day = val.date(rng, 2020, 2026)
    who = _people(rng, 2)
    paid = chance(rng, 0.7)
    return {
        "title": maybe(rng, 0.9, _text(rng, _JOBS) if chance(rng, 0.5) else V(val.job_title(rng))),
        "employer": maybe(rng, 0.75, V(val.company(rng))), "agency": maybe(rng, 0.35, V(val.company(rng))),
        "contact": maybe(rng, 0.45, who[0]), "boss": maybe(rng, 0.3, who[1]),
        "city": maybe(rng, 0.7, V(val.city(rng))),
        "low": val.show_money(rng, low, money) if paid else None,
        "high": maybe(rng, 0.7, val.show_money(rng, high, money)) if paid else None,
        "per": _told(rng, _PER, per, 0.85) if paid else None, "currency": V("", money.currency),
        "hours": maybe(rng, 0.5, V(str(h := pick(rng, (18, 20, 24, 30, 35, 38, 40))), h)),
        "years": maybe(rng, 0.35, _num(rng, rng.randrange(2, 10), 0.4)),
        "team": maybe(rng, 0.35, _num(rng, rng.randrange(3, 30), 0.3)),
        "start": maybe(rng, 0.5, val.show_date(rng, day + dt.timedelta(days=rng.randrange(20, 90)), style)),
        "deadline": maybe(rng, 0.5, val.show_date(rng, day, style)),
        "ref": maybe(rng, 0.4, V(val.ident(rng, ("JOB", "R")))),
        "contract": _ev(rng, _CONTRACT, 0.7), "level": _ev(rng, _LEVEL, 0.65), "where": _ev(rng, _WHERE, 0.65),
        "degree": _ev(rng, _DEGREE, 0.45), "visa": _ev(rng, _VISA, 0.35),
    }


JOB = Kind(
    name="job_posting_implied",
    titles=("Job posting", "Vacancy", "Job ad", "Position", "Stellenanzeige", "Offre d'emploi"),
    fields=(
        _role("title", ("job title", "position", "role", "vacancy"), ("Position", "Job"), "name of the job",
              "Which job is it?"),
        _role("employer", ("employer", "company", "hiring company", "organisation"), ("Employer", "Company"),
              "where one would work, not the agency"),
        _role("agency", ("recruiter", "agency", "recruitment agency", "advertised by"), ("Agency",),
              "agency that advertises for the employer"),
        _role("contact", ("contact", "contact person", "apply to"), ("Contact", "Apply to"),
              "who takes the applications"),
        _role("boss", ("manager", "line manager", "reports to"), ("Reports to",), "future boss"),
        _role("city", ("location", "city", "place of work"), ("Location", "Place"), "town of the job"),
        _sum("low", ("salary min", "minimum pay", "salary from", "lowest pay"), ("Pay from",),
             ("lower end of the pay, or the only figure",)),
        _sum("high", ("salary max", "maximum pay", "salary to", "highest pay"), ("Pay up to",),
             ("upper end of the pay",)),
        _enum("per", ("salary period", "pay period", "paid per"), ("Pay per",), ("what the pay is counted by",),
              (*_PER, "week")),
        _currency("low", "high"),
        _int("hours", ("weekly hours", "hours per week", "working hours"), ("Hours/week",), ("hours in a week",)),
        _int("years", ("years of experience", "experience years", "min experience"), ("Experience (years)",),
             ("years of experience asked for", "How many years in the job are needed?")),
        _int("team", ("team size", "people in team", "colleagues"), ("Team size",),
             ("how many people are in the team",)),
        _date("start", ("start date", "starts on", "entry date"), ("Start",), ("first working day",)),
        _date("deadline", ("deadline", "apply by", "closing date"), ("Apply by", "Closing date"),
              ("last day to apply",)),
        _role("ref", ("job reference", "vacancy number", "reference"), ("Ref.",), "number of the vacancy"),
        _enum("contract", ("contract type", "employment type", "kind of contract"), ("Contract",),
              ("what kind of contract",),
              tuple(_CONTRACT)),
        _scale("level", ("seniority", "level", "career level"), ("Level",), ("how senior the person should be",),
               tuple(_LEVEL)),
        _enum("where", ("workplace", "work mode", "remote policy", "work arrangement"), ("Workplace",),
              ("where the work is done",),
              tuple(_WHERE)),
        _bool("degree", ("degree required", "needs degree", "diploma required"), ("Degree required",),
              ("whether a degree is a must",)),
        _bool("visa", ("visa sponsorship", "sponsors visa", "permit support"), ("Visa support",),
              ("whether the employer helps with permits",)),
    ),
    make=_make_job,
    prose=(
        _tell(
            ("{title}[[ - {employer}]][[, {city}]]", "{employer} <is looking for|needs> a {title}[[ in {city}]].",
             "<Wanted|Vacancy>: {title}[[ (ref. {ref})]]", "[[For our client {employer} ]]{agency} seeks a {title}.",
             "{title}"),
            [("{contract}.", "{contract}.", "We were founded in @year@."),
             ("{level}.", "{level}.", "The team is @int@ years old on average."),
             ("{where}.", "{where}.", "Our canteen is famous."), ("{degree}.", "{degree}.", ""),
             ("{visa}.", "{visa}.", ""),
             ("We are based in {city}.", "Place: {city}.", "A second office is in @city@.", ""),
             ("At least {years} years <in the trade|of practice>.",
              "{years} years of experience <are needed|expected>.",
              "For @int@ years we have made good things.", "@few@ years running we won a prize."),
             ("{team} people are waiting for you.", "A team of {team}.", "The firm has @int@ trucks.", "")],
            [("Pay: {low}[[ to {high}]][[ {per}]].", "<You get|We offer> between {low} and {high}[[ ({per})]].",
              "{low}[[ - {high}]][[ {per}]].",
              "[[Counted {per}: ]]from {low}[[ up to {high}]].", "There is a bonus of @money@.", "Good pay."),
             ("{hours} hours a week.", "The week has {hours} hours.", "Full time ({hours} h).", "@int@ days of leave."),
             ("<Start|Beginning>: {start}.", "It begins on {start}.", "From {start}.", "Open day on @date@.", ""),
             ("<Apply|Write to us> by {deadline}[[, quoting {ref}]].", "Closing date {deadline}.", "Reference {ref}.",
              "Interviews are held from @date@.", "")],
            ("<Apply to|Questions to> {contact}[[; you will report to {boss}]].", "You report to {boss}.",
             "{contact} is looking forward to your "
             "letter[[ ({employer})]].", "Placed by {agency}[[ for {employer}]].", ""),
        ),
    ),
    layouts=("prose", "prose", "prose", "prose", "markdown", "kv", "html", "mixed"),
)

_SCHOOLING: Evidence = {
    "school leaver": ("I left school at sixteen", "I have my GCSEs", "After secondary school I went straight to work",
                      "I finished ten classes",
                      "my last certificate is from comprehensive school", "I hold a school-leaving certificate"),
    "vocational": ("I did my apprenticeship with a master", "I am a trained <plumber|cook|clerk>",
                   "I passed the journeyman's exam",
                   "I hold a trade certificate", "I went to trade college for three years",
                   "I learned the craft from the bottom up"),
    "bachelor": ("I hold a BSc", "I have just finished my first degree", "I got my BA last summer", "B.Eng., six terms",
                 "my undergraduate studies are done", "I have an honours degree"),
    "master": ("I hold an MSc", "I wrote my MA thesis on it", "M.Eng. with distinction",
               "I completed my postgraduate degree",
               "I have a Diplom from a technical university", "I went on to do an MBA"),
    "doctorate": ("I wrote my dissertation about it", "I earned my PhD", "Dr. rer. nat.",
                  "I defended my thesis last spring",
                  "I hold a DPhil", "my doctoral work was on this"),
}
_LICENCE: Evidence = {
    True: ("I hold a driving licence", "I drive and have my own car", "Class B since I was eighteen", "I come by car",
           "I have a clean licence",
           "Führerschein vorhanden"),
    False: ("I do not drive", "I have no driving licence", "I never learned to drive",
            "I get about by bike and train since I may not drive",
            "My licence was never made", "kein Führerschein"),
}
_MOVE: Evidence = {
    True: ("I would gladly move", "Changing towns is no problem", "I am ready to pack my things",
           "I plan to settle near you",
           "I can relocate within a month", "My family looks forward to the move"),
    False: ("I can only work from where I live", "Moving is out of the question", "I am tied to this town",
            "I will not relocate",
            "My children are at school here, so we stay", "I need to remain in my region"),
}


def _make_application(rng: Random) -> dict[str, Any]:
    style, money = val.date_style(rng), _signed(rng)
    money = val.MoneyStyle(money.currency, money.before, money.after, money.thousands, money.point, 0)
    day = val.date(rng, 2020, 2026)
    who = _people(rng, 3)
    since = rng.randrange(2005, 2024)
    return {
        "applicant": maybe(rng, 0.85, who[0]), "recipient": maybe(rng, 0.45, who[1]),
        "referee": maybe(rng, 0.35, who[2]),
        "position": maybe(rng, 0.8, _text(rng, _JOBS) if chance(rng, 0.5) else V(val.job_title(rng))),
        "firm": maybe(rng, 0.5, V(val.company(rng))), "current": maybe(rng, 0.6, V(val.company(rng))),
        "former": maybe(rng, 0.5, V(val.company(rng))),
        "since": maybe(rng, 0.5, V(str(since), since)), "years": maybe(rng, 0.35, _num(rng, rng.randrange(2, 20),
            0.4)),
        "weeks": maybe(rng, 0.4, _num(rng, rng.randrange(2, 13), 0.3)),
        "salary": maybe(rng, 0.45, val.show_money(rng, rng.randrange(24, 95) * 1000, money)),
        "present_pay": maybe(rng, 0.25, val.show_money(rng, rng.randrange(20, 90) * 1000, money)),
        "currency": V("", money.currency),
        "start": maybe(rng, 0.5, val.show_date(rng, day + dt.timedelta(days=rng.randrange(20, 120)), style)),
        "date": maybe(rng, 0.5, val.show_date(rng, day, style)),
        "ref": maybe(rng, 0.35, V(val.ident(rng, ("JOB", "R")))),
        "school": _ev(rng, _SCHOOLING, 0.7), "licence": _ev(rng, _LICENCE, 0.45), "move": _ev(rng, _MOVE, 0.45),
    }


APPLICATION = Kind(
    name="application_note",
    titles=("Application", "Job application", "Cover note", "Application mail", "Bewerbung"),
    fields=(
        _role("applicant", ("applicant", "candidate", "name", "applicant name"), ("Applicant", "Name"), "who applies",
              "Who is the candidate?"),
        _role("recipient", ("recipient", "addressed to", "hiring manager"), ("To", "Attn"),
              "person the letter is addressed to"),
        _role("referee", ("referee", "reference person", "reference contact"), ("Referee",),
              "person who can speak for the applicant"),
        _role("position", ("position", "applied for", "job", "desired role"), ("Position", "Re"),
              "job that is applied for"),
        _role("firm", ("company applied to", "target company", "prospective employer"), ("Company",),
              "company the letter is sent to"),
        _role("current", ("current employer", "present company", "works at"), ("Current employer",),
              "where the applicant works now"),
        _role("former", ("former employer", "previous company", "worked at before"), ("Former employer",),
              "where the applicant worked before"),
        _int("since", ("employed since", "in current job since", "since year"), ("Since",),
             ("year in which the present job began",)),
        _int("years", ("years of experience", "experience years", "total experience"), ("Experience (years)",),
             ("years of experience, only where a number of years is given", "How many years of experience?")),
        _int("weeks", ("notice weeks", "weeks of notice", "notice period weeks"), ("Notice (weeks)",),
             ("notice in weeks",)),
        _sum("salary", ("salary expectation", "desired salary", "expected pay"), ("Salary expectation",),
             ("what the applicant wants to earn",)),
        _sum("present_pay", ("current salary", "present pay"), ("Present salary",), ("what the applicant earns now",)),
        _currency("salary", "present_pay"),
        _date("start", ("available from", "earliest start", "can start on"), ("Available from",),
              ("first possible day",)),
        _date("date", ("letter date", "application date", "written on"), ("Date",), ("day of the letter",)),
        _role("ref", ("job reference", "vacancy number"), ("Ref.",), "number of the vacancy"),
        _scale("school", ("education", "education level", "highest degree"), ("Education",),
               ("highest level of schooling",), tuple(_SCHOOLING)),
        _bool("licence", ("driving licence", "has drivers license", "can drive"), ("Driving licence",),
              ("whether the applicant may drive",)),
        _bool("move", ("willing to relocate", "would move", "relocation possible"), ("Relocation",),
              ("true if a move is possible",)),
    ),
    make=_make_application,
    prose=(
        _tell(
            [("{applicant}", "{date}", "@city@, {date}", ""),
             ("{firm}[[, attn {recipient}]]", "To {recipient}[[, {firm}]]", "")],
            ("Dear <Mr or Ms> {recipient},".replace("<Mr or Ms> ", ""), "Application as {position}[[ (ref. {ref})]]",
             "Dear hiring team,",
             "<I am applying|This is my application> for the post of {position}[[ at {firm}]][[, ref. {ref}]]."),
            [("I <work|am employed> at {current}[[ since {since}]].",
              "At present I am with {current}[[ (since {since})]][[; before that "
              "at {former}]].", "[[Until last year I was at {former}, ]]now {current} pays my rent.",
              "My first job was in @year@."),
             ("I spent some time at {former}.", "Before, {former} was my employer.", "From @year@ on I lived abroad.",
              ""),
             ("I bring {years} years of experience.", "{years} years in the trade have taught me a lot.",
              "My last project ended in @year@.",
              "Until @year@ I led a group.", "In @year@ I won a prize."),
             ("{school}.", "{school}.", "My brother studied in @city@."), ("{licence}.", "{licence}.", ""),
             ("{move}.", "{move}.", "")],
            [("I could start on {start}.", "Available from {start}.", "I am away until @date@.", ""),
             ("My notice is {weeks} weeks.", "I have to give {weeks} weeks' notice.", "The course takes @few@ weeks.",
              ""),
             ("I <have in mind|expect|would like> {salary}[[ (today {present_pay})]].", "Salary: {salary}.",
              "Today I earn {present_pay}[[, I hope for "
              "{salary}]].", "I once handled a budget of @money@.", ""),
             ("{referee} will gladly tell you more.", "Please ask {referee} about me.", "Referee: {referee}.", "")],
            ("<Yours|Kind regards>, {applicant}", "{applicant}", "<Kind regards|Best wishes>"),
        ),
    ),
    layouts=("prose", "prose", "prose", "prose", "kv", "form"),
)
# --- events ---------------------------------------------------------------------------------------------------------

_MUST: Evidence = {
    "mandatory": ("Everyone has to be there", "No excuses accepted", "Whoever misses it must repeat the course",
                  "Attendance is checked at the door",
                  "You need a doctor's note to stay away", "All staff are required, holidays or not"),
    "optional": ("Come if you feel like it", "Nobody will be counted", "Drop in or stay away, as you please",
                 "Only for those who are curious",
                 "You may skip it", "It is up to you"),
    "by invitation": ("Only people on the list get in", "Show the card you were sent", "A closed circle",
                      "We have asked a few of you personally",
                      "If you got this letter, you are one of the chosen guests",
                      "Not open to the public, names at the gate"),
}
_RHYTHM: Evidence = {
    "once": ("This will not be repeated", "A one-off", "There is only this date", "A single evening",
             "Just this one time", "Never before and never again"),
    "weekly": ("As every Thursday", "Same hour next week and the week after", "Each Monday", "Fifty-two times a year",
               "jeden Dienstag", "Wednesdays, as always"),
    "monthly": ("As every first Monday", "On the last Friday of each month", "Twelve times a year",
                "The next one follows in four weeks or so, as ever, on the second Tuesday of the month",
                "Every second Sunday of the month", "We meet on the fifteenth, come rain or shine, all year"),
    "yearly": ("Like each spring", "Our annual tradition", "For the @x@th summer in a row",
               "See you again in twelve months", "As always on the eve of the holidays",
               "Once every year"),
}
_SIGN_UP: Evidence = {
    True: ("Please put your name down beforehand", "Book a seat on our site", "Without a ticket you stay outside",
           "RSVP", "We need to know how many chairs to set, so write to us",
           "Places go to those who register"),
    False: ("Just turn up", "No booking", "Seats are free, first come first served",
            "You need not tell us that you come", "Walk in any time", "No tickets, no lists"),
}
_FOOD: Evidence = {
    True: ("Soup and bread will be served", "There is cake", "Lunch is on us", "Pizza for all afterwards",
           "A buffet waits in the foyer", "Drinks and snacks are included"),
    False: ("Bring your own sandwiches", "Nothing to eat on site", "Please have supper before you come",
            "The kitchen stays cold", "No catering this time",
            "Eating is not allowed in the hall"),
}
_STREAM: Evidence = {
    True: ("Join by video link", "We meet on screen", "You can watch from home",
           "The stream starts ten minutes earlier", "Dial in with the code below", "Held as a webinar"),
    False: ("There is no stream", "You have to be in the room", "No cameras, come in person",
            "It will not be broadcast", "Only in the hall, not on the net", "Face to face only"),
}
_EVENTS = ("<Fire|First aid> drill", "<Choir|Parents'> evening", "Town walk", "<Staff|Residents'> meeting",
           "Book launch", "Repair café", "Bake sale", "<Safety|Tax> briefing", "Open workshop",
           "<Chess|Card> night", "Seed swap", "Science slam", "Bird count", "Budget review")


def _hall(rng: Random) -> str:
    """A room with a number."""
    return f"{pick(rng, ('Room', 'Hall', 'Studio', 'Lecture room', 'Saal'))} {rng.randrange(1, 40)}"


def _make_event(rng: Random) -> dict[str, Any]:
    style, money, clock = val.date_style(rng), _signed(rng), pick(rng, ("24", "24", "12", "12 ", "12."))
    day, hour = val.date(rng, 2020, 2026), rng.randrange(8, 20)
    who = _people(rng, 2)
    rhythm = _ev(rng, _RHYTHM, 0.6)
    if rhythm is not None:
        rhythm = V(rhythm.text.replace("@x@", str(rng.randrange(4, 20))), rhythm.gold)
    return {
        "title": maybe(rng, 0.9, _text(rng, _EVENTS)), "organiser": maybe(rng, 0.55,
            V(val.company(rng)) if chance(rng, 0.6) else who[0]),
        "speaker": maybe(rng, 0.4, who[1]), "date": maybe(rng, 0.85, val.show_date(rng, day, style)),
        "start": maybe(rng, 0.75, val.show_time(rng, hour, pick(rng, (0, 15, 30)), clock)),
        "end": maybe(rng, 0.4, val.show_time(rng, min(hour + rng.randrange(1, 4), 23), pick(rng, (0, 30, 45)), clock)),
        "place": maybe(rng, 0.7, V(_hall(rng) if chance(rng, 0.5) else val.street(rng))),
        "fee": maybe(rng, 0.4, val.money(rng, 3, 90, style=money)), "currency": V("", money.currency),
        "deadline": maybe(rng, 0.4, val.show_date(rng, day - dt.timedelta(days=rng.randrange(2, 20)), style)),
        "seats": maybe(rng, 0.35, _num(rng, rng.randrange(6, 120))),
        "must": _ev(rng, _MUST, 0.65), "rhythm": rhythm, "sign_up": _ev(rng, _SIGN_UP, 0.5),
        "food": _ev(rng, _FOOD, 0.45), "stream": _ev(rng, _STREAM, 0.4),
    }


EVENT = Kind(
    name="event_note",
    titles=("Event", "Invitation", "Notice", "Event note", "Announcement", "Aushang"),
    fields=(
        _role("title", ("title", "event", "event name", "what"), ("Event", "What"), "name of the event"),
        _role("organiser", ("organiser", "host", "organized by", "held by"), ("Host", "Organiser"),
              "who arranges it, not who speaks"),
        _role("speaker", ("speaker", "presenter", "led by", "guest"), ("Speaker", "With"), "who speaks or leads",
              "Who is going to talk?"),
        _date("date", ("date", "event date", "takes place on", "day"), ("Date", "When"), ("day of the event",)),
        F("start", ("start time", "begins at", "starts", "from"), ("Start", "Begins"), ("time it begins",), "time"),
        F("end", ("end time", "ends at", "until"), ("End", "Until"), ("time it ends",), "time"),
        _role("place", ("place", "venue", "room", "where"), ("Where", "Venue"), "where it is held"),
        _sum("fee", ("fee", "price", "entry", "cost"), ("Fee", "Entry"), ("what it costs to take part",)),
        _currency("fee"),
        _date("deadline", ("registration deadline", "sign up by", "reply by"), ("Reply by",),
              ("last day to register",)),
        _int("seats", ("seats", "capacity", "max participants"), ("Seats",), ("how many people fit in",)),
        _enum("must", ("attendance", "participation", "obligation"), ("Attendance",), ("whether one has to come",),
              tuple(_MUST)),
        _enum("rhythm", ("recurrence", "frequency", "how often", "repeats"), ("Repeats",),
              ("how often it takes place",), (*_RHYTHM, "daily")),
        _bool("sign_up", ("registration required", "must register", "booking needed"), ("Registration",),
              ("whether one has to register", "Is booking needed?")),
        _bool("food", ("food provided", "catering", "meal included"), ("Food provided",),
              ("true if there is something to eat",)),
        _bool("stream", ("online", "can join online", "streamed"), ("Online",),
              ("whether one can take part from afar",)),
    ),
    make=_make_event,
    prose=(
        _tell(
            ("{title}[[ - {date}]]", "{title}[[, {place}]]", "[[{organiser}: ]]{title}",
             "[[{organiser} invites you to the ]]{title}", *_HI),
            [("[[{date}, ]]{start}[[ to {end}]][[, {place}]].",
              "<We meet|It takes place> on {date}[[ at {start}]][[ in {place}]].", "{date}[[, {start}]][[ - {end}]].",
              "It begins at {start}.",
              "The last one was on @date@."),
             ("Where: {place}.", "Find us at {place}.", "Parking at @street@.", ""),
             ("It ends at {end}.", "The doors open at @time@.", ""),
             ("{speaker} will <speak|be with us>.", "With {speaker}.", "<Our guest|On stage>: {speaker}.",
              "@person@ cannot come this time.", ""),
             ("Put on by {organiser}.", "{organiser} is your host.", "", "")],
            [("{must}.", "{must}.", "The rooms are freshly painted."),
             ("{rhythm}.", "{rhythm}.", "The caretaker comes on Mondays at six."),
             ("{sign_up}[[, by {deadline}]].", "{sign_up}.", "Reply by {deadline}.", "The list from @date@ is void."),
             ("{food}.", "{food}.", "The bakery next door is closed."),
             ("{stream}.", "{stream}.", "Our website has pictures of the last one."),
             ("Entry {fee}.", "It costs {fee}.", "<Fee|Contribution>: {fee}, members half.",
              "A book will be sold for @money@.", ""),
             ("There is room for {seats}.", "{seats} seats.", "Last time @int@ people came.", "")],
            _BYE,
        ),
    ),
    layouts=("prose", "prose", "prose", "prose", "kv", "mixed", "markdown"),
)


# --- recipes --------------------------------------------------------------------------------------------------------

_PLANT = ("red lentils", "chickpeas", "potatoes", "rice", "coconut milk", "carrots", "olive oil", "onions",
          "garlic cloves", "tomatoes", "spinach", "brown sugar", "sunflower oil", "white beans",
          "courgettes", "oat drink", "paprika", "lemon juice")
_DAIRY = ("butter", "double cream", "eggs", "parmesan", "feta", "mozzarella", "yoghurt", "whole milk", "honey")
_MEAT = ("chicken thighs", "minced beef", "bacon", "salmon fillet", "anchovies", "pork shoulder", "prawns",
         "lamb neck", "chorizo")
_NUTS = ("walnuts", "ground almonds", "hazelnuts", "cashews", "pistachios", "peanut butter")
_WHEAT = ("plain flour", "spaghetti", "breadcrumbs", "couscous", "puff pastry", "bulgur", "egg-free noodles")
_EASY: Evidence = {
    "easy": ("Even a child can do this", "You can hardly go wrong", "Everything goes in one pot and that is it",
             "Made with your eyes shut after work", "A beginner's dish", "No skill needed, just a spoon"),
    "medium": ("You should have held a whisk before", "A little practice helps with the dough",
               "Some steps want your full attention", "Not for the very first day in the kitchen",
               "Takes some care, though no magic", "The second try will be better than the first"),
    "hard": ("Many a cook has failed with this one", "Only for people with patience and a sure hand",
             "The chocolate work calls for years of training", "A single degree too much and it is ruined",
             "You need nerves of steel", "Demanding from the first cut to the last"),
}
_SPICY: Evidence = {
    True: ("It burns pleasantly on the tongue", "Have a glass of milk ready", "Plenty of chilli",
           "Not for the faint-hearted, very hot", "You will sweat", "The jalapeños make their point"),
    False: ("Mild enough for toddlers", "No chilli at all", "Nobody will reach for the water", "Gentle in taste",
            "There is no heat in it", "Kindly seasoned, without any sting"),
}
_FREEZE: Evidence = {
    True: ("Leftovers freeze well", "Keeps three months in the freezer", "Make a double batch and put half on ice",
           "Can be frozen in portions", "Thaws without loss", "Lässt sich einfrieren"),
    False: ("Do not freeze it", "It turns watery when thawed", "The freezer ruins it", "Must be eaten fresh",
            "It does not survive the deep freeze", "Freezing spoils the texture"),
}
_MEALS: Evidence = {
    "breakfast": ("to start the day", "with the first coffee", "before school", "on Sunday morning in bed",
                  "for early birds", "in place of muesli"),
    "main course": ("fills you up on its own", "the centre of a dinner", "what comes after the soup",
                    "a whole meal on one plate", "for hungry people at night", "our standard lunch at work"),
    "dessert": ("to finish a meal sweetly", "after the cheese", "when guests ask for something sweet",
                "with coffee and a dollop of cream", "best after a light meal, with ice", "the sweet end"),
    "starter": ("to open a menu", "before the main plate", "small bites while people arrive",
                "the first of three courses", "to wake the appetite", "goes ahead of the roast"),
}


_NO_MEAT: Evidence = {
    True: ("No animal had to die for it", "Goes without meat and fish", "Our vegetarian friends love it",
           "Neither meat nor fish", "Meat-free", "Even the butcher's son did not miss the bacon that is not in it"),
    False: ("The roast is the heart of it", "Ask the butcher for a good piece", "The fish must be very fresh",
            "Made with plenty of ham", "Nothing for vegetarians", "The broth is made of bones"),
}
_NUTTY: Evidence = {
    True: ("Beware, there are nuts in it", "The crust is made of almonds", "Toasted hazelnuts give it bite",
           "Not for people with a nut allergy", "Walnuts go on top", "Stir in the peanut butter last"),
    False: ("Free of nuts", "Safe for people with a nut allergy", "No almonds, no hazelnuts, nothing of the kind",
            "We left the nuts out", "Contains no nuts", "Seeds take the place of nuts"),
}


def _make_recipe(rng: Random) -> dict[str, Any]:
    pool = list(_PLANT)
    dairy, meat, nuts, wheat = (chance(rng, p) for p in (0.5, 0.4, 0.3, 0.45))
    names = rng.sample(pool, pick(rng, (3, 4, 5, 6, 8)))
    for wanted, more in ((dairy, _DAIRY), (meat, _MEAT), (nuts, _NUTS), (wheat, _WHEAT)):
        if wanted:
            names += rng.sample(more, pick(rng, (1, 1, 2)))
    rng.shuffle(names)
    rows: list[dict[str, V | None]] = []
    for name in names:
        amount = pick(rng, (f"{rng.randrange(1, 20) * 25} g", f"{rng.randrange(1, 12) * 50} ml",
                            f"{rng.randrange(2, 9)}", f"{rng.randrange(1, 4)} tbsp", f"{rng.randrange(2, 4)} cups",
                            "a pinch",
                            f"{rng.randrange(1, 9) * 50}g", f"{rng.randrange(1, 3)} ½ tsp", "a handful"))
        rows.append({"name": V(name), "amount": maybe(rng, 0.85, V(amount))})
    rows = rows if chance(rng, 0.8) else []
    # the diet shows in the ingredients: silent values that count where the list is written; else it may be stated
    plant: dict[str, V | None] = {"vegetarian": V("", not meat), "vegan": V("", not (meat or dairy)),
                                  "nuts": V("", nuts)}
    if not rows:
        plant = {"vegetarian": _ev(rng, _NO_MEAT, 0.6), "vegan": None, "nuts": _ev(rng, _NUTTY, 0.5)}
    prep, cook, rest = rng.randrange(1, 9) * 5, rng.randrange(2, 30) * 5, pick(rng, (10, 20, 30, 60, 120))
    unit = pick(rng, (" min", " minutes", " min.", "'"))

    def minutes(n: int, share: float) -> V | None:
        return maybe(rng, share, V(str(n), n, after=unit))

    return {
        "title": maybe(rng, 0.85, V(pick(rng, ("Sunday ", "Grandmother's ", "Quick ", "Harbour ", "Rustic ",
                                                "Green ")) + pick(rng,
                                                    ("stew", "bake", "pie", "bowl", "soup", "tart", "casserole")))),
        "author": maybe(rng, 0.3, V(val.person(rng))), "serves": maybe(rng, 0.6, _num(rng, rng.randrange(2, 9), 0.3)),
        "prep": minutes(prep, 0.6), "cook": minutes(cook, 0.65), "rest": minutes(rest, 0.35),
        "oven": maybe(rng, 0.45, V(str(t := pick(rng, (160, 175, 180, 190, 200, 220))), t, after=pick(rng, ("°C",
            " °C", " degrees")))),
        "core": maybe(rng, 0.3, V(str(c := rng.randrange(55, 92)), c, after=pick(rng, ("°C", " °C", " degrees")))),
        "items": rows, **plant, "level": _ev(rng, _EASY, 0.65), "spicy": _ev(rng, _SPICY, 0.4),
        "freeze": _ev(rng, _FREEZE, 0.4), "meal": _ev(rng, _MEALS, 0.4),
    }


RECIPE = Kind(
    name="recipe_implied",
    titles=("Recipe", "Kitchen note", "Dish", "Rezept", "From the cookbook"),
    fields=(
        _role("title", ("title", "dish", "recipe name", "name"), ("Dish", "Recipe"), "name of the dish"),
        _role("author", ("author", "recipe by", "cook"), ("By",), "who wrote the recipe"),
        _int("serves", ("servings", "serves", "portions", "people"), ("Serves", "Portions"), ("for how many people",)),
        _sum("prep", ("prep minutes", "preparation time", "working time"), ("Prep",),
             ("minutes of work before cooking",)),
        _sum("cook", ("cook minutes", "cooking time", "baking time"), ("Cook", "Baking time"),
             ("minutes on the stove or in the oven",)),
        _sum("rest", ("rest minutes", "resting time", "waiting time"), ("Rest",), ("minutes it has to stand",)),
        _sum("oven", ("oven temperature", "oven degrees", "bake at"), ("Oven",), ("temperature of the oven",)),
        _sum("core", ("core temperature", "inner temperature"), ("Core",), ("temperature inside when done",)),
        Items("items", ("ingredients", "ingredient list", "what is needed"), (
            _role("name", ("name", "ingredient", "item"), ("Ingredient",), "the ingredient"),
            _role("amount", ("quantity", "amount", "how much"), ("Amount",), "quantity with unit, as written"),
        ), ("what goes in",), ("Ingredients", "You need", "Zutaten"),
        ("{amount} {name}", "{name}, {amount}", "{name} ({amount})", "{name}", "{amount} of {name}")),
        F("vegetarian", ("vegetarian", "is vegetarian", "meat free"), (),
          ("true if there is neither meat nor fish in it", "whether it is meat free"), "boolean", implied=("items",)),
        F("vegan", ("vegan", "is vegan", "purely plant based"), (),
          ("whether nothing of animals is in it", "true without meat, dairy, eggs or honey"), "boolean",
          implied=("items",)),
        F("nuts", ("contains nuts", "nuts", "has nuts"), (), ("whether nuts are among the ingredients",), "boolean",
          implied=("items",)),
        _scale("level", ("difficulty", "level", "skill level"), ("Difficulty",), ("how hard it is to make",),
               tuple(_EASY)),
        _bool("spicy", ("spicy", "is hot", "hot"), ("Spicy",), ("whether it tastes hot",)),
        _bool("freeze", ("freezable", "can be frozen", "suitable for freezing"), ("Can be frozen",),
              ("whether it can be frozen",)),
        _enum("meal", ("course", "meal", "served as"), ("Served",), ("which part of the day's meals it is",),
              (*_MEALS, "drink")),
    ),
    make=_make_recipe,
    prose=(
        _tell(
            ("{title}[[ for {serves}]]", "{title}[[, by {author}]]", "[[Serves {serves}. ]]{title}",
             "<Recipe|Tonight>: {title}"),
            ("{items}.", "<You need|Ingredients>:\n{items}\n", "Take {items}.", "\n{items}\n",
             "In the bowl go {items}."),
            [("<Preparation|Chopping> takes {prep}[[, the oven does the rest in {cook}]].",
              "Prep {prep}[[, cook {cook}]][[, rest {rest}]].", "Cook for {cook}.",
              "Set aside {prep} for the <knife work|preparation>.",
              "Wash everything well, which takes a while.", "Stir after @few@ minutes."),
             ("<Bake|Cook> it for {cook}[[ at {oven}]].", "Leave it on the <heat|stove> for {cook}.",
              "It <stays in the oven|simmers> for {cook}.", "Fry the first things for @few@ minutes.", ""),
             ("Let it <stand|rest> for {rest}.", "Then {rest} of rest.", "Serve at once.", ""),
             ("Heat the oven to {oven}.", "Oven at {oven}[[; done when the middle reads {core}]].",
              "The milk should have @int@ degrees.", ""),
             ("It is done at {core} inside.", "Core: {core}.", "", "")],
            [("{level}.", "{level}.", "The photo is from @city@."), ("{spicy}.", "{spicy}.", ""),
             ("{freeze}.", "{freeze}.", ""), ("We have it {meal}.", "When? {meal}.", "In our house it is {meal}.", ""),
             ("{vegetarian}.", ""), ("{nuts}.", ""), ("For {serves} people.", "Enough for {serves}.",
                                                      "It is older than @int@ years.", ""),
                                                      ("Thanks to {author} for it.", "By {author}.", "")],
        ),
    ),
    layouts=("prose", "prose", "prose", "markdown", "kv", "mixed"),
)


# --- till slips -----------------------------------------------------------------------------------------------------

_TENDER: Evidence = {
    "cash": ("GIVEN 50.00, CHANGE BELOW", "Change given", "Bar gegeben, Rückgeld", "You gave a twenty",
             "Notes received", "BANKNOTES", "Drawer opened, coins returned"),
    "credit card": ("VISA ****<1234|8807|4410>", "MASTERCARD ************<5561|0923>", "AMEX xxxx <1002|3377>",
                    "Chip read, credit, signature below", "VISA CREDIT contactless", "CC auth. <003311|881204>"),
    "debit card": ("girocard PIN OK", "MAESTRO ****<7731|0042>", "EC-Lastschrift", "DEBIT, PIN verified",
                   "V PAY contactless", "Interac chip"),
    "mobile wallet": ("APPLE PAY", "GOOGLE PAY device ending <22|91>", "Paid by phone", "Twint QR",
                      "Tapped with a watch", "ALIPAY"),
    "voucher": ("GIFT CARD redeemed, rest 0.00", "Luncheon coupon accepted", "Gutschein eingelöst",
                "Paid with store credit", "Gift token <88-21|17-40> used up", "Meal ticket"),
}
_TIP: Evidence = {
    True: ("Service is part of the price", "Service included", "Bedienung inbegriffen", "service compris",
           "12.5% service has been added", "Gratuity is already in the bill"),
    False: ("Service not included", "Tips are up to you", "Gratuity not in the price", "Ohne Bedienung",
            "Service is not part of the sum", "No service charge was added"),
}
_WHERE_EATEN: Evidence = {
    "eat in": ("Table <4|11|23>", "Terrace <2|7>", "Covers: <2|3>", "seated by the window", "sit-down", "Tisch <5|14>"),
    "takeaway": ("to go", "In a bag", "Picked up at the counter", "Mitnahme", "packed for the road", "à emporter"),
    "delivery": ("Rider: bike <3|9>", "Brought to the door", "Sent by scooter", "Drop at reception",
                 "courier run <2|6>", "Lieferung"),
}


def _make_slip(rng: Random) -> dict[str, Any]:
    style, money = val.date_style(rng), _signed(rng)
    bare = val.MoneyStyle(money.currency, "", "", money.thousands, money.point)
    rows: list[dict[str, V | None]] = []
    total = 0.0
    for _ in range(pick(rng, (1, 2, 3, 3, 4, 5, 6, 9, 14))):
        count, price = pick(rng, (1, 1, 1, 2, 3)), round(rng.uniform(0.8, 40), 2)
        total += count * price
        rows.append({"name": V(val.product(rng)), "qty": maybe(rng, 0.6, V(str(count), count)),
                     "price": maybe(rng, 0.5, val.show_money(rng, price, bare)),
                     "amount": maybe(rng, 0.9, val.show_money(rng, count * price, bare))})
    total = round(total, 2)
    tip = round(total * 0.1, 2) if chance(rng, 0.3) else 0.0
    method = pick(rng, list(_TENDER))
    given = float(int(total + tip) // 10 * 10 + 10)
    cash = method == "cash"
    who = _people(rng, 2)
    said = _told(rng, _TENDER, method, 0.85 if not cash else 1)
    return {
        "shop": maybe(rng, 0.85, V(val.company(rng))), "address": maybe(rng, 0.5, V(val.address(rng))),
        "cashier": maybe(rng, 0.5, V(pick(rng, (who[0].text, who[0].text.split()[0])))),
        "customer": maybe(rng, 0.25, who[1]), "receipt": maybe(rng, 0.6, V(val.fill_pattern(rng, pick(rng, ("%###",
            "0####", "%##-####"))))),
        "loyalty": maybe(rng, 0.35, V(val.fill_pattern(rng, "%### #### ##"))),
        "points": maybe(rng, 0.25, V(str(p := rng.randrange(3, 400)), p)),
        "date": maybe(rng, 0.8, val.show_date(rng, val.date(rng, 2019, 2026), style)),
        "time": maybe(rng, 0.6, val.show_time(rng, rng.randrange(7, 23), rng.randrange(60), "24")), "items": rows,
        "tax": maybe(rng, 0.45, val.show_money(rng, total * pick(rng, (0.05, 0.07, 0.16)), money)),
        "total": maybe(rng, 0.95, val.show_money(rng, total, money)),
        "tip": val.show_money(rng, tip, money) if tip else None,
        "given": maybe(rng, 0.7, val.show_money(rng, given, money)) if cash else None,
        "change": maybe(rng, 0.75, val.show_money(rng, given - total - tip, money)) if cash else None,
        "currency": V("", money.currency),
        "method": said, "service": _ev(rng, _TIP, 0.35), "eaten": _ev(rng, _WHERE_EATEN, 0.4),
    }


SLIP = Kind(
    name="till_slip",
    titles=("Receipt", "Till slip", "Sales slip", "Kassenbon", "Ticket", "Bill"),
    fields=(
        _role("shop", ("shop", "merchant", "store", "seller"), ("Store",), "name of the shop"),
        _role("address", ("shop address", "store address", "branch"), ("Branch",), "address of the shop"),
        _role("cashier", ("cashier", "served by", "employee", "waiter"), ("Cashier", "Served by", "Op."),
              "who stood at the counter", "Who served?"),
        _role("customer", ("customer", "customer name", "member name"), ("Customer", "Member"), "name of the buyer"),
        _role("receipt", ("receipt number", "slip no", "transaction number"), ("Receipt", "Slip", "Bon-Nr."),
              "number of the slip"),
        _role("loyalty", ("loyalty number", "member number", "customer card"), ("Loyalty card", "Member no."),
              "number of the customer card, not of the bank card"),
        _int("points", ("points", "points earned", "bonus points"), ("Points",), ("bonus points collected",)),
        _date("date", ("date", "purchase date", "sold on"), ("Date",), ("day of the sale",)),
        F("time", ("time", "purchase time"), ("Time",), ("time of the sale",), "time"),
        Items("items", ("items", "articles", "lines", "positions"), (
            _role("name", ("name", "article", "item"), ("Article",), "what was bought"),
            _int("qty", ("quantity", "qty", "pieces"), ("Qty",), ("how many",)),
            _sum("price", ("unit price", "each", "price"), ("Each",), ("price of one piece",)),
            _sum("amount", ("amount", "line total", "total"), ("Amount",), ("price of the line",)),
        ), ("what was bought",), ("Articles",), ("{name} {amount}", "{qty} x {name} {amount}",
                                                 "{name}  {qty} x {price}  {amount}", "{qty} {name}",
                                                 "{name} @ {price}", "{name}")),
        _sum("tax", ("tax", "vat", "sales tax"), ("Tax", "VAT", "MwSt."), ("tax contained",)),
        _sum("total", ("total", "sum", "amount payable"), ("TOTAL", "Sum", "To pay"),
             ("sum of the articles, without tip",)),
        _sum("tip", ("tip", "gratuity"), ("Tip", "Gratuity"), ("what was given to the staff",)),
        _sum("given", ("cash given", "tendered", "amount handed over"), ("Given", "Tendered"), ("money handed over",)),
        _sum("change", ("change", "change given", "returned"), ("Change", "Rückgeld"), ("money given back",)),
        _currency("tax", "total", "tip", "given", "change"),
        _enum("method", ("payment method", "paid with", "tender type", "payment type"), ("Paid",),
              ("how it was paid",), tuple(_TENDER)),
        _bool("service", ("service included", "gratuity included", "tip included"), ("Service included",),
              ("whether service is contained in the sum",)),
        _enum("eaten", ("order type", "dining option", "consumption"), ("Order type",), ("where it is consumed",),
              tuple(_WHERE_EATEN)),
    ),
    make=_make_slip,
    prose=(
        _tell(
            ("{shop}[[\n{address}]]", "{shop}", "*** {shop} ***[[\n{address}]]"),
            [("{date}[[ {time}]]", "[[{time} ]]{date}", "Date {date}"),
             ("Slip {receipt}", "No. {receipt}[[ Op. {cashier}]]", "Till @few@", "Receipt # {receipt}"),
             ("You were served by {cashier}", "Op: {cashier}", "Cashier {cashier}", "Manager: @person@", ""),
             ("{eaten}", "{eaten}", "")],
            ("\n{items}\n",), ("TOTAL {total}", "Sum {total}[[\nTip {tip}]]", "[[incl. tax {tax}\n]]TO PAY {total}",
                               "Total {total}[[\nVAT {tax}]]"), ("[[Tip {tip}]]", "Gratuity {tip}", "Thank you"),
            ("[[{method}]][[\nGiven {given}]][[\nChange {change}]]",
             "{method}[[\nTendered {given}]][[\nBack {change}]]"),
            [("{service}", "{service}", ""), ("Card no. {loyalty}[[ +{points} points]]",
                                              "Member {loyalty}[[ ({customer})]]",
                                              "Hello {customer}, you <earned|have> {points} points",
                                              "Customer card {loyalty}", "Join our club and save @money@", ""),
             ("Exchange until @date@", "Tax no. @ref@", "Shop no. @int@", "Call @phone@")],
            glue=("\n", "\n", "\n\n"),
        ),
    ),
    layouts=("prose", "prose", "prose", "table", "kv", "html"),
)


# --- incidents ------------------------------------------------------------------------------------------------------

_IMPACT: Evidence = {
    "minor": ("Nobody outside the team noticed", "One page loaded slowly for a while", "A grey box instead of a logo",
              "A nightly report came late, nothing else", "Only a test system was touched",
              "A few retries and users were through"),
    "moderate": ("Some users had to log in twice", "Searching was slow for one region",
                 "About a tenth of the requests failed", "Mails went out with a delay of hours",
                 "Uploads failed, everything else went on",
                 "One client could not print"),
    "major": ("Most customers could not order", "The shop was down for a whole region",
              "Half of all payments bounced", "Three sites were without phones for hours",
              "Logins failed for the larger part of users",
              "Support was flooded with calls"),
    "catastrophic": ("Everything was dark worldwide", "The business came to a complete halt",
                     "Not a single customer could do anything for a day", "All sites and all backups went at once",
                     "The firm stood still and the regulator called",
                     "A total outage across all regions"),
}
_LOSS: Evidence = {
    True: ("The orders of that hour cannot be restored", "Forty records could not be restored",
           "We could not bring back the last uploads", "Drafts written that morning vanished",
           "The newest backup was a day old, so a day is missing",
           "Some messages were overwritten and stay lost"),
    False: ("Every record is still there", "Nothing was lost", "All writes were replayed from the log",
            "The check sums match, not a row is missing", "We found no gap in the tables",
            "Data stayed intact throughout"),
}
_TOLD_CLIENTS: Evidence = {
    True: ("A mail went to all clients", "The status page was updated within minutes", "We phoned the affected shops",
           "Users saw a banner", "A letter of apology has been sent", "The clients were told"),
    False: ("We have not written to anyone outside", "The clients know nothing of it", "No notice was published",
            "The status page stayed green", "We decided against a mail to users", "It was kept in the house"),
}
_SEEN_BEFORE: Evidence = {
    True: ("The same happened in spring", "It is the third time this year", "We have been here before",
           "An old friend came back", "Just like the outage last winter", "Once again"),
    False: ("This had never happened", "A first for us", "Nothing like it is on record",
            "Until then it ran without a hitch for years", "We had never seen this pattern",
            "No earlier case is known"),
}
_CURE: Evidence = {
    "rollback": ("We went back to last week's build", "The old version was put in place again",
                 "The change was undone", "Reverting the release helped",
                 "We flipped the flag off and were where we had been", "Git revert, deploy, done"),
    "restart": ("Switching it off and on did it", "We bounced the pods", "A fresh boot of the server helped",
                "The process was killed and came up clean", "One reboot and it ran", "systemctl did the trick"),
    "configuration change": ("The limit was raised in the settings", "One line in the YAML was corrected",
                             "We doubled the pool size", "The timeout is now thirty seconds",
                             "A wrong host name in the settings was fixed", "We edited the firewall rules"),
    "hardware replacement": ("A new disk was put in", "The technician swapped the switch",
                             "The power supply was exchanged", "We mounted a spare board",
                             "Two memory sticks were renewed", "The fan was replaced by a new one"),
    "none": ("It went away by itself", "It vanished before we did anything", "We did nothing and it stopped",
             "No fix so far", "Still unsolved, we only watch", "It healed on its own"),
}
_CAUSES = ("an expired certificate", "a full disk", "a wrong index", "a typo in the routing table",
           "a memory leak in the parser", "a deadlock in the queue", "a cut fibre", "a forgotten cron job",
           "a clock that was off",
           "a rate limit", "a failed power supply", "a bad migration", "a DNS entry")


def _moment(rng: Random, minute: int, zone: str) -> V:
    return V(f"{minute // 60 % 24:02}:{minute % 60:02}{zone}")


def _make_incident(rng: Random) -> dict[str, Any]:
    zone, style, at = pick(rng, (" UTC", " CET", "", "", " GMT")), val.date_style(rng), rng.randrange(60, 1200)
    who, causes = _people(rng, 3), rng.sample(_CAUSES, 2)
    bare = [V(c.split(" ", 1)[1]) for c in causes]
    return {
        "service": maybe(rng, 0.8, V(val.coined(rng).lower() + pick(rng, ("-api", "-db", "-gateway", " checkout",
            " mail", "-cache")))), "ticket": maybe(rng, 0.6, V(val.ident(rng, ("INC", "PM")))),
        "change": maybe(rng, 0.35, V(val.ident(rng, ("CHG", "PR")))),
        "date": maybe(rng, 0.7, val.show_date(rng, val.date(rng, 2019, 2026), style)),
        "started": maybe(rng, 0.7, _moment(rng, at, zone)), "noticed": maybe(rng, 0.6, _moment(rng,
            at + rng.randrange(2, 60), zone)), "fixed": maybe(rng, 0.65, _moment(rng, at + rng.randrange(70, 230),
                zone)),
        "commander": maybe(rng, 0.5, who[0]), "on_call": maybe(rng, 0.5, who[1]),
        "reporter": maybe(rng, 0.35, who[2]), "cause": maybe(rng, 0.6, bare[0]),
        "suspicion": maybe(rng, 0.5, bare[1]),
        "users": maybe(rng, 0.45, V(f"{(n := rng.randrange(12, 40000)):,}" if chance(rng,
            0.5) else str(n := rng.randrange(12, 9000)), n)),
        "severity": _ev(rng, _IMPACT, 0.8), "loss": _ev(rng, _LOSS, 0.6), "told": _ev(rng, _TOLD_CLIENTS, 0.45),
        "before": _ev(rng, _SEEN_BEFORE, 0.45), "cure": _ev(rng, _CURE, 0.55),
    }


INCIDENT = Kind(
    name="incident_evidence",
    titles=("Incident note", "Outage report", "Post-mortem", "Incident", "Fault log"),
    fields=(
        _role("service", ("service", "system", "affected system", "component"), ("Service", "System"), "what failed"),
        _role("ticket", ("incident number", "ticket", "incident id"), ("Incident", "Ticket"), "number of the incident"),
        _role("change", ("change number", "related change", "change request"), ("Change",),
              "number of a change that is named"), _date("date", ("date", "incident date", "day"), ("Date",),
                                                         ("day of the incident",)),
        _role("started", ("started at", "start time", "began"), ("Start",), "time it began, as written",
              "When did it begin?"), _role("noticed", ("detected at", "noticed at", "detection time"), ("Detected",),
                                           "time somebody noticed"),
        _role("fixed", ("resolved at", "end time", "fixed at"), ("Resolved",), "time it was over"),
        _role("commander", ("incident commander", "incident lead", "led by"), ("Lead",), "who led the response"),
        _role("on_call", ("on call engineer", "on call", "first responder"), ("On call",), "who was on call"),
        _role("reporter", ("reported by", "reporter", "noticed by"), ("Reported by",), "who raised it"),
        _role("cause", ("root cause", "cause", "actual cause"), ("Root cause",),
              "what really caused it, not the first guess"), _role("suspicion", ("first suspicion",
                  "initial hypothesis", "suspected at first"), ("First guess",),
                  "what was thought at first and turned out wrong"),
        _int("users", ("users affected", "affected customers", "impacted users"), ("Users affected",),
             ("how many users were hit",)),
        _scale("severity", ("severity", "impact level", "impact"), ("Impact",),
               ("how bad it was, from the consequences",), tuple(_IMPACT)),
               _bool("loss", ("data loss", "data lost", "was data lost"), ("Data loss",),
                     ("whether data was lost for good",)),
        _bool("told", ("customers notified", "customers informed", "notice sent"), ("Customers told",),
              ("true if customers were informed",)), _bool("before", ("recurring", "happened before",
                  "repeat incident"), ("Seen before",), ("whether it had occurred before",)),
        _enum("cure", ("fix type", "resolution", "how it was fixed"), ("Fix",), ("what ended it",), tuple(_CURE)),
    ),
    make=_make_incident,
    prose=(
        _tell(
            ("{ticket}[[ - {service}]][[ - {date}]]", "<Outage|Trouble> of {service}[[ on {date}]]",
             "[[{date}: ]]{service}", "Incident {ticket}"),
            [("At {started} {service} <failed|went wrong>[[; we noticed at {noticed}]].",
              "It <began|started> at {started}[[ and was over at {fixed}]].",
              "[[Start {started}, ]][[detection {noticed}, ]]end {fixed}.", "The deploy had gone out at @time@."),
             ("The alarm <rang|came> at {noticed}.", "Nobody saw it before {noticed}.",
              "{reporter} <rang us|opened the case>[[ at {noticed}]].", "The shift changed at @time@.", ""),
              ("By {fixed} <all was well|it ran again>.", "It was over at {fixed}.", ""),
             ("{on_call} was on call[[, {commander} led]].", "{commander} <took the lead|ran the call>.",
              "On call: {on_call}.", "@person@ was on leave.", "")],
            [("{severity}.", "{severity}.", "The weekend was quiet otherwise."),
             ("{users} users were <hit|affected>.", "It hit {users} users.", "The cluster has @int@ nodes.", ""),
             ("{loss}.", "{loss}.", "The backups run at night."), ("{told}.", "{told}.", ""),
             ("{before}.", "{before}.", "The log is @int@ pages long.")],
            [("<At first we suspected|Our first guess was> a {suspicion}[[, but it was a {cause}]].",
              "Not the {suspicion}, as we had thought[[, but the {cause}]].",
              "The {suspicion} looked guilty at first but was ruled out.", "A few theories came up."),
             ("The <real|root> cause was a {cause}.", "In the end a {cause} turned out to be behind it.",
              "Behind it all: a {cause}.", "A longer report will follow.", ""),
              ("{cure}[[ ({change})]].", "{cure}.", "{change} was in progress at the time.", "")],
        ),
    ),
    layouts=("prose", "prose", "prose", "prose", "kv", "markdown", "form"),
)
# --- sports and weather ---------------------------------------------------------------------------------------------

_OVER: Evidence = {
    True: ("It took another thirty minutes to find a winner",
           "After ninety minutes nothing was settled, so they played on", "Extra time was needed",
           "The decision fell long after full time, in the added half hours", "They went into overtime",
           "Verlängerung"),
    False: ("All was settled within the regular time", "No extra time was needed",
            "It was over on the stroke of ninety", "The result stood after normal time", "Nobody had to play on",
            "No overtime"),
}
_SENT_OFF: Evidence = {
    True: ("A red card left one side with ten", "The goalkeeper had to go early for a foul",
           "One man was shown the way to the showers", "A second booking ended somebody's afternoon",
           "They finished with ten", "The referee dismissed a defender"),
    False: ("Everyone was still on the pitch at the end", "No red card", "A fair game without dismissals",
            "Eleven against eleven until the end", "Nobody was sent off", "Not even a booking was needed"),
}
_GROUND: Evidence = {
    "dry": ("Dust rose from the grass", "The turf was hard as stone", "Not a drop had fallen for weeks",
            "A firm, sunny pitch", "The ball ran fast on parched grass", "The surface was perfect and warm"),
    "wet": ("The ball stopped in puddles", "It poured all afternoon", "Players slid through the mud",
            "Umbrellas in the stands", "The grass was soaked", "A steady drizzle"),
    "frozen": ("The lines had to be cleared of snow", "The ground was like iron from the cold",
               "Breath hung in the air and the pitch crunched", "Ice on the touchline", "Orange ball, white grass",
               "Minus five at kick-off"),
}


def _make_match(rng: Random) -> dict[str, Any]:
    style = val.date_style(rng)
    cities = [val.city(rng) for _ in range(2)]
    before, after = ("", "FC ", "SV ", "Sporting ", "Real "), ("", " United", " Rovers", " Town", "")
    names = [pick(rng, before) + c + pick(rng, after) for c in cities]
    first, second = [rng.randrange(3), rng.randrange(3)], [rng.randrange(3), rng.randrange(3)]
    who = _people(rng, 4)
    return {
        "home": V(names[0]), "away": V(names[1]), "home_goals": maybe(rng, 0.85, _num(rng, first[0] + second[0],
            0.1)), "away_goals": maybe(rng, 0.85, _num(rng, first[1] + second[1], 0.1)),
        "half": maybe(rng, 0.55, V(f"{first[0]}{pick(rng, ('-', ':', '–'))}{first[1]}")),
        "venue": maybe(rng, 0.5, V(val.coined(rng) + pick(rng, (" Park", " Arena", " Stadium", " Road")))),
        "crowd": maybe(rng, 0.5, V(f"{(n := rng.randrange(120, 48000)):,}", n)),
        "referee": maybe(rng, 0.45, who[0]), "coach_home": maybe(rng, 0.4, who[1]),
        "coach_away": maybe(rng, 0.4, who[2]),
        "best": maybe(rng, 0.4, who[3]), "date": maybe(rng, 0.65, val.show_date(rng, val.date(rng, 2018, 2026),
            style)),
        "next": maybe(rng, 0.35, val.show_date(rng, val.date(rng, 2018, 2026), style)),
        "goals": [{"player": V(val.person(rng)), "minute": maybe(rng, 0.85, V(str(m := rng.randrange(2, 90)), m)),
                   "team": maybe(rng, 0.4, V(pick(rng, names)))} for _ in range(sum(first) + sum(second))],
        "over": _ev(rng, _OVER, 0.4), "sent_off": _ev(rng, _SENT_OFF, 0.5), "ground": _ev(rng, _GROUND, 0.5),
    }


MATCH = Kind(
    name="match_roles",
    titles=("Match report", "Game report", "Result", "Spielbericht"),
    fields=(
        _role("home", ("home team", "home side", "hosts"), ("Home",), "team that played at home",
              "Who were the hosts?"), _role("away", ("away team", "visitors", "guests"), ("Away",),
                                            "team that travelled"),
        _int("home_goals", ("home score", "goals home", "hosts' goals"), ("Home goals",),
             ("goals of the hosts at the end",)), _int("away_goals", ("away score", "goals away", "visitors' goals"),
                                                       ("Away goals",), ("goals of the visitors at the end",)),
        _role("half", ("half time score", "score at half time", "first half"), ("Half-time",),
              "score at the break, not at the end"), _role("venue", ("venue", "ground", "stadium"), ("Venue",),
                                                           "where it was played"),
        _int("crowd", ("attendance", "spectators", "crowd"), ("Attendance",), ("number of people who watched",)),
        _role("referee", ("referee", "umpire", "match official"), ("Referee",), "who was in charge"),
        _role("coach_home", ("home coach", "hosts' manager", "home manager"), ("Home coach",), "coach of the hosts"),
        _role("coach_away", ("away coach", "visiting manager"), ("Away coach",), "coach of the visitors"),
        _role("best", ("man of the match", "best player", "player of the match"), ("Best player",),
              "who was named best player"), _date("date", ("match date", "played on", "date"), ("Date",),
                                                  ("day of the match",)),
        _date("next", ("next match", "next game date", "next fixture"), ("Next match",),
              ("day of the following match",)),
        Items("goals", ("goals", "scorers", "goal list"), (_role("player", ("player", "scorer", "name"), ("Player",),
            "who scored"), _int("minute", ("minute", "min", "scored in minute"), ("Minute",), ("minute of the goal",)),
              _role("team", ("team", "for", "side"), ("Team",), "team that the goal counts for")), ("all goals",),
              ("Goals",), ("{player} ({minute}')", "{player} {minute}", "{minute}' {player}",
                           "{player} for {team} in the {minute}th minute", "{player} ({team})", "{player}")),
        _bool("over", ("extra time", "overtime", "went to extra time"), ("Extra time",),
              ("whether extra time was played",)), _bool("sent_off", ("red card", "sending off", "player dismissed"),
                                                         ("Red cards",), ("whether a player was sent off",)),
        _enum("ground", ("pitch condition", "ground state", "surface"), ("Pitch",), ("state of the pitch",),
              tuple(_GROUND)),
    ),
    make=_make_match,
    prose=(
        _tell(
            ("{home} {home_goals} - {away_goals} {away}[[ ({half})]]", "{home} v {away}[[, {date}]]",
             "[[{date}: ]]{home} <hosted|received> {away}.", "{away} travelled to {home}[[ on {date}]].",
             "Away to {home}, {away} had a hard day."),
            [("At the break it was {half}.", "Half-time: {half}.", "{half} was the score at the break.",
              "After a quarter of an hour nothing had happened.", ""),
              ("The hosts scored {home_goals}, the visitors {away_goals}.",
               "<Final score|In the end>: hosts {home_goals}, guests {away_goals}.",
              "The last meeting had ended @few@-@few@.", ""),
              ("{crowd} <people came|watched>.", "Attendance: {crowd}.", "The stands hold @int@ thousand.", ""),
              ("At {venue}.", "{venue} was <full|half empty>.", ""),
             ("{referee} was in charge.", "Referee: {referee}.", "The linesman, @person@, kept the flag down.", "")],
            ("Goals: {goals}.", "\n{goals}\n", "The scorers: {goals}.", "Goals:\n{goals}"),
            [("{over}.", "{over}.", ""), ("{sent_off}.", "{sent_off}.", "Five corners in a row came to nothing."),
             ("{ground}.", "{ground}.", "The pies were cold."),
             ("\"We were lucky,\" said the hosts' coach {coach_home}.",
              "[[Visiting coach {coach_away} was not amused. ]]", "Home coach {coach_home}[[ shook hands with "
              "his colleague {coach_away}]].", ""), ("{best} was named player of the match.",
                                                     "Best on the field: {best}.",
                                                     "@person@ was injured and did not play.", ""),
                                                     ("They play again on {next}.", "Next match: {next}.",
                                                      "Tickets from @date@.", "")],
        ),
    ),
    layouts=("prose", "prose", "prose", "prose", "kv", "mixed"),
)


# --- appointment changes --------------------------------------------------------------------------------------------

_STATE: Evidence = {
    "moved": ("We have to put it on another day", "It will take place later than planned",
              "Could we do it at another hour instead", "I cannot make the agreed day, but the other one works",
              "Your slot has shifted", "Please note the new time"),
    "cancelled": ("It will not take place", "We have taken it out of the calendar", "I must call it off",
                  "No need to come, it has been dropped",
                  "Please free the slot for somebody else, I no longer need it", "Fällt aus"),
    "confirmed": ("All stays as agreed", "See you then as planned", "I will be there, as we said",
                  "Your slot is safe", "We are looking forward to your visit at the agreed time",
                  "Nothing has changed, just a reminder"),
}
_WHO_ASKED: Evidence = {
    "provider": ("Our doctor has fallen ill", "Our boiler burst, so we are closed",
                 "The practice has a staff meeting", "Our fitter is stuck on another site",
                 "We have double-booked, our mistake", "We are short of staff that day"),
    "customer": ("as you asked on the phone", "Your message about the school run has reached us", "at your request",
                 "You told us you would be away", "since you cannot come", "following your call"),
}
_ANSWER: Evidence = {
    True: ("Please let us know if it suits you", "Send YES or NO", "We need your okay by tomorrow",
           "Call us to confirm", "Answer this message, or the slot goes to somebody else",
           "Tell me whether that is fine"),
    False: ("No answer needed", "You need not reply", "If we hear nothing, all is well",
            "This number cannot receive replies", "No need to confirm", "There is nothing to send back"),
}
_CHARGE: Evidence = {
    True: ("Missed visits are billed", "Late cancellations cost the full price",
           "If you do not come we charge you half", "A no-show fee applies",
           "We invoice slots that are not cancelled a day ahead", "There is a charge for changes on the day"),
    False: ("Changes are free of charge", "You can cancel at any time without cost", "There is no fee for moving it",
            "We never charge for cancellations", "Nothing to pay if you cannot make it", "Kostenlos stornierbar"),
}
_TREATMENTS = ("<dental|eye|hearing> check", "boiler service", "haircut", "tyre change", "flu jab",
               "<piano|driving> lesson", "viewing of the flat", "job interview", "blood test", "meter reading",
               "massage", "car inspection", "parents' talk")


def _make_appointment(rng: Random) -> dict[str, Any]:
    style, clock, money = val.date_style(rng), pick(rng, ("24", "24", "12", "12 ", "12.")), _signed(rng)
    day, state = val.date(rng, 2020, 2026), pick(rng, list(_STATE))
    who = _people(rng, 3)
    moved = state == "moved"

    def at() -> V:
        return val.show_time(rng, rng.randrange(8, 18), pick(rng, (0, 15, 30, 45)), clock)

    told = _told(rng, _STATE, state, 0.85)
    return {
        "client": maybe(rng, 0.75, who[0]), "provider": maybe(rng, 0.6, V(val.company(rng))),
        "staff": maybe(rng, 0.5, who[1]), "purpose": maybe(rng, 0.75, _text(rng, _TREATMENTS)),
        "old_date": maybe(rng, 0.85, val.show_date(rng, day, style)), "old_time": maybe(rng, 0.7, at()),
        "new_date": maybe(rng, 0.8, val.show_date(rng, day + dt.timedelta(days=rng.randrange(1, 30)),
                                                   style)) if moved and told else None,
        "new_time": maybe(rng, 0.7, at()) if moved and told else None,
        "old_place": maybe(rng, 0.4, V(val.street(rng))), "new_place": maybe(rng, 0.4,
            V(val.street(rng))) if moved and told else None,
        "ref": maybe(rng, 0.4, V(val.ident(rng, ("A", "APT", "B")))), "phone": maybe(rng, 0.45, V(val.phone(rng))),
        "fee": maybe(rng, 0.25, val.money(rng, 5, 80, style=money)), "currency": V("", money.currency), "state": told,
        "asked": _ev(rng, _WHO_ASKED, 0.6) if state != "confirmed" else None, "answer": _ev(rng, _ANSWER, 0.5),
        "charge": _ev(rng, _CHARGE, 0.45),
    }


APPOINTMENT = Kind(
    name="appointment_change",
    titles=("Appointment", "Appointment change", "Message about an appointment", "Terminänderung", "Rescheduling note"),
    fields=(
        _role("client", ("client", "patient", "customer", "person"), ("For", "Client"), "whose appointment it is"),
        _role("provider", ("provider", "practice", "firm", "with whom"), ("Practice", "With"),
              "office or firm that gives the appointment"),
        _role("staff", ("staff member", "seen by", "employee", "doctor"), ("Seen by",),
              "person of the provider who will be there"), _role("purpose", ("purpose", "appointment type",
                  "reason for visit", "what for"), ("Purpose",), "what it is about"),
        _date("old_date", ("old date", "original date", "previously agreed date"), ("Old date", "Agreed date"),
              ("day as first agreed",)), F("old_time", ("old time", "original time"), ("Old time", "Agreed time"),
                                           ("hour as first agreed",), "time"),
        _date("new_date", ("new date", "rescheduled to", "moved to date"), ("New date",),
              ("day it was moved to", "On which day is it now?")),
              F("new_time", ("new time", "rescheduled time"), ("New time",), ("hour it was moved to",), "time"),
        _role("old_place", ("old place", "original location"), ("Old place",), "where it was to be at first"),
        _role("new_place", ("new place", "new location"), ("New place",), "where it will be now"),
        _role("ref", ("booking reference", "appointment number"), ("Ref.",), "number of the booking"),
        _role("phone", ("phone", "number to call"), ("Phone",), "number to reach the provider"),
        _sum("fee", ("fee", "cancellation fee", "no show fee"), ("Fee",), ("what a missed appointment costs",)),
        _currency("fee"),
        _enum("state", ("status", "appointment status", "what happened"), ("Status",),
              ("whether it is moved, cancelled or stands",), tuple(_STATE)),
              _enum("asked", ("changed by", "initiated by", "who cancelled"), ("On whose side",),
                    ("which side wanted the change",), tuple(_WHO_ASKED)),
        _bool("answer", ("reply needed", "confirmation required", "must confirm"), ("Reply wanted",),
              ("whether an answer is wanted",)), _bool("charge", ("cancellation charged", "late fee applies",
                  "fee for no show"), ("Charge for no-show",), ("whether cancelling or missing it costs something",)),
    ),
    make=_make_appointment,
    prose=(
        _tell(
            ("Dear {client},", "<Hi|Hello> {client},", "{provider}[[: message for {client}]]",
             "[[Ref. {ref}\n]]Dear <patient|customer>,"),
            [("{state}: not {old_date}[[ at {old_time}]] but {new_date}[[ at {new_time}]].",
              "{state}. <Old|So far>: {old_date}[[ {old_time}]][[, {old_place}]]. "
              "<New|From now>: {new_date}[[ {new_time}]][[, {new_place}]].",
              "{state}. New: {new_date}[[, {new_time}]][[ (instead of {old_date})]].",
              "It is about {old_date}[[, {old_time}]][[, {old_place}]]. {state}.", "{state}[[ ({old_date})]].",
              "Your <slot|appointment>: {old_date}[[, {old_time}]][[, {old_place}]].",
              "{old_date}[[ {old_time}]] was the plan. {state}[[: {new_date}]][[, {new_time}]]."),
             ("It concerns the {purpose}[[ with {staff}]].", "<Subject|Your visit>: {purpose}.",
              "{staff} will see you.", "The {purpose} takes @int@ minutes.", "Your last visit was on @date@."),
              ("The reason: {asked}.", "Reason: {asked}.", "")],
            [("{answer}[[: {phone}]].", "{answer}.", "Our number is {phone}.", "Our fax is @phone@."),
             ("{charge}[[, namely {fee}]].", "{charge}.", "Parking is free."),
             ("{staff} sends regards.", "@person@ is on leave from @date@.", "", "")],
            ("{provider}", "<Regards|Your team>, {provider}", *_BYE),
        ),
    ),
    layouts=("prose", "prose", "prose", "prose", "kv", "form"),
)


# --- loans ----------------------------------------------------------------------------------------------------------

_DECISION: Evidence = {
    "approved": ("We are pleased to lend you the money", "The board has said yes",
                 "The sum will be on your account in three days", "Nothing stands in the way of the payout",
                 "Your wish is granted", "The contract is ready for your signature"),
    "declined": ("Unfortunately we cannot help you this time", "The board has said no",
                 "We are not able to lend you anything at present", "Your income does not allow it, we regret to say",
                 "We have to turn you down", "Please try again in a year, for now our answer is negative"),
    "pending": ("We are still looking through your papers", "Two pay slips are missing before we can say anything",
                "The board meets next week", "You will hear from us soon", "The check is not finished",
                "A valuer has yet to see the house"),
}
_FIXED: Evidence = {
    True: ("The rate stays the same until the last instalment", "It cannot rise during the whole term",
           "Locked for all years", "You will pay the same interest from first to last",
           "Market moves do not touch it", "Sollzinsbindung bis zum Ende"),
    False: ("The rate follows the market every quarter", "It may go up or down",
            "Adjusted each January to the base rate", "Three points above the bank rate, whatever that is",
            "Interest floats", "We may change it with a month's warning"),
}
_EARLY: Evidence = {
    True: ("You may pay it back sooner without cost", "Extra payments are welcome at any time",
           "Early redemption is free", "You can clear the rest whenever you like", "Sondertilgung möglich",
           "No penalty if you finish ahead of time"),
    False: ("It cannot be ended early", "Extra payments are excluded", "You are bound to the plan until the end",
            "Sooner redemption is not provided for", "No instalment may be paid ahead", "Early repayment is ruled out"),
}
_SECURITY: Evidence = {
    "property": ("The house stands as security", "A charge is entered on the flat", "Mortgage on the cottage",
                 "The land register will show our claim", "Secured on your home", "The plot backs the sum"),
    "vehicle": ("We keep the registration papers of the car", "The van is pledged",
                "Until the end the tractor belongs to us", "The lorry serves as security", "We hold the car's title",
                "Your motorbike backs it"),
    "guarantor": ("Your mother signs too", "A third person vouches for you", "Your brother will pay if you cannot",
                  "Two friends stand surety", "The employer gives its word", "An uncle co-signs"),
    "none": ("We ask for no security", "Your signature is enough", "Unsecured", "Nothing has to be pledged",
             "On trust alone", "Blanko"),
}


def _make_loan(rng: Random) -> dict[str, Any]:
    style, money = val.date_style(rng), _signed(rng)
    day, want = val.date(rng, 2018, 2026), float(rng.randrange(2, 300) * 1000)
    decision = _ev(rng, _DECISION, 0.85)
    yes = decision is not None and decision.gold == "approved"
    who = _people(rng, 3)
    months = pick(rng, (12, 24, 36, 48, 60, 84, 120))
    return {
        "bank": maybe(rng, 0.7, V(val.coined(rng) + pick(rng, (" Bank", " Savings Bank", " Credit Union", "bank AG",
            " Mutual")))), "borrower": maybe(rng, 0.8, who[0]), "adviser": maybe(rng, 0.5, who[1]),
            "co": maybe(rng, 0.3, who[2]),
        "number": maybe(rng, 0.6, V(val.ident(rng, ("L", "LN", "CR")))),
        "account": maybe(rng, 0.5, V(val.iban(rng) if chance(rng, 0.5) else val.fill_pattern(rng, "%#######"))),
        "asked": maybe(rng, 0.7, val.show_money(rng, want, money)),
        "granted": maybe(rng, 0.8, val.show_money(rng, want * pick(rng, (0.5, 0.75, 0.8, 1)),
                                                   money)) if yes else None,
                                                   "rate": maybe(rng, 0.6,
                                                       V(f"{(r := round(rng.uniform(0.9, 11), 2)):.2f}", r,
                                                         after=pick(rng, ("%", " %", " percent")))),
        "months": maybe(rng, 0.6, V(str(months), months)), "monthly": maybe(rng, 0.55, val.show_money(rng,
            want / months * 1.08, money)), "fee": maybe(rng, 0.35, val.money(rng, 20, 500, style=money)),
            "currency": V("", money.currency),
        "date": maybe(rng, 0.65, val.show_date(rng, day, style)),
        "applied": maybe(rng, 0.4, val.show_date(rng, day - dt.timedelta(days=rng.randrange(4, 40)), style)),
        "first": maybe(rng, 0.5, val.show_date(rng, day + dt.timedelta(days=rng.randrange(20, 70)),
                                                style)) if yes else None,
        "decision": decision, "fixed": _ev(rng, _FIXED, 0.5), "early": _ev(rng, _EARLY, 0.45),
        "security": _ev(rng, _SECURITY, 0.5),
    }


LOAN = Kind(
    name="loan_letter",
    titles=("Loan letter", "Bank letter", "Credit decision", "Letter from the bank", "Kreditantrag"),
    fields=(
        _role("bank", ("bank", "lender", "creditor"), ("Bank", "Lender"), "who lends"),
        _role("borrower", ("borrower", "debtor", "applicant", "customer"), ("Borrower", "Customer"),
              "who asked for the loan"), _role("adviser", ("adviser", "bank contact", "account manager"), ("Adviser",
                  ), "person at the bank"),
        _role("co", ("co-borrower", "second applicant", "joint borrower"), ("Co-borrower",),
              "second person who borrows"), _role("number", ("loan number", "credit number", "contract number"),
                                                  ("Loan no.",), "number of the loan"),
                                                  _role("account", ("account number", "account", "iban"),
                                                        ("Account",), "account the money moves through"),
        _sum("asked", ("amount requested", "requested loan", "applied for amount"), ("Requested",),
             ("sum that was asked for",)), _sum("granted", ("amount approved", "loan amount granted", "approved sum"),
                                                ("Granted",), ("sum the bank agreed to", "How much will be lent?")),
        _sum("rate", ("interest rate", "rate", "annual interest"), ("Interest",), ("interest in percent",)),
        _int("months", ("term months", "duration months", "number of instalments"), ("Term (months)",),
             ("term in months",)), _sum("monthly", ("monthly payment", "instalment", "monthly rate"), ("Instalment",),
                                        ("payment each month",)),
        _sum("fee", ("fee", "arrangement fee", "handling charge"), ("Fee",), ("one-off charge",)),
        _currency("asked", "granted", "monthly", "fee"), _date("date", ("letter date", "date", "decided on"), ("Date",
            ), ("day of the letter",)), _date("applied", ("application date", "applied on"), ("Applied",),
                                              ("day of the application",)),
        _date("first", ("first payment", "first instalment due", "repayment starts"), ("First instalment",),
              ("day of the first repayment",)), _enum("decision", ("decision", "outcome", "application status"),
                                                      ("Decision",), ("what the bank decided",),
                                                      (*_DECISION, "withdrawn")),
        _bool("fixed", ("fixed rate", "rate fixed", "interest fixed"), ("Fixed rate",),
              ("whether the rate is fixed for the term",)), _bool("early", ("early repayment", "can repay early",
                  "prepayment allowed"), ("Early repayment possible",), ("true if it may be paid back sooner",)),
                  _enum("security", ("security", "collateral", "secured by"), ("Security",), ("what backs the loan",),
                        tuple(_SECURITY)),
    ),
    make=_make_loan,
    prose=(
        _tell(
            ("{bank}[[\n{date}]]", "[[{date}\n]]Dear {borrower},", "{borrower}[[ and {co}]][[\nLoan {number}]]",
             "<Re|About>: loan {number}"),
            [("You <applied|asked> for {asked}[[ on {applied}]].",
              "[[On {applied} ]]we received your request[[ for {asked}]].", "Your wish was {asked}.",
              "Your savings stand at @money@."), ("{decision}[[: {granted}]].", "{decision}[[ ({granted})]].",
                                                  "{decision}."), ("{co} borrows with you.", "Jointly with {co}.", "",
                                                      "")],
            [("Interest {rate}[[ over {months} months]][[, {monthly} each month]].",
              "{months} instalments[[ of {monthly}]][[ at {rate}]].", "You pay {monthly} a month.",
              "Our overdraft costs @int@ percent."), ("The first instalment is due on {first}.",
                                                      "Repayment begins on {first}.",
                                                      "Our branch is closed on @date@.", ""),
                                                      ("A fee of {fee} is charged once.", "Fee: {fee}.",
              "A copy of a statement costs @money@.", ""), ("{fixed}.", "{fixed}.", "Base rates were low in @year@."),
              ("{early}.", "{early}.", ""), ("{security}.", "{security}.", "Our vault is safe."),
              ("The money moves through account {account}.", "Account {account}.", "Your old account is closed.", "")],
            ("<Yours|Kind regards>, {adviser}[[, {bank}]]", "Your adviser: {adviser}", "{bank}",
             "Mortgage desk @phone@"),
        ),
    ),
    layouts=("prose", "prose", "prose", "prose", "kv", "form"),
)


# --- returns --------------------------------------------------------------------------------------------------------

_WHY: Evidence = {
    "wrong size": ("It pinches at the shoulders", "My feet swim in them", "Two numbers too small",
                   "It does not fit through the door", "The sleeves end at my elbows", "It hangs on me like a tent"),
    "defective": ("It went dead after an hour", "The seam is coming apart", "One button never worked", "It leaks",
                  "The zip is broken", "It hums and then stops"),
    "wrong item": ("I ordered blue and got green", "There was a kettle in the box, not a toaster",
                   "This is somebody else's order", "The label says right, the content is another model",
                   "I wanted the one with the lid", "You sent the left one twice"),
    "changed mind": ("I simply do not like it at home", "I no longer need it", "My wife bought the same one",
                     "It was a whim, sorry", "I have thought again", "It does not go with the curtains"),
    "late arrival": ("The birthday was over when it came", "I had to buy another one because it took so long",
                     "It came after the wedding", "Three weeks instead of two days", "Too late for our trip",
                     "By then the season had ended"),
}
_WISH: Evidence = {
    "refund": ("Please send my money back", "I would like the amount on my card again", "Kindly reverse the payment",
               "I want to be paid back", "Just return what I paid", "Geld zurück, bitte"),
    "exchange": ("Could you send me the right one instead", "I would like to swap it",
                 "Please replace it by the next number up", "A working one in its place will do", "Send me another",
                 "Umtausch"),
    "repair": ("Please mend it", "Can your workshop have a look", "I would like it fixed and back",
               "Please make it work again", "Put in a new part, I will wait", "Could it be restored"),
    "store credit": ("A voucher is fine with me", "Put the sum on my customer account", "I take a gift card for it",
                     "Credit it for my next purchase", "Keep it as a balance in my name", "Gutschein genügt"),
}
_OPENED: Evidence = {
    True: ("I have unpacked and tried it", "The seal is broken", "I wore it for an evening",
           "The box is open, of course", "It has been in use since Friday", "I had to tear the wrapping"),
    False: ("It is still in its wrapping", "I have not opened it", "The seal is untouched", "Tags on, never worn",
            "It went straight from the door into the cupboard", "As good as it came, box closed"),
}
_POSTAGE: Evidence = {
    True: ("You cover the parcel back", "Your label was in the box, thanks", "The return is free",
           "We pick it up at no cost to you", "A prepaid sticker is attached", "Return postage is on the shop"),
    False: ("I have to pay the parcel myself", "Returns are at the customer's expense",
            "The postage back is not refunded", "You bear the cost of sending it", "There is no free label",
            "The way back costs me a fortune"),
}


def _make_return(rng: Random) -> dict[str, Any]:
    style, money = val.date_style(rng), _signed(rng)
    day, price = val.date(rng, 2019, 2026), round(rng.uniform(8, 400), 2)
    why = _ev(rng, _WHY, 0.8)
    sizes = [str(s) for s in rng.sample(range(34, 48), 2)] if chance(rng,
        0.5) else rng.sample(("XS", "S", "M", "L", "XL", "XXL"), 2)
    sized = why is not None and why.gold == "wrong size"
    who = _people(rng, 2)
    return {
        "customer": maybe(rng, 0.75, who[0]), "clerk": maybe(rng, 0.35, who[1]),
        "shop": maybe(rng, 0.5, V(val.company(rng))), "order": maybe(rng, 0.65, V(val.ident(rng, ("ORD", "O",
            "B")))), "ret": maybe(rng, 0.5, V(val.ident(rng, ("RMA", "R", "RET")))),
            "item": maybe(rng, 0.85, V(val.product(rng))),
        "size": maybe(rng, 0.8, V(sizes[0])) if sized else None,
        "wanted": maybe(rng, 0.7, V(sizes[1])) if sized else None,
        "price": maybe(rng, 0.6, val.show_money(rng, price, money)),
        "refund": maybe(rng, 0.35, val.show_money(rng, price * pick(rng, (0.5, 0.8, 0.9)), money)),
        "postage": maybe(rng, 0.35, val.money(rng, 3, 25, style=money)), "currency": V("", money.currency),
        "bought": maybe(rng, 0.6, val.show_date(rng, day, style)),
        "sent": maybe(rng, 0.5, val.show_date(rng, day + dt.timedelta(days=rng.randrange(2, 40)), style)),
        "deadline": maybe(rng, 0.35, val.show_date(rng, day + dt.timedelta(days=60), style)),
        "why": why, "wish": _ev(rng, _WISH, 0.7), "opened": _ev(rng, _OPENED, 0.5), "free": _ev(rng, _POSTAGE, 0.45),
        "receipt": _ev(rng, _RECEIPT, 0.4),
    }


RETURN = Kind(
    name="return_roles",
    titles=("Return", "Return request", "Returns form", "Retoure", "Message about a return"),
    fields=(
        _role("customer", ("customer", "buyer", "returned by"), ("Customer", "Name"), "who sends it back"),
        _role("clerk", ("clerk", "handled by", "employee"), ("Handled by",), "employee who deals with it"),
        _role("shop", ("shop", "seller", "returned to"), ("Shop",), "where it goes back to"),
        _role("order", ("order number", "order", "purchase number"), ("Order",), "number of the purchase"),
        _role("ret", ("return number", "rma", "return reference"), ("RMA", "Return no."),
              "number of the return, not of the order"), _role("item", ("item", "article", "product"), ("Article",),
                  "what is sent back"),
        _role("size", ("size received", "size bought", "old size"), ("Size received",), "size that was bought"),
        _role("wanted", ("size wanted", "desired size", "new size"), ("Size wanted",), "size that is wanted instead"),
        _sum("price", ("price paid", "purchase price"), ("Price paid",), ("what was paid for it",)),
        _sum("refund", ("refund amount", "amount refunded"), ("Refund",), ("what is paid back",)),
        _sum("postage", ("return postage", "shipping cost"), ("Postage",), ("cost of sending it",)),
        _currency("price", "refund", "postage"), _date("bought", ("purchase date", "bought on"), ("Bought",),
                                                       ("day of the purchase",)),
        _date("sent", ("return date", "sent back on"), ("Sent back",), ("day it was sent back",)),
        _date("deadline", ("return deadline", "return by"), ("Return by",), ("last day to return it",)),
        _enum("why", ("reason", "return reason", "why returned"), ("Reason",), ("why it goes back",), (*_WHY, "other")),
        _enum("wish", ("wish", "requested outcome", "desired solution"), ("Wish",), ("what the customer wants",),
              tuple(_WISH)), _bool("opened", ("opened", "used", "was opened"), ("Opened",),
                                   ("whether it has been opened or used",)),
                                   _bool("free", ("free return", "return postage paid", "shop pays postage"),
                                         ("Free return",), ("true if the shop pays the way back",)),
        _bool("receipt", ("receipt available", "has receipt", "proof of purchase"), ("Receipt there",),
              ("whether the bill is there",)),
    ),
    make=_make_return,
    prose=(
        _tell(
            ("Return {ret}[[ for order {order}]]", "To {shop}", "[[{ret} - ]]{customer}", *_HI),
            [("I <am sending|send> back the {item}[[ (order {order})]][[, bought {bought}]].",
              "It is about the {item}[[, {price}]][[, bought on {bought}]].",
              "{item}[[, order {order}]][[, paid {price}]].", "[[On {bought} I paid {price} for it. ]]Order {order}.",
              "I also bought a lamp on @date@ and I am keeping it."),
             ("{why}[[: I got a {size}]][[ and need a {wanted}]].", "{why}[[ (size {size})]].", "{why}.",
              "The colour is lovely."), ("{wish}.", "{wish}.", "I have been a customer since @year@."),
              ("{opened}.", "{opened}.", ""), ("{receipt}.", "{receipt}.", "")],
            [("It <left|was posted> on {sent}.", "Sent back {sent}.", "I leave for holiday on @date@.", ""),
             ("{free}[[ ({postage})]].", "The postage was {postage}.", "{free}.", ""),
             ("<We pay back|You get> {refund}.", "Refund: {refund}.", "A new one costs @money@.", ""),
             ("Returns are taken until {deadline}.", "The last day is {deadline}.", ""),
             ("{clerk} is looking after it.", "I spoke to {clerk}.", "", "")],
            ("{customer}", "<Regards|Thanks>, {customer}", "<Regards|Many thanks>"),
        ),
    ),
    layouts=("prose", "prose", "prose", "prose", "kv", "form"),
)
_SKY: Evidence = {
    "sunny": ("Sunglasses will be needed", "Not a cloud from dawn to dusk", "Blue from coast to coast",
              "The sun has the sky to itself", "Bright all day", "Perfect for the beach"),
    "cloudy": ("A grey lid stays over us", "The sun hides all day behind a thick layer", "Dull but dry", "Overcast",
               "A colourless sky without a drop", "Hardly a gap to be seen above"),
    "rain": ("Take an umbrella", "One shower after the other", "It pours from noon on", "Gutters will be full",
             "Drizzle that does not end", "Wet through by the evening"),
    "snow": ("Flakes as big as coins", "The ploughs will be out", "Get the sledge ready",
             "A white blanket by morning", "Twenty centimetres of fresh powder", "Roads turn white"),
    "fog": ("You will not see your own gate", "Thick soup in the valleys", "Headlights on, view below fifty metres",
            "Mist until the afternoon", "Planes wait for a clear view", "A milky veil over the fields"),
}
_ALERT: Evidence = {
    True: ("An official warning is in force", "Stay indoors, says the weather office",
           "Amber alert until the evening", "The civil protection asks people to avoid the woods",
           "A red flag is up at the coast", "Warnings were sent to all phones"),
    False: ("No warnings are out", "There is no alert", "The weather office sees no danger", "Nothing to warn of",
            "All warnings have been lifted", "The alert of the morning has been withdrawn"),
}
_TREND: Evidence = {
    "warmer": ("Put the coats away, milder air is coming", "The mercury climbs from now on",
               "Each day adds a degree or two", "A spell of heat is building", "Southern air moves in",
               "We shall sweat by the weekend"),
    "colder": ("Dig out the scarves again", "The mercury falls day after day", "Polar air comes down",
               "Frost is on its way", "It will be chilly from tomorrow", "Each night a little icier"),
    "steady": ("It goes on like this", "No change in sight", "The coming days look the same",
               "More of the same tomorrow", "The pattern holds", "The high does not move"),
}


def _make_weather(rng: Random) -> dict[str, Any]:
    style, unit = val.date_style(rng), pick(rng, ("°C", " degrees", "°", " °C"))
    sky = _ev(rng, _SKY, 0.8)
    wet = sky is None or sky.gold == "rain"
    low = rng.randrange(-12, -1) if sky is not None and sky.gold == "snow" else rng.randrange(1 if wet else -6, 20)

    def heat(n: int, share: float) -> V | None:
        return maybe(rng, share, V(str(n), n, after=unit))

    return {
        "place": maybe(rng, 0.85, V(val.city(rng))), "date": maybe(rng, 0.65, val.show_date(rng, val.date(rng, 2019,
            2026), style)), "high": heat(low + rng.randrange(4, 14), 0.8), "low": heat(low, 0.7),
            "sea": heat(rng.randrange(6, 25), 0.3), "record": heat(rng.randrange(30, 41), 0.3),
        "rain": maybe(rng, 0.6 if wet else 0, V(str(r := rng.randrange(1, 60)), r, after=pick(rng, (" mm", "mm",
            " millimetres")))), "wind": maybe(rng, 0.55, V(str(w := rng.randrange(5, 60)), w, after=pick(rng,
                (" km/h", " kph")))), "gusts": maybe(rng, 0.4, V(str(g := rng.randrange(61, 130)), g, after=" km/h")),
        "author": maybe(rng, 0.35, V(val.person(rng))), "sky": sky, "alert": _ev(rng, _ALERT, 0.55),
        "trend": _ev(rng, _TREND, 0.55),
    }


WEATHER = Kind(
    name="weather_note",
    titles=("Weather", "Forecast", "Weather note", "Outlook"),
    fields=(
        _role("place", ("place", "location", "city", "region"), ("Place",), "for which place"),
        _date("date", ("date", "forecast date", "day"), ("Date",), ("day of the forecast",)),
        _sum("high", ("high", "maximum temperature", "daytime temperature"), ("High",),
             ("highest temperature of the day",)),
        _sum("low", ("low", "minimum temperature", "night temperature"), ("Low",),
             ("lowest temperature of the night",)), _sum("sea", ("water temperature", "sea temperature"), ("Water",),
                                                         ("temperature of the water",)),
                                                         _sum("record", ("record high", "all time record"),
                                                             ("Record",), ("highest value ever measured there",)),
        _sum("rain", ("rainfall", "precipitation mm", "rain"), ("Rain",), ("amount of rain in mm",)),
        _sum("wind", ("wind speed", "mean wind"), ("Wind",), ("mean wind, not the gusts",)),
        _sum("gusts", ("gusts", "peak wind", "maximum gust"), ("Gusts",), ("strongest gust",)),
        _role("author", ("forecaster", "author", "written by"), ("Forecaster",), "who wrote it"),
        _enum("sky", ("conditions", "sky", "weather type"), ("Sky",), ("what kind of weather",),
              (*_SKY, "thunderstorm")), _bool("alert", ("warning in force", "weather warning", "alert active"),
                                              ("Warning",), ("whether a warning is in force",)),
        _enum("trend", ("trend", "temperature trend", "outlook"), ("Trend",), ("how temperatures develop",),
              tuple(_TREND)),
    ),
    make=_make_weather,
    prose=(
        _tell(
            ("{place}[[, {date}]]", "[[{date} - ]]weather for {place}", "<Outlook|Forecast>[[ of {date}]]",
             "Good morning[[ from {place}]]"),
            [("{sky}.", "{sky}.", "The lakes are full of swimmers."),
             ("Up to {high}[[, {low} at night]].", "<Between|From> {low} and {high}.".replace("<Between|From>",
                 "Between"), "<Tops|Highs>: {high}.", "{low} in the early hours[[, later {high}]].",
                 "On this day in @year@ it was quite different."),
             ("The sea has {sea}.", "Water {sea}.", "", ""), ("The record for the day stands at {record}.",
                 "Far from the {record} once measured here.", "", ""),
                 ("{rain} of rain fell.", "Rain: {rain}.", "The gauge is emptied at @time@.", ""),
                 ("Wind {wind}[[, gusts {gusts}]].", "Gusts reach {gusts}.", "A breeze of {wind}.",
                  "Exit @int@ is closed.", "")],
            [("{alert}.", "{alert}.", "In @year@ a storm took the roof of the church."), ("{trend}.", "{trend}.", ""),
             ("{author}", "By {author}.", "Studio: @person@.", "")],
        ),
    ),
    layouts=("prose", "prose", "prose", "prose", "kv", "table"),
)

KINDS: tuple[Kind, ...] = (
    LETTERHEAD,
    TRADER,
    TENANCY,
    SALE,
    CLAIM,
    POLICE,
    REFERRAL,
    DELIVERY,
    PRICE,
    LISTING,
    COMPLAINT,
    COMPLAINT_FIVE,
    JOB,
    APPLICATION,
    EVENT,
    RECIPE,
    SLIP,
    INCIDENT,
    MATCH,
    APPOINTMENT,
    LOAN,
    RETURN,
    WEATHER,
)
