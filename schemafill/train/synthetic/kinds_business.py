"""Commercial papers: invoices, receipts, orders, statements, quotes, bills, payslips, cards."""

# fmt: off
from __future__ import annotations

import datetime as dt
from random import Random
from typing import Any

from schemafill.train.synthetic import values as v
from schemafill.train.synthetic._words import CURRENCIES, MONTHS
from schemafill.train.synthetic.kind import F, Group, Items, Kind, V
from schemafill.train.synthetic.values import MoneyStyle, chance, maybe, pick

# --- shared fields --------------------------------------------------------------------------------

_UNIT = ("pcs", "pc", "Stk", "h", "hrs", "kg", "m", "m²", "box", "set", "pack", "l", "unit", "day",
    "roll", "ea", "pallet")
_CODES = tuple(CURRENCIES)

CURRENCY = F(
    "currency", ("currency", "currency code", "iso currency"),
    ("Currency", "All amounts in", "Ccy", "de:Währung", "fr:Devise", "es:Moneda", "nl:Valuta"),
    ("currency of the amounts", "ISO 4217 code", "In which currency are the amounts?"), "enum",
    _CODES,
    implied=("total", "subtotal", "balance", "net_pay", "closing_balance", "credit_total",
    "amount"),
)


def _date_field(key: str, names: tuple[str, ...], labels: tuple[str, ...], descs: tuple[str,
    ...]) -> F:
    return F(key, names, labels, descs, "date")


def _amount(key: str, names: tuple[str, ...], labels: tuple[str, ...], descs: tuple[str, ...]) -> F:
    return F(key, names, labels, descs, "number")


def _party(key: str, names: tuple[str, ...], who: str, *, bank: bool = False) -> Group:
    """A company or person with address and ways to reach it."""
    fields = [
        F("name", ("name", "company name", "company", "business name"),
          ("Name", "Company", "Firm", "de:Firma", "de:Name", "fr:Société", "fr:Nom", "es:Empresa",
          "es:Nombre", "nl:Bedrijf"),
          (f"name of {who}", f"Who is {who}?", f"full name of {who}, company or person")),
        F("address", ("address", "postal address", "full address", "mailing address"),
          ("Address", "Postal address", "Addr.", "Street / city", "de:Anschrift", "de:Adresse",
          "fr:Adresse", "es:Dirección",
           "nl:Adres"),
          (f"postal address of {who}", f"Where is {who} located?", "street, postcode and city")),
        F("tax_id", ("tax id", "vat number", "vat id", "tax registration number"),
          ("VAT No.", "VAT ID", "Tax ID", "VAT Reg. No.", "TIN", "EIN", "GSTIN", "de:USt-IdNr.",
          "de:Steuernummer",
           "fr:N° TVA", "es:NIF", "es:CIF", "nl:BTW-nr."),
          (f"tax or VAT number of {who}", "VAT identification number")),
        F("email", ("email", "e-mail", "email address", "mail"),
          ("E-mail", "Email", "Mail", "e-mail address", "de:E-Mail", "fr:Courriel",
          "es:Correo electrónico"),
          (f"e-mail address of {who}", "address for e-mail")),
        F("phone", ("phone", "telephone", "phone number", "tel"),
          ("Phone", "Tel.", "Telephone", "T", "Call us", "de:Telefon", "fr:Tél.", "es:Teléfono",
          "nl:Telefoon"),
          (f"telephone number of {who}", f"How can {who} be called?")),
    ]
    if bank:
        fields += [
            F("iban", ("iban", "bank account", "account number", "bank account number"),
              ("IBAN", "Account", "Bank account", "Acct. No.", "de:Bankverbindung", "fr:RIB",
              "es:Cuenta"),
              ("account to which the money goes", "IBAN of the account for the payment")),
            F("bic", ("bic", "swift code", "bic code"), ("BIC", "SWIFT", "BIC/SWIFT", "Swift code"),
              ("BIC of the bank", "SWIFT code")),
        ]
    return Group(key, names, tuple(fields), (f"details of {who}", f"{who}",
        f"name and address of {who}"))


def _make_party(rng: Random, *, person: bool = False, bank: bool = False) -> dict[str, V | None]:
    place = v.locale(rng)
    name = v.person(rng, place) if person else v.company(rng, place)
    contact = v.person(rng, place) if chance(rng, 0.5) else "info"
    out: dict[str, V | None] = {
        "name": V(name),
        "address": V(v.address(rng, chance(rng, 0.5), place)),
        "tax_id": None if person or chance(rng, 0.3) else V(v.tax_id(rng)),
        "email": None if chance(rng, 0.35) else V(v.email_for(rng, name if person else contact,
        None if person else name)),
        "phone": None if chance(rng, 0.35) else V(v.phone(rng)),
    }
    if bank:
        out["iban"] = None if chance(rng, 0.3) else V(v.iban(rng))
        out["bic"] = None if chance(rng, 0.5) else V(v.bic(rng))
    return out


LINES = Items(
    "items", ("items", "line items", "positions", "lines", "articles", "products", "order lines"),
    (
        F("position", ("position", "line number", "pos no"), ("Pos.", "Pos", "#", "Line", "No.",
        "Item"),
          ("number of the line",), "integer"),
        F("code", ("item number", "sku", "article number", "product code", "part no"),
          ("Item no.", "SKU", "Art. No.", "Code", "Part no.", "Ref", "Article", "de:Art.-Nr.",
          "fr:Réf.", "es:Código",
           "nl:Artikelnr."),
          ("article number of the supplier", "code that identifies the article", "SKU")),
        F("description", ("description", "item", "name", "product", "article", "product name"),
          ("Description", "Item", "Product", "Article", "Details", "Designation", "de:Bezeichnung",
          "de:Beschreibung",
           "fr:Désignation", "es:Descripción", "es:Concepto", "nl:Omschrijving"),
          ("what was sold", "name of the product or service", "What is this line for?",
          "text of the line")),
        F("quantity", ("quantity", "count", "number of units", "amount ordered"),
          ("Qty", "Quantity", "Qty.", "Units", "Pcs", "de:Menge", "de:Anzahl", "fr:Qté", "es:Cant.",
          "nl:Aantal"),
          ("how many units", "number of pieces", "How many were ordered?"), "number"),
        F("unit", ("unit", "unit of measure", "uom"), ("Unit", "UoM", "U/M", "de:Einheit",
        "fr:Unité"),
          ("unit of the quantity", "unit of measure")),
        F("unit_price", ("unit price", "price", "price each", "rate", "price per unit"),
          ("Unit price", "Price", "Rate", "Each", "Price/unit", "@", "de:Einzelpreis", "de:E-Preis",
          "fr:P.U. HT",
           "es:Precio", "nl:Prijs"),
          ("price of one unit", "price for each", "How much does one cost?"), "number"),
        F("discount", ("discount", "discount percent", "rebate"), ("Disc.", "Discount", "Disc. %",
        "de:Rabatt", "fr:Remise"),
          ("discount on the line in percent",), "number"),
        F("amount", ("amount", "line total", "total", "total price", "net amount", "sum"),
          ("Amount", "Total", "Line total", "Net", "Sum", "Ext. price", "de:Gesamt", "de:Betrag",
          "fr:Montant", "fr:Total HT",
           "es:Importe", "nl:Totaal"),
          ("quantity times unit price", "total of this line", "price for the whole line"),
          "number"),
    ),
    ("all lines of the document", "what was bought, line by line", "the goods and services"),
    ("Items", "Line items", "Goods and services", "Your order", "Positions", "Description of goods",
    "de:Positionen",
     "fr:Détail", "es:Conceptos", "nl:Artikelen"),
    (
        "{quantity} x {description} @ {unit_price} = {amount}",
        "{quantity} × {description} at {unit_price} each",
        "{description}, {quantity} pcs, {unit_price} each", "{description} ({quantity}) {amount}",
        "{description}: {amount}",
        "{quantity} {unit} {description}, {unit_price} per {unit}",
        "{description} - {quantity} at {unit_price} - {amount}",
        "{code} {description} {quantity} {unit_price} {amount}", "{quantity}x {description}",
        "{description} x{quantity}",
        "{description} [[({code}) ]]for {amount}[[, {discount} off]]",
        "{quantity} {description}[[ (art. {code})]]: {amount}",
        "{description} .... {amount}", "{code} - {description} - qty {quantity}",
        "{description}\t{quantity}\t{amount}",
        "{description}, {quantity} off, net {amount}",
        "{quantity} pieces of {description} (total {amount})",
        "{position}. {description} | {quantity} | {unit_price} | {amount}",
    ),
)


def _how_many(rng: Random) -> int:
    roll = rng.random()
    if roll < 0.8:
        return rng.randint(1, 7)
    return rng.randint(8, 16) if roll < 0.96 else rng.randint(17, 40)


def _lines(
    rng: Random, style: MoneyStyle, services: float = 0.35
) -> tuple[list[dict[str, V | None]], float]:
    """Line items and their sum; which columns exist is decided for the whole document."""
    codes, units = chance(rng, 0.5), chance(rng, 0.4)
    discounts, positions = chance(rng, 0.15), chance(rng, 0.25)
    prices, amounts = chance(rng, 0.85), chance(rng, 0.85)
    bare = chance(rng, 0.5)
    plain = MoneyStyle(style.currency, "", "", style.thousands, style.point,
        style.decimals) if bare else style
    as_service = chance(rng, services)
    cap = pick(rng, (20, 80, 300, 2000))
    rows: list[dict[str, V | None]] = []
    total = 0.0
    step = pick(rng, (1, 1, 10))
    for n in range(_how_many(rng)):
        common = (1, 1, 1, 2, 2, 3, 4, 5, 6, 8, 10, 12, 20, 24, 50, 100)
        count = pick(rng, (*common, rng.randint(1, 400)))
        quantity: float = count
        if chance(rng, 0.08):
            quantity = count + pick(rng, (0.5, 0.25, 0.75))
        price = v.money(rng, 0.5 if style.decimals else 50, cap if style.decimals else cap * 100,
            style=plain)
        cut = pick(rng, (5, 10, 15, 20)) if discounts and chance(rng, 0.4) else 0
        amount = round(quantity * float(price.gold) * (1 - cut / 100), style.decimals)
        total += amount
        shown = v.digits(quantity, 0 if quantity == count else 2, "", style.point)
        rows.append({
            "position": V(str((n + 1) * step), (n + 1) * step) if positions else None,
            "code": V(v.ident(rng, ("ART", "P", "SKU")[: rng.randint(0, 3)])) if codes else None,
            "description": V(v.service(rng) if as_service and chance(rng, 0.8) else v.product(rng)),
            "quantity": V(shown, count if quantity == count else quantity),
            "unit": V(pick(rng, _UNIT)) if units else None,
            "unit_price": price if prices else None,
            "discount": V(str(cut), cut, after="%") if cut else None,
            "amount": v.show_money(rng, amount, plain) if amounts or not prices else None,
        })
    return rows, round(total, style.decimals)


def _currency(style: MoneyStyle) -> V | None:
    """Shown by the symbol of the amounts, or on a line of its own."""
    return V("" if style.before or style.after else style.currency, style.currency)


def _later(rng: Random, d: dt.date, choices: tuple[int, ...] = (7, 10, 14, 14, 21, 30, 30, 30, 45,
    60)) -> tuple[dt.date, int]:
    days = pick(rng, choices)
    return d + dt.timedelta(days=days), days


# --- fields of several kinds ----------------------------------------------------------------------

SUBTOTAL = _amount(
    "subtotal", ("subtotal", "net amount", "net total", "total before tax", "amount excluding tax"),
    ("Subtotal", "Net", "Net total", "Sub-total", "Total excl. VAT", "Amount before tax",
    "de:Nettobetrag", "de:Zwischensumme",
     "fr:Total HT", "es:Base imponible", "nl:Subtotaal"),
    ("sum of the lines before tax", "total without VAT", "What is the net amount?"))
TAX_RATE = _amount(
    "tax_rate", ("tax rate", "vat rate", "vat percent", "tax percentage"),
    ("VAT rate", "Tax rate", "VAT %", "de:MwSt.-Satz", "fr:Taux TVA", "es:Tipo IVA",
    "nl:BTW-tarief"),
    ("rate of tax in percent", "VAT rate"))
TAX = _amount(
    "tax", ("tax", "vat amount", "tax amount", "sales tax", "vat"),
    ("VAT", "Tax", "Sales tax", "VAT amount", "GST", "Tax amount", "de:MwSt.", "de:Umsatzsteuer",
    "fr:TVA", "es:IVA", "nl:BTW"),
    ("amount of tax", "value added tax", "How much tax is charged?"))
SHIPPING = _amount(
    "shipping", ("shipping", "shipping cost", "freight", "delivery charge", "postage"),
    ("Shipping", "Freight", "Postage & packing", "Delivery", "Carriage", "de:Versandkosten",
    "fr:Frais de port", "es:Portes"),
    ("cost of delivery", "charge for shipping"))
TOTAL = _amount(
    "total", ("total", "total amount", "grand total", "amount due", "total due", "gross amount",
    "invoice total"),
    ("Total", "Grand total", "Amount due", "Total due", "TOTAL", "Total incl. VAT", "Balance due",
    "To pay", "de:Gesamtbetrag",
     "de:Rechnungsbetrag", "fr:Total TTC", "fr:Net à payer", "es:Total a pagar",
     "nl:Totaal te betalen"),
    ("total including tax", "How much has to be paid?", "final amount",
    "the sum the customer owes"))
METHODS = ("bank transfer", "credit card", "direct debit", "cash", "PayPal", "cheque", "debit card",
    "Apple Pay", "invoice")
_METHOD_TEXT = {
    "bank transfer": ("Bank transfer", "by wire transfer", "BACS",
    "please transfer to the account below", "SEPA transfer"),
    "credit card": ("Credit card", "VISA ****1234", "Mastercard ending 4471", "MASTERCARD",
    "Amex ****9001"),
    "direct debit": ("Direct debit", "will be debited from your account", "SEPA direct debit",
    "Lastschrift"),
    "cash": ("Cash", "CASH", "paid in cash", "Bar", "Espèces"), "PayPal": ("PayPal",
    "paid via PayPal", "PAYPAL"),
    "cheque": ("Cheque", "by check", "Check", "cheque enclosed"), "debit card": ("Debit card",
    "EC-Karte", "Maestro", "Girocard"),
    "Apple Pay": ("Apple Pay", "contactless (Apple Pay)"), "invoice": ("on account",
    "pay by invoice", "on invoice"),
}
METHOD = F(
    "method", ("payment method", "method of payment", "paid by", "payment type"),
    ("Payment method", "Payment", "Paid by", "Tender", "de:Zahlungsart", "fr:Mode de paiement",
    "es:Forma de pago",
     "nl:Betaalwijze"),
    ("how the customer pays", "means of payment", "How is it paid?"), "enum", METHODS)
NOTE = F("note", ("note", "notes", "remark", "comment", "comments"),
         ("Note", "Notes", "Remarks", "Comment", "Please note", "de:Hinweis", "fr:Remarque",
         "es:Observaciones"),
         ("free text remark", "any remark in the document"))


def _method(rng: Random) -> V:
    name = pick(rng, METHODS)
    return V(pick(rng, _METHOD_TEXT[name]), name)


def _totals(rng: Random, net: float, style: MoneyStyle, ship: float = 0.3) -> dict[str, V | None]:
    """Subtotal, shipping, tax and total that add up."""
    rate = pick(rng, (19, 20, 21, 7, 10, 5.5, 8.875, 25, 0, 23, 22, 9.5))
    freight = float(v.money(rng, 3, 60, style=style).gold) if style.decimals and chance(rng,
        ship) else 0.0
    tax = round((net + freight) * rate / 100, style.decimals)
    show = lambda x: v.show_money(rng, x, style)  # noqa: E731 - one line, used four times
    return {
        "subtotal": show(net) if chance(rng, 0.85) else None,
        "shipping": show(freight) if freight else None,
        "tax_rate": V(f"{rate:g}".replace(".", style.point), rate, after=pick(rng, ("%",
        " %"))) if chance(rng, 0.6) else None,
        "tax": show(tax) if rate and chance(rng, 0.85) else None,
        "total": show(round(net + freight + tax, style.decimals)),
        "currency": _currency(style),
    }


# --- invoice --------------------------------------------------------------------------------------

_INVOICE_NO = F(
    "number", ("invoice number", "invoice no", "invoice id", "document number", "bill number",
    "number"),
    ("Invoice No.", "Invoice number", "Invoice #", "Inv. no.", "No.", "Document no.", "Our invoice",
    "de:Rechnungsnr.",
     "de:Rechnungsnummer", "de:Beleg-Nr.", "fr:Facture n°", "fr:N° de facture", "es:Factura n.º",
     "es:Nº de factura",
     "nl:Factuurnummer"),
    ("number of the invoice", "identifier of this invoice", "What is the invoice number?"))
_STATUS_TEXT = {
    "paid": ("PAID", "Paid in full, thank you", "payment received", "bezahlt"),
    "open": ("Open", "unpaid", "awaiting payment", "OUTSTANDING", "offen"),
    "overdue": ("OVERDUE", "past due", "second reminder", "the due date has passed"),
    "partially paid": ("Partially paid", "part payment received", "deposit received, rest open"),
    "cancelled": ("CANCELLED", "void", "cancelled - do not pay"),
}
_INVOICE_STATUS = F(
    "status", ("status", "payment status", "state"), ("Status", "Payment status", "State"),
    ("whether the invoice has been paid", "state of the payment"), "enum", tuple(_STATUS_TEXT))


def _make_invoice(rng: Random) -> dict[str, Any]:
    style, dates = v.money_style(rng), v.date_style(rng)
    issued = v.date(rng)
    due, days = _later(rng, issued)
    rows, net = _lines(rng, style)
    status = pick(rng, tuple(_STATUS_TEXT))
    return {
        "number": V(v.ident(rng, ("INV", "RE", "F", "FA", "R"))),
        "date": v.show_date(rng, issued, dates),
        "due": maybe(rng, 0.7, v.show_date(rng, due, dates)),
        "service": maybe(rng, 0.25, v.show_date(rng, issued - dt.timedelta(days=rng.randint(1,
        25)), dates)),
        "terms": maybe(rng, 0.5, V(pick(rng, (f"net {days} days", f"{days} days net",
        f"Net {days}", f"within {days} days",
                                               f"{days} Tage netto", f"2% 10, net {days}",
                                               "due on receipt")))),
        "order": maybe(rng, 0.4, V(v.ident(rng, ("PO", "PO", "BE", "4500")))),
        "customer_no": maybe(rng, 0.4, V(v.ident(rng, ("C", "KD", "CUST")))),
        "project": maybe(rng, 0.2, V(v.service(rng))),
        "contact": maybe(rng, 0.3, V(v.person(rng))),
        "seller": _make_party(rng, bank=True),
        "buyer": _make_party(rng, person=chance(rng, 0.3)),
        "items": rows,
        **_totals(rng, net, style),
        "method": maybe(rng, 0.3, _method(rng)),
        "status": maybe(rng, 0.3, V(pick(rng, _STATUS_TEXT[status]), status)),
        "reverse": maybe(rng, 0.25, V(*pick(rng,
        (("Reverse charge applies: VAT is owed by the recipient", True),
                                                   ("Steuerschuldnerschaft des Leistungsempfängers",
                                                   True),
                                                   ("no reverse charge", False),
                                                   ("VAT charged by the supplier", False))))),
        "note": maybe(rng, 0.25, V(v.sentence(rng))),
    }


INVOICE = Kind(
    "invoice",
    ("Invoice", "Tax invoice", "Bill", "Commercial invoice", "Rechnung", "Facture", "Factura",
    "Factuur", "Sales invoice"),
    (
        _party("seller", ("seller", "vendor", "supplier", "issuer", "from", "biller"), "the seller",
        bank=True),
        _party("buyer", ("buyer", "customer", "client", "bill to", "recipient"), "the customer"),
        _INVOICE_NO,
        _date_field("date", ("invoice date", "date", "date of issue", "issued on", "issue date"),
                    ("Date", "Invoice date", "Issued", "Date of issue", "Billing date",
                    "de:Rechnungsdatum", "de:Datum",
                     "fr:Date de facture", "fr:Date", "es:Fecha", "nl:Factuurdatum"),
                    ("day the invoice was issued", "When was it issued?", "date on the invoice")),
        _date_field("due", ("due date", "payment due", "pay by", "due on", "date due"),
                    ("Due date", "Payment due", "Due", "Pay by", "Please pay before",
                    "de:Fällig am", "de:Zahlbar bis",
                     "fr:Échéance", "es:Vencimiento", "nl:Vervaldatum"),
                    ("day by which it has to be paid", "When must it be paid?",
                    "payment deadline")),
        _date_field("service", ("service date", "delivery date", "date of supply", "supplied on"),
                    ("Date of supply", "Service date", "Tax point", "Delivered",
                    "de:Leistungsdatum", "fr:Date de livraison"),
                    ("day of the delivery or service",)),
        F("terms", ("payment terms", "terms", "terms of payment"),
          ("Terms", "Payment terms", "Terms of payment", "de:Zahlungsbedingungen", "fr:Conditions",
          "es:Condiciones"),
          ("terms of payment as written", "within what time to pay")),
        F("order", ("purchase order", "po number", "order number", "customer order no",
        "your reference"),
          ("PO No.", "Your order", "Purchase order", "Order ref.", "P.O. #", "de:Ihre Bestellung",
          "fr:Votre commande",
           "es:Pedido", "nl:Uw bestelling"),
          ("order number of the customer", "purchase order this invoice belongs to")),
        F("customer_no", ("customer number", "client id", "customer id", "account number"),
          ("Customer no.", "Client ID", "Account no.", "de:Kundennummer", "fr:N° client",
          "es:N.º cliente", "nl:Klantnummer"),
          ("number of the customer at the seller",)),
        F("project", ("project", "job", "project name"), ("Project", "Job", "Re", "de:Projekt",
        "fr:Objet"),
          ("project that is billed",)),
        F("contact", ("contact person", "contact", "salesperson", "handled by"),
          ("Contact", "Your contact", "Sales rep.", "Handled by", "de:Ansprechpartner",
          "de:Bearbeiter", "fr:Contact"),
          ("person to ask about the invoice", "Who handled it?")),
        LINES, SUBTOTAL, SHIPPING, TAX_RATE, TAX, TOTAL, CURRENCY, METHOD, _INVOICE_STATUS,
        F("reverse", ("reverse charge", "is reverse charge", "vat reverse charged"), ("VAT note",
        "Tax note"),
          ("whether the recipient owes the VAT", "true if reverse charge applies"), "boolean"),
        NOTE,
    ),
    _make_invoice,
    (
        "Dear {buyer.name},\n\nplease find enclosed our invoice {number} of {date} over {total}.[[ "
        "It is due on {due}.]]"
        "[[ Please quote your order {order}.]]\n\n{items}\n\n[[Kindly transfer the amount to "
        "{seller.iban}.\n\n]]Best regards\n"
        "[[{contact}\n]]{seller.name}[[\n{seller.phone}]]",
        "Hi,\n{seller.name} has sent us a bill ({number}, dated {date}) for {items}. The total "
        "comes to {total}[[, of which {tax} is "
        "VAT]][[; we have until {due} to pay]]. Could you book it[[ on project {project}]]?",
        "{seller.name} hereby charges {buyer.name}, {buyer.address}, the following under invoice "
        "no. {number}:\n{items}\n"
        "[[Net amount {subtotal}. ]][[Plus {tax_rate} VAT: {tax}. ]]Amount payable: {total}.[[ "
        "Terms: {terms}.]][[ {reverse}.]]",
        "Invoice {number} ({date}) from {seller.name} to {buyer.name}. Total {total}.[[ Status: "
        "{status}.]][[ Due {due}.]]"
        "[[ Payment: {method}.]]",
        "Reminder: our invoice {number} of {date} for {total} is still open.[[ It was due on "
        "{due}.]] If you have paid in the "
        "meantime, please ignore this message.[[ Account: {seller.iban}.]]\n\n{seller.name}[[, "
        "{seller.email}]]",
        "We thank {buyer.name} for the order[[ {order}]] and invoice as "
        "follows.\n\n{items}\n\n[[Subtotal {subtotal}\n]]"
        "[[Shipping {shipping}\n]][[VAT {tax_rate}: {tax}\n]]Total {total}\n\n[[{note}\n]]",
    ),
    openings=("Thank you for your business.", "We invoice our services as agreed.",
    "Original - please keep for your records",
              "Wir erlauben uns, wie folgt zu berechnen:",
              "As agreed we charge you for the following:", "Page 1 of 1"),
    closings=("Please quote the number with your payment.",
    "Goods remain our property until paid in full.",
              "Late payments are charged with interest of 8 % above the base rate.",
              "This is a computer-generated document.",
              "Vielen Dank für Ihren Auftrag!", "Merci de votre confiance.",
              "Questions? Call our accounts team.",
              "Cheques payable to the company."),
)


# --- receipt --------------------------------------------------------------------------------------


def _make_receipt(rng: Random) -> dict[str, Any]:
    style, dates = v.money_style(rng), v.date_style(rng)
    rows, net = _lines(rng, style, services=0.05)
    totals = _totals(rng, net, style, ship=0)
    total = float(totals["total"].gold)  # type: ignore[union-attr]
    given = total + pick(rng, (0.0, 0.5, 1.0, 5.0, 3.6, 10.0)) if style.decimals else total
    method = _method(rng)
    cash = method.gold == "cash"
    place = v.locale(rng)
    clock = v.time_of_day(rng)
    return {
        "store": V(v.company(rng, place)),
        "address": V(v.address(rng, chance(rng, 0.5), place)),
        "phone": maybe(rng, 0.5, V(v.phone(rng))),
        "number": maybe(rng, 0.7, V(v.ident(rng, ("R", "TX", "Bon")))),
        "date": v.show_date(rng, v.date(rng), dates),
        "time": maybe(rng, 0.75, clock),
        "cashier": maybe(rng, 0.5, V(pick(rng, (v.first_last(rng)[0], v.person(rng),
        f"#{rng.randint(1, 40)}")))),
        "register": maybe(rng, 0.4, V(f"{rng.randint(1, 30):02}")),
        "table": maybe(rng, 0.15, V(str(rng.randint(1, 60)))),
        "items": rows,
        **totals,
        "method": maybe(rng, 0.85, method),
        "given": v.show_money(rng, given, style) if cash else None,
        "change": v.show_money(rng, round(given - total, 2), style) if cash else None,
        "tip": maybe(rng, 0.1, v.money(rng, 1, 20, style=style)),
        "loyalty": maybe(rng, 0.2, V(str(rng.randint(3, 4000)), None)),
        "count": maybe(rng, 0.3, V(str(len(rows)), len(rows))),
    }


RECEIPT = Kind(
    "receipt",
    ("Receipt", "Sales receipt", "Till receipt", "Kassenbon", "Ticket", "Cash receipt", "Quittung",
    "Customer copy"),
    (
        F("store", ("store name", "merchant", "shop", "vendor", "seller"), (),
          ("shop that issued the receipt", "Where was it bought?", "name of the merchant")),
        F("address", ("store address", "address", "merchant address"), (), ("address of the shop",
        )),
        F("phone", ("phone", "store phone"), ("Tel", "Phone", "Tel.", "T:"),
        ("telephone of the shop",)),
        F("number", ("receipt number", "transaction id", "receipt no", "ticket number"),
          ("Receipt no.", "Trans.", "TXN", "Receipt #", "Check #", "de:Bon-Nr.", "fr:Ticket n°",
          "es:Ticket"),
          ("number of the receipt", "transaction number")),
        _date_field("date", ("date", "purchase date", "date of purchase", "bought on"),
                    ("Date", "DATE", "Purchased", "de:Datum", "fr:Date", "es:Fecha", "nl:Datum"),
                    ("day of the purchase", "When was it bought?")),
        F("time", ("time", "purchase time", "time of purchase"), ("Time", "TIME", "de:Uhrzeit",
        "fr:Heure", "es:Hora"),
          ("time of the purchase", "at what time"), "time"),
        F("cashier", ("cashier", "served by", "clerk", "operator"),
          ("Cashier", "Served by", "Clerk", "Your server", "de:Es bediente Sie", "fr:Caissier",
          "es:Le atendió"),
          ("person at the till", "Who served the customer?")),
        F("register", ("register", "till number", "terminal"), ("Till", "Register", "POS", "Term.",
        "de:Kasse", "fr:Caisse"),
          ("number of the till",)),
        F("table", ("table", "table number"), ("Table", "Tbl", "de:Tisch", "fr:Table"),
        ("table in the restaurant",)),
        LINES, SUBTOTAL, TAX_RATE, TAX, TOTAL, CURRENCY,
        F("tip", ("tip", "gratuity"), ("Tip", "Gratuity", "Service", "de:Trinkgeld"), ("tip given",
        "gratuity"), "number"),
        METHOD,
        F("given", ("amount tendered", "cash given", "paid amount"),
          ("Cash", "Tendered", "Given", "Amount tendered", "de:Gegeben", "fr:Reçu", "es:Entregado"),
          ("cash handed over", "amount the customer gave"), "number"),
        F("change", ("change", "change due", "change given"),
          ("Change", "CHANGE DUE", "Change given", "de:Rückgeld", "fr:Rendu", "es:Cambio"),
          ("money given back",), "number"),
        F("loyalty", ("loyalty points", "points earned"), ("Points", "Points earned",
        "Bonus points", "de:Punkte"),
          ("points of the loyalty programme",)),
        F("count", ("number of items", "item count", "articles sold"), ("Items", "No. of items",
        "Items sold", "de:Artikel"),
          ("how many lines were sold",), "integer"),
    ),
    _make_receipt,
    (
        "{store}\n{address}\n[[Tel {phone}\n]]{date}[[ {time}]][[  Till {register}]][[  "
        "{cashier}]]\n\n{items}\n\n[[SUBTOTAL  "
        "{subtotal}\n]][[TAX  {tax}\n]]TOTAL  {total}\n[[{method}\n]][[CHANGE  "
        "{change}\n]]\n[[Receipt {number}]]",
        "I bought {items} at {store} on {date}[[ around {time}]] and paid {total}[[ "
        "({method})]].[[ The receipt number is "
        "{number}.]]",
        "Expense claim: {date}, {store}, {total}[[ including {tax} tax]][[, paid by: {method}]][[, "
        "receipt {number}]].",
        "Thank you for shopping at {store}! You bought:\n{items}\nTotal: {total}[[. You have "
        "earned {loyalty} points]].",
    ),
    openings=("*** WELCOME ***", "Thank you for shopping with us", "CUSTOMER COPY",
    "Keep this for returns within 30 days"),
    closings=("Thank you, come again!", "No refund without receipt",
    "Returns within 14 days with this slip",
              "Follow us online for offers", "Vielen Dank für Ihren Einkauf!",
              "MERCI DE VOTRE VISITE", "VAT INCLUDED",
              "APPROVED  -  PIN VERIFIED"),
)


# --- purchase order -------------------------------------------------------------------------------

INCOTERMS = ("EXW", "FCA", "FOB", "CIF", "DAP", "DDP", "CPT")


def _make_order(rng: Random) -> dict[str, Any]:
    style, dates = v.money_style(rng), v.date_style(rng)
    ordered = v.date(rng)
    wanted, _ = _later(rng, ordered)
    rows, net = _lines(rng, style, services=0.15)
    term = pick(rng, INCOTERMS)
    return {
        "number": V(v.ident(rng, ("PO", "BE", "45"))),
        "date": v.show_date(rng, ordered, dates),
        "delivery": maybe(rng, 0.7, v.show_date(rng, wanted, dates)),
        "buyer": _make_party(rng),
        "supplier": _make_party(rng),
        "ship_to": maybe(rng, 0.5, V(v.address(rng, chance(rng, 0.4)))),
        "requested_by": maybe(rng, 0.6, V(v.person(rng))),
        "department": maybe(rng, 0.35, V(pick(rng, ("Purchasing", "Facilities", "R&D", "IT",
        "Production", "Marketing", "Lab",
                                                     "Maintenance", "Warehouse", "Kitchen", "Sales",
                                                     "Quality")))),
        "cost_centre": maybe(rng, 0.3, V(v.ident(rng, ("CC",)))),
        "incoterm": maybe(rng, 0.35, V(pick(rng, (term, f"{term} {v.city(rng)}")), term)),
        "terms": maybe(rng, 0.4, V(pick(rng, ("net 30", "30 days net", "60 days end of month",
        "prepayment", "on delivery")))),
        "items": rows,
        **_totals(rng, net, style),
        "partial": maybe(rng, 0.3, V(*pick(rng, (("Partial deliveries are accepted", True), ("yes",
        True), ("no", False),
                                                  ("complete delivery only", False), ("not allowed",
                                                  False))))),
        "note": maybe(rng, 0.2, V(v.sentence(rng))),
    }


PURCHASE_ORDER = Kind(
    "purchase_order",
    ("Purchase order", "Order", "PO", "Bestellung", "Bon de commande", "Orden de compra",
    "Standard purchase order"),
    (
        F("number", ("purchase order number", "po number", "order number", "order no"),
          ("PO number", "Order no.", "Purchase order no.", "P.O. #", "Our order",
          "de:Bestellnummer", "fr:N° de commande",
           "es:N.º de pedido", "nl:Ordernummer"),
          ("number of the order", "identifier of the purchase order")),
        _date_field("date", ("order date", "date", "ordered on", "po date"),
                    ("Order date", "Date", "Ordered", "de:Bestelldatum", "fr:Date", "es:Fecha",
                    "nl:Besteldatum"),
                    ("day of the order", "When was it ordered?")),
        _date_field("delivery", ("delivery date", "requested delivery", "needed by",
        "required date"),
                    ("Delivery date", "Required by", "Deliver by", "Need date", "de:Liefertermin",
                    "fr:Livraison souhaitée",
                     "es:Fecha de entrega"),
                    ("day the goods are wanted", "When must it arrive?")),
        _party("buyer", ("buyer", "purchaser", "customer", "ordering company"), "the buyer"),
        _party("supplier", ("supplier", "vendor", "seller"), "the supplier"),
        F("ship_to", ("ship to", "delivery address", "shipping address"),
          ("Ship to", "Deliver to", "Delivery address", "de:Lieferadresse",
          "fr:Adresse de livraison", "es:Entregar en"),
          ("where the goods go", "address for the delivery")),
        F("requested_by", ("requested by", "requester", "buyer contact", "ordered by"),
          ("Requested by", "Requisitioner", "Ordered by", "Buyer", "de:Besteller", "fr:Demandeur"),
          ("person who asked for the goods", "Who ordered it?")),
        F("department", ("department", "dept", "team"), ("Department", "Dept.", "de:Abteilung"),
        ("ordering department",)),
        F("cost_centre", ("cost centre", "cost center", "account assignment"), ("Cost centre",
        "Cost center", "CC", "de:Kostenstelle"),
          ("cost centre charged",)),
        F("incoterm", ("incoterm", "delivery terms", "shipping terms"), ("Incoterms",
        "Delivery terms", "F.O.B. / terms"),
          ("delivery term", "Incoterms rule"), "enum", INCOTERMS),
        F("terms", ("payment terms", "terms"), ("Payment terms", "Terms", "de:Zahlungsziel",
        "fr:Règlement"),
          ("terms of payment",)),
        LINES, SUBTOTAL, SHIPPING, TAX, TOTAL, CURRENCY,
        F("partial", ("partial delivery allowed", "accepts partial deliveries"),
        ("Partial delivery", "Partial shipments"),
          ("whether parts may be delivered separately",), "boolean"),
        NOTE,
    ),
    _make_order,
    (
        "Dear Sir or Madam,\n\nwe hereby order from {supplier.name}[[ for delivery by "
        "{delivery}]]:\n\n{items}\n\nOur order number is "
        "{number}.[[ Please deliver to {ship_to}.]][[ Terms: {terms}.]]\n\nKind "
        "regards\n[[{requested_by}\n]]{buyer.name}",
        "Hello {supplier.name} team, please send us {items}.[[ We need it by {delivery}.]] Use "
        "{number} on the invoice.[[ Freight "
        "{incoterm}.]] Thanks,[[ {requested_by},]] {buyer.name}",
        "Order {number} was placed on {date} by {buyer.name} with {supplier.name}. Value: "
        "{total}.[[ Requested by {requested_by}]]"
        "[[ ({department})]][[; delivery {delivery}]].",
    ),
    openings=("Please supply the following goods:",
    "Please confirm this order within two working days.",
              "Subject to our general conditions of purchase"),
    closings=("Invoices without order number will be returned.",
    "Please send the confirmation to purchasing.",
              "Authorised signature: ____________",
              "Our conditions of purchase apply exclusively."),
)


# --- delivery note --------------------------------------------------------------------------------

_CARRIERS = ("DHL", "UPS", "FedEx", "DPD", "GLS", "Hermes", "TNT", "Royal Mail", "PostNL",
    "Schenker", "Kuehne+Nagel", "own van")
_CONDITION = {
    "complete": ("Received complete and undamaged", "all goods received in good order", "OK",
    "complete"),
    "damaged": ("one carton crushed", "packaging wet and torn", "2 pieces broken on arrival",
    "visible damage"),
    "short": ("one box missing", "short delivered, 3 pcs open", "pallet 2 not delivered"),
    "refused": ("delivery refused", "goods not accepted", "acceptance refused at the gate"),
}


def _make_delivery(rng: Random) -> dict[str, Any]:
    dates = v.date_style(rng)
    style = v.money_style(rng)
    rows, _ = _lines(rng, style, services=0)
    for row in rows:
        row["unit_price"] = row["discount"] = row["amount"] = None
    sent = v.date(rng)
    state = pick(rng, tuple(_CONDITION))
    return {
        "number": V(v.ident(rng, ("DN", "LS", "L", "DEL"))),
        "date": v.show_date(rng, sent, dates),
        "order": maybe(rng, 0.6, V(v.ident(rng, ("SO", "PO", "A")))),
        "sender": _make_party(rng),
        "receiver": _make_party(rng, person=chance(rng, 0.3)),
        "carrier": maybe(rng, 0.6, V(pick(rng, _CARRIERS))),
        "tracking": maybe(rng, 0.5, V(v.fill_pattern(rng, pick(rng, ("1Z@@@%##########",
        "%###########", "JD##########"))))),
        "packages": maybe(rng, 0.6, v.number(rng, 1, 40)),
        "weight": maybe(rng, 0.6, v.quantity(rng, pick(rng, ("kg", "kg", "lbs")), 1, 900)),
        "driver": maybe(rng, 0.3, V(v.person(rng))),
        "plate": maybe(rng, 0.2, V(v.fill_pattern(rng, pick(rng, ("@@-@@ %##", "@@%# @@@",
        "%@@ ###", "@ ##-###"))))),
        "items": rows,
        "condition": maybe(rng, 0.5, V(pick(rng, _CONDITION[state]), state)),
        "received_by": maybe(rng, 0.4, V(v.person(rng))),
    }


DELIVERY_NOTE = Kind(
    "delivery_note",
    ("Delivery note", "Packing slip", "Lieferschein", "Bon de livraison", "Albarán", "Pakbon",
    "Dispatch note", "Packing list"),
    (
        F("number", ("delivery note number", "delivery number", "slip number", "dispatch no"),
          ("Delivery note no.", "Delivery no.", "Slip no.", "de:Lieferschein-Nr.", "fr:BL n°",
          "es:Albarán n.º", "nl:Pakbonnr."),
          ("number of the delivery note",)),
        _date_field("date", ("delivery date", "date", "shipped on", "dispatch date"),
                    ("Date", "Delivery date", "Shipped", "Dispatched", "de:Lieferdatum", "fr:Date",
                    "es:Fecha"),
                    ("day of the delivery", "When was it sent?")),
        F("order", ("order number", "sales order", "order reference"),
          ("Order no.", "Your order", "Sales order", "de:Auftrag", "fr:Commande", "es:Pedido"),
          ("order that is delivered",)),
        _party("sender", ("sender", "shipper", "supplier", "consignor"), "the sender"),
        _party("receiver", ("receiver", "consignee", "recipient", "ship to", "deliver to"),
        "the receiver"),
        F("carrier", ("carrier", "shipped via", "forwarder", "courier"),
          ("Carrier", "Ship via", "Forwarder", "de:Spediteur", "fr:Transporteur",
          "es:Transportista"),
          ("company that transports the goods", "Who carries it?")),
        F("tracking", ("tracking number", "tracking id", "consignment number"),
          ("Tracking no.", "Tracking", "Consignment", "de:Sendungsnummer", "fr:N° de suivi"),
          ("number to follow the parcel",)),
        F("packages", ("number of packages", "packages", "parcels", "colli"),
          ("Packages", "Parcels", "No. of boxes", "Colli", "de:Packstücke", "fr:Colis",
          "es:Bultos"), ("how many packages",),
          "integer"),
        F("weight", ("gross weight", "total weight", "weight"), ("Gross weight", "Weight",
        "de:Gewicht", "fr:Poids", "es:Peso"),
          ("weight of the shipment", "weight as a number"), "number"),
        F("driver", ("driver", "driver name"), ("Driver", "de:Fahrer", "fr:Chauffeur"),
        ("person who drives",)),
        F("plate", ("vehicle registration", "licence plate", "truck plate"), ("Vehicle", "Reg. no.",
        "de:Kennzeichen"),
          ("registration number of the lorry",)),
        LINES,
        F("condition", ("condition on arrival", "delivery status", "receipt status"),
        ("Remarks on receipt", "Condition", "Checked"),
          ("state in which the goods arrived",
          "complete = everything fine; short = something is missing"), "enum",
          tuple(_CONDITION)),
        F("received_by", ("received by", "signed by", "recipient name"),
          ("Received by", "Signed by", "Name in block letters", "de:Empfangen von", "fr:Reçu par"),
          ("person who signed",)),
    ),
    _make_delivery,
    (
        "Today we delivered to {receiver.name}, {receiver.address}, under delivery note "
        "{number}:\n{items}\n[[The goods came with "
        "{carrier}]][[ (tracking {tracking})]][[ in {packages} packages]].[[ {condition}.]][[ "
        "Signed: {received_by}.]]",
        "Your parcel is on its way! {sender.name} has handed over order[[ {order}]] on {date}.[[ "
        "Carrier: {carrier}.]][[ Follow it "
        "under {tracking}.]]\n\nIn the box:\n{items}",
        "{sender.name} shipped {items} on {date}. Delivery note: {number}.[[ Gross weight "
        "{weight}.]][[ Driver {driver}]][[, "
        "vehicle {plate}]]",
    ),
    openings=("Please check the goods on arrival.", "This is not an invoice.",
    "Deliver between 8 and 12 at gate B"),
    closings=("Goods received in good condition: ____________",
    "Complaints within 8 days in writing.", "Pallets are exchanged."),
)


# --- bank statement -------------------------------------------------------------------------------

_PURPOSE = ("Rent", "Salary", "Card payment", "Standing order", "Direct debit", "Transfer",
    "Cash withdrawal", "Refund",
            "Insurance premium", "Electricity", "Interest", "Account fee", "Subscription",
            "Deposit", "Invoice")


def _make_statement(rng: Random) -> dict[str, Any]:
    style, dates = v.money_style(rng), v.date_style(rng)
    if not style.decimals:
        style = v.money_style(rng, "EUR")
    plain = MoneyStyle(style.currency, "", "", style.thousands, style.point)
    start = v.date(rng).replace(day=1)
    end = start + dt.timedelta(days=29)
    balance = opening = round(rng.uniform(-500, 9000), 2)
    rows: list[dict[str, V | None]] = []
    days = sorted(rng.randint(0, 29) for _ in range(rng.randint(2, 14) if chance(rng,
        0.9) else rng.randint(15, 40)))
    running, refs = chance(rng, 0.5), chance(rng, 0.3)
    spent = got = 0.0
    for day in days:
        amount = round(-(rng.random() ** 2) * 900 - 1, 2) if chance(rng,
            0.7) else round(rng.random() * 2500 + 5, 2)
        balance = round(balance + amount, 2)
        spent, got = (spent - amount, got) if amount < 0 else (spent, got + amount)
        who = v.company(rng) if chance(rng, 0.7) else v.person(rng)
        rows.append({
            "date": v.show_date(rng, start + dt.timedelta(days=day), dates),
            "text": V(pick(rng, (f"{pick(rng, _PURPOSE)} {who}", who, f"{who} {v.ident(rng)}",
            pick(rng, _PURPOSE)))),
            "reference": V(v.ident(rng)) if refs else None,
            "amount": v.show_money(rng, amount, plain),
            "balance": v.show_money(rng, balance, plain) if running else None,
        })
    return {
        "bank": V(v.coined(rng) + pick(rng, (" Bank", " Savings Bank", "bank", " Credit Union",
        " Banque", " Sparkasse"))),
        "holder": V(v.person(rng) if chance(rng, 0.6) else v.company(rng)),
        "account": V(pick(rng, (v.iban, lambda r: v.fill_pattern(r, "%#######")))(rng)),
        "bic": maybe(rng, 0.4, V(v.bic(rng))),
        "number": maybe(rng, 0.5, V(pick(rng, (f"{rng.randint(1, 12)}/{start.year}",
        str(rng.randint(1, 300)), v.ident(rng))))),
        "from": v.show_date(rng, start, dates),
        "to": v.show_date(rng, end, dates),
        "opening": v.show_money(rng, opening, style),
        "closing_balance": v.show_money(rng, balance, style),
        "credits": maybe(rng, 0.4, v.show_money(rng, round(got, 2), style)),
        "debits": maybe(rng, 0.4, v.show_money(rng, round(spent, 2), style)),
        "limit": maybe(rng, 0.3, v.show_money(rng, float(pick(rng, (500, 1000, 2500, 5000))),
        style)),
        "currency": _currency(style),
        "transactions": rows,
    }


BANK_STATEMENT = Kind(
    "bank_statement",
    ("Bank statement", "Account statement", "Statement of account", "Kontoauszug",
    "Relevé de compte", "Extracto bancario"),
    (
        F("bank", ("bank", "bank name", "institution"), (), ("bank that issued the statement",
        "Which bank?")),
        F("holder", ("account holder", "customer", "owner", "account name"),
          ("Account holder", "Name", "Customer", "de:Kontoinhaber", "fr:Titulaire", "es:Titular",
          "nl:Rekeninghouder"),
          ("person or company that owns the account", "Whose account is it?")),
        F("account", ("account number", "iban", "account", "account no"),
          ("Account no.", "IBAN", "Account", "de:Kontonummer", "de:IBAN", "fr:N° de compte",
          "es:Cuenta", "nl:Rekening"),
          ("number of the account",)),
        F("bic", ("bic", "swift", "sort code"), ("BIC", "SWIFT"), ("BIC of the bank",)),
        F("number", ("statement number", "statement no", "sheet"), ("Statement no.", "Statement",
        "No.", "de:Auszug Nr.", "fr:Relevé n°"),
          ("number of the statement",)),
        _date_field("from", ("period start", "from date", "start date", "statement from"),
                    ("From", "Period from", "Start of period", "de:Von", "fr:Du", "es:Desde"),
                    ("first day of the period",)),
        _date_field("to", ("period end", "to date", "end date", "statement to"),
                    ("To", "Period to", "End of period", "Until", "de:Bis", "fr:Au", "es:Hasta"),
                    ("last day of the period",)),
        _amount("opening", ("opening balance", "old balance", "balance brought forward",
        "previous balance"),
                ("Opening balance", "Balance brought forward", "Old balance", "de:Alter Kontostand",
                "fr:Ancien solde",
                 "es:Saldo anterior"), ("balance at the start",
                 "How much was on the account at first?")),
        Items(
            "transactions", ("transactions", "entries", "movements", "bookings", "postings"),
            (
                _date_field("date", ("date", "booking date", "posted on", "value date"),
                            ("Date", "Posted", "Value date", "Booking", "de:Buchung", "fr:Date",
                            "es:Fecha"), ("day of the booking",)),
                F("text", ("description", "text", "details", "counterparty", "purpose"),
                  ("Description", "Details", "Transaction", "Text", "de:Verwendungszweck",
                  "fr:Libellé", "es:Concepto"),
                  ("text of the booking", "What was it for?")),
                F("reference", ("reference", "ref no", "transaction id"), ("Ref.", "Reference",
                "ID"), ("reference of the booking",)),
                _amount("amount", ("amount", "value", "sum"), ("Amount", "Amount (+/-)",
                "de:Betrag", "fr:Montant", "es:Importe"),
                        ("amount, negative when money leaves", "signed amount")),
                _amount("balance", ("balance", "running balance", "balance after"), ("Balance",
                "Saldo", "fr:Solde"),
                        ("balance after the booking",)),
            ),
            ("all bookings of the period", "every transaction, oldest first"),
            ("Transactions", "Movements", "Account activity", "de:Umsätze", "fr:Opérations",
            "es:Movimientos"),
            ("{date} {text} {amount}", "{date}: {amount} ({text})", "{text}, {amount} on {date}",
            "{date} | {text} | {amount} | {balance}",
             "{date}  {text}[[  {reference}]]  {amount}[[  {balance}]]",
             "{amount} {text} [{date}]"),
        ),
        _amount("credits", ("total credits", "total in", "money in", "deposits"), ("Total credits",
        "Money in", "Paid in", "de:Gutschriften"),
                ("sum of incoming money",)),
        _amount("debits", ("total debits", "total out", "money out", "withdrawals"),
        ("Total debits", "Money out", "Paid out", "de:Belastungen"),
                ("sum of outgoing money",)),
        _amount("closing_balance", ("closing balance", "new balance", "balance", "final balance"),
                ("Closing balance", "New balance", "Balance carried forward", "de:Neuer Kontostand",
                "fr:Nouveau solde",
                 "es:Saldo final"), ("balance at the end", "What is left on the account?")),
        _amount("limit", ("overdraft limit", "arranged overdraft", "overdraft facility"),
        ("Overdraft limit", "Arranged overdraft", "de:Dispokredit"),
                ("overdraft allowed",)),
        CURRENCY,
    ),
    _make_statement,
    (
        "{bank}\n\nDear {holder},\nhere is your statement for account {account} from {from} to "
        "{to}.\nOpening balance {opening}\n\n"
        "{transactions}\n\nClosing balance {closing_balance}[[\nArranged overdraft {limit}]]",
        "Between {from} and {to} the following was booked on {account} ({holder}): {transactions}. "
        "The balance went from {opening} to "
        "{closing_balance}.",
    ),
    openings=("Please check your statement carefully.", "Your account at a glance", "Sheet 1"),
    closings=("Deposits are protected up to 100,000.", "Please report errors within 6 weeks.",
    "Rates are shown on our website."),
)


# --- contact card ---------------------------------------------------------------------------------


def _make_contact(rng: Random) -> dict[str, Any]:
    place = v.locale(rng)
    first, last = v.first_last(rng, place)
    firm = v.company(rng, place)
    whole = pick(rng, (f"{first} {last}", f"{first} {last}", f"Dr. {first} {last}",
        f"{first} {last}, MBA", f"{last}, {first}"))
    return {
        "name": V(whole),
        "job": maybe(rng, 0.8, V(v.job_title(rng))),
        "company": maybe(rng, 0.85, V(firm)),
        "department": maybe(rng, 0.3, V(pick(rng, ("Sales", "Human Resources", "Legal",
        "Service Centre", "Export", "R&D", "Finance",
                                                    "Customer Care", "Institute of Physics",
                                                    "Surgery", "Editorial office")))),
        "email": maybe(rng, 0.9, V(v.email_for(rng, f"{first} {last}", firm))),
        "phone": maybe(rng, 0.8, V(v.phone(rng))),
        "mobile": maybe(rng, 0.5, V(v.phone(rng))),
        "fax": maybe(rng, 0.25, V(v.phone(rng))),
        "web": maybe(rng, 0.5, V(v.url(rng, firm))),
        "address": maybe(rng, 0.7, V(v.address(rng, chance(rng, 0.5), place))),
        "register": maybe(rng, 0.2, V(pick(rng, (f"HRB {rng.randrange(1000, 250000)}",
        f"Company No. {rng.randrange(10**7)}",
                                                  f"RCS Paris {rng.randrange(10**8)}",
                                                  f"KvK {rng.randrange(10**7)}")))),
        "director": maybe(rng, 0.2, V(v.person(rng, place))),
        "linkedin": maybe(rng, 0.2,
        V(f"linkedin.com/in/{v.email_for(rng, first + ' ' + last, firm).split('@')[0]}")),
        "hours": maybe(rng, 0.2, V(pick(rng, ("Mon-Fri 9-17", "Monday to Thursday, 8:00-16:30",
        "9am - 5pm", "Tue + Thu 10-12",
                                               "weekdays 08:00 to 18:00", "Mo-Do 9-15 Uhr")))),
    }


CONTACT = Kind(
    "contact_card",
    ("Contact", "Business card", "Contact card", "E-mail signature", "vCard", "Directory entry",
    "Contact details", "Visitenkarte"),
    (
        F("name", ("full name", "name", "contact name", "person"), ("Name", "Contact",
        "Contact person", "FN", "de:Name", "fr:Nom", "es:Nombre"),
          ("name of the person", "Who is it?", "first and last name")),
        F("job", ("job title", "position", "role", "function"), ("Title", "Position", "Role",
        "de:Funktion", "fr:Fonction", "es:Cargo"),
          ("position in the company", "What does the person do?")),
        F("company", ("company", "organisation", "employer", "organization"), ("Company",
        "Organisation", "ORG", "de:Firma", "fr:Société", "es:Empresa"),
          ("company the person works for", "Where does the person work?")),
        F("department", ("department", "division", "unit"), ("Department", "Dept.", "de:Abteilung",
        "fr:Service"), ("department",)),
        F("email", ("email", "email address", "e-mail", "mail"), ("E-mail", "Email", "Mail", "E",
        "EMAIL", "@", "de:E-Mail", "fr:Courriel"),
          ("e-mail address", "address to write to")),
        F("phone", ("phone", "telephone", "office phone", "landline", "work phone"), ("Phone",
        "Tel.", "T", "Office", "TEL;WORK", "Direct", "de:Telefon", "fr:Tél."),
          ("office telephone number", "landline number")),
        F("mobile", ("mobile", "cell phone", "mobile number", "cell"), ("Mobile", "Cell", "M",
        "TEL;CELL", "Mob.", "de:Mobil", "fr:Portable", "es:Móvil"),
          ("mobile phone number", "number of the cell phone")),
        F("fax", ("fax", "fax number"), ("Fax", "F", "Telefax", "de:Fax"), ("fax number",)),
        F("web", ("website", "homepage", "url", "web"), ("Web", "Website", "W", "URL", "Internet",
        "Homepage"), ("website of the company", "web address")),
        F("address", ("address", "postal address", "office address", "location"), ("Address",
        "Office", "Visit us", "ADR", "de:Anschrift", "fr:Adresse", "es:Dirección"),
          ("postal address", "Where is the office?")),
        F("register", ("company registration", "register number", "commercial register"),
        ("Reg. no.", "Registered", "de:Handelsregister"), ("entry in the company register",)),
        F("director", ("managing director", "ceo", "director"), ("Managing director", "CEO",
        "Director", "de:Geschäftsführer", "fr:Gérant"), ("head of the company",)),
        F("linkedin", ("linkedin", "linkedin profile", "social profile"), ("LinkedIn", "in",
        "Profile"), ("profile on a network",)),
        F("hours", ("office hours", "availability", "working hours"), ("Office hours", "Available",
        "Hours", "de:Sprechzeiten"), ("when the person can be reached",)),
    ),
    _make_contact,
    (
        "Best regards,\n\n{name}\n[[{job}\n]][[{department}\n]][[{company}\n]][[{address}\n]][[T "
        "{phone}\n]][[M {mobile}\n]][[E {email}\n]]"
        "[[{web}\n]][[{register}]]",
        "--\n{name}[[ | {job}]][[ | {company}]]\n[[Tel: {phone}]][[ · Mobile: "
        "{mobile}]]\n[[{email}]][[ · {web}]][[\n{address}]]",
        "You can reach {name}[[, our {job},]][[ at {email}]][[ or by phone on {phone}]].[[ In "
        "urgent cases call {mobile}.]][[ Office "
        "hours: {hours}.]]",
        "Hi all, please add {name}[[ ({job})]][[ of {company}]] to the list[[ - {email}]][[, "
        "{phone}]].[[ The office is at {address}.]]",
        "I met {name}[[ from {company}]] at the fair. [[She is {job} there. ]][[Card says "
        "{mobile}. ]][[Write to {email}. ]]Let's follow up.",
    ),
    openings=("New contact", "Kind regards", "Please update your address book."),
    closings=("Please consider the environment before printing this e-mail.",
    "This message is confidential.",
              "We have moved! Note our new address.", "Member of the chamber of commerce"),
)


# --- quote ----------------------------------------------------------------------------------------


def _make_quote(rng: Random) -> dict[str, Any]:
    style, dates = v.money_style(rng), v.date_style(rng)
    day = v.date(rng)
    until, _days = _later(rng, day)
    rows, net = _lines(rng, style, services=0.6)
    weeks = rng.randint(1, 16)
    return {
        "number": V(v.ident(rng, ("Q", "QU", "AN", "EST", "OFF"))),
        "date": v.show_date(rng, day, dates),
        "valid": maybe(rng, 0.7, v.show_date(rng, until, dates)),
        "provider": _make_party(rng),
        "client": _make_party(rng, person=chance(rng, 0.5)),
        "subject": maybe(rng, 0.7, V(v.service(rng))),
        "lead_time": maybe(rng, 0.5, V(pick(rng, (f"{weeks} weeks", f"{weeks}-{weeks + 2} weeks",
        f"approx. {weeks * 5} working days", "ex stock", "on request")))),
        "deposit": maybe(rng, 0.35, v.percent(rng, 10, 50)),
        "warranty": maybe(rng, 0.35, V(pick(rng, ("24 months", "2 years", "12 months on parts",
        "5 years", "one year")))),
        "prepared_by": maybe(rng, 0.5, V(v.person(rng))),
        "items": rows,
        **_totals(rng, net, style),
        "binding": maybe(rng, 0.35, V(*pick(rng, (("This offer is binding", True),
        ("non-binding estimate", False), ("fixed price guaranteed", True),
                                                   ("prices may change without notice", False),
                                                   ("subject to change", False))))),
    }


QUOTE = Kind(
    "quote",
    ("Quote", "Quotation", "Estimate", "Offer", "Cost estimate", "Angebot", "Devis", "Presupuesto",
    "Offerte", "Kostenvoranschlag"),
    (
        F("number", ("quote number", "offer number", "estimate no", "quotation id"), ("Quote no.",
        "Quotation", "Offer no.", "Estimate #", "de:Angebotsnr.", "fr:Devis n°",
        "es:Presupuesto n.º", "nl:Offertenr."),
          ("number of the quote",)),
        _date_field("date", ("quote date", "date", "offer date", "issued on"), ("Date",
        "Quote date", "Issued", "de:Datum", "fr:Date", "es:Fecha"), ("day of the offer",)),
        _date_field("valid", ("valid until", "expiry date", "offer valid to", "expires on"),
        ("Valid until", "Offer expires", "Valid to", "Open until", "de:Gültig bis",
        "fr:Valable jusqu'au", "es:Válido hasta", "nl:Geldig tot"),
                    ("last day the offer holds", "How long is the offer valid?")),
        _party("provider", ("provider", "contractor", "vendor", "offered by", "supplier"),
        "the company that makes the offer"),
        _party("client", ("client", "customer", "prospect", "prepared for"), "the client"),
        F("subject", ("subject", "project", "work", "title"), ("Subject", "Project", "Re", "Work",
        "Job", "de:Betreff", "fr:Objet", "es:Asunto"), ("what the offer is about",)),
        LINES, SUBTOTAL, SHIPPING, TAX_RATE, TAX, TOTAL, CURRENCY,
        F("lead_time", ("lead time", "delivery time", "time to deliver"), ("Lead time",
        "Delivery time", "Delivery", "de:Lieferzeit", "fr:Délai"), ("how long it takes to deliver",
        "When can it be ready?")),
        F("deposit", ("deposit", "down payment percent", "advance payment"), ("Deposit",
        "Down payment", "Advance", "de:Anzahlung", "fr:Acompte"),
        ("share to be paid in advance, in percent",), "number"),
        F("warranty", ("warranty", "guarantee", "warranty period"), ("Warranty", "Guarantee",
        "de:Gewährleistung", "fr:Garantie"), ("length of the warranty",)),
        F("prepared_by", ("prepared by", "sales contact", "author"), ("Prepared by", "Your contact",
        "Sales", "de:Erstellt von", "fr:Établi par"), ("person who wrote the offer",)),
        F("binding", ("is binding", "binding offer", "fixed price"), ("Commitment", "Offer terms"),
        ("whether the offer binds the seller", "true if the price is guaranteed"), "boolean"),
    ),
    _make_quote,
    (
        "Dear {client.name},\n\nthank you for your enquiry[[ about {subject}]]. We are pleased to "
        "offer:\n\n{items}\n\nTotal: {total}[[ (incl. {tax} "
        "VAT)]].[[ This offer (no. {number}) is valid until {valid}.]][[ Lead time: "
        "{lead_time}.]][[ {binding}.]]\n\nYours sincerely\n[[{prepared_by}\n]]"
        "{provider.name}",
        "{provider.name} quoted us {total} for {items}.[[ They need {lead_time}.]][[ The offer "
        "{number} runs out on {valid}.]][[ They want {deposit} "
        "up front.]]",
        "Estimate {number} for {client.name}, dated {date}:\n{items}\n[[Net {subtotal}, ]]total "
        "{total}.[[ Warranty {warranty}.]]",
    ),
    openings=("Thank you for your interest in our services.",
    "Based on our site visit we estimate:", "Wir freuen uns, Ihnen anbieten zu dürfen:"),
    closings=("We look forward to your order.", "Accepted (date, signature): ____________",
    "Prices plus VAT.", "Errors excepted."),
)


# --- credit note ----------------------------------------------------------------------------------

_REASONS = {
    "return": ("goods returned", "Return of unwanted items", "customer sent the goods back",
    "Retoure"),
    "damage": ("goods arrived broken", "damaged in transit", "Transport damage"),
    "price correction": ("wrong price charged", "Price difference",
    "agreed discount was not deducted"),
    "cancellation": ("order cancelled", "service not rendered", "booking cancelled in time"),
    "double billing": ("billed twice", "duplicate invoice", "Doppelt berechnet"),
}


def _make_credit(rng: Random) -> dict[str, Any]:
    style, dates = v.money_style(rng), v.date_style(rng)
    day = v.date(rng)
    rows, net = _lines(rng, style)
    totals = _totals(rng, net, style, ship=0)
    totals["credit_total"] = totals.pop("total")
    why = pick(rng, tuple(_REASONS))
    return {
        "number": V(v.ident(rng, ("CN", "GS", "CR", "AV"))),
        "date": v.show_date(rng, day, dates),
        "invoice": maybe(rng, 0.8, V(v.ident(rng, ("INV", "RE", "F")))),
        "invoice_date": maybe(rng, 0.5, v.show_date(rng, day - dt.timedelta(days=rng.randint(3,
        90)), dates)),
        "issuer": _make_party(rng),
        "customer": _make_party(rng, person=chance(rng, 0.4)),
        "reason": maybe(rng, 0.75, V(pick(rng, _REASONS[why]), why)),
        "items": rows,
        **totals,
        "refund": maybe(rng, 0.4, V(pick(rng, ("will be refunded to your card",
        "set off against the next invoice", "transferred to your account", "store voucher")))),
    }


CREDIT_NOTE = Kind(
    "credit_note",
    ("Credit note", "Credit memo", "Refund note", "Gutschrift", "Avoir", "Nota de crédito",
    "Creditnota"),
    (
        F("number", ("credit note number", "credit memo no", "document number"), ("Credit note no.",
        "Credit memo", "No.", "de:Gutschrift-Nr.", "fr:Avoir n°", "es:N.º de nota"),
        ("number of the credit note",)),
        _date_field("date", ("credit note date", "date", "issued on"), ("Date", "Issued",
        "de:Datum", "fr:Date", "es:Fecha"), ("day of the credit note",)),
        F("invoice", ("invoice number", "original invoice", "related invoice", "invoice reference"),
        ("Invoice", "Original invoice", "Ref. invoice", "Relates to invoice", "de:Zu Rechnung",
        "fr:Facture d'origine", "es:Factura rectificada"),
          ("invoice that is corrected", "Which invoice does it refer to?")),
        _date_field("invoice_date", ("invoice date", "original invoice date"), ("Invoice date",
        "Dated", "de:Rechnung vom", "fr:Du"), ("date of the corrected invoice",)),
        _party("issuer", ("issuer", "seller", "supplier", "vendor"),
        "the company that gives the credit"),
        _party("customer", ("customer", "client", "buyer", "credited to"), "the customer"),
        F("reason", ("reason", "reason code", "cause"), ("Reason", "Reason for credit", "de:Grund",
        "fr:Motif", "es:Motivo"), ("why the credit is given",), "enum", tuple(_REASONS)),
        LINES, SUBTOTAL, TAX_RATE, TAX,
        _amount("credit_total", ("credit total", "amount credited", "refund amount", "total"),
        ("Total credit", "Amount credited", "Refund", "Total", "de:Gutschriftsbetrag",
        "fr:Total de l'avoir", "es:Total abonado"),
                ("sum given back", "How much is credited?")),
        CURRENCY,
        F("refund", ("refund method", "how refunded", "settlement"), ("Settlement", "Refund",
        "de:Auszahlung", "fr:Remboursement"), ("how the customer gets the money",)),
    ),
    _make_credit,
    (
        "Dear {customer.name},\n\nwe have issued credit note {number}[[ for invoice {invoice}]][[ "
        "of {invoice_date}]] because of the following: "
        "[[{reason}]]\n\n{items}\n\nThe amount of {credit_total}[[ {refund}]].\n\n{issuer.name}",
        "{issuer.name} credits {credit_total} to {customer.name} ({date}).[[ Reason: {reason}.]][[ "
        "It corrects {invoice}.]]",
    ),
    openings=("We credit your account as follows:",
    "Please deduct this amount from your next payment."),
    closings=("We apologise for the inconvenience.", "No payment is required.",
    "Thank you for your patience."),
)


# --- order confirmation ---------------------------------------------------------------------------

_SPEED = ("standard", "express", "next day", "pickup", "same day")
_SPEED_TEXT = {
    "standard": ("Standard delivery", "3-5 working days", "regular post"), "express": ("Express",
    "express courier", "priority shipping"),
    "next day": ("next day delivery", "arrives tomorrow"), "pickup": ("collect in store",
    "pickup at the counter", "Click & Collect"),
    "same day": ("same-day delivery", "delivered today before 9 pm"),
}


def _make_confirmation(rng: Random) -> dict[str, Any]:
    style, dates = v.money_style(rng), v.date_style(rng)
    day = v.date(rng)
    arrives, _ = _later(rng, day, (1, 2, 3, 4, 5, 7, 10))
    rows, net = _lines(rng, style, services=0.02)
    place = v.locale(rng)
    name = v.person(rng, place)
    speed = pick(rng, _SPEED)
    shop = v.company(rng)
    return {
        "number": V(v.ident(rng, ("ORD", "#", "W", "AMZ"))),
        "date": v.show_date(rng, day, dates),
        "shop": V(shop),
        "customer": V(name),
        "email": maybe(rng, 0.6, V(v.email_for(rng, name))),
        "ship_to": V(v.address(rng, chance(rng, 0.5), place)),
        "bill_to": maybe(rng, 0.3, V(v.address(rng, chance(rng, 0.5), place))),
        "arrival": maybe(rng, 0.6, v.show_date(rng, arrives, dates)),
        "speed": maybe(rng, 0.5, V(pick(rng, _SPEED_TEXT[speed]), speed)),
        "items": rows,
        **_totals(rng, net, style, ship=0.7),
        "voucher": maybe(rng, 0.25, V(v.fill_pattern(rng, pick(rng, ("@@@@%0", "SAVE%0",
        "@@@-####", "WELCOME%#"))))),
        "method": maybe(rng, 0.6, _method(rng)),
        "gift": maybe(rng, 0.3, V(*pick(rng, (("gift wrapped", True), ("with a greeting card",
        True), ("no gift wrapping", False), ("without gift wrap", False))))),
        "support": maybe(rng, 0.4, V(v.email_for(rng, "service", shop))),
    }


ORDER_CONFIRMATION = Kind(
    "order_confirmation",
    ("Order confirmation", "Your order", "Thank you for your order", "Auftragsbestätigung",
    "Confirmation de commande", "Confirmación del pedido"),
    (
        F("number", ("order number", "order id", "confirmation number", "order reference"),
        ("Order no.", "Order number", "Order ID", "Order #", "de:Bestellnummer", "fr:Commande n°",
        "es:Pedido n.º", "nl:Bestelnummer"), ("number of the order", "reference of the order")),
        _date_field("date", ("order date", "date", "ordered on", "placed on"), ("Order date",
        "Placed on", "Ordered", "de:Bestellt am", "fr:Date de commande", "es:Fecha"),
        ("day of the order",)),
        F("shop", ("shop", "merchant", "store", "seller"), ("Sold by", "Shop", "Seller",
        "de:Verkäufer", "fr:Vendeur"), ("shop where it was ordered", "Who sells it?")),
        F("customer", ("customer name", "customer", "recipient", "buyer name"), ("Customer", "Name",
        "Ordered by", "de:Kunde", "fr:Client", "es:Cliente"), ("person who ordered",)),
        F("email", ("customer email", "email", "buyer email"), ("E-mail", "Email", "de:E-Mail"),
        ("e-mail address of the customer",)),
        F("ship_to", ("shipping address", "delivery address", "ship to"), ("Ship to",
        "Delivery address", "Shipping address", "de:Lieferadresse", "fr:Adresse de livraison",
        "es:Dirección de envío"), ("where the parcel goes",)),
        F("bill_to", ("billing address", "invoice address"), ("Billing address", "Bill to",
        "de:Rechnungsadresse", "fr:Adresse de facturation"), ("address for the bill",)),
        _date_field("arrival", ("estimated delivery", "arrival date", "delivery date",
        "expected on"), ("Estimated delivery", "Arriving", "Expected",
        "de:Voraussichtliche Lieferung", "fr:Livraison prévue"), ("day it should arrive",
        "When will it come?")),
        F("speed", ("shipping method", "delivery option", "shipping speed"), ("Shipping method",
        "Delivery option", "de:Versandart", "fr:Mode de livraison"), ("how it is shipped",), "enum",
        _SPEED),
        LINES, SUBTOTAL, SHIPPING, TAX, TOTAL, CURRENCY,
        F("voucher", ("voucher code", "promo code", "coupon", "discount code"), ("Voucher",
        "Promo code", "Coupon", "de:Gutscheincode", "fr:Code promo"), ("discount code used",)),
        METHOD,
        F("gift", ("is gift", "gift wrap", "gift"), ("Gift options", "Gift"),
        ("whether it is wrapped as a gift",), "boolean"),
        F("support", ("support email", "shop email", "customer service"), ("Questions? Write to",
        "Customer service", "Help"), ("address of the shop's service",)),
    ),
    _make_confirmation,
    (
        "Hi {customer},\n\nthanks for your order at {shop}! We have received it and will let you "
        "know when it ships.\n\nOrder {number}[[, placed on {date}]]\n\n"
        "{items}\n\n[[Subtotal: {subtotal}\n]][[Shipping: {shipping}\n]]Total: {total}\n[[Paid by: "
        "{method}\n]]\nShipping to:\n{ship_to}\n\n[[Expected: {arrival}\n]]"
        "[[Questions? {support}]]",
        "Good news, {customer}! Your order {number} of {items} is confirmed.[[ It should arrive on "
        "{arrival}]][[ ({speed})]]. We charged {total}[[ via {method}]].[[ "
        "The code {voucher} was applied.]][[ Your parcel: {gift}.]]",
        "Order {number} confirmed - {total} - {shop}. Delivery to {ship_to}.[[ Estimated: "
        "{arrival}.]]",
    ),
    openings=("Thank you for shopping with us!", "This mailbox is not monitored.",
    "We are getting your order ready."),
    closings=("You can return items within 30 days.", "Track your parcel in your account.",
    "The team", "Unsubscribe from this list",
              "Wir wünschen viel Freude mit Ihrem Einkauf."),
)


# --- utility bill ---------------------------------------------------------------------------------

_UTILITIES = {"electricity": ("electricity", "Strom", "power supply"), "gas": ("natural gas",
    "gas supply", "Erdgas"),
              "water": ("water and sewage", "drinking water"), "internet": ("fibre internet",
              "broadband"),
              "mobile phone": ("mobile plan", "cell phone contract"),
              "heating": ("district heating", "Fernwärme")}
_UNITS_OF = {"electricity": "kWh", "gas": "kWh", "water": "m³", "internet": "GB",
    "mobile phone": "GB", "heating": "MWh"}


def _make_utility(rng: Random) -> dict[str, Any]:
    style, dates = v.money_style(rng), v.date_style(rng)
    sort = pick(rng, tuple(_UTILITIES))
    start = v.date(rng).replace(day=1)
    end = start + dt.timedelta(days=pick(rng, (29, 59, 89, 364)))
    old = rng.randint(100, 90_000)
    used = rng.randint(5, 5000)
    amount = round(used * pick(rng, (0.12, 0.28, 0.4)) + 15, style.decimals)
    due, _ = _later(rng, end)
    return {
        "provider": V(v.coined(rng) + pick(rng, (" Energy", " Power", " Water", " Telecom", "werke",
        " Utilities", " Gas & Light"))),
        "customer": V(v.person(rng)),
        "address": maybe(rng, 0.8, V(v.address(rng, chance(rng, 0.3)))),
        "account": V(v.ident(rng, ("ACC", "V", "K"))),
        "number": maybe(rng, 0.6, V(v.ident(rng, ("B", "RE")))),
        "date": v.show_date(rng, end + dt.timedelta(days=rng.randint(1, 9)), dates),
        "from": v.show_date(rng, start, dates),
        "to": v.show_date(rng, end, dates),
        "service": maybe(rng, 0.8, V(pick(rng, _UTILITIES[sort]), sort)),
        "meter": maybe(rng, 0.6, V(v.fill_pattern(rng, pick(rng, ("#######", "1 @@@ ## #### ####",
        "@%######"))))),
        "old_reading": maybe(rng, 0.5, V(str(old), old)),
        "new_reading": maybe(rng, 0.5, V(str(old + used), old + used)),
        "usage": maybe(rng, 0.8, V(str(used), used, after=" " + _UNITS_OF[sort])),
        "previous": maybe(rng, 0.3, v.money(rng, 10, 300, style=style)),
        "total": v.show_money(rng, amount, style),
        "currency": _currency(style),
        "due": maybe(rng, 0.7, v.show_date(rng, due, dates)),
        "monthly": maybe(rng, 0.4, v.money(rng, 20, 250, style=style)),
        "autopay": maybe(rng, 0.5, V(*pick(rng, (("will be debited automatically", True),
        ("enrolled in AutoPay", True), ("please pay by transfer", False),
                                                  ("no direct debit on file", False))))),
        "tariff": maybe(rng, 0.4,
        V(" ".join((pick(rng, ("Green", "Basic", "Flex", "Family", "Plus", "Eco", "Smart")),
                    pick(rng, ("24", "Online", "Fix", "M", "L", "2025", "Home")))))),
    }


UTILITY_BILL = Kind(
    "utility_bill",
    ("Utility bill", "Electricity bill", "Energy bill", "Statement of consumption", "Bill",
    "Jahresabrechnung", "Facture d'énergie"),
    (
        F("provider", ("provider", "utility company", "supplier", "company"), ("Your supplier",
        "Provider", "de:Versorger", "fr:Fournisseur"), ("company that supplies",)),
        F("customer", ("customer name", "account holder", "customer"), ("Customer", "Name",
        "Account holder", "de:Kunde", "fr:Client", "es:Titular"), ("person who gets the bill",)),
        F("address", ("service address", "supply address", "address"), ("Service address",
        "Supply address", "Property", "de:Verbrauchsstelle", "fr:Lieu de consommation"),
        ("place that is supplied",)),
        F("account", ("account number", "contract number", "customer number"), ("Account no.",
        "Contract", "Account number", "de:Vertragskonto", "fr:N° de contrat", "es:N.º de contrato"),
        ("number of the account",)),
        F("number", ("bill number", "invoice number"), ("Bill no.", "Invoice no.",
        "de:Rechnungsnr.", "fr:Facture n°"), ("number of the bill",)),
        _date_field("date", ("bill date", "statement date", "issued on"), ("Bill date",
        "Statement date", "Issued", "de:Rechnungsdatum", "fr:Date"), ("day of the bill",)),
        _date_field("from", ("period start", "billing period start", "from"), ("From",
        "Period start", "Billing from", "de:Zeitraum von"), ("first day billed",)),
        _date_field("to", ("period end", "billing period end", "to"), ("To", "Period end",
        "Billing to", "de:Zeitraum bis"), ("last day billed",)),
        F("service", ("service type", "utility", "type of supply"), ("Service", "Supply", "Type",
        "de:Sparte"), ("what is supplied",), "enum", tuple(_UTILITIES)),
        F("meter", ("meter number", "meter id", "meter serial"), ("Meter no.", "Meter",
        "de:Zählernummer", "fr:Compteur", "es:Contador"), ("number of the meter",)),
        F("old_reading", ("previous reading", "old reading", "start reading"), ("Previous reading",
        "Old reading", "de:Zählerstand alt", "fr:Ancien index"), ("reading at the start",),
        "integer"),
        F("new_reading", ("current reading", "new reading", "end reading"), ("Current reading",
        "New reading", "de:Zählerstand neu", "fr:Nouvel index"), ("reading at the end",),
        "integer"),
        F("usage", ("consumption", "usage", "units used"), ("Consumption", "Usage", "Used",
        "de:Verbrauch", "fr:Consommation", "es:Consumo"), ("how much was used",
        "number of units consumed"), "number"),
        F("previous", ("previous balance", "balance carried over", "arrears"), ("Previous balance",
        "Brought forward", "de:Vorheriger Saldo"), ("amount still open from before",), "number"),
        TOTAL, CURRENCY,
        _date_field("due", ("due date", "payment due", "debit date"), ("Due date", "Pay by", "Due",
        "de:Fällig am", "fr:À payer avant le"), ("last day to pay",)),
        F("monthly", ("monthly instalment", "monthly payment", "new advance payment"),
        ("Monthly instalment", "New monthly payment", "de:Abschlag", "fr:Mensualité"),
        ("new monthly payment",), "number"),
        F("autopay", ("autopay", "direct debit", "paid automatically"), ("Payment", "How you pay"),
        ("true if the amount is debited automatically",), "boolean"),
        F("tariff", ("tariff", "plan", "product"), ("Tariff", "Plan", "de:Tarif", "fr:Offre"),
        ("name of the tariff",)),
    ),
    _make_utility,
    (
        "Dear {customer},\n\nyour bill for the period from {from} to {to} is ready.[[ You used "
        "{usage}]][[, which is billed under the tariff {tariff}]]. "
        "The amount is {total}[[ and is due on {due}]][[; it {autopay}]].[[ Your monthly payment "
        "changes to {monthly}.]]\n\n{provider}\nAccount {account}",
        "{provider} charged {total} on account {account}.[[ Consumption: {usage}]][[ (meter "
        "{meter}: {old_reading} to {new_reading})]].[[ Pay by {due}.]]",
    ),
    openings=("Your bill at a glance", "Did you know? You can read your meter online.",
    "This is your annual statement."),
    closings=("Emergency number: call any time.", "Compare your use with last year on our website.",
    "How we calculate your bill: see overleaf."),
)


# --- expense report -------------------------------------------------------------------------------

_CATEGORIES = ("travel", "lodging", "meals", "fuel", "office supplies", "parking", "phone", "other")
_CATEGORY_TEXT = {
    "travel": ("Train ticket", "Flight", "Taxi to airport", "Rental car"),
    "lodging": ("Hotel, 2 nights", "Hotel", "Guest house"),
    "meals": ("Lunch with client", "Dinner", "Breakfast", "Coffee"), "fuel": ("Petrol",
    "Diesel refill", "Fuel"),
    "office supplies": ("Printer paper", "Pens and folders", "USB stick"),
    "parking": ("Parking garage", "Parking fee", "Car park"),
    "phone": ("Roaming", "Prepaid SIM", "Phone bill"), "other": ("Visa fee", "Gift for host",
    "Laundry", "Luggage storage"),
}


def _make_expenses(rng: Random) -> dict[str, Any]:
    style, dates = v.money_style(rng), v.date_style(rng)
    start = v.date(rng)
    rows: list[dict[str, V | None]] = []
    total = 0.0
    merchants, categories, receipts = chance(rng, 0.5), chance(rng, 0.6), chance(rng, 0.3)
    for day in sorted(rng.randint(0, 20) for _ in range(_how_many(rng))):
        kind = pick(rng, _CATEGORIES)
        amount = v.money(rng, 3, 700 if style.decimals else 60_000, style=style)
        total += float(amount.gold)
        rows.append({
            "date": v.show_date(rng, start + dt.timedelta(days=day), dates),
            "what": V(pick(rng, _CATEGORY_TEXT[kind])),
            "merchant": V(v.company(rng)) if merchants else None,
            "category": V(kind) if categories else None,
            "amount": amount,
            "receipt": V(*pick(rng, (("yes", True), ("no", False), ("attached", True), ("missing",
            False)))) if receipts else None,
        })
    state = pick(rng, ("draft", "submitted", "approved", "rejected", "reimbursed"))
    name = v.person(rng)
    return {
        "employee": V(name),
        "employee_id": maybe(rng, 0.5, V(v.ident(rng, ("E", "EMP", "P")))),
        "department": maybe(rng, 0.5, V(pick(rng, ("Sales", "Field service", "Research",
        "Consulting", "Press office", "Board", "IT")))),
        "purpose": maybe(rng, 0.7, V(pick(rng, (f"Visit to {v.company(rng)}",
        f"Conference in {v.city(rng)}", f"Trade fair {v.city(rng)}", "Customer training",
                                                 f"{v.service(rng)} at {v.company(rng)}",
                                                 "Team meeting")))),
        "from": maybe(rng, 0.7, v.show_date(rng, start, dates)),
        "to": maybe(rng, 0.7, v.show_date(rng, start + dt.timedelta(days=21), dates)),
        "manager": maybe(rng, 0.6, V(v.person(rng))),
        "items": rows,
        "total": v.show_money(rng, total, style),
        "advance": maybe(rng, 0.25, v.money(rng, 50, 500, style=style)),
        "kilometres": maybe(rng, 0.3, v.number(rng, 5, 1800)),
        "currency": _currency(style),
        "status": maybe(rng, 0.5, V(state)),
        "iban": maybe(rng, 0.3, V(v.iban(rng))),
    }


EXPENSE_REPORT = Kind(
    "expense_report",
    ("Expense report", "Expense claim", "Travel expenses", "Reisekostenabrechnung", "Note de frais",
    "Reimbursement request"),
    (
        F("employee", ("employee", "employee name", "claimant", "traveller", "submitted by"),
        ("Employee", "Name", "Claimant", "Submitted by", "Traveller", "de:Mitarbeiter",
        "fr:Salarié", "es:Empleado"), ("person who claims the money", "Who travelled?")),
        F("employee_id", ("employee id", "staff number", "personnel number"), ("Employee ID",
        "Staff no.", "de:Personalnummer", "fr:Matricule"), ("number of the employee",)),
        F("department", ("department", "team", "cost centre"), ("Department", "Dept.",
        "de:Abteilung", "fr:Service"), ("department of the employee",)),
        F("purpose", ("purpose", "business purpose", "reason for travel", "trip"), ("Purpose",
        "Business purpose", "Reason", "Trip", "de:Anlass", "fr:Motif", "es:Motivo"),
        ("why the money was spent", "What was the trip for?")),
        _date_field("from", ("start date", "from", "departure"), ("From", "Start", "Departure",
        "de:Beginn", "fr:Du"), ("first day",)),
        _date_field("to", ("end date", "to", "return"), ("To", "End", "Return", "de:Ende", "fr:Au"),
        ("last day",)),
        F("manager", ("manager", "approver", "approved by", "supervisor"), ("Approved by",
        "Manager", "Supervisor", "de:Genehmigt von", "fr:Validé par"), ("person who approves",)),
        Items(
            "items", ("expenses", "items", "costs", "entries"),
            (
                _date_field("date", ("date", "expense date", "day"), ("Date", "Day", "de:Datum",
                "fr:Date", "es:Fecha"), ("day of the expense",)),
                F("what", ("description", "expense", "details", "item"), ("Description", "Expense",
                "Details", "de:Beschreibung", "fr:Nature", "es:Concepto"), ("what was paid for",)),
                F("merchant", ("merchant", "vendor", "paid to"), ("Merchant", "Vendor", "Paid to",
                "de:Händler"), ("who got the money",)),
                F("category", ("category", "expense type", "type"), ("Category", "Type",
                "de:Kategorie", "fr:Catégorie"), ("kind of expense",), "enum", _CATEGORIES),
                _amount("amount", ("amount", "cost", "sum"), ("Amount", "Cost", "Total",
                "de:Betrag", "fr:Montant", "es:Importe"), ("amount spent",)),
                F("receipt", ("has receipt", "receipt attached", "receipt"), ("Receipt", "Receipt?",
                "de:Beleg"), ("whether there is a receipt",), "boolean"),
            ),
            ("all expenses", "each expense in order"), ("Expenses", "Costs", "Itemised expenses",
            "de:Auslagen", "fr:Dépenses"),
            ("{date}: {what}, {amount}", "{what} ({date}) {amount}",
            "{date} {what}[[ at {merchant}]] {amount}", "{amount} for {what} on {date}",
            "{what} - {amount}[[ - {category}]]"),
        ),
        F("total", ("total", "total claimed", "total amount", "sum"), ("Total", "Total claimed",
        "Sum", "de:Summe", "fr:Total", "es:Total"), ("sum of the expenses",), "number"),
        F("advance", ("advance", "advance paid", "cash advance"), ("Advance", "Less advance",
        "de:Vorschuss", "fr:Avance"), ("money received before",), "number"),
        F("kilometres", ("kilometres", "mileage", "distance driven"), ("Mileage", "Kilometres",
        "km driven", "de:Kilometer"), ("distance driven with the own car",), "integer"),
        CURRENCY,
        F("status", ("status", "claim status", "state"), ("Status", "State"), ("state of the claim",
        ), "enum", ("draft", "submitted", "approved", "rejected", "reimbursed")),
        F("iban", ("iban", "bank account", "account for refund"), ("IBAN", "Pay to account",
        "de:Bankverbindung"), ("account of the employee",)),
    ),
    _make_expenses,
    (
        "Hi[[ {manager}]],\nhere are my expenses[[ for: {purpose}]]:\n{items}\nIn total {total}.[[ "
        "I already got an advance of {advance}.]][[ I also drove {kilometres} km.]]"
        "[[ Please pay it to {iban}.]]\nThanks, {employee}",
        "{employee}[[ ({employee_id})]] claims {total}[[ for the period {from} to {to}]]: "
        "{items}.[[ Status: {status}.]][[ Approved by {manager}.]]",
    ),
    openings=("Please attach all receipts.", "Claims must be handed in within 30 days.",
    "Internal form"),
    closings=("I confirm that the information is correct.",
    "Signature employee ________  Signature manager ________"),
)


# --- payslip --------------------------------------------------------------------------------------

_PAY = ("Base salary", "Overtime", "Bonus", "Night shift allowance", "Holiday pay", "Commission",
    "Travel allowance", "Meal vouchers", "Company car")
_DEDUCT = ("Income tax", "Pension", "Health insurance", "Unemployment insurance",
    "National Insurance", "Union dues", "Social security", "Student loan", "Solidarity surcharge")


def _make_payslip(rng: Random) -> dict[str, Any]:
    style, dates = v.money_style(rng), v.date_style(rng)
    scale = 1.0 if style.decimals else 100.0
    paid = v.date(rng)
    base = round(rng.uniform(1400, 6500) * scale, style.decimals)
    earnings = [("Base salary", base)] + [(n, round(rng.uniform(20, 600) * scale,
        style.decimals)) for n in rng.sample(_PAY[1:], rng.randint(0, 3))]
    gross = round(sum(a for _, a in earnings), style.decimals)
    deductions = [(n, round(gross * rng.uniform(0.01, 0.15),
        style.decimals)) for n in rng.sample(_DEDUCT, rng.randint(1, 5))]
    off = round(sum(a for _, a in deductions), style.decimals)
    plain = MoneyStyle(style.currency, "", "", style.thousands, style.point, style.decimals)
    month = MONTHS[paid.month - 1]

    def rows(parts: list[tuple[str, float]]) -> list[dict[str, V | None]]:
        return [{"name": V(n), "amount": v.show_money(rng, a, plain)} for n, a in parts]

    return {
        "employee": V(v.person(rng)),
        "employee_id": maybe(rng, 0.7, V(v.ident(rng, ("E", "P")))),
        "employer": V(v.company(rng)),
        "job": maybe(rng, 0.5, V(v.job_title(rng))),
        "department": maybe(rng, 0.3, V(pick(rng, ("Production", "Care", "Sales", "IT",
        "Administration", "Kitchen", "Logistics")))),
        "period": V(pick(rng, (f"{month} {paid.year}", f"{month[:3]} {paid.year}",
        f"{paid.month:02}/{paid.year}"))),
        "pay_date": maybe(rng, 0.7, v.show_date(rng, paid, dates)),
        "earnings": rows(earnings),
        "deductions": rows(deductions),
        "gross": v.show_money(rng, gross, style),
        "total_deductions": maybe(rng, 0.5, v.show_money(rng, off, style)),
        "net_pay": v.show_money(rng, round(gross - off, style.decimals), style),
        "currency": _currency(style),
        "hours": maybe(rng, 0.5, v.number(rng, 60, 190, pick(rng, (0, 1, 2)))),
        "rate": maybe(rng, 0.3, v.money(rng, 11, 60, style=style)) if style.decimals else None,
        "tax_class": maybe(rng, 0.3, V(pick(rng, ("I", "II", "III", "IV", "1257L", "BR", "A1",
        "S")))),
        "ssn": maybe(rng, 0.4, V(v.fill_pattern(rng, pick(rng, ("%##-##-####", "@@ ## ## ## @",
        "## ###### @ ###"))))),
        "iban": maybe(rng, 0.5, V(v.iban(rng))),
        "leave": maybe(rng, 0.4, v.number(rng, 0, 32, pick(rng, (0, 0, 1)))),
        "contract": maybe(rng, 0.3, V(*pick(rng, (("full time", "full-time"), ("40 h/week",
        "full-time"), ("Part-time 60%", "part-time"), ("half post", "part-time"),
                                                   ("mini-job", "marginal"), ("temporary worker",
                                                   "temporary"))))),
    }


def _pay_lines(key: str, names: tuple[str, ...], descs: tuple[str, ...], labels: tuple[str,
    ...]) -> Items:
    return Items(
        key, names,
        (
            F("name", ("name", "description", "item", "type"), ("Description", "Item",
            "Pay element", "de:Bezeichnung", "fr:Libellé"), ("what it is for",)),
            _amount("amount", ("amount", "value", "sum"), ("Amount", "Value", "This period",
            "de:Betrag", "fr:Montant"), ("amount of the line",)),
        ),
        descs, labels, ("{name} {amount}", "{name}: {amount}", "{name} ({amount})",
        "{amount} {name}", "{name} ........ {amount}"),
    )


PAYSLIP = Kind(
    "payslip",
    ("Payslip", "Pay stub", "Salary statement", "Earnings statement", "Lohnabrechnung",
    "Bulletin de paie", "Nómina", "Pay advice"),
    (
        F("employee", ("employee", "employee name", "name"), ("Employee", "Name", "de:Arbeitnehmer",
        "fr:Salarié", "es:Trabajador"), ("person who is paid",)),
        F("employee_id", ("employee id", "personnel number", "payroll number"), ("Employee no.",
        "Payroll no.", "Personnel no.", "de:Pers.-Nr.", "fr:Matricule"), ("number of the employee",
        )),
        F("employer", ("employer", "company", "paid by"), ("Employer", "Company", "de:Arbeitgeber",
        "fr:Employeur", "es:Empresa"), ("company that pays",)),
        F("job", ("job title", "position", "occupation"), ("Position", "Job title", "de:Tätigkeit",
        "fr:Emploi", "es:Categoría"), ("job of the employee",)),
        F("department", ("department", "unit"), ("Department", "Dept.", "de:Abteilung"),
        ("department",)),
        F("period", ("pay period", "month", "period"), ("Pay period", "Period", "Month",
        "de:Abrechnungsmonat", "fr:Période", "es:Periodo"), ("month that is paid",
        "For which month?")),
        _date_field("pay_date", ("pay date", "payment date", "paid on"), ("Pay date",
        "Payment date", "Paid on", "de:Auszahlung am", "fr:Payé le"), ("day of the payment",)),
        _pay_lines("earnings", ("earnings", "payments", "wage items"), ("what the employee earned",
        ), ("Earnings", "Payments", "de:Bezüge", "fr:Gains")),
        _pay_lines("deductions", ("deductions", "withholdings", "taxes and deductions"),
        ("what was taken off",), ("Deductions", "Withholdings", "de:Abzüge", "fr:Retenues")),
        _amount("gross", ("gross pay", "gross salary", "gross"), ("Gross pay", "Gross",
        "Total gross", "de:Bruttolohn", "fr:Salaire brut", "es:Total devengado"),
        ("pay before deductions",)),
        _amount("total_deductions", ("total deductions", "deductions total"), ("Total deductions",
        "de:Summe Abzüge", "fr:Total retenues"), ("sum of the deductions",)),
        _amount("net_pay", ("net pay", "take home pay", "net salary", "amount paid"), ("Net pay",
        "Net", "Take-home pay", "Amount paid", "de:Auszahlungsbetrag", "fr:Net à payer",
        "es:Líquido a percibir"), ("pay after deductions", "How much is paid out?")),
        CURRENCY,
        F("hours", ("hours worked", "hours"), ("Hours", "Hours worked", "de:Stunden", "fr:Heures"),
        ("hours in the period",), "number"),
        _amount("rate", ("hourly rate", "rate"), ("Hourly rate", "Rate", "de:Stundenlohn",
        "fr:Taux horaire"), ("pay for one hour",)),
        F("tax_class", ("tax class", "tax code"), ("Tax code", "Tax class", "de:Steuerklasse"),
        ("tax class or code",)),
        F("ssn", ("social security number", "insurance number", "national insurance number"),
        ("SSN", "NI number", "Soc. Sec. No.", "de:SV-Nummer", "fr:N° SS"),
        ("social insurance number",)),
        F("iban", ("bank account", "iban", "paid to account"), ("Bank account", "IBAN", "Paid to",
        "de:Bankverbindung"), ("account that receives the pay",)),
        F("leave", ("leave balance", "remaining holidays", "vacation days left"), ("Leave balance",
        "Holidays left", "de:Resturlaub", "fr:Congés restants"), ("days of leave left",), "number"),
        F("contract", ("employment type", "contract type", "working time"), ("Employment",
        "Working time", "Contract"), ("kind of employment",), "enum", ("full-time", "part-time",
        "marginal", "temporary")),
    ),
    _make_payslip,
    (
        "Payslip of {employee} for {period}. {employer} paid {gross} gross: {earnings}. After "
        "{deductions} the net pay is {net_pay}[[, transferred on {pay_date}]][[ to {iban}]].",
        "Dear {employee},\n\nyour salary for {period} has been "
        "calculated.\n\nEarnings:\n{earnings}\n\nDeductions:\n{deductions}\n\nGross {gross}\nNet "
        "{net_pay}\n\n[[You have {leave} "
        "days of leave left.\n]]{employer}",
    ),
    openings=("Confidential", "Private and confidential - to be opened by addressee only",
    "Keep this statement for your tax return."),
    closings=("Queries: payroll department.", "This payslip is valid without signature.",
    "Year-to-date figures are shown online."),
)

KINDS: tuple[Kind, ...] = (
    INVOICE, RECEIPT, PURCHASE_ORDER, DELIVERY_NOTE, BANK_STATEMENT, CONTACT, QUOTE, CREDIT_NOTE,
    ORDER_CONFIRMATION,
    UTILITY_BILL, EXPENSE_REPORT, PAYSLIP,
)
