"""Kinds about homes, travel, food, goods, culture, records and machine text.

Every kind has its own word lists that are put together at random, so that neither a value nor a wording repeats often.
"""

# fmt: off

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

from . import values as val
from .kind import F, Group, Items, Kind, Prose, V
from .values import maybe, some

# --------------------------------------------------------------------------------------------------------------------
# Helpers


def _p(rng: Random, seq: Sequence[Any]) -> Any:
    return seq[rng.randrange(len(seq))]


def _v(text: Any) -> V:
    return text if isinstance(text, V) else V(str(text))


def _enum(rng: Random, table: dict[str, tuple[str, ...]]) -> V:
    """A phrase that implies one option: the option is drawn first, so that options are balanced."""
    option = _p(rng, list(table))
    return V(_p(rng, table[option]), option)


def _flag(rng: Random, yes: tuple[str, ...], no: tuple[str, ...], chance: float = 0.5) -> V:
    return V(_p(rng, yes), True) if rng.random() < chance else V(_p(rng, no), False)


_SMALL = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


def _int(rng: Random, low: int, high: int, words: float = 0.12) -> V:
    n = rng.randint(low, high)
    if n < len(_SMALL) and rng.random() < words:
        return V(_SMALL[n], n)
    return V(str(n), n)


def _dec(rng: Random, low: float, high: float, places: int = 1, comma: float = 0.15) -> V:
    x = round(rng.uniform(low, high), places)
    text = f"{x:.{places}f}"
    if rng.random() < comma:
        text = text.replace(".", ",")
    return V(text, x if places else int(x))


def _amount(rng: Random, x: float, style: int, cents: bool = True) -> V:
    """The number only; the currency is the template's or another field's."""
    text = f"{x:,.2f}" if cents else f"{round(x):,}"
    if style == 1:
        text = text.replace(",", "_").replace(".", ",").replace("_", ".")
    elif style == 2:
        text = text.replace(",", "")
    elif style == 3:
        text = text.replace(",", " ").replace(".", ",")
    elif style == 4:
        text = text.replace(",", "'")
    return V(text, round(x, 2) if cents else round(x))


def _cap(text: str) -> str:
    return text[:1].upper() + text[1:]


def _date(rng: Random, start: int, end: int) -> dt.date:
    return val.date(rng, start, end)


def _show(rng: Random, d: dt.date, style: Any = None) -> V:
    return val.show_date(rng, d, style)


def _code(rng: Random, shape: str) -> str:
    """'A' a letter, '9' a digit, '#' either; the rest stands for itself."""
    letters, digits = "ABCDEFGHJKLMNPRSTUVWXYZ", "0123456789"
    return "".join(_p(rng, letters) if c == "A" else _p(rng, digits) if c == "9"
                   else _p(rng, letters + digits) if c == "#" else c for c in shape)


def _clock(minutes: int, style: int) -> V:
    """A time of day out of minutes after midnight, in one of four styles."""
    h, m = divmod(minutes % 1440, 60)
    iso = f"{h:02d}:{m:02d}:00"
    if style == 1:
        return V(f"{(h - 1) % 12 + 1}:{m:02d} {'am' if h < 12 else 'pm'}", iso)
    if style == 2:
        return V(f"{h:02d}.{m:02d}", iso)
    if style == 3:
        return V(f"{h:02d}h{m:02d}", iso)
    return V(f"{h:02d}:{m:02d}", iso)


def _variant(kind: Kind, name: str, renames: dict[str, dict[str, str]], titles: tuple[str, ...] = ()) -> Kind:
    """The same kind with other option names (and so another reading of the same evidence)."""

    def field(f: Any) -> Any:
        if isinstance(f, F) and f.key in renames:
            return replace(f, options=tuple(dict.fromkeys(renames[f.key].get(o, o) for o in f.options)))
        if isinstance(f, Items | Group):
            return replace(f, fields=tuple(field(x) for x in f.fields))
        return f

    def change(key: str, value: Any) -> Any:
        if isinstance(value, V):
            table = renames.get(key)
            return replace(value, value=table[value.gold]) if table and value.gold in table else value
        if isinstance(value, dict):
            return {k: change(k, x) for k, x in value.items()}
        if isinstance(value, list):
            return [change(key, x) for x in value]
        return value

    def make(rng: Random) -> dict[str, Any]:
        return {k: change(k, x) for k, x in kind.make(rng).items()}

    return replace(kind, name=name, make=make, fields=tuple(field(f) for f in kind.fields),
                   titles=titles or kind.titles)


def _filled(kind: Kind, copies: int = 4) -> Kind:
    """The kind with "{note}" in its templates replaced by near-miss sentences (a note is no field, so it cannot be a slot)."""
    prose: list[str | Prose] = []
    for n, template in enumerate(kind.prose):
        if not isinstance(template, str) or "{note}" not in template:
            prose.append(template)
            continue
        for c in range(copies):
            note = kind.make(Random(f"{kind.name}-{n}-{c}"))["note"].text
            prose.append(template.replace("{note}", note))
    return replace(kind, prose=tuple(prose))


# --------------------------------------------------------------------------------------------------------------------
# Recipe

_DISH_HOW = ("Roasted", "Braised", "Creamy", "Spicy", "Grilled", "Slow-cooked", "One-pot", "Crispy", "Smoky", "Lemon",
             "Quick", "Rustic", "Grandma's", "Sticky", "Baked", "Pan-fried", "Stuffed", "Warm", "Chilled", "Classic",
             "No-knead", "Sheet-pan", "Weeknight", "Maple-glazed", "Charred", "Pickled", "Golden", "Hearty")
_DISH_MAIN = {False: ("Chicken", "Beef", "Lamb", "Prawn", "Salmon", "Pork", "Turkey", "Duck", "Cod", "Chorizo", "Bacon",
                      "Tuna", "Veal", "Mussel", "Anchovy"),
              True: ("Aubergine", "Chickpea", "Lentil", "Mushroom", "Pumpkin", "Cauliflower", "Spinach", "Tofu", "Leek",
                     "Courgette", "Sweet Potato", "Black Bean", "Beetroot", "Halloumi", "Paneer", "Fennel")}
_DISH_FORM = ("Stew", "Pie", "Curry", "Salad", "Soup", "Tart", "Gratin", "Risotto", "Tacos", "Skewers", "Casserole",
              "Pasta", "Dumplings", "Fritters", "Traybake", "Noodles", "Tagine", "Burgers", "Empanadas", "Pilaf", "Quiche",
              "Lasagne", "Stir-Fry", "Chowder", "Wraps")
_CUISINES = ("Italian", "Thai", "Mexican", "Indian", "French", "Moroccan", "Japanese", "Greek", "Korean", "Turkish",
             "Lebanese", "Vietnamese", "Spanish", "Hungarian", "Ethiopian", "Peruvian", "Polish", "Austrian", "Georgian",
             "Cantonese", "Swedish", "Persian", "Tuscan", "Cajun", "Basque", "Sri Lankan")
_UNITS = ("g", "kg", "ml", "l", "tbsp", "tsp", "cups", "oz", "lb", "pinch", "cloves", "slices", "tablespoons", "handful",
          "sprigs", "EL", "TL", "dl", "cans", "bunch")
_FOOD = ("onions", "garlic", "olive oil", "plain flour", "butter", "caster sugar", "whole milk", "double cream",
         "plum tomatoes", "tomato purée", "basmati rice", "red lentils", "coconut milk", "ground cumin", "smoked paprika",
         "fresh thyme", "curly parsley", "lemon juice", "soy sauce", "sesame oil", "brown sugar", "sea salt",
         "black pepper", "vegetable stock", "white wine", "feta", "grated Parmesan", "baby spinach", "carrots", "celery",
         "potatoes", "chickpeas, drained", "fresh ginger", "chilli flakes", "lime zest", "Greek yoghurt", "honey",
         "Dijon mustard", "almonds", "walnuts", "breadcrumbs", "puff pastry", "eggs", "kidney beans", "sweetcorn",
         "mushrooms", "leeks", "spring onions", "turmeric", "coriander seeds", "bay leaves", "cinnamon", "vanilla extract",
         "baking powder", "dry yeast", "maple syrup", "tahini", "capers", "black olives", "mozzarella", "egg noodles")
_MEAT = ("chicken thighs", "minced beef", "lamb shoulder", "king prawns", "salmon fillets", "pork belly", "turkey mince",
         "duck legs", "cod loin", "chorizo", "smoked bacon", "tuna steaks", "anchovy fillets")
_STEPS = ("Preheat the oven to {t} °C", "Chop the {a} finely and set aside", "Heat the {o} in a large pan over a medium heat",
          "Add the {a} and fry for {m} minutes until golden", "Stir in the {a} and the {b}", "Pour over the {b} and bring to the boil",
          "Simmer gently for {m} minutes, stirring now and then", "Season with salt and pepper", "Whisk the {a} with the {b} until smooth",
          "Fold in the {a}", "Cover and leave to rest for {m} minutes", "Transfer to a baking dish and bake for {m} minutes",
          "Scatter the {a} on top and serve at once", "Drain the {a} and pat dry with kitchen paper", "Toast the {a} in a dry pan",
          "Blend everything to a coarse paste", "Knead the dough until it is soft and elastic", "Let it cool slightly before slicing",
          "Mix the {a}, {b} and a splash of water in a bowl", "Turn down the heat and cook for another {m} minutes",
          "Taste and adjust the seasoning", "Squeeze the lemon over and finish with {b}", "Chill for at least {h} hours",
          "Line a tin with baking parchment", "Skim off any foam", "Remove from the heat and stir through the {b}")
_DIFFICULTY = {"easy": ("easy", "Simple", "beginner-friendly", "a doddle, even for novices", "anyone can make this", "foolproof",
                        "child's play", "Einfach", "facile", "effortless", "Low effort"),
               "medium": ("medium", "moderate", "takes a little practice", "of average difficulty", "intermediate", "needs some confidence",
                          "Mittel", "not hard, but not trivial either", "fairly easy once you have the knack", "Normal"),
               "hard": ("hard", "Challenging", "for experienced cooks", "advanced", "tricky; patience needed", "a project for ambitious cooks",
                        "Schwer", "difficile", "demanding", "technically difficult")}
_VEG_YES = ("vegetarian", "meat-free", "contains no meat or fish", "suitable for vegetarians", "veggie", "(v)", "completely plant-based",
            "no meat in sight", "Vegetarian: yes", "works for vegetarian guests")
_VEG_NO = ("contains meat", "not vegetarian", "not suitable for vegetarians", "one for the carnivores", "contains animal flesh",
           "meat lovers will be happy", "non-veg", "vegetarians should look elsewhere", "contains meat or fish")


def _minutes(rng: Random, n: int) -> V:
    return V(str(n), n) if n > 12 or rng.random() < 0.9 else V(_SMALL[n], n)


def _make_recipe(rng: Random) -> dict[str, Any]:
    vegetarian = rng.random() < 0.5
    main = _p(rng, _DISH_MAIN[vegetarian])
    title = _p(rng, (f"{_p(rng, _DISH_HOW)} {main} {_p(rng, _DISH_FORM)}", f"{main} {_p(rng, _DISH_FORM)}",
                     f"{main} {_p(rng, _DISH_FORM)} with {_p(rng, _FOOD).split(',')[0].title()}",
                     f"{_p(rng, _DISH_HOW)} {main} and {_p(rng, _DISH_MAIN[True])} {_p(rng, _DISH_FORM)}"))
    foods = some(rng, _FOOD, 3, 8)
    if not vegetarian:
        foods.insert(0, _p(rng, _MEAT))
    ingredients = []
    for name in foods:
        unit = _p(rng, _UNITS)
        if unit in ("g", "ml"):
            q = rng.choice((25, 50, 75, 100, 120, 150, 200, 250, 300, 350, 400, 500, 600, 750))
            quantity = V(str(q), q)
        else:
            quantity = _p(rng, (V("1", 1), V("2", 2), V("3", 3), V("4", 4), V("1/2", 0.5), V("½", 0.5), V("1.5", 1.5),
                                V("1 ½", 1.5), V("¼", 0.25), V("0.5", 0.5), V("6", 6), V("2,5", 2.5)))
        ingredients.append({"quantity": quantity, "unit": V(unit), "name": V(name)})
    steps = []
    for s in some(rng, _STEPS, 3, 7):
        step = s.format(t=rng.randrange(140, 240, 10), a=_p(rng, foods).split(",")[0], b=_p(rng, foods).split(",")[0],
                        o=_p(rng, ("oil", "butter", "ghee", "rapeseed oil")), m=rng.randrange(2, 45), h=rng.randint(2, 8))
        steps.append(V(step))
    return {
        "title": V(title), "servings": _int(rng, 1, 12), "prep": _minutes(rng, rng.choice((5, 10, 12, 15, 20, 25, 30, 40, 45))),
        "cook": _minutes(rng, rng.choice((8, 10, 15, 18, 20, 25, 30, 35, 40, 50, 55, 60, 75, 90, 120, 180))),
        "difficulty": _enum(rng, _DIFFICULTY),
        "vegetarian": V(_p(rng, _VEG_YES if vegetarian else _VEG_NO), vegetarian),
        "cuisine": maybe(rng, 0.8, V(_p(rng, _CUISINES))), "author": maybe(rng, 0.5, _v(val.person(rng))),
        "calories": maybe(rng, 0.5, _int(rng, 120, 980)),
        "ingredients": ingredients, "steps": steps,
        "note": V(_p(rng, ("Leftovers keep for {n} days in the fridge.", "Our test kitchen made it {n} times.", "Freeze for up to {n} months.",
                           "Rated by {n} readers.", "You will need {n} mixing bowls.")).format(n=rng.randint(2, 14))),
    }


RECIPE = Kind(
    name="recipe",
    titles=("Recipe", "Cooking recipe", "Dish", "Recipe card", "Meal", "Rezept"),
    fields=(
        F("title", ("title", "recipe name", "dish", "name", "dish name"), ("Recipe", "Dish", "Name", "Title", "de:Gericht", "fr:Recette"),
          ("What the dish is called", "name of the recipe", "Title of the dish as printed", "Which dish is this?")),
        F("servings", ("servings", "portions", "yield", "serves", "number of people"),
          ("Serves", "Servings", "Yield", "Portions", "Makes", "de:Portionen", "fr:Pour (personnes)", "es:Raciones"),
          ("How many people it feeds", "number of portions", "Servings the recipe makes"), type="integer"),
        F("prep", ("prep minutes", "preparation time", "prep time", "minutes of preparation", "active time"),
          ("Prep (min)", "Preparation (minutes)", "Prep time, min", "Hands-on minutes", "de:Vorbereitung (Min.)", "fr:Préparation (min)"),
          ("Preparation time in minutes", "How many minutes of work before cooking?", "prep time, minutes only"), type="integer"),
        F("cook", ("cook minutes", "cooking time", "cook time", "minutes on the heat", "baking time"),
          ("Cook (min)", "Cooking (minutes)", "Cook time, min", "In the oven / on the hob (min)", "de:Kochzeit (Min.)", "fr:Cuisson (min)"),
          ("Cooking time in minutes", "How long does it cook, in minutes?", "time on the heat or in the oven (min)"), type="integer"),
        F("difficulty", ("difficulty", "level", "skill level", "effort", "how hard"),
          ("Difficulty", "Level", "Skill", "Effort", "de:Schwierigkeit", "fr:Difficulté"),
          ("How hard the recipe is", "skill needed", "Difficulty rating of the recipe"), type="enum",
          options=("easy", "medium", "hard"), ordinal=True),
        F("vegetarian", ("vegetarian", "is vegetarian", "meat free", "suitable for vegetarians"), ("Diet", "Dietary note", "Diet info"),
          ("Whether a vegetarian can eat it", "true if there is no meat or fish", "Is it free of meat?"), type="boolean"),
        F("cuisine", ("cuisine", "cooking style", "origin", "food culture"), ("Cuisine", "Style", "Kitchen", "de:Küche", "es:Cocina"),
          ("The culinary tradition", "Which cuisine does it belong to?", "e.g. Italian, Thai")),
        F("author", ("author", "cook", "recipe by", "submitted by"), ("Recipe by", "From the kitchen of", "Submitted by", "Author"),
          ("Who wrote the recipe", "person who contributed it", "name of the cook")),
        F("calories", ("calories", "kcal per serving", "energy"), ("kcal", "Calories per serving", "Energy (kcal)", "de:Brennwert (kcal)"),
          ("Calories per portion", "energy content in kcal", "How many kilocalories per serving?"), type="integer"),
        Items("ingredients", ("ingredients", "ingredient list", "what you need", "components"), (
            F("quantity", ("quantity", "amount", "how much", "qty"), ("Amount", "Qty", "Quantity"),
              ("The numeric amount", "how much of it", "quantity as a number"), type="number"),
            F("unit", ("unit", "measure", "unit of measure"), ("Unit", "Measure"), ("Unit of the amount", "measure such as g or tbsp", "in what unit?")),
            F("name", ("name", "ingredient", "item", "food"), ("Ingredient", "Item", "What"), ("Name of the ingredient", "what it is", "the foodstuff")),
        ), ("Everything that goes in", "the ingredients with amounts", "List of ingredients"),
            labels=("Ingredients", "You will need", "What goes in", "Shopping list", "de:Zutaten", "fr:Ingrédients", "es:Ingredientes"),
            lines=("{quantity} {unit} {name}", "{quantity} {unit} of {name}", "{name}: {quantity} {unit}", "{name} – {quantity} {unit}",
                   "{name} ({quantity} {unit})", "{quantity}{unit} {name}")),
        Items("steps", ("steps", "instructions", "method", "directions"), (
            F("step", ("step", "instruction"), ("Step",), ("One instruction", "a single step", "what to do")),
        ), ("The instructions in order", "each step of the method", "How it is made, step by step"),
            labels=("Method", "Steps", "Directions", "How to make it", "de:Zubereitung", "fr:Préparation", "Instructions"), lines=("{step}", "{step}."), scalar=True),
    ),
    make=_make_recipe,
    prose=(
        "{title}\n[[A {cuisine} dish]] [[by {author}]]\nServes {servings} | Prep {prep} min | Cook {cook} min\n\nIngredients:\n{ingredients}\n\nMethod:\n{steps}\n\n{note}",
        "This {title} feeds {servings} people. Allow {prep} minutes to get everything ready and a further {cook} minutes of cooking. Difficulty: {difficulty}. "
        "You need:\n{ingredients}\n\nWhat to do:\n{steps}",
        "# {title}\n\n*{difficulty}* – {vegetarian}[[ – {cuisine} cuisine]]\n\n**Makes** {servings} portions\n\n## Ingredients\n{ingredients}\n\n## Directions\n{steps}",
        "Last weekend we finally tried {title}[[, a {cuisine} favourite]]. It is {vegetarian}, and {servings} of us ate from one pan. {prep} minutes of chopping, {cook} minutes "
        "in the oven, done. {note} Here is the shopping list:\n{ingredients}",
        "{title}. Prep: {prep} min. Total time on the heat: {cook} min. Portions: {servings}. Level: {difficulty}.[[ Energy: {calories} kcal per portion.]]\n{ingredients}\n{steps}",
        "[[{author} sent us this recipe. ]]For {servings} servings of {title} take the following:\n{ingredients}\n\n{steps}\n\nDietary note: {vegetarian}. {note}",
        "How do you make {title}? Start {prep} minutes ahead with the preparations; the cooking itself takes {cook} minutes. Skill: {difficulty}.\n\n{steps}",
        "{steps}\n\nThat's it – your {title} is ready. {note} Enough for {servings}.[[ About {calories} kcal each.]]",
        "RECIPE OF THE WEEK\n{title}\n\n[[Cuisine: {cuisine}\n]]Diet: {vegetarian}\nSkill: {difficulty}\nFor {servings}\n\nYou will need\n{ingredients}\n\nThen\n{steps}\n\n{note}",
        "Hi both, here's the {title} you asked about. It's {difficulty} in my book. {ingredients}. Prep is {prep} min, cooking {cook} min, and it does {servings} generous portions. x",
    ),
    openings=("Home › Recipes › Mains", "Print this recipe | Save | Share", "From our kitchen to yours", "Jump to recipe"),
    closings=("Did you make this? Leave a comment below.", "© The Kitchen Table", "More recipes like this one", "Nutrition values are estimates."),
)

RECIPE_LEVELS = _variant(RECIPE, "recipe_levels", {"difficulty": {"easy": "beginner", "medium": "intermediate", "hard": "advanced"}})

# --------------------------------------------------------------------------------------------------------------------
# Rental contract

_NOTICE = ("three months", "3 months", "one month", "two months' written notice", "30 days", "eight weeks", "6 weeks to the end of a quarter", "90 days",
           "28 days", "one calendar month", "14 days", "a full quarter", "two months", "60 days", "drei Monate zum Monatsende")
_FURNISHED = {"furnished": ("fully furnished", "handed over fully equipped", "furnished throughout", "comes with furniture and white goods", "möbliert",
                            "all furniture listed in Annex A is included", "furnished"),
              "part furnished": ("part furnished", "partly furnished (kitchen and wardrobes only)", "partially furnished", "teilmöbliert",
                                 "only the kitchen and the bedroom are furnished"),
              "unfurnished": ("unfurnished", "let empty", "without furniture", "no furniture is provided", "unmöbliert",
                              "the tenant brings their own furniture", "handed over empty")}
_PETS_YES = ("pets are welcome", "Pets allowed", "the Tenant may keep one cat or small dog", "pets permitted with prior written consent",
             "keeping pets is permitted", "animals are allowed", "Haustiere erlaubt", "no objection to pets", "yes, pets OK")
_PETS_NO = ("no pets", "pets are not allowed", "animals are not admitted on the premises", "keeping pets is prohibited",
            "strictly no animals", "Haustiere nicht gestattet", "no dogs, cats or other animals may be kept", "pet-free building", "pets: none permitted")


def _make_rental(rng: Random) -> dict[str, Any]:
    ds, ms = val.date_style(rng), val.money_style(rng)
    start = _date(rng, 2012, 2027).replace(day=rng.choice((1, 1, 1, 15, 16)))
    months = rng.choice((6, 9, 12, 18, 24, 36, 60))
    end = start + dt.timedelta(days=int(months * 30.44)) if rng.random() < 0.8 else None
    rent = rng.randrange(380, 4200, 5)
    return {
        "landlord": _v(val.person(rng) if rng.random() < 0.6 else val.company(rng)), "tenant": _v(val.person(rng)),
        "address": _v(val.address(rng)), "rent": val.show_money(rng, rent, ms),
        "deposit": val.money(rng, rent * 2, rent * 3, style=ms),
        "start": _show(rng, start, ds), "end": _show(rng, end, ds) if end else None,
        "signed": _show(rng, start - dt.timedelta(days=rng.randint(3, 60)), ds),
        "notice": V(_p(rng, _NOTICE)), "pets": maybe(rng, 0.85, _flag(rng, _PETS_YES, _PETS_NO)),
        "furnished": maybe(rng, 0.85, _enum(rng, _FURNISHED)),
        "rooms": maybe(rng, 0.6, _int(rng, 1, 7)),
        "note": V(_p(rng, ("The flat was last repainted in {y}.", "Keys: {n} sets are handed over.", "The communal boiler was serviced in {y}.",
                           "Late payments incur a reminder fee after {n} days.", "Bins are collected every {n} days.",
                           "The Tenant shall air the rooms {n} times a day.")).format(y=rng.randint(1990, 2024), n=rng.randint(2, 9))),
    }


RENTAL = Kind(
    name="rental_contract",
    titles=("Rental agreement", "Tenancy agreement", "Lease", "Residential lease", "Mietvertrag", "Assured shorthold tenancy"),
    fields=(
        F("landlord", ("landlord", "lessor", "owner", "property owner"), ("Landlord", "Lessor", "Owner", "de:Vermieter", "fr:Bailleur", "es:Arrendador", "Let by"),
          ("Who lets the property", "the letting party", "Name of the landlord", "Who owns the home?")),
        F("tenant", ("tenant", "lessee", "renter", "occupant"), ("Tenant", "Lessee", "Renter", "de:Mieter", "fr:Locataire", "Let to"),
          ("Who rents the property", "the renting party", "Name of the person moving in")),
        F("address", ("property address", "address", "premises", "rented property", "location"),
          ("Premises", "Property", "Address of the property", "Rented home", "de:Mietobjekt", "fr:Adresse du bien"),
          ("Address of the home that is let", "where the rented property is", "Location of the premises")),
        F("rent", ("monthly rent", "rent", "rent per month", "rental price"), ("Monthly rent", "Rent p.c.m.", "Rent per month", "de:Miete", "fr:Loyer mensuel", "Rent"),
          ("Rent due each month", "How much is the rent a month?", "monthly payment, number only"), type="number"),
        F("deposit", ("deposit", "security deposit", "bond", "caution money"), ("Deposit", "Security deposit", "Bond", "de:Kaution", "fr:Dépôt de garantie"),
          ("Security paid before moving in", "amount of the deposit", "What must be deposited?"), type="number"),
        F("start", ("start date", "move in date", "commencement", "lease begins", "from"), ("Start of tenancy", "From", "Commencement date", "Move-in", "de:Mietbeginn"),
          ("First day of the tenancy", "when the lease starts", "Date of moving in"), type="date"),
        F("end", ("end date", "lease ends", "expiry", "until"), ("End of tenancy", "Until", "Expires", "de:Mietende", "Term ends"),
          ("Last day of the tenancy, if fixed", "when does the lease run out?", "end of the fixed term"), type="date"),
        F("signed", ("signing date", "signed on", "date of contract"), ("Signed on", "Dated", "Date of agreement"),
          ("Day the contract was signed", "date of signature", "When was it signed?"), type="date"),
        F("notice", ("notice period", "notice", "termination notice"), ("Notice period", "Notice", "Termination", "de:Kündigungsfrist", "fr:Préavis"),
          ("How long before leaving one must give notice", "period of notice", "notice required to end the lease")),
        F("pets", ("pets allowed", "pets", "allows animals"), ("Pets", "Animals", "de:Haustiere", "Keeping of animals"),
          ("Whether the tenant may keep animals", "true if pets are permitted", "Are pets allowed?"), type="boolean"),
        F("furnished", ("furnished", "furnishing", "furniture"), ("Furnishing", "Condition", "Furniture", "de:Ausstattung"),
          ("How the home is furnished", "furnishing state", "Is there furniture?"), type="enum",
          options=("furnished", "part furnished", "unfurnished")),
        F("rooms", ("rooms", "number of rooms", "room count"), ("Rooms", "No. of rooms", "de:Zimmer"),
          ("How many rooms", "room count of the home", "number of rooms let"), type="integer"),
    ),
    make=_make_rental,
    prose=(
        "TENANCY AGREEMENT\n\nThis agreement is made on {signed} between {landlord} (the \"Landlord\") and {tenant} (the \"Tenant\").\n\n1. Premises. The Landlord lets to the Tenant the home at "
        "{address}.\n2. Term. The tenancy begins on {start}[[ and ends on {end}]].\n3. Rent. {rent} per month, payable in advance.\n4. Deposit. The Tenant pays a deposit of {deposit}.\n"
        "5. Notice. Either party may end this agreement on giving {notice}.[[\n6. Animals: {pets}.]][[\n7. Furniture: {furnished}.]]\n\n{note}",
        "{landlord} hereby leases to {tenant} the property known as {address}, starting {start}[[ until {end}]], at a monthly rent of {rent} with security of {deposit}.[[ The dwelling is {furnished}.]]"
        " Notice: {notice}.",
        "Dear {tenant},\n\nI confirm that you can move in on {start}. The rent for {address} is {rent} a month; please transfer the deposit of {deposit} beforehand.[[ As discussed: {pets}.]]"
        "[[ The place is {furnished}.]] If you want to leave, please observe the notice period ({notice}). {note}\n\nBest regards\n{landlord}",
        "§ 1 Mietsache: {address}[[, {rooms} rooms]]\n§ 2 Mietzeit: from {start}[[ to {end}]]\n§ 3 Miete: {rent} monthly\n§ 4 Kaution: {deposit}\n§ 5 Kündigung: {notice}[[\n§ 6 {pets}]]\n\n"
        "Vermieter: {landlord}\nMieter: {tenant}\nDate: {signed}",
        "Summary of the lease. Tenant {tenant} takes the [[{rooms}-room ]]flat at {address} from {landlord}. Rent: {rent}; the deposit comes to {deposit}. Signed {signed}, effective {start}[[, expiring {end}]]."
        "[[ Pet rule – {pets}.]][[ Inventory – {furnished}.]]",
        "WHEREAS the Lessor, {landlord}, is the owner of {address}; AND WHEREAS the Lessee, {tenant}, wishes to rent the same; NOW THEREFORE the parties agree as follows. The lease shall commence on {start}[[ "
        "and shall terminate on {end}]]. The Lessee shall pay {rent} on the first day of each month. A bond of {deposit} is held in an escrow account. Termination requires {notice}. {note}",
        "The flat ({furnished}) is at {address}. {pets}. The rent of {rent} is due monthly to {landlord}. The tenant, {tenant}, moved in on {start}.",
        "Between:\n  {landlord}, landlord,\nand\n  {tenant}, tenant,\nit is agreed on {signed} that the premises ({address}) are let from {start}[[ through {end}]].\n\nRent p.c.m.: {rent}\nSecurity: {deposit}\n"
        "Notice required: {notice}[[\nPets: {pets}]]\n\n{note}",
        "{tenant} rents from {landlord}. Rent {rent}, bond {deposit}.",
    ),
    openings=("Page 1 of 6", "RESIDENTIAL TENANCY – STANDARD FORM", "Please read carefully before signing", "CONFIDENTIAL"),
    closings=("Signed in two copies.", "Signature of landlord ____________  Signature of tenant ____________", "This form does not replace legal advice.",
              "Should any clause be invalid, the remainder stays in force."),
)

RENTAL_ALT = _variant(RENTAL, "rental_contract_options", {"furnished": {"furnished": "yes", "part furnished": "partly", "unfurnished": "no"}})

# --------------------------------------------------------------------------------------------------------------------
# Employment contract

_EMPLOYMENT = {"permanent": ("for an indefinite period", "permanent", "open-ended", "unbefristet", "CDI", "with no fixed end date", "a permanent position"),
               "fixed term": ("fixed-term", "limited to 24 months", "befristet", "CDD", "a temporary contract covering parental leave", "for a fixed term of one year"),
               "internship": ("internship", "as an intern", "Praktikum", "as a trainee on a placement", "a summer internship"),
               "freelance": ("on a freelance basis", "as an independent contractor", "self-employed contractor", "freier Mitarbeiter", "freelance")}
_WORKPLACE = {"on site": ("at our offices", "on site", "office-based", "presence in the plant is required", "on our premises, five days a week"),
              "hybrid": ("hybrid, two days at home", "partly from home", "three days in the office, the rest from home", "a hybrid arrangement", "up to 50% mobile working"),
              "remote": ("fully remote", "from the Employee's home", "100% home office", "work from anywhere", "remote")}
_PROBATION = ("six months", "3 months", "the first six months", "90 days", "four weeks", "6 months", "one month", "the first 12 weeks")
_DUTIES = ("prepare the monthly reports", "supervise junior staff", "maintain the customer database", "plan the production schedule", "answer customer enquiries",
           "develop and test software", "draft technical documentation", "represent the company at trade fairs", "negotiate with suppliers", "train new colleagues",
           "review contracts", "carry out site inspections", "manage the budget of the department", "design marketing material", "run the weekly stock count",
           "coordinate external consultants", "calibrate the measuring equipment", "operate the forklift", "process payroll", "keep the safety records up to date")


def _make_employment(rng: Random) -> dict[str, Any]:
    ds, ms = val.date_style(rng), val.money_style(rng)
    start = _date(rng, 2010, 2027)
    employer = _v(val.company(rng))
    salary = rng.randrange(21000, 165000, 500)
    return {
        "employer": employer, "employee": _v(val.person(rng)), "job": _v(val.job_title(rng)), "start": _show(rng, start, ds),
        "signed": _show(rng, start - dt.timedelta(days=rng.randint(5, 90)), ds), "salary": val.show_money(rng, salary, ms),
        "hours": _p(rng, (V("40", 40), V("38.5", 38.5), V("35", 35), V("37.5", 37.5), V("20", 20), V("38,5", 38.5), V("30", 30), V("42", 42), V("39", 39), V("25", 25))),
        "vacation": _int(rng, 20, 35), "probation": maybe(rng, 0.8, V(_p(rng, _PROBATION))), "notice": maybe(rng, 0.8, V(_p(rng, _NOTICE))),
        "type": _enum(rng, _EMPLOYMENT), "workplace": maybe(rng, 0.6, _enum(rng, _WORKPLACE)), "place": _v(val.city(rng)),
        "noncompete": maybe(rng, 0.6, _flag(rng, ("a non-compete covenant of one year applies", "the Employee shall not work for a competitor for 12 months after leaving",
                                                   "non-compete clause: applicable", "competing activity is barred for two years after termination"),
                                             ("no non-compete clause is agreed", "there is no restriction on later employment", "non-compete: none",
                                              "the Employee is free to join a competitor afterwards"))),
        "duties": [V(d) for d in some(rng, _DUTIES, 2, 5)],
    }


EMPLOYMENT = Kind(
    name="employment_contract",
    titles=("Employment contract", "Contract of employment", "Offer letter", "Arbeitsvertrag", "Statement of terms", "Contrat de travail"),
    fields=(
        F("employer", ("employer", "company", "hiring company", "organisation"), ("Employer", "Company", "de:Arbeitgeber", "fr:Employeur", "Engaged by"),
          ("Who hires", "the employing company", "Name of the employer")),
        F("employee", ("employee", "employee name", "new hire", "worker", "staff member"), ("Employee", "Name", "de:Arbeitnehmer/in", "fr:Salarié(e)", "Hire"),
          ("Who is hired", "person taking the job", "full name of the employee")),
        F("job", ("job title", "position", "role", "occupation"), ("Position", "Job title", "Role", "de:Tätigkeit", "fr:Poste", "Engaged as"),
          ("What the person is hired as", "title of the position", "Which job?")),
        F("start", ("start date", "first day", "commencement", "joining date"), ("Start date", "Commencement", "First working day", "de:Beginn", "fr:Date d'entrée"),
          ("First day of work", "when the employment begins", "date the person joins"), type="date"),
        F("signed", ("signing date", "contract date", "signed on"), ("Signed on", "Dated", "Date of this contract", "de:Datum"),
          ("When the contract was signed", "date of the document", "Day of signature"), type="date"),
        F("salary", ("annual salary", "gross salary", "pay per year", "yearly compensation"), ("Annual gross salary", "Salary p.a.", "Pay (yearly)", "de:Jahresgehalt brutto", "fr:Salaire annuel brut"),
          ("Pay per year before tax", "What does the job pay a year?", "gross annual salary as a number"), type="number"),
        F("hours", ("weekly hours", "hours per week", "working time", "working hours"), ("Hours per week", "Weekly hours", "de:Wochenstunden", "Working time (h/week)"),
          ("Working hours each week", "how many hours a week?", "contracted weekly hours"), type="number"),
        F("vacation", ("vacation days", "annual leave", "paid holidays", "days off"), ("Annual leave (days)", "Vacation days", "de:Urlaubstage", "fr:Congés payés (jours)"),
          ("Paid days off per year", "leave entitlement in days", "How many days of holiday?"), type="integer"),
        F("probation", ("probation period", "trial period", "probation"), ("Probation", "Trial period", "de:Probezeit", "fr:Période d'essai"),
          ("Length of the trial period", "how long probation lasts", "probationary period as written")),
        F("notice", ("notice period", "termination notice", "notice"), ("Notice period", "Termination", "de:Kündigungsfrist", "fr:Préavis"),
          ("Notice needed to end the contract", "period of notice", "how long before leaving?")),
        F("type", ("contract type", "employment type", "kind of contract"), ("Type of contract", "Contract", "de:Vertragsart", "fr:Nature du contrat"),
          ("What kind of employment it is", "permanent, temporary…", "Nature of the employment"), type="enum",
          options=("permanent", "fixed term", "internship", "freelance", "apprenticeship")),
        F("workplace", ("work mode", "remote work", "work arrangement"), ("Working model", "Work mode", "Place of performance"),
          ("Whether the work is done on site or remotely", "work arrangement", "Office, hybrid or remote?"), type="enum", options=("on site", "hybrid", "remote")),
        F("place", ("place of work", "work location", "office location"), ("Place of work", "Location", "de:Arbeitsort", "fr:Lieu de travail"),
          ("Where the job is based", "city of the workplace", "Location of the office")),
        F("noncompete", ("non compete", "has non compete clause", "competition ban"), ("Non-competition", "Restraint of trade", "de:Wettbewerbsverbot"),
          ("Whether a non-compete clause applies", "true if later work for competitors is barred", "Is competition restricted after leaving?"), type="boolean"),
        Items("duties", ("duties", "responsibilities", "tasks"), (F("duty", ("duty", "task"), ("Duty",), ("one task", "a responsibility", "what the person does")),),
              ("What the employee has to do", "list of tasks", "main responsibilities"), labels=("Duties", "Responsibilities", "Your tasks", "de:Aufgaben", "The Employee shall"),
              lines=("{duty}", "to {duty}", "{duty};"), scalar=True),
    ),
    make=_make_employment,
    prose=(
        "CONTRACT OF EMPLOYMENT\n\nbetween {employer} (\"the Company\") and {employee} (\"the Employee\")\n\n1. Position: the Employee is engaged as {job}, starting on {start}.\n2. Nature of contract: {type}.\n"
        "3. Remuneration: a gross annual salary of {salary}.\n4. Hours: {hours} hours a week.\n5. Leave: {vacation} working days a year.[[\n6. Probation: {probation}.]][[\n7. Notice: {notice}.]][[\n8. {noncompete}.]]\n\nSigned {signed}",
        "Dear {employee},\n\nwe are delighted to offer you the position of {job} at {employer} in {place}. Your first day will be {start}. You will earn {salary} a year, work {hours} hours per week and have {vacation} days of "
        "paid leave.[[ The first {probation} count as a trial period.]][[ Work is {workplace}.]]\n\nYou will\n{duties}\n\nKind regards\n{employer}",
        "{employer} employs {employee} with effect from {start} as {job}. The employment is {type}.[[ The trial period lasts {probation}.]] Salary: {salary} gross per annum. Place of work: {place}.[[ {noncompete}.]]",
        "Arbeitsvertrag zwischen {employer} und {employee}. Beginn: {start}. Tätigkeit: {job}. Art: {type}. Wochenarbeitszeit: {hours} h. Urlaub: {vacation} Tage. Vergütung: {salary} jährlich.[[ Kündigungsfrist: {notice}.]]",
        "This letter sets out the main terms of your employment. Employer: {employer}. You: {employee}. Title: {job}. You are hired {type}. Annual holiday comes to {vacation} days on top of public holidays. The salary ({salary} a year) "
        "is paid in twelve instalments.[[ To end the contract, {notice} is required.]]",
        "In {place}, on {signed}, the following has been agreed: {employee} joins {employer} on {start} as {job}. Duties include:\n{duties}\n\nWorking time {hours} h/week; yearly pay {salary}.[[ Working model: {workplace}.]]",
        "HR note: contract for {employee} ({job}) went out on {signed}; start {start}; pay {salary} p.a.; {vacation} days' leave[[; probation {probation}]][[; {workplace}]].",
        "The Employee, {employee}, shall {duties}. The Company, {employer}, shall pay {salary} yearly for {hours} hours a week.[[ Either side may terminate with {notice}.]]",
        "Offer of employment\n\nRole: {job}\nBasis: {type}\nPay: {salary} per year\nHours: {hours}/week\nHolidays: {vacation}\nStarts: {start}\n\n{employee}, please countersign and return to {employer}.",
    ),
    openings=("PRIVATE AND CONFIDENTIAL", "Human Resources", "Between the undersigned", "Personalabteilung"),
    closings=("For the Company: ____________   Employee: ____________", "Amendments must be made in writing.", "Enclosures: staff handbook, data protection notice"),
)

# --------------------------------------------------------------------------------------------------------------------
# Service agreement, NDA

_LAWS = ("England and Wales", "the State of New York", "Germany", "Austria", "the Netherlands", "the State of Delaware", "Switzerland", "Singapore", "France", "Ireland",
         "the State of California", "Scotland", "Ontario", "New South Wales", "Japan", "Spain", "the Republic of Poland", "Sweden", "the laws of Hong Kong", "India", "the State of Texas")
_TERMS = ("two years", "12 months", "an initial period of three years", "36 months", "five (5) years", "one year", "an indefinite term", "18 months", "until completion of the project",
          "ninety days", "10 years", "a period of six months", "24 months")
_CONF_YES = ("each party shall keep the other's information strictly confidential", "all information exchanged is confidential and may not be disclosed", "confidentiality obligations apply",
             "the parties undertake to maintain secrecy", "disclosure to third parties is forbidden", "the content of this agreement is to be treated as confidential")
_CONF_NO = ("this agreement imposes no duty of confidentiality", "no confidentiality obligation is created", "either party may disclose the existence and content of this agreement",
            "information exchanged under this agreement is not confidential", "the parties waive any duty of secrecy")
_SCOPE = ("evaluation of a possible merger", "software development services", "maintenance of the heating plant", "a joint research project on battery materials", "graphic design and branding",
          "cleaning of the office premises", "cloud hosting and support", "translation of technical manuals", "the supply of packaging material", "bookkeeping and payroll",
          "consulting on data protection", "the audit of IT systems", "catering at the annual conference", "the licensing of a mobile application", "marketing in social media",
          "the development of a medical device", "security guard services", "landscape architecture", "the exchange of technical drawings")
_AGREEMENT = {"nda": ("Non-Disclosure Agreement", "Mutual Confidentiality Agreement", "NDA", "Confidential Disclosure Agreement", "Geheimhaltungsvereinbarung"),
              "service agreement": ("Service Agreement", "Master Services Agreement", "Contract for Services", "Consultancy Agreement", "Dienstleistungsvertrag"),
              "license": ("Licence Agreement", "Software License", "Licensing Contract", "End-User Licence", "Lizenzvertrag"),
              "supply contract": ("Supply Agreement", "Framework Supply Contract", "Purchase and Supply Agreement", "Liefervertrag"),
              "partnership": ("Partnership Agreement", "Joint Venture Agreement", "Cooperation Agreement", "Kooperationsvertrag")}


def _make_agreement(rng: Random) -> dict[str, Any]:
    ds = val.date_style(rng)
    signed = _date(rng, 2005, 2027)
    parties = [_v(val.company(rng)) if rng.random() < 0.75 else _v(val.person(rng)) for _ in range(rng.choice((2, 2, 2, 3)))]
    confidential = maybe(rng, 0.75, _flag(rng, _CONF_YES, _CONF_NO, 0.6))
    kind = _enum(rng, _AGREEMENT)
    if kind.gold == "nda" and confidential and confidential.gold is False:
        confidential = V(_p(rng, _CONF_YES), True)
    fee = rng.randrange(900, 250000, 50)
    return {
        "kind": kind, "parties": parties, "effective": _show(rng, signed, ds), "term": V(_p(rng, _TERMS)), "law": V(_p(rng, _LAWS)), "confidential": confidential,
        "scope": V(_p(rng, _SCOPE)), "notice": maybe(rng, 0.6, V(_p(rng, _NOTICE))), "fee": maybe(rng, 0.6, val.show_money(rng, fee)),
        "renews": maybe(rng, 0.6, _flag(rng, ("it renews automatically for successive periods of one year", "automatic renewal applies", "unless terminated, it is extended by a further year",
                                                "the term rolls over unless cancelled"),
                                          ("it does not renew automatically", "it ends without notice on expiry", "any renewal must be agreed in writing", "there is no automatic extension"))),
        "court": maybe(rng, 0.5, _v(val.city(rng))),
        "note": V(_p(rng, ("Notices sent by e-mail are deemed received after {n} hours.", "Clause {n} survives termination.", "This agreement replaces the letter of intent of {y}.",
                           "Amendments require {n} signatures.", "It is drawn up in {n} originals.")).format(n=rng.randint(2, 24), y=rng.randint(1998, 2004))),
    }


AGREEMENT = Kind(
    name="service_agreement",
    titles=("Agreement", "Service agreement", "Contract", "Non-disclosure agreement", "NDA", "Master services agreement"),
    fields=(
        F("kind", ("agreement type", "contract type", "document kind"), ("Type", "Document", "Title of agreement"), ("What sort of agreement it is", "type of contract", "Which kind of agreement?"),
          type="enum", options=("nda", "service agreement", "license", "supply contract", "partnership")),
        Items("parties", ("parties", "contracting parties", "signatories"), (F("party", ("party", "name"), ("Party",), ("one party", "name of a signatory", "who signs")),),
              ("Everyone who enters into the agreement", "names of the parties", "Between whom is it made?"), labels=("Parties", "Between", "Signatories", "de:Vertragsparteien"),
              lines=("{party}",), scalar=True),
        F("effective", ("effective date", "date", "commencement date", "in force from"), ("Effective date", "Date", "In force from", "de:Gültig ab", "fr:Date d'effet"),
          ("When the agreement takes effect", "date it enters into force", "From when is it valid?"), type="date"),
        F("term", ("term", "duration", "contract period"), ("Term", "Duration", "de:Laufzeit", "fr:Durée"), ("How long it lasts", "the duration as written", "period of the agreement")),
        F("law", ("governing law", "applicable law", "jurisdiction"), ("Governing law", "Applicable law", "Law", "de:Anwendbares Recht", "fr:Droit applicable"),
          ("Whose law applies", "law that governs the contract", "Under which country's or state's law?")),
        F("confidential", ("confidentiality", "is confidential", "secrecy obligation"), ("Confidentiality", "Secrecy", "de:Geheimhaltung"),
          ("Whether there is a duty of confidentiality", "true if the parties must keep secrets", "Must information be kept secret?"), type="boolean"),
        F("renews", ("auto renewal", "renews automatically", "automatic extension"), ("Renewal", "Extension", "de:Verlängerung"),
          ("Whether it renews by itself", "true if the term is extended automatically", "Does it roll over?"), type="boolean"),
        F("scope", ("purpose", "scope", "subject", "services"), ("Purpose", "Scope", "Subject matter", "de:Gegenstand", "fr:Objet"),
          ("What the agreement is about", "subject of the contract", "which services or purpose it covers")),
        F("notice", ("notice period", "termination notice"), ("Notice", "Termination notice", "de:Kündigungsfrist"), ("How much notice to terminate", "notice period", "time needed to cancel")),
        F("fee", ("fee", "contract value", "price"), ("Fee", "Contract value", "Consideration", "de:Vergütung"), ("What is paid", "amount agreed", "total fee as a number"), type="number"),
        F("court", ("place of jurisdiction", "courts", "venue"), ("Courts", "Venue", "de:Gerichtsstand"), ("City whose courts decide", "venue for disputes", "Where would a lawsuit be heard?")),
    ),
    make=_make_agreement,
    prose=(
        "{kind}\n\nThis agreement is entered into as of {effective} (the \"Effective Date\") by and between {parties}.\n\n1. Purpose. The parties wish to cooperate in connection with {scope}.\n2. Term. This agreement "
        "remains in force for {term}[[; {renews}]].\n3. Confidentiality. [[As agreed, {confidential}.]]\n4. Governing law. This agreement is governed by the law of {law}.\n\n{note}",
        "{parties} have concluded the present {kind} regarding {scope}. It takes effect on {effective} and lasts {term}.[[ The fee is {fee}.]][[ {notice} suffices to terminate.]] Applicable law: {law}.",
        "Made on {effective} between:\n{parties}\n\nRecitals: the parties intend to work together on {scope}.\n\nDuration: {term}.[[ Note that {renews}.]][[ Fee payable: {fee}.]]\nThis contract shall be construed in accordance with the law of {law}"
        "[[; the courts of {court} have jurisdiction]].",
        "Key terms ({kind})\n- Parties: {parties}\n- Subject: {scope}\n- Effective: {effective}\n- Duration: {term}[[\n- Termination: {notice}]][[\n- Price: {fee}]]\n- Law: {law}[[\n- Secrecy: {confidential}]]",
        "With effect from {effective}, {parties} agree that, for {term}, services concerning {scope} will be provided[[ against payment of {fee}]].[[ During that time {confidential}.]] {note} Any dispute is subject to the law of {law}[[ and to the courts of {court}]].",
        "[[{confidential}. ]]This applies for {term} from {effective} on. The undersigned ({parties}) submit to the law of {law}.",
        "We attach the signed {kind} covering {scope}. It has been in force since {effective}[[ and {renews}]]. Please remember that the law of {law} governs it. {note}",
        "IN WITNESS WHEREOF the parties have executed this {kind} on {effective}. Parties: {parties}. Governing law: {law}. Term: {term}.[[ Notice: {notice}.]][[ Consideration: {fee}.]]",
    ),
    openings=("EXECUTION VERSION", "DRAFT v3 – for discussion", "Page 1 of 9", "Preamble"),
    closings=("Authorised signature: ____________", "Annex 1: Scope of work", "The remainder of this page is intentionally left blank.", "If any provision is void, the others remain valid."),
)

# --------------------------------------------------------------------------------------------------------------------
# Product page

_BRAND_A = ("Nor", "Vel", "Kin", "Ard", "Lum", "Tas", "Mira", "Zen", "Osto", "Halv", "Pro", "Axi", "Brio", "Cal", "Dur", "Eko", "Fjor", "Gala", "Hex", "Ivo", "Jun", "Kor", "Luxo", "Mont", "Nex")
_BRAND_B = ("dik", "tron", "ia", "um", "line", "works", "ex", "ora", "wear", "tec", "ell", "haus", "go", "lab", "nova", "ster", "gear", "co", "viva", "mark", "ton", "is")
_P_ADJ = ("Compact", "Ultra", "Classic", "Foldable", "Wireless", "Ergonomic", "Premium", "Smart", "Travel", "Outdoor", "Silent", "Heavy-Duty", "Adjustable", "Eco", "Pro", "Mini", "Solid Oak", "Waterproof",
          "Stainless Steel", "Insulated", "Lightweight", "Rechargeable", "Cordless", "Vintage")
_P_NOUN = ("Desk Lamp", "Headphones", "Backpack", "Coffee Grinder", "Office Chair", "Kettle", "Bluetooth Speaker", "Tent", "Drill", "Vacuum Cleaner", "Watch", "Water Bottle", "Rain Jacket", "Monitor",
           "Keyboard", "Yoga Mat", "Bookshelf", "Frying Pan", "Electric Toothbrush", "Suitcase", "Power Bank", "Running Shoes", "Air Purifier", "Bike Helmet", "Sofa Bed", "Router", "Espresso Machine",
           "Garden Hose", "Camera", "Sleeping Bag", "Toolbox", "Baby Monitor", "Cutting Board", "Webcam", "Hair Dryer")
_COLOURS = ("black", "white", "navy", "forest green", "sand", "charcoal", "rose gold", "midnight blue", "silver", "burgundy", "mint", "coral", "olive", "graphite", "ivory", "mustard", "teal", "walnut",
            "space grey", "sky blue", "terracotta", "lilac", "anthracite", "natural oak", "cobalt", "pearl", "amber", "khaki")
_FEATURES = ("quick-charge via USB-C", "dishwasher safe", "two-year battery", "foldable for travel", "memory foam padding", "IPX4 splash protection", "automatic shut-off", "removable cover", "height-adjustable legs",
             "noise cancelling", "anti-slip base", "made from recycled plastic", "touch controls", "dimmable light", "works with voice assistants", "hidden pocket", "reflective strips", "BPA-free", "magnetic closure",
             "integrated cable management", "tool-free assembly", "washable filter", "20 hours of playback", "three speed levels", "breathable mesh", "child lock", "scratch-resistant surface", "low-noise motor",
             "LED indicator", "water-repellent fabric", "carry case included", "double-walled body")
_SPEC = {"Material": ("aluminium", "ABS plastic", "polyester", "solid beech", "stainless steel 18/10", "leather", "bamboo", "nylon 600D"), "Power": ("1200 W", "18 V", "45 W", "5 V / 2 A", "850 W"),
         "Capacity": ("1.7 l", "32 l", "20000 mAh", "500 ml", "64 GB"), "Connectivity": ("Bluetooth 5.3", "Wi-Fi 6", "USB-C", "2.4 GHz", "NFC"), "Country of origin": ("Portugal", "Vietnam", "Germany", "China", "Italy"),
         "Battery life": ("18 h", "up to 30 hours", "3 days", "900 mAh"), "Noise level": ("48 dB", "62 dB(A)", "35 dB"), "Screen size": ("27 inch", "6.1\"", "14 in", "1.4 inch"), "Resolution": ("2560 x 1440", "1080p", "4K UHD"),
         "Cord": ("1.8 m", "120 cm", "3 m"), "Energy class": ("A", "C", "E"), "Max. load": ("120 kg", "25 kg", "300 lb"), "Care": ("hand wash", "30 °C", "wipe clean"), "Season": ("3 seasons", "all year", "summer")}
_CURRENCY = {"EUR": ("€", "EUR", "euros", "Euro"), "USD": ("$", "USD", "US dollars", "US$"), "GBP": ("£", "GBP", "pounds"), "CHF": ("CHF", "Fr.", "Swiss francs"), "JPY": ("¥", "JPY", "yen"), "SEK": ("SEK", "kr", "Swedish kronor"),
             "PLN": ("PLN", "zł"), "CAD": ("CAD", "C$")}
_STOCK_YES = ("in stock", "available now", "Ready to ship", "only a few left", "ships within 24 hours", "auf Lager", "En stock", "last pieces in our warehouse", "available immediately", "On hand")
_STOCK_NO = ("out of stock", "sold out", "currently unavailable", "not available at the moment", "back-ordered", "nicht lieferbar", "temporarily out of stock", "discontinued", "notify me when it is back", "épuisé")
_WARRANTY = ("2 years", "24 months", "five-year limited warranty", "1 year", "lifetime guarantee", "36 months", "three years", "10 years on the motor", "90 days", "2-year manufacturer's warranty")


def _brand(rng: Random) -> str:
    return _p(rng, _BRAND_A) + _p(rng, _BRAND_B)


def _product_name(rng: Random) -> str:
    return _p(rng, (f"{_p(rng, _P_ADJ)} {_p(rng, _P_NOUN)}", f"{_p(rng, _P_NOUN)} {_code(rng, 'AA 999')}", f"{_p(rng, _P_ADJ)} {_p(rng, _P_NOUN)} {_code(rng, 'A9')}",
                    f"{_p(rng, _BRAND_A)}{_p(rng, _BRAND_B)} {_p(rng, _P_NOUN)}", f"{_p(rng, _P_ADJ)} {_p(rng, _P_ADJ)} {_p(rng, _P_NOUN)}", f"{_p(rng, _P_NOUN)} \"{_p(rng, _BRAND_A)}{_p(rng, _BRAND_B)}\""))


def _make_product(rng: Random) -> dict[str, Any]:
    cur = _p(rng, list(_CURRENCY))
    style = rng.randrange(5)
    price = rng.randrange(4, 900) + rng.choice((0.99, 0.95, 0.0, 0.5, 0.49))
    u = rng.choice(("cm", "mm", "in", "m"))
    a, b, c = rng.randint(4, 220), rng.randint(3, 120), rng.randint(2, 90)
    return {
        "name": V(_product_name(rng)), "brand": V(_brand(rng)), "price": _amount(rng, price, style), "currency": V(_p(rng, _CURRENCY[cur]), cur),
        "old_price": _amount(rng, price * rng.uniform(1.1, 1.6), style) if rng.random() < 0.4 else None, "sku": V(_code(rng, _p(rng, ("AA-9999", "999-999-99", "AAA9999A", "#######", "A9.999.999", "9999999", "AA9-AAA-99")))),
        "colours": [V(x) for x in some(rng, _COLOURS, 1, 5)], "dimensions": maybe(rng, 0.75, V(_p(rng, (f"{a} x {b} x {c} {u}", f"{a} × {b} × {c} {u}", f"{a}x{b} {u}", f"{a} {u} (L) x {b} {u} (W)", f"H {a} / W {b} / D {c} {u}")))),
        "weight": maybe(rng, 0.75, V(_p(rng, (f"{rng.randint(80, 990)} g", f"{rng.uniform(1, 30):.1f} kg", f"{rng.uniform(1, 30):.1f} lb".replace(".", ","), f"{rng.randint(1, 40)} kg", f"{rng.randint(3, 60)} oz")))),
        "in_stock": maybe(rng, 0.85, _flag(rng, _STOCK_YES, _STOCK_NO)), "rating": maybe(rng, 0.7, _dec(rng, 1.4, 5.0, 1)), "reviews": maybe(rng, 0.6, _int(rng, 2, 8400, 0)),
        "features": [V(x) for x in some(rng, _FEATURES, 2, 6)],
        "specs": [{"name": V(k), "value": V(_p(rng, _SPEC[k]))} for k in some(rng, list(_SPEC), 2, 5)], "warranty": maybe(rng, 0.65, V(_p(rng, _WARRANTY))),
        "note": V(_p(rng, ("Free delivery on orders over {n}.", "{n} people are looking at this item.", "Also available: the {o}.", "Customers also bought {o}.", "Delivery takes {d} working days.", "Return within {n} days."))
                  .format(n=rng.randint(14, 90), o=_product_name(rng), d=rng.randint(2, 9))),
    }


PRODUCT = Kind(
    name="product_page",
    titles=("Product", "Product page", "Article", "Product listing", "Item", "Produktdetails"),
    fields=(
        F("name", ("product name", "title", "name", "item", "product"), ("Product", "Item", "Article", "Name", "de:Produkt", "Article"), ("What is sold", "name of the product", "Title of the listing", "Which product is it?")),
        F("brand", ("brand", "manufacturer", "maker", "vendor"), ("Brand", "Manufacturer", "Made by", "de:Marke", "fr:Marque", "de:Hersteller"), ("Who makes it", "brand name", "manufacturer of the item")),
        F("price", ("price", "current price", "cost", "selling price"), ("Price", "Now", "Our price", "de:Preis", "fr:Prix", "es:Precio"), ("What it costs now", "selling price as a number", "How much is it?"), type="number"),
        F("old_price", ("previous price", "list price", "original price"), ("Was", "RRP", "List price", "de:UVP"), ("Price before the discount", "crossed-out price", "recommended retail price"), type="number"),
        F("currency", ("currency", "currency code", "price currency"), ("Currency", "de:Währung", "fr:Devise"), ("Currency of the price", "ISO code of the currency", "In which currency?"), type="enum",
          options=("EUR", "USD", "GBP", "CHF", "JPY", "SEK", "PLN", "CAD")),
        F("sku", ("sku", "article number", "item code", "product id", "part number"), ("SKU", "Item no.", "de:Art.-Nr.", "Model", "Part #", "fr:Réf."), ("Article number", "the seller's code for the item", "stock keeping unit")),
        Items("colours", ("colours", "color options", "available colors", "finishes"), (F("colour", ("colour", "color"), ("Colour",), ("a colour", "one colour option", "finish")),), ("Colours on offer", "available colour variants", "Which colours can I choose?"),
              labels=("Colours", "Available in", "Color options", "de:Farben", "fr:Coloris"), lines=("{colour}",), scalar=True),
        F("dimensions", ("dimensions", "size", "measurements"), ("Dimensions", "Size", "Measures", "de:Maße", "fr:Dimensions (L x l)"), ("Outer dimensions as written", "size of the item", "How big is it?")),
        F("weight", ("weight", "item weight", "net weight"), ("Weight", "Net weight", "de:Gewicht", "fr:Poids"), ("How heavy it is, with unit", "weight of the item", "item weight as printed")),
        F("in_stock", ("in stock", "available", "is available", "availability"), ("Availability", "Stock", "Delivery status", "de:Verfügbarkeit", "fr:Disponibilité"), ("Whether it can be bought now", "true if available", "Is it in stock?"), type="boolean"),
        F("rating", ("rating", "stars", "average score", "customer rating"), ("Rating", "Stars", "Average rating", "de:Bewertung", "Note"), ("Average customer rating", "stars out of five", "score given by buyers"), type="number"),
        F("reviews", ("review count", "number of reviews", "ratings count"), ("Reviews", "Number of reviews", "de:Bewertungen"), ("How many reviews there are", "count of ratings", "number of customers who rated"), type="integer"),
        Items("features", ("features", "highlights", "key features", "selling points"), (F("feature", ("feature", "highlight"), ("Feature",), ("one feature", "a selling point", "benefit")),), ("What it can do", "bullet points about the product", "list of features"),
              labels=("Features", "Highlights", "Why you'll love it", "de:Besonderheiten", "fr:Points forts"), lines=("{feature}",), scalar=True),
        Items("specs", ("specifications", "technical data", "attributes", "specs"), (
            F("name", ("name", "attribute", "property"), ("Attribute", "Property"), ("what is specified", "attribute name", "spec label")), F("value", ("value", "spec value"), ("Value", "Detail"), ("its value", "value with unit", "what it is"))),
            ("Technical details", "name and value of each specification", "technical data sheet rows"), labels=("Specifications", "Technical data", "Tech specs", "de:Technische Daten"), lines=("{name}: {value}", "{name} – {value}", "{name} ({value})", "{name}: {value};")),
        F("warranty", ("warranty", "guarantee", "warranty period"), ("Warranty", "Guarantee", "de:Garantie"), ("How long it is guaranteed", "warranty as written", "length of the guarantee")),
    ),
    make=_make_product,
    prose=(
        "{name}\nby {brand}\n\n{price} {currency}[[ (was {old_price} {currency})]]\n[[{in_stock}\n]]SKU {sku}\n\n{features}\n\n[[{rating} out of 5 stars]]\n{note}",
        "The {name} from {brand} costs {currency} {price}.[[ It weighs {weight}]][[ and measures {dimensions}]]. It comes in {colours}.[[ Reviewers give it {rating} stars]][[ ({reviews} reviews)]].[[ Covered by a warranty of {warranty}.]] {note}",
        "{brand} {name} (item {sku}) – {price} {currency}\nColours: {colours}\nSpecs:\n{specs}\n[[Warranty: {warranty}]]",
        "Meet the {name}. {brand} has packed it with: {features}. Yours for {currency}{price}[[ – and {in_stock}]]!",
        "★ {name} ★\nHighlights:\n{features}\n\nTechnical data:\n{specs}\n\nPrice: {currency} {price}[[ | RRP {currency} {old_price}]]\n[[Availability: {in_stock}\n]][[Size: {dimensions}\n]][[Weight: {weight}\n]]Article {sku}",
        "Looking for something new? At {price} {currency}, {brand}'s {name} is a bargain[[ (it used to be {old_price})]]. Choose between {colours}.[[ Delivery status: {in_stock}.]] {note}",
        "[[{reviews} customers rated this product {rating}/5. ]]{name}, model {sku}, {brand}. [[{dimensions}; ]][[{weight}; ]]guarantee: [[{warranty}]]. {features}. Order for {price} {currency}.",
        "Our test of the {name}: [[{brand} offers {warranty}, ]]we liked {features}. Less good: {note} We paid {price} {currency}.",
        "Article {sku}: {name} / {brand} / {colours} / {price} {currency}[[ / {in_stock}]]",
    ),
    openings=("Home > Shop > Household", "Free shipping this week only!", "Sale ends Sunday", "Search | Account | Basket (0)"),
    closings=("Add to basket", "Prices include VAT.", "Questions? Chat with us.", "Recently viewed items"),
)

# --------------------------------------------------------------------------------------------------------------------
# Property listing, valuation

_DEAL = {"rent": ("to let", "for rent", "available to rent", "zu vermieten", "À louer", "rental", "monthly rent", "TO LET", "se alquila"),
         "sale": ("for sale", "on the market", "zum Kauf", "À vendre", "asking price", "freehold sale", "FOR SALE", "se vende", "offers over")}
_HOME = {"apartment": ("flat", "apartment", "maisonette", "Wohnung", "penthouse", "loft", "two-floor apartment"), "house": ("house", "cottage", "detached villa", "semi-detached home", "bungalow", "townhouse", "Haus", "maison"),
         "studio": ("studio", "bedsit", "one-room studio", "micro-apartment"), "commercial": ("office unit", "shop", "warehouse", "workshop", "retail space", "Gewerbefläche"), "land": ("building plot", "plot of land", "Grundstück", "terrain à bâtir", "field with planning consent")}
_ENERGY = ("A", "B", "C", "D", "E", "F", "G")
_HOME_FEATURES = ("south-facing balcony", "fitted kitchen", "underfloor heating", "private garden", "lift", "cellar", "garage", "open fireplace", "sea view", "fibre internet", "new bathroom", "parquet flooring", "double glazing", "solar panels",
                  "roof terrace", "guest toilet", "walk-in wardrobe", "wheelchair access", "heat pump", "utility room", "communal pool", "bicycle store", "built-in wardrobes", "concierge", "high ceilings", "carport", "sauna", "orchard", "EV charging point")
_STATE = {"new": ("newly built", "first occupancy", "brand new", "Neubau", "just completed"), "renovated": ("fully renovated", "recently refurbished", "saniert", "modernised in every room"), "well kept": ("well kept", "in good condition", "gepflegt", "cared for by the same family"),
          "needs work": ("in need of renovation", "a project for DIY lovers", "requires modernisation", "sanierungsbedürftig", "dated interior")}


def _make_property(rng: Random) -> dict[str, Any]:
    deal, style = _enum(rng, _DEAL), val.money_style(rng)
    price = rng.randrange(350, 4800, 10) if deal.gold == "rent" else rng.randrange(60_000, 1_950_000, 500)
    area = round(rng.uniform(18, 320), rng.choice((0, 0, 1)))
    energy = _p(rng, _ENERGY)
    return {
        "deal": deal, "home": _enum(rng, _HOME), "price": val.show_money(rng, price, style), "rooms": _p(rng, (_int(rng, 1, 9), _int(rng, 1, 9), V("2.5", 2.5), V("3,5", 3.5), V("4½", 4.5))),
        "bathrooms": maybe(rng, 0.5, _int(rng, 1, 4)), "area": V(f"{area:g}" if rng.random() < 0.8 else f"{area:g}".replace(".", ","), area, after=_p(rng, (" m²", " sqm", " sq m", " m2", "m²", " square metres"))),
        "address": _v(val.address(rng)), "energy": maybe(rng, 0.75, V(_p(rng, (f"class {energy}", f"EPC {energy}", f"energy class {energy}", f"Energieklasse {energy}", f"DPE : {energy}", f"rated {energy}", energy)), energy)),
        "year": maybe(rng, 0.7, _int(rng, 1850, 2026)), "features": [V(x) for x in some(rng, _HOME_FEATURES, 2, 6)], "state": maybe(rng, 0.6, _enum(rng, _STATE)), "available": maybe(rng, 0.6, _show(rng, _date(rng, 2018, 2027))),
        "agent": maybe(rng, 0.7, _v(val.company(rng))), "phone": maybe(rng, 0.5, _v(val.phone(rng))), "reference": maybe(rng, 0.6, _v(val.ident(rng, ("REF", "OBJ", "ID")))),
        "parking": maybe(rng, 0.5, _flag(rng, ("with its own parking space", "garage included", "off-street parking", "Stellplatz vorhanden", "two parking spaces"), ("no parking", "street parking only, no own space", "without a parking space", "kein Stellplatz"))),
        "note": V(_p(rng, ("Tram stop {n} minutes away.", "Schools within {n} minutes on foot.", "Service charge {m} a month.", "Viewings on the {n}th.", "The roof was redone in {y}.", "Neighbouring units are {m2} m².", "Commission of {n}% applies."))
                  .format(n=rng.randint(4, 19), m=rng.randint(40, 400), y=rng.randint(1995, 2024), m2=rng.randint(30, 200))),
    }


PROPERTY = Kind(
    name="property_listing",
    titles=("Property listing", "Real estate ad", "Home for sale or rent", "Exposé", "Listing", "Annonce immobilière"),
    fields=(
        F("deal", ("offer type", "rent or sale", "listing type", "transaction"), ("Status", "Offer", "Type of offer", "de:Angebot"), ("Whether it is let or sold", "rent or sale", "Can one rent or buy it?"), type="enum", options=("rent", "sale")),
        F("home", ("property type", "kind of property", "category"), ("Property type", "Type", "de:Objektart", "fr:Type de bien"), ("What kind of property it is", "house, flat…", "type of building"), type="enum", options=("apartment", "house", "studio", "commercial", "land")),
        F("price", ("price", "asking price", "amount", "cost"), ("Price", "Asking price", "de:Preis", "fr:Prix", "Guide price"), ("Price or monthly rent", "how much is asked?", "amount asked as a number"), type="number"),
        F("rooms", ("rooms", "number of rooms", "room count"), ("Rooms", "No. of rooms", "de:Zimmer", "fr:Pièces", "es:Habitaciones"), ("How many rooms", "room count", "number of rooms"), type="number"),
        F("bathrooms", ("bathrooms", "number of bathrooms", "baths"), ("Bathrooms", "Baths", "de:Bäder"), ("How many bathrooms", "bath count", "number of baths"), type="integer"),
        F("area", ("living area", "floor space", "size", "square metres"), ("Living area", "Floor area", "Size", "de:Wohnfläche", "Surface", "Internal area"), ("Floor area in square metres", "How large is it?", "usable space, number only"), type="number"),
        F("address", ("address", "location", "property address"), ("Address", "Location", "de:Lage", "Adresse", "Where"), ("Where the property is", "address of the property", "location as written")),
        F("energy", ("energy class", "energy rating", "epc rating"), ("Energy", "EPC", "Energy label", "de:Energieeffizienz", "fr:DPE"), ("Energy efficiency class", "EPC letter", "How efficient is the building, A best to G worst"), type="enum", options=_ENERGY, ordinal=True),
        F("year", ("year built", "construction year", "built in"), ("Built", "Year of construction", "de:Baujahr", "fr:Année de construction"), ("When it was built", "year of construction", "In which year was it built?"), type="integer"),
        F("state", ("condition", "state of repair"), ("Condition", "State", "de:Zustand"), ("Condition of the property", "state of repair", "Is it new or in need of work?"), type="enum", options=("new", "renovated", "well kept", "needs work")),
        F("available", ("available from", "move in date", "free from"), ("Available from", "Free from", "de:Bezugsfrei ab", "fr:Disponible le"), ("When one can move in", "date from which it is free", "first possible day"), type="date"),
        F("agent", ("agent", "agency", "listed by", "broker"), ("Agent", "Agency", "Marketed by", "de:Makler"), ("Who markets it", "estate agency", "name of the broker")),
        F("phone", ("phone", "contact number", "telephone"), ("Tel.", "Call", "Phone", "de:Telefon"), ("Number to call", "telephone of the agent", "contact phone")),
        F("reference", ("reference", "listing id", "object number"), ("Ref.", "Listing ID", "de:Objekt-Nr."), ("Reference of the listing", "listing number", "id of the ad")),
        F("parking", ("parking", "has parking", "parking space"), ("Parking", "de:Parken"), ("Whether there is a parking space", "true if parking belongs to it", "Is parking included?"), type="boolean"),
        Items("features", ("features", "amenities", "highlights"), (F("feature", ("feature", "amenity"), ("Feature",), ("one amenity", "a feature of the home", "a plus")),), ("What the home offers", "list of amenities", "features mentioned"),
              labels=("Features", "Amenities", "de:Ausstattung", "Highlights", "fr:Prestations"), lines=("{feature}",), scalar=True),
    ),
    make=_make_property,
    prose=(
        "{home} {deal}\n{address}\n\n{price} | {rooms} rooms | {area}[[ | {bathrooms} bath]]\n\n{features}\n\n[[Built in {year}. ]][[Energy: {energy}. ]][[Available {available}. ]]{note}\n[[{agent}]][[, tel. {phone}]]",
        "Now {deal}: a lovely {home} with {rooms} rooms at {address}. {area} of living space[[, {state}]][[, built {year}]]. It offers {features}. Price: {price}.[[ {energy}.]][[ Parking: {parking}.]]",
        "[[Ref. {reference} – ]]{home}, {rooms} rms, {area}, {price}, {deal}.[[ Free from {available}.]][[ Call {phone}.]]",
        "Nestled in a quiet street, this {home} spans {area} across {rooms} rooms. Highlights: {features}.[[ The condition: {state}.]] {note} {deal}, {price}.\n\nAddress: {address}[[\nMarketed by {agent}]]",
        "Objekt: {home}\nAngebot: {deal}\nLage: {address}\nZimmer: {rooms}\nFläche: {area}\nPreis: {price}[[\nBaujahr: {year}]][[\nEnergie: {energy}]][[\nStellplatz: {parking}]]",
        "[[{agent} is pleased to present ]]a {home} {deal}. You will find {area}, {rooms} rooms[[ and {bathrooms} bathrooms]]. {note} Figures: {price}[[; reference {reference}]].",
        "Hi, we are giving up our {home} at {address} – {rooms} rooms, {area}. It is {deal}, {price}.[[ You can move in on {available}.]] Good to know: {features}.[[ By the way, {parking}.]][[ Ring me: {phone}]]",
        "{price}\n{address}\n{home} – {deal}\n* {rooms} rooms\n* {area}[[\n* {energy}]][[\n* {state}]][[\n* {parking}]]\n{features}",
        "Your new home? {features} – all this in a {home} of {area}. {deal} at {price}.[[ Year of construction {year};]][[ energy {energy}.]] {note}",
    ),
    openings=("Property search > Results", "Premium listing", "New today", "Photo 1 of 24"),
    closings=("All details without guarantee.", "Arrange a viewing", "Save this search", "Subject to contract."),
)

PROPERTY_ALT = _variant(PROPERTY, "property_listing_options", {"deal": {"rent": "letting", "sale": "purchase"}, "home": {"apartment": "flat", "commercial": "business premises", "land": "plot"},
                                                                "state": {"new": "as new", "renovated": "refurbished", "well kept": "good", "needs work": "poor"}})

_PURPOSES = {"mortgage": ("for mortgage lending", "secured lending", "on behalf of the lending bank", "mortgage security"), "sale": ("in preparation of a sale", "ahead of the intended disposal", "to set an asking price"),
             "inheritance": ("for probate", "to settle an estate", "Erbauseinandersetzung", "inheritance tax"), "insurance": ("for insurance cover", "reinstatement cost for the insurer", "insurance purposes"), "divorce": ("divorce settlement", "division of marital property")}
_METHODS = {"comparative": ("comparative method", "based on comparable sales", "Vergleichswertverfahren", "analysis of recent sales nearby"), "income": ("income approach", "capitalised rent", "Ertragswertverfahren", "discounted cash flow"), "cost": ("cost approach", "depreciated replacement cost", "Sachwertverfahren")}


def _make_valuation(rng: Random) -> dict[str, Any]:
    ds, ms = val.date_style(rng), val.money_style(rng)
    d = _date(rng, 2008, 2027)
    value = rng.randrange(80_000, 4_500_000, 500)
    return {
        "address": _v(val.address(rng)), "valuer": _v(val.person(rng)), "client": _v(val.company(rng) if rng.random() < 0.5 else val.person(rng)), "valued": _show(rng, d, ds), "inspected": _show(rng, d - dt.timedelta(days=rng.randint(2, 40)), ds),
        "value": val.show_money(rng, value, ms), "land_value": maybe(rng, 0.5, val.show_money(rng, round(value * rng.uniform(0.2, 0.6)), ms)), "purpose": _enum(rng, _PURPOSES), "method": _enum(rng, _METHODS),
        "land": maybe(rng, 0.7, V(str(n := rng.randint(120, 4000)), n, after=" m²")), "floor": maybe(rng, 0.7, V(str(m := rng.randint(40, 600)), m, after=" m²")), "year": maybe(rng, 0.7, _int(rng, 1820, 2020)), "reference": maybe(rng, 0.6, _v(val.ident(rng, ("VAL", "GA", "RE")))),
        "note": V(_p(rng, ("Comparable homes fetched {a} to {b} per square metre.", "The previous report dates from {y}.", "A neighbouring plot of {a} m² was sold in {y}.", "Outstanding repairs are estimated at {b}.")).format(a=rng.randint(900, 2400), b=rng.randint(2500, 9000), y=rng.randint(1999, 2007))),
    }


VALUATION = Kind(
    name="property_valuation",
    titles=("Valuation report", "Property appraisal", "Real estate valuation", "Verkehrswertgutachten", "Appraisal"),
    fields=(
        F("address", ("property address", "subject property", "address"), ("Property", "Subject property", "Address", "de:Bewertungsobjekt"), ("Where the valued property is", "address of the appraised property", "Which property?")),
        F("valuer", ("valuer", "appraiser", "surveyor", "expert"), ("Valuer", "Appraiser", "Surveyor", "de:Sachverständige/r"), ("Who valued it", "name of the expert", "person who signed the appraisal")),
        F("client", ("client", "ordered by", "commissioned by"), ("Client", "Instructed by", "de:Auftraggeber"), ("Who ordered the valuation", "client of the valuer", "On whose behalf?")),
        F("valued", ("valuation date", "effective date", "date of value"), ("Valuation date", "Effective date", "de:Wertermittlungsstichtag"), ("Date to which the value refers", "valuation date", "as of when?"), type="date"),
        F("inspected", ("inspection date", "site visit", "visited on"), ("Inspected on", "Site visit", "de:Ortstermin"), ("When the property was visited", "date of the inspection", "day of the site visit"), type="date"),
        F("value", ("market value", "appraised value", "value", "estimate"), ("Market value", "Value", "de:Verkehrswert", "fr:Valeur vénale", "Opinion of value"), ("What it is worth", "estimated market value", "result of the valuation, a number"), type="number"),
        F("land_value", ("land value", "value of the plot"), ("Land value", "de:Bodenwert", "Value of the plot"), ("Value of the ground alone", "how much of it is land?", "plot value"), type="number"),
        F("purpose", ("purpose", "reason", "occasion"), ("Purpose", "Reason", "de:Anlass"), ("Why it was valued", "purpose of the appraisal", "What is the report for?"), type="enum", options=("mortgage", "sale", "inheritance", "insurance", "divorce")),
        F("method", ("method", "valuation approach"), ("Method", "Approach", "de:Verfahren"), ("How the value was found", "valuation method", "Which approach was used?"), type="enum", options=("comparative", "income", "cost")),
        F("land", ("plot size", "land area", "site area"), ("Plot", "Site area", "de:Grundstücksgröße"), ("Area of the plot in m²", "size of the land", "How big is the site?"), type="number"),
        F("floor", ("floor area", "living area", "gross internal area"), ("Floor area", "GIA", "de:Wohnfläche"), ("Area of the building in m²", "usable floor space", "size of the building"), type="number"),
        F("year", ("year built", "construction year"), ("Built", "de:Baujahr", "Year of construction"), ("When the building was erected", "construction year", "year built"), type="integer"),
        F("reference", ("reference", "report number", "file number"), ("Report no.", "Our ref.", "de:Gutachten Nr."), ("Number of the report", "reference", "file number")),
    ),
    make=_make_valuation,
    prose=(
        "VALUATION REPORT[[ {reference}]]\n\nProperty: {address}\nClient: {client}\nPurpose: {purpose}\n\nWe inspected the property on {inspected}. Applying the {method}, the market value as of {valued} is {value}.\n\n{note}\n\n{valuer}",
        "{valuer} was asked by {client} to value {address}. The visit took place on {inspected}[[; the site measures {land}]][[ and the building {floor}]]. Valuation date: {valued}. Result: {value}[[, of which {land_value} is land]].",
        "In my opinion the market value of {address} amounts to {value} ({method}). {note}\nStichtag {valued}; Ortstermin {inspected}.[[ Baujahr {year}.]]\n{valuer}",
        "Appraisal summary\n* Subject: {address}\n* Ordered by: {client}\n* Occasion: {purpose}\n* Approach: {method}\n* Date of value: {valued}\n* Value: {value}[[\n* Site: {land}]][[\n* Built: {year}]]",
        "Dear Sir or Madam, further to your instruction – {purpose} – we report that {address} is worth {value}. We went to see it on {inspected}. {note} The basis was the {method}. Yours, {valuer}",
        "As at {valued}, {value}. That is what {valuer} came to for {address}.[[ Floor area {floor},]][[ plot {land}.]]",
        "The report[[ no. {reference}]] prepared by {valuer} for {client} ({purpose}) concludes with a value of {value}. {note}",
        "{client}\n\nRe: {address}\n\nMethod: {method}. Inspection: {inspected}. Opinion of value: {value}.[[ Value of the plot: {land_value}.]]\n\nSigned: {valuer}, {valued}",
    ),
    openings=("CHARTERED SURVEYORS", "Strictly for the addressee", "Page 1 / 34"), closings=("No liability to third parties is accepted.", "Annexes: plans, photographs, land register extract"),
)

# --------------------------------------------------------------------------------------------------------------------
# Hotel booking

_HOTEL_A = ("Grand", "Park", "Royal", "Hotel", "Pension", "Casa", "Villa", "Gasthof", "The", "Hôtel", "Boutique Hotel", "Hostel", "Seaside", "Old Town", "Central", "Palace", "Riverside", "Alpine", "Harbour")
_HOTEL_B = ("Bellevue", "Metropole", "Europa", "Lindenhof", "Esplanade", "Aurora", "Mirador", "Zum Hirschen", "Continental", "Excelsior", "Sonnblick", "des Arts", "Miramar", "Kestrel", "Astoria", "Panorama", "Magnolia", "Bristol", "Garibaldi", "Trafalgar",
            "Edelweiss", "Seagull", "Sol y Mar", "Beacon", "Old Mill", "Cloister", "Tivoli")
_ROOMS = ("Double Room", "Single Room with Balcony", "Deluxe Twin", "Junior Suite", "Family Room", "Standard Queen", "Superior King, sea view", "Dormitory Bed", "Doppelzimmer", "Chambre double", "Studio with kitchenette", "Penthouse Suite", "Twin Room", "Economy Double", "Executive Room")
_BOARD = {"room only": ("room only", "without meals", "no meals included", "ohne Verpflegung"), "breakfast": ("breakfast included", "B&B", "with breakfast", "inkl. Frühstück", "petit déjeuner compris", "continental breakfast is on the house"),
          "half board": ("half board", "breakfast and dinner", "Halbpension", "demi-pension", "HB"), "full board": ("full board", "all three meals", "Vollpension", "FB"), "all inclusive": ("all inclusive", "all meals and drinks included", "AI package")}
_BOOK_STATUS = {"confirmed": ("confirmed", "we are pleased to confirm your stay", "Your booking is confirmed", "CONFIRMED ✓", "bestätigt", "all set"), "pending": ("awaiting payment", "pending", "on request – we will get back to you", "not yet confirmed", "option held until Friday"),
                "cancelled": ("cancelled", "your reservation has been cancelled", "storniert", "annulée", "we have cancelled the booking as you asked")}
_CANCEL_YES = ("free cancellation until the day before", "can be cancelled free of charge", "fully refundable", "free cancellation", "kostenlose Stornierung", "cancel any time before arrival at no cost")
_CANCEL_NO = ("non-refundable", "no refund in case of cancellation", "this rate cannot be cancelled", "nicht erstattbar", "cancellation is charged at 100%", "no free cancellation")


def _hotel(rng: Random) -> str:
    return _p(rng, (f"{_p(rng, _HOTEL_A)} {_p(rng, _HOTEL_B)}", f"Hotel {_p(rng, _HOTEL_B)}", f"{_p(rng, _HOTEL_A)} Hotel {val.first_last(rng)[1]}", f"{_p(rng, _HOTEL_B)} Inn", f"{_p(rng, _HOTEL_A)} {_p(rng, _HOTEL_B)} {val.city(rng)}", f"{_p(rng, _HOTEL_B)} Apartments"))


def _make_hotel(rng: Random) -> dict[str, Any]:
    ds, ms = val.date_style(rng), val.money_style(rng)
    arrive, nights, rate = _date(rng, 2014, 2027), rng.randint(1, 14), rng.randrange(45, 420)
    guest = val.person(rng)
    return {
        "hotel": V(_hotel(rng)), "guest": V(guest), "email": maybe(rng, 0.4, _v(val.email_for(rng, guest))), "confirmation": _v(_p(rng, (val.ident(rng), _code(rng, "######"), _code(rng, "9999999999"), _code(rng, "AAA-99999")))),
        "arrive": _show(rng, arrive, ds), "leave": _show(rng, arrive + dt.timedelta(days=nights), ds), "nights": V(str(nights), nights) if nights > 9 or rng.random() < 0.8 else V(_SMALL[nights], nights), "adults": _int(rng, 1, 5), "children": maybe(rng, 0.4, _int(rng, 1, 3)),
        "room": V(_p(rng, _ROOMS)), "board": maybe(rng, 0.8, _enum(rng, _BOARD)), "rate": maybe(rng, 0.6, val.show_money(rng, rate, ms)), "total": val.show_money(rng, rate * nights, ms), "status": _enum(rng, _BOOK_STATUS),
        "refundable": maybe(rng, 0.7, _flag(rng, _CANCEL_YES, _CANCEL_NO)), "address": maybe(rng, 0.6, _v(val.address(rng))), "phone": maybe(rng, 0.5, _v(val.phone(rng))), "checkin": maybe(rng, 0.6, val.show_time(rng, rng.randint(12, 18), 0)),
        "checkout": maybe(rng, 0.6, val.show_time(rng, rng.randint(9, 12), 0)), "request": maybe(rng, 0.4, V(_p(rng, ("quiet room away from the lift", "cot for a baby", "late arrival after midnight", "vegan breakfast", "twin beds pushed together", "ground floor, please", "allergy-free bedding", "parking for a van")))),
        "note": V(_p(rng, ("City tax of {n} per night is paid on site.", "The pool closes on {d} days a week.", "Parking costs {n} a day.", "Breakfast can be added for {n}.", "The last shuttle leaves at {d} pm.")).format(n=rng.randint(2, 25), d=rng.randint(2, 9))),
    }


HOTEL = Kind(
    name="hotel_booking",
    titles=("Hotel booking confirmation", "Reservation", "Booking", "Buchungsbestätigung", "Stay", "Accommodation voucher"),
    fields=(
        F("hotel", ("hotel", "property name", "accommodation", "hotel name"), ("Hotel", "Property", "Accommodation", "de:Unterkunft", "fr:Hébergement"), ("Where the guest stays", "name of the hotel", "Which hotel?")),
        F("guest", ("guest", "guest name", "booked by", "lead guest"), ("Guest", "Name", "Booked for", "de:Gast", "fr:Nom du client"), ("Who stays there", "name of the guest", "Person the booking is for")),
        F("email", ("email", "guest email", "contact email"), ("E-mail", "Contact", "Email"), ("Guest's e-mail address", "address the confirmation went to", "e-mail of the guest")),
        F("confirmation", ("confirmation number", "booking reference", "reservation id"), ("Confirmation no.", "Booking reference", "Reservation", "de:Buchungsnummer", "fr:N° de réservation"), ("Number of the booking", "reference of the reservation", "code of the confirmation")),
        F("arrive", ("check in date", "arrival", "arrival date", "from"), ("Check-in", "Arrival", "From", "de:Anreise", "fr:Arrivée"), ("First night", "day of arrival", "When does the guest arrive?"), type="date"),
        F("leave", ("check out date", "departure", "departure date", "until"), ("Check-out", "Departure", "To", "de:Abreise", "fr:Départ"), ("Day the guest leaves", "departure day", "When does the stay end?"), type="date"),
        F("nights", ("nights", "number of nights", "length of stay"), ("Nights", "Length of stay", "de:Nächte", "fr:Nuits"), ("How many nights", "length of the stay in nights", "night count"), type="integer"),
        F("adults", ("adults", "number of adults", "guests"), ("Adults", "Guests (adults)", "de:Erwachsene"), ("How many adults", "adult guests", "number of grown-ups"), type="integer"),
        F("children", ("children", "number of children", "kids"), ("Children", "Kids", "de:Kinder"), ("How many children", "number of kids", "minors in the party"), type="integer"),
        F("room", ("room type", "room", "category"), ("Room", "Room type", "de:Zimmer", "fr:Chambre"), ("Which room was booked", "room category", "type of room")),
        F("board", ("board", "meal plan", "catering"), ("Board", "Meals", "de:Verpflegung", "de:Pension"), ("Which meals are included", "meal plan", "type of board"), type="enum", options=("room only", "breakfast", "half board", "full board", "all inclusive")),
        F("rate", ("nightly rate", "price per night", "room rate"), ("Rate per night", "Per night", "de:Preis pro Nacht"), ("Price of one night", "what a night costs", "room rate"), type="number"),
        F("total", ("total price", "total", "amount to pay"), ("Total", "Total price", "de:Gesamtpreis", "fr:Montant total"), ("Price of the whole stay", "total amount", "How much in all?"), type="number"),
        F("status", ("status", "booking status", "state"), ("Status", "Booking status", "State"), ("Whether the booking is confirmed", "state of the reservation", "status of the booking"), type="enum", options=("confirmed", "pending", "cancelled")),
        F("refundable", ("free cancellation", "refundable", "can be cancelled"), ("Cancellation", "Cancellation policy", "de:Stornierung"), ("Whether it can be cancelled without cost", "true if refundable", "Is cancelling free?"), type="boolean"),
        F("address", ("hotel address", "address"), ("Address", "Adresse", "Located at"), ("Address of the hotel", "where the hotel is", "hotel location")),
        F("phone", ("phone", "hotel phone"), ("Tel.", "Phone", "Reception"), ("Phone of the hotel", "number of the reception", "telephone")),
        F("checkin", ("check in time", "earliest check in"), ("Check-in from", "Rooms ready at", "de:Anreise ab"), ("From when one can check in", "check-in time", "earliest arrival time"), type="time"),
        F("checkout", ("check out time", "latest check out"), ("Check-out by", "Vacate by", "de:Abreise bis"), ("By when one must leave", "check-out time", "latest departure time"), type="time"),
        F("request", ("special requests", "guest request", "remarks"), ("Special requests", "Remarks", "de:Wünsche"), ("What the guest asked for", "remarks of the guest", "special wishes")),
    ),
    make=_make_hotel,
    prose=(
        "Dear {guest},\n\nthank you for choosing {hotel}. Status of your reservation {confirmation}: {status}.\n\nArrival: {arrive}[[, from {checkin}]]\nDeparture: {leave}[[, by {checkout}]]\n{nights} night(s), {adults} adult(s)[[, {children} child(ren)]]\nRoom: {room}[[\nBoard: {board}]]\nTotal: {total}\n\n"
        "[[Cancellation: {refundable}.]]\n{note}",
        "{guest} – {hotel}, {arrive} to {leave} ({nights} nights), {room}[[, {board}]]. {total}. Ref {confirmation}.",
        "Booking {confirmation} ({status})\n\n{hotel}[[\n{address}]][[\nTel {phone}]]\n\nGuest: {guest}[[ <{email}>]]\nStay: {arrive} – {leave}\n{room} for {adults}[[ + {children} children]]\n[[{rate} per night, ]]{total} in all.[[ {refundable}.]]",
        "Great news: {hotel} expects you on {arrive}! Your {room} is yours for {nights} nights until {leave}.[[ Included: {board}.]][[ We noted your wish: {request}.]] Please quote {confirmation}. Amount due: {total}. {note}",
        "We have received your request for a {room} at {hotel} from {arrive} until {leave} for {adults} adults[[ and {children} children]]. Current status: {status}. Price for {nights} nights: {total}[[ ({rate} a night)]].[[ Rate conditions: {refundable}.]]",
        "VOUCHER\n{confirmation}\nHotel ........ {hotel}\nName ......... {guest}\nIn ........... {arrive}\nOut .......... {leave}\nNights ....... {nights}\nRoom ......... {room}[[\nMeals ........ {board}]]\nTotal ........ {total}",
        "Just forwarding the hotel details: {hotel}[[ ({address})]], we check in on {arrive}[[ after {checkin}]] and out on {leave}[[ before {checkout}]]. It's booked under {guest}, number {confirmation}. I paid {total}.[[ Heads-up: {refundable}.]] {note}",
        "Buchungsbestätigung {confirmation}\nGast: {guest}\nHotel: {hotel}\nAnreise: {arrive}\nAbreise: {leave}\nNächte: {nights}\nZimmer: {room}[[\nVerpflegung: {board}]]\nGesamtpreis: {total}[[\nHinweis: {refundable}]]",
        "[[Special request: {request}. ]]The reservation in the name of {guest} for {arrive} ({nights} nights, {room}) – {status}. {hotel}[[, {phone}]].",
    ),
    openings=("This is an automated message", "Manage your booking online", "Your trip starts here", "Reservation desk"),
    closings=("We look forward to welcoming you.", "Please do not reply to this e-mail.", "Show this confirmation at the reception.", "Rate us after your stay"),
)

# --------------------------------------------------------------------------------------------------------------------
# Flight itinerary

_AIRPORTS = (("London Heathrow", "LHR"), ("Paris", "CDG"), ("Frankfurt", "FRA"), ("Vienna", "VIE"), ("New York", "JFK"), ("Tokyo Haneda", "HND"), ("Madrid", "MAD"), ("Lisbon", "LIS"), ("Istanbul", "IST"), ("Dubai", "DXB"), ("Singapore", "SIN"), ("Oslo", "OSL"), ("Warsaw", "WAW"), ("Rome", "FCO"),
             ("Chicago", "ORD"), ("Toronto", "YYZ"), ("São Paulo", "GRU"), ("Sydney", "SYD"), ("Delhi", "DEL"), ("Zurich", "ZRH"), ("Athens", "ATH"), ("Dublin", "DUB"), ("Helsinki", "HEL"), ("Cape Town", "CPT"), ("Bogotá", "BOG"), ("Seoul", "ICN"), ("Reykjavík", "KEF"), ("Porto", "OPO"), ("Munich", "MUC"),
             ("Bangkok", "BKK"), ("Nairobi", "NBO"), ("Boston", "BOS"), ("Prague", "PRG"), ("Geneva", "GVA"), ("Copenhagen", "CPH"), ("Mexico City", "MEX"), ("Doha", "DOH"), ("Brussels", "BRU"), ("Denver", "DEN"), ("Auckland", "AKL"))
_AIRLINES = (("Lufthansa", "LH"), ("British Airways", "BA"), ("Austrian", "OS"), ("Air France", "AF"), ("KLM", "KL"), ("Ryanair", "FR"), ("easyJet", "U2"), ("Delta", "DL"), ("United", "UA"), ("Emirates", "EK"), ("Iberia", "IB"), ("TAP Air Portugal", "TP"), ("SWISS", "LX"), ("Finnair", "AY"), ("Turkish Airlines", "TK"),
             ("Qatar Airways", "QR"), ("Norwegian", "DY"), ("LOT", "LO"), ("Wizz Air", "W6"), ("Northwind Air", "NW"), ("Aerovia", "AV"), ("Skylark", "SK"))
_CABIN = {"economy": ("Economy", "economy class", "Y", "Eco Light", "coach", "Main Cabin"), "premium economy": ("Premium Economy", "Premium Eco", "W"), "business": ("Business", "business class", "Club", "C"), "first": ("First", "first class", "La Première", "F")}
_BAG = {"none": ("no checked bag", "hand luggage only", "cabin bag only", "kein Aufgabegepäck"), "one": ("1 checked bag", "one piece, 23 kg", "1PC", "one suitcase included"), "two": ("2 checked bags", "two pieces of 23 kg each", "2PC")}


def _make_flight(rng: Random) -> dict[str, Any]:
    ds, clock, airline = val.date_style(rng), rng.randrange(3), _p(rng, _AIRLINES)
    stops = rng.sample(_AIRPORTS, rng.randint(2, 4))
    if rng.random() < 0.4:
        stops.append(stops[0])
    mode = rng.randrange(3)

    def place(a: tuple[str, str]) -> str:
        return (a[0], a[1], f"{a[0]} ({a[1]})")[mode]

    d, segments, minutes = _date(rng, 2014, 2027), [], rng.randrange(300, 900, 5)
    for a, b in pairwise(stops):
        flight = _p(rng, (f"{airline[1]}{rng.randint(10, 9899)}", f"{airline[1]} {rng.randint(10, 9899)}"))
        length = rng.randrange(55, 700, 5)
        segments.append({"from": V(place(a)), "to": V(place(b)), "flight": V(flight), "date": _show(rng, d, ds), "departs": _clock(minutes, clock), "arrives": _clock(minutes + length, clock)})
        d, minutes = d + dt.timedelta(days=rng.choice((0, 0, 1, 5, 9))), rng.randrange(300, 1300, 5)
    fare = rng.randrange(39, 2800)
    return {
        "reference": V(_code(rng, "######")), "ticket": maybe(rng, 0.5, V(_code(rng, _p(rng, ("999-9999999999", "9999999999999"))))), "passengers": [_v(val.person(rng)) for _ in range(rng.choice((1, 1, 2, 3)))], "airline": V(airline[0]), "cabin": maybe(rng, 0.75, _enum(rng, _CABIN)),
        "baggage": maybe(rng, 0.6, _enum(rng, _BAG)), "fare": maybe(rng, 0.7, val.show_money(rng, fare)), "issued": maybe(rng, 0.6, _show(rng, d - dt.timedelta(days=rng.randint(20, 200)), ds)), "segments": segments,
        "seat": maybe(rng, 0.4, V(f"{rng.randint(1, 42)}{_p(rng, 'ABCDEF')}")),
        "note": V(_p(rng, ("Bag drop closes {n} minutes before departure.", "Gate {g} opens {n} minutes before departure.", "Online check-in opens {n} hours ahead.", "Lost property: desk {g}.", "Terminal {g} is under construction.")).format(n=rng.randint(30, 60), g=rng.randint(1, 9))),
    }


FLIGHT = Kind(
    name="flight_itinerary",
    titles=("Flight itinerary", "E-ticket", "Booking confirmation", "Travel receipt", "Flugbestätigung", "Flight reservation"),
    fields=(
        F("reference", ("booking reference", "pnr", "record locator", "reservation code"), ("Booking reference", "PNR", "Record locator", "de:Buchungscode", "fr:Réf. dossier"), ("Six-character booking code", "record locator", "reference of the booking")),
        F("ticket", ("ticket number", "e ticket number"), ("Ticket no.", "E-ticket", "de:Ticketnummer"), ("Number of the ticket", "e-ticket number", "ticket id")),
        Items("passengers", ("passengers", "travellers", "passenger names"), (F("passenger", ("passenger", "name"), ("Passenger",), ("one passenger", "name of a traveller", "who flies")),), ("Everyone on the booking", "names of the travellers", "Who travels?"),
              labels=("Passengers", "Travellers", "Passenger(s)", "de:Passagiere", "fr:Voyageurs"), lines=("{passenger}",), scalar=True),
        F("airline", ("airline", "carrier", "operated by"), ("Airline", "Carrier", "Operated by", "de:Fluggesellschaft"), ("Which airline", "carrier", "company that operates the flight")),
        F("cabin", ("cabin class", "travel class", "class"), ("Class", "Cabin", "de:Klasse"), ("Class of travel", "cabin", "Which class was booked?"), type="enum", options=("economy", "premium economy", "business", "first"), ordinal=True),
        F("baggage", ("baggage", "checked bags", "luggage allowance"), ("Baggage", "Luggage", "de:Gepäck"), ("How many bags may be checked in", "baggage allowance", "checked luggage"), type="enum", options=("none", "one", "two")),
        F("fare", ("total fare", "ticket price", "amount paid"), ("Total fare", "Price", "Amount paid", "de:Gesamtpreis"), ("What the tickets cost", "price of the booking", "total paid"), type="number"),
        F("issued", ("issue date", "booking date", "booked on"), ("Issued", "Date of issue", "Booked on", "de:Ausstellungsdatum"), ("When the ticket was issued", "date of booking", "issue date"), type="date"),
        F("seat", ("seat", "seat number"), ("Seat", "de:Sitz"), ("Seat assigned", "seat number", "Which seat?")),
        Items("segments", ("flights", "segments", "legs", "itinerary"), (
            F("from", ("from", "origin", "departure airport"), ("From", "Origin", "de:Von"), ("where the leg starts", "departure airport", "origin")), F("to", ("to", "destination", "arrival airport"), ("To", "Destination", "de:Nach"), ("where the leg ends", "arrival airport", "destination")),
            F("flight", ("flight number", "flight", "flight no"), ("Flight", "Flight no.", "de:Flug"), ("number of the flight", "flight code", "carrier and number")), F("date", ("date", "departure date", "day"), ("Date", "Day", "de:Datum"), ("day of departure", "date of the flight", "when it flies"), type="date"),
            F("departs", ("departure time", "departs", "take off"), ("Dep.", "Departs", "de:Ab"), ("time of departure", "when it leaves", "scheduled departure"), type="time"), F("arrives", ("arrival time", "arrives", "landing"), ("Arr.", "Arrives", "de:An"), ("time of arrival", "when it lands", "scheduled arrival"), type="time")),
            ("Every flight of the trip", "list of legs with times", "flights in order"), labels=("Flights", "Your itinerary", "Segments", "de:Flüge", "Itinerary"),
            lines=("{flight}  {from} - {to}  {date}  {departs} - {arrives}", "{date}: {from} to {to} with {flight}, dep. {departs}, arr. {arrives}", "{flight} leaves {from} at {departs} on {date} and reaches {to} at {arrives}", "{from} {departs} → {to} {arrives} ({flight}, {date})")),
    ),
    make=_make_flight,
    prose=(
        "Thank you for flying {airline}.\nBooking reference: {reference}\n\nPassengers: {passengers}\n\n{segments}\n\n[[Class: {cabin}\n]][[Baggage: {baggage}\n]][[Total: {fare}\n]]{note}",
        "{passengers}, you're off! {segments}. Your code is {reference}.[[ You paid {fare}.]][[ Luggage: {baggage}.]] {note}",
        "ELECTRONIC TICKET RECEIPT\n[[TICKET {ticket}\n]]PNR {reference}[[   ISSUED {issued}]]\n{passengers}\n\n{segments}\n\nCARRIER {airline}[[   CLASS {cabin}]][[   SEAT {seat}]][[\nFARE {fare}]]",
        "Hello,\nattached is the itinerary ({reference}) for {passengers}.\n{segments}\n[[Seats: {seat}. ]][[Fare: {fare}. ]]All flights with {airline}.[[ Booked {issued}.]]",
        "{airline} | {reference}\n\n{segments}\n\nTravellers\n{passengers}\n\n[[{cabin}]][[ / {baggage}]]",
        "[[On {issued} we issued the ticket. ]]The flights are as follows: {segments}. Travelling: {passengers}. {note} Keep the code {reference} at hand.",
        "Your trip with {airline} is booked. {note}\n\nWho: {passengers}\nWhat: {segments}\n[[Cost: {fare}\n]][[Cabin: {cabin}\n]]Code: {reference}",
        "Check in now – {reference}\n{segments}\n{passengers}[[, seat {seat}]][[, {baggage}]]",
    ),
    openings=("Do not reply to this message", "Travel document – not a boarding pass", "YOUR ITINERARY"), closings=("Fly safely.", "Times are local.", "Carriage is subject to the conditions of contract.", "Need help? Visit our service centre."),
)

# --------------------------------------------------------------------------------------------------------------------
# Restaurant menu and restaurant description

_MENU_A = ("Grilled", "Hand-rolled", "House-made", "Seared", "Crispy", "Wild", "Slow-roast", "Chilled", "Smoked", "Wood-fired", "Pan-fried", "Steamed", "Tempura", "Marinated", "Truffled", "Local", "Double-baked", "Spiced")
_MENU_B = {"Starters": ("Burrata", "Beef Carpaccio", "Onion Soup", "Spring Rolls", "Scallops", "Bruschetta", "Hummus", "Tuna Tartare", "Padrón Peppers", "Goat's Cheese Salad", "Calamari", "Pumpkin Soup", "Vitello Tonnato", "Edamame"),
           "Mains": ("Sea Bass", "Lamb Rack", "Ribeye", "Tagliatelle", "Mushroom Risotto", "Duck Breast", "Fish and Chips", "Ramen", "Wiener Schnitzel", "Aubergine Parmigiana", "Chicken Tikka", "Pork Ribs", "Cheeseburger", "Lasagne", "Pad Thai", "Coq au Vin", "Falafel Plate"),
           "Desserts": ("Tiramisu", "Crème Brûlée", "Apple Strudel", "Chocolate Fondant", "Lemon Tart", "Panna Cotta", "Baklava", "Cheesecake", "Affogato", "Mochi", "Pavlova", "Sticky Toffee Pudding"),
           "Drinks": ("Espresso", "Lemonade", "Pale Ale", "Riesling, 0.2 l", "Negroni", "Green Tea", "Mango Lassi", "Tonic Water", "Pinot Noir, glass", "Ginger Beer", "Aperol Spritz", "Hot Chocolate")}
_SECTION_NAMES = {"Starters": ("Starters", "Antipasti", "To begin", "Vorspeisen", "Entrées", "Small plates"), "Mains": ("Mains", "Main courses", "From the grill", "Hauptgerichte", "Plats", "Secondi"),
                  "Desserts": ("Desserts", "Sweet endings", "Dolci", "Nachspeisen", "Afters"), "Drinks": ("Drinks", "Beverages", "From the bar", "Getränke", "Boissons")}
_MENU_C = ("rocket and aged Parmesan", "lemon butter sauce", "roast potatoes, seasonal greens", "chilli, lime and coriander", "saffron aioli", "pickled shallots", "wild garlic pesto", "salted caramel", "house slaw and fries", "toasted hazelnuts", "plum tomatoes, capers",
           "miso glaze and sesame", "served with sourdough", "vanilla ice cream", "black garlic mayo", "for two to share", "coconut rice", "poached egg on top", "berry compote", "with or without ice")


def _restaurant(rng: Random) -> str:
    return _p(rng, (f"Trattoria {val.first_last(rng)[0]}", f"The {_p(rng, ('Golden', 'Crooked', 'Blue', 'Hungry', 'Rusty', 'Little', 'Velvet', 'Laughing'))} {_p(rng, ('Fork', 'Fox', 'Lemon', 'Anchor', 'Olive', 'Goose', 'Kettle', 'Fig', 'Oyster', 'Crane'))}", f"Chez {val.first_last(rng)[0]}",
                    f"{val.first_last(rng)[1]}'s {_p(rng, ('Kitchen', 'Diner', 'Grill', 'Table', 'Bistro'))}", f"{_p(rng, _HOTEL_B)} Brasserie", f"Gasthaus {_p(rng, ('Adler', 'Krone', 'Rössl', 'Sonne', 'Linde'))}", f"{_p(rng, ('Sakura', 'Lotus', 'Bamboo', 'Jade', 'Saffron', 'Tamarind', 'Cedar', 'Olivia'))} {_p(rng, ('House', 'Garden', 'Bar', 'Room'))}"))


def _make_menu(rng: Random) -> dict[str, Any]:
    style, cents = rng.randrange(3), rng.random() < 0.7
    names = some(rng, list(_MENU_B), 1, 4)
    items, sections = [], []
    for section in names:
        sections.append(V(_p(rng, _SECTION_NAMES[section])))
        for dish in some(rng, _MENU_B[section], 2, 4):
            price = rng.randrange(3, 45) + (rng.choice((0.5, 0.9, 0.0, 0.95)) if cents else 0)
            name = dish if rng.random() < 0.5 else f"{_p(rng, _MENU_A)} {dish}"
            items.append({"name": V(name), "description": V(_p(rng, _MENU_C)), "price": _amount(rng, price, style, cents)})
    return {
        "restaurant": V(_restaurant(rng)), "phone": maybe(rng, 0.5, _v(val.phone(rng))), "address": maybe(rng, 0.5, _v(val.address(rng))), "sections": sections, "items": items,
        "occasion": maybe(rng, 0.5, V(_p(rng, ("Lunch menu", "Summer menu", "Tasting menu", "Mittagskarte", "Brunch", "Christmas menu", "Late-night menu", "Children's menu", "À la carte", "Set menu")))),
        "open_sunday": maybe(rng, 0.5, _flag(rng, ("open on Sundays too", "open seven days a week", "Sunday brunch from ten", "no closing day"), ("closed on Sundays", "Sunday: closed", "Monday to Saturday only", "sonntags Ruhetag"))),
        "service": maybe(rng, 0.5, V(_p(rng, ("10%", "12.5%", "15%")))),
        "note": V(_p(rng, ("Corkage {n} per bottle.", "Kitchen closes at {t} pm.", "Since {y}.", "Extra bread {n}.", "Tables of {t} or more: please book.")).format(n=rng.randint(2, 30), t=rng.randint(6, 11), y=rng.randint(1880, 2019))),
    }


MENU = Kind(
    name="restaurant_menu",
    titles=("Menu", "Restaurant menu", "Speisekarte", "Carte", "Food and drinks", "Bill of fare"),
    fields=(
        F("restaurant", ("restaurant", "restaurant name", "venue"), ("Restaurant", "Welcome to", "Venue"), ("Whose menu it is", "name of the restaurant", "Which restaurant?")),
        F("phone", ("phone", "reservations number"), ("Reservations", "Tel.", "Phone"), ("Number for reservations", "phone number", "telephone of the restaurant")),
        F("address", ("address", "location"), ("Address", "Find us at", "Adresse"), ("Where the restaurant is", "street address", "location")),
        F("occasion", ("menu type", "occasion", "which menu"), ("Menu", "Card"), ("What sort of menu it is", "lunch, tasting…", "title of the menu")),
        F("open_sunday", ("open on sunday", "serves sundays"), ("Sundays", "Opening days"), ("Whether one can eat there on Sunday", "true if open on Sundays", "Is it open on Sundays?"), type="boolean"),
        F("service", ("service charge", "tip included"), ("Service charge", "Service"), ("Service charge as written", "percentage added", "service fee")),
        Items("sections", ("sections", "courses", "headings"), (F("section", ("section", "heading"), ("Section",), ("heading of a section", "course", "part of the menu")),), ("Headings of the menu", "course names", "which sections there are"), labels=("Sections", "Courses", "Contents"), lines=("{section}",), scalar=True),
        Items("items", ("dishes", "menu items", "offerings", "food"), (
            F("name", ("name", "dish", "title"), ("Dish", "Item", "de:Gericht"), ("what it is called", "name of the dish", "dish or drink")), F("description", ("description", "served with", "details"), ("Description", "With"), ("what comes with it", "description under the dish", "sides and sauce")),
            F("price", ("price", "cost"), ("Price", "de:Preis", "€"), ("what it costs", "price as a number", "how much"), type="number")), ("Everything one can order with prices", "dishes on the menu", "list of food and drinks"), labels=("Our dishes", "Menu", "de:Speisen", "To eat and drink"),
            lines=("{name} ({description}) {price}", "{name}  {price}", "{name} – {description} – {price}", "{name} .......... {price}", "{name}, {description}: {price}", "{price}  {name}")),
    ),
    make=_make_menu,
    prose=(
        "{restaurant}\n[[{occasion}\n]]\n{items}\n\n{note}[[\nA service charge of {service} is added.]]",
        "~ {restaurant} ~\n[[{address}]][[ · {phone}]]\n\n{items}\n\n[[We are {open_sunday}. ]]{note}",
        "Welcome to {restaurant}! On today's card: {items}. {note}",
        "[[{occasion} at ]]{restaurant}\n\n{items}\n\n[[Book on {phone}]]",
        "{sections}\n\n{items}\n\n{restaurant}[[ – {address}]]",
        "We ate at {restaurant} last night[[ ({open_sunday})]]. The prices: {items}.[[ They add {service} for service.]]",
        "MENU\n\n{items}\n\nPrices include tax. {note} Yours, the team of {restaurant}[[, {phone}]]",
        "{restaurant}[[ | {occasion}]][[ | {open_sunday}]]\n====\n{items}",
        "The card at {restaurant} is split into {sections}. Here is all of it:\n{items}",
    ),
    openings=("Ask about allergens", "Please order at the bar", "v = vegetarian, vg = vegan"), closings=("Enjoy your meal!", "All prices in euro incl. VAT", "Guten Appetit", "Gift vouchers available"),
)

_PRICE_RANGE = {"cheap": ("cheap", "less than 20 pounds a head", "low-priced", "budget-friendly", "inexpensive", "easy on the wallet", "$"), "moderate": ("moderately priced", "mid-range prices", "average prices", "between 20 and 30 a head", "$$", "not cheap, not dear"),
                "expensive": ("high-priced", "upmarket prices", "more than 50 a head", "rather expensive", "$$$", "pricey", "exclusive and costly")}
_RATING = {"poor": ("a low customer rating", "one star from diners", "poorly rated", "bad reviews", "rated 1 out of 5"), "average": ("an average rating", "3 out of 5", "decent reviews", "a so-so customer rating"), "excellent": ("5 out of 5 stars", "a top customer rating", "excellent reviews", "highly rated by guests", "rave reviews")}
_SPOT = {"restaurant": ("restaurant", "eatery", "dining room", "bistro", "trattoria"), "pub": ("pub", "gastropub", "tavern", "alehouse"), "coffee shop": ("coffee shop", "café", "coffee house", "espresso bar")}
_FAMILY_YES = ("family-friendly", "children are welcome", "great for kids", "kid-friendly", "high chairs are available", "families with children feel at home")
_FAMILY_NO = ("not family-friendly", "adults only", "no children allowed", "not a place for kids", "over-18s only", "unsuitable for families")


def _make_restaurant(rng: Random) -> dict[str, Any]:
    name = _restaurant(rng)
    return {
        "name": V(name), "spot": _enum(rng, _SPOT), "food": V(_p(rng, _CUISINES)), "range": maybe(rng, 0.75, _enum(rng, _PRICE_RANGE)), "rating": maybe(rng, 0.6, _enum(rng, _RATING)), "family": maybe(rng, 0.75, _flag(rng, _FAMILY_YES, _FAMILY_NO)),
        "area": maybe(rng, 0.75, V(_p(rng, ("riverside", "city centre", "harbour district", "old town", "university quarter", "suburbs", "market square", "north side", "beachfront", "station area")))), "near": maybe(rng, 0.6, V(_p(rng, (_restaurant(rng), _hotel(rng), "the main station", "the opera house", "Burger King", "the town hall")))),
        "chef": maybe(rng, 0.4, _v(val.person(rng))), "phone": maybe(rng, 0.4, _v(val.phone(rng))), "seats": maybe(rng, 0.4, _int(rng, 14, 220)), "city": maybe(rng, 0.5, _v(val.city(rng))), "since": maybe(rng, 0.4, _int(rng, 1890, 2025)),
        "dishes": [V(x.lower() if rng.random() < 0.5 else x) for x in some(rng, _MENU_B["Mains"] + _MENU_B["Starters"], 1, 4)],
    }


RESTAURANT = Kind(
    name="restaurant_description",
    titles=("Restaurant description", "Venue", "Restaurant", "Place to eat", "Restaurant guide entry"),
    fields=(
        F("name", ("name", "restaurant name", "venue"), ("Name", "Restaurant", "Venue"), ("What it is called", "name of the venue", "Which place is described?")),
        F("spot", ("eat type", "kind of venue", "type"), ("Type", "Category"), ("pub, restaurant or coffee shop", "kind of place", "What sort of venue is it?"), type="enum", options=("restaurant", "pub", "coffee shop")),
        F("food", ("food", "cuisine", "kitchen"), ("Food", "Cuisine", "de:Küche"), ("What food is served", "the cuisine", "kind of cooking")),
        F("range", ("price range", "price level"), ("Prices", "Price range", "de:Preisniveau"), ("How expensive it is", "price level", "cheap or dear?"), type="enum", options=("cheap", "moderate", "expensive"), ordinal=True),
        F("rating", ("customer rating", "guest rating"), ("Rating", "Guests say", "de:Bewertung"), ("How guests rate it", "customer rating", "quality according to diners"), type="enum", options=("poor", "average", "excellent"), ordinal=True),
        F("family", ("family friendly", "suitable for children"), ("Families", "Kids"), ("Whether children are welcome", "true if suited to families", "Can one bring the kids?"), type="boolean"),
        F("area", ("area", "neighbourhood", "district"), ("Area", "Neighbourhood", "de:Lage"), ("Part of town", "where in the city", "district of the venue")),
        F("near", ("near", "close to", "landmark"), ("Near", "Next to"), ("What it is close to", "nearby landmark", "neighbouring place")),
        F("chef", ("chef", "owner"), ("Chef", "Run by"), ("Who cooks", "name of the chef", "person in the kitchen")),
        F("phone", ("phone", "telephone"), ("Tel.", "Reservations"), ("Phone number", "number to reserve", "telephone")),
        F("seats", ("seats", "capacity"), ("Seats", "Covers", "de:Plätze"), ("How many guests fit", "number of seats", "capacity"), type="integer"),
        F("city", ("city", "town"), ("City", "Town", "de:Ort"), ("City it is in", "town", "In which city?")),
        F("since", ("opened", "year opened", "since"), ("Since", "Opened"), ("Year of opening", "when it opened", "founding year"), type="integer"),
        Items("dishes", ("dishes", "specialities", "signature dishes"), (F("dish", ("dish", "speciality"), ("Dish",), ("a dish", "one speciality", "what they serve")),), ("Dishes that are mentioned", "specialities of the house", "What do they serve?"), labels=("Specialities", "Try", "Signature dishes"), lines=("{dish}",), scalar=True),
    ),
    make=_make_restaurant,
    prose=(
        "{name} is a {spot} serving {food} food[[ in the {area}]][[ near {near}]].[[ It is {family}.]][[ Prices: {range}.]]",
        "Located[[ by {near}]][[ in the {area}]][[ of {city}]], {name} offers {food} cooking[[ with {rating}]]. It's a {spot}, {dishes} being the favourites.",
        "For {food} dishes try {name}[[, {range}]][[, {family}]]. [[You find the {spot} close to {near}. ]][[Call {phone}.]]",
        "[[Chef {chef} runs ]]{name}, a {food} {spot}[[ that has been around since {since}]][[; {seats} seats]]. Order {dishes}.[[ Diners give it {rating}.]]",
        "There is a {spot} called {name}[[ in the {area}]]. It serves {food} food, is [[{range}]] and [[{family}]].",
        "[[{family}: ]]{name}. {food}. {spot}.[[ {range}.]][[ {area}.]]",
        "Fancy {dishes}? Then {name}[[ next to {near}]] is the {spot} for you.[[ Guests speak of {rating};]][[ it is {range}.]]",
        "{name}[[, {city}]] – a {food} {spot}. [[Opened in {since}]][[ by {chef}]][[, room for {seats} guests]].[[ Note: {family}.]]",
        "I took my parents to {name} last Sunday. The {food} {spot} has[[ {rating}]] and we had {dishes}.[[ Be warned, it is {range}.]]",
        "Name: {name}; food: {food}[[; price: {range}]][[; rating: {rating}]][[; area: {area}]][[; near: {near}]]",
    ),
)

RESTAURANT_ALT = _variant(RESTAURANT, "restaurant_description_options", {"range": {"cheap": "low", "moderate": "medium", "expensive": "high"}, "rating": {"poor": "low", "excellent": "high"}, "spot": {"coffee shop": "cafe"}})

# --------------------------------------------------------------------------------------------------------------------
# Event

_EVENT_A = ("Summer", "International", "Annual", "Midnight", "Open-Air", "Charity", "Winter", "Neighbourhood", "Young", "Northern", "Tech", "Street", "Golden", "Silent", "Vintage", "Harvest", "Digital", "Green")
_EVENT_B = ("Jazz Festival", "Book Fair", "Marathon", "Design Conference", "Food Market", "Film Night", "Hackathon", "Art Exhibition", "Chess Open", "Wine Tasting", "Comedy Gala", "Science Slam", "Flea Market", "Robotics Workshop", "Poetry Evening", "Choir Concert", "Start-up Summit", "Photography Show", "Yoga Retreat",
            "Cycling Tour", "Opera Gala", "Job Fair", "Comic Convention", "Dance Battle", "Gardening Day", "Quiz Night")
_VENUES = ("Town Hall", "Kulturzentrum", "Old Brewery", "Riverside Park", "Grand Theatre", "Expo Centre", "Community Library", "St. Mary's Church", "University Auditorium", "Market Hall", "Warehouse 9", "Botanical Garden", "Stadtpark", "Palais des Congrès", "Harbour Stage", "Room 3.14", "Sports Arena", "Castle Courtyard", "Club Vortex")
_EVENT_TYPE = {"concert": ("live music", "concert", "gig", "an evening of songs"), "conference": ("conference", "two days of talks", "symposium", "keynotes and panels"), "workshop": ("workshop", "hands-on training", "learn by doing"), "exhibition": ("exhibition", "works on display", "vernissage"),
               "sports": ("race", "tournament", "competition for athletes", "run"), "market": ("market", "stalls and bargains", "fair with traders"), "party": ("party", "DJ set and dancing", "celebration")}
_FREE_YES = ("free admission", "no entrance fee", "Eintritt frei", "free of charge", "entry is free", "entrée libre", "costs nothing")
_FREE_NO = ("tickets required", "paid admission", "entry with ticket only", "an entrance fee applies", "Eintritt kostenpflichtig")
_REG_YES = ("registration required", "please sign up in advance", "RSVP needed", "places only with booking", "Anmeldung erforderlich")
_REG_NO = ("no registration needed", "just drop in", "no booking necessary", "walk-ins welcome", "ohne Anmeldung")


def _make_event(rng: Random) -> dict[str, Any]:
    ds, style = val.date_style(rng), rng.randrange(4)
    d, begin = _date(rng, 2014, 2027), rng.randrange(480, 1290, 15)
    name = _p(rng, (f"{_p(rng, _EVENT_A)} {_p(rng, _EVENT_B)}", f"{val.city(rng)} {_p(rng, _EVENT_B)}", f"{_p(rng, _EVENT_A)} {_p(rng, _EVENT_B)} {d.year}", f"{rng.randint(2, 60)}th {_p(rng, _EVENT_B)}", f"{_p(rng, _BRAND_A)}{_p(rng, _BRAND_B)} {_p(rng, _EVENT_B)}"))
    free = rng.random() < 0.4
    organiser = val.company(rng)
    return {
        "name": V(name), "type": _enum(rng, _EVENT_TYPE), "date": _show(rng, d, ds), "last_day": maybe(rng, 0.3, _show(rng, d + dt.timedelta(days=rng.randint(1, 9)), ds)), "begin": _clock(begin, style), "doors": maybe(rng, 0.4, _clock(begin - rng.choice((30, 45, 60)), style)), "finish": maybe(rng, 0.5, _clock(begin + rng.choice((90, 120, 180, 240)), style)),
        "venue": V(_p(rng, _VENUES)), "address": maybe(rng, 0.6, _v(val.address(rng))), "organiser": _v(organiser), "contact": maybe(rng, 0.5, _v(val.email_for(rng, val.person(rng), organiser))), "website": maybe(rng, 0.5, _v(val.url(rng))), "price": None if free else val.money(rng, 4, 180),
        "free": V(_p(rng, _FREE_YES if free else _FREE_NO), free), "registration": maybe(rng, 0.7, _flag(rng, _REG_YES, _REG_NO)), "deadline": maybe(rng, 0.4, _show(rng, d - dt.timedelta(days=rng.randint(5, 50)), ds)), "capacity": maybe(rng, 0.4, _int(rng, 20, 6000, 0)),
        "performers": [_v(val.person(rng)) if rng.random() < 0.7 else V(f"The {_p(rng, _P_ADJ)} {_p(rng, ('Foxes', 'Strings', 'Lanterns', 'Quartet', 'Brothers', 'Owls', 'Engines'))}") for _ in range(rng.randint(1, 4))],
        "note": V(_p(rng, ("Last year {n} people came.", "Parking for {n} cars.", "Bus {s} stops outside.", "Under-{s}s pay half.", "Bring a picnic blanket.", "The bar opens {s} minutes earlier.")).format(n=rng.randint(40, 4000), s=rng.randint(5, 40))),
    }


EVENT = Kind(
    name="event_announcement",
    titles=("Event", "Event announcement", "Poster", "Invitation", "Veranstaltung", "Save the date"),
    fields=(
        F("name", ("event name", "title", "event", "name"), ("Event", "Title", "What", "de:Veranstaltung"), ("What the event is called", "name of the event", "Title on the poster")),
        F("type", ("event type", "category", "kind of event"), ("Type", "Category", "de:Art"), ("What sort of event it is", "category of the event", "concert, market, race…"), type="enum", options=("concert", "conference", "workshop", "exhibition", "sports", "market", "party")),
        F("date", ("date", "event date", "day", "start date"), ("Date", "When", "de:Datum", "fr:Quand"), ("Day it takes place", "first day of the event", "When is it?"), type="date"),
        F("last_day", ("end date", "last day", "until"), ("Until", "Ends on", "de:bis"), ("Last day", "when it is over", "end of a several-day event"), type="date"),
        F("begin", ("start time", "begins at", "time"), ("Starts", "Time", "de:Beginn", "fr:Heure"), ("Time it starts", "starting time", "At what time does it begin?"), type="time"),
        F("doors", ("doors open", "admission from"), ("Doors", "Doors open", "de:Einlass"), ("When the doors open", "admission time", "from when one can enter"), type="time"),
        F("finish", ("end time", "ends at"), ("Ends", "Finish", "de:Ende"), ("Time it ends", "closing time", "until what time?"), type="time"),
        F("venue", ("venue", "place", "location"), ("Venue", "Where", "de:Ort", "fr:Lieu"), ("Where it takes place", "name of the venue", "place of the event")),
        F("address", ("address", "venue address"), ("Address", "Adresse", "Getting there"), ("Street address of the venue", "how to find it", "address")),
        F("organiser", ("organiser", "host", "organized by"), ("Organiser", "Hosted by", "Presented by", "de:Veranstalter"), ("Who runs the event", "name of the organiser", "host of the event")),
        F("contact", ("contact email", "email"), ("Contact", "Info", "E-mail"), ("E-mail for questions", "contact address", "whom to write to")),
        F("website", ("website", "link", "url"), ("Website", "More at", "Tickets"), ("Web address", "link for more information", "url of the event")),
        F("price", ("ticket price", "admission", "entry fee"), ("Tickets", "Admission", "de:Eintritt", "Price"), ("What a ticket costs", "price of admission as a number", "How much is it?"), type="number"),
        F("free", ("free entry", "is free", "free admission"), ("Entry", "Admission"), ("Whether it costs nothing", "true if there is no fee", "Is it free?"), type="boolean"),
        F("registration", ("registration required", "needs booking"), ("Registration", "de:Anmeldung"), ("Whether one must register", "true if signing up is needed", "Do I have to sign up?"), type="boolean"),
        F("deadline", ("registration deadline", "sign up by"), ("Register by", "Deadline", "de:Anmeldeschluss"), ("Last day to register", "sign-up deadline", "by when must one book?"), type="date"),
        F("capacity", ("capacity", "places", "max participants"), ("Places", "Capacity", "de:Plätze"), ("How many can take part", "number of places", "limit of participants"), type="integer"),
        Items("performers", ("performers", "speakers", "line up", "artists"), (F("performer", ("performer", "speaker"), ("Act",), ("one act", "name of a speaker", "who appears")),), ("Who appears", "names of speakers or artists", "line-up"), labels=("Line-up", "With", "Speakers", "de:Mit", "fr:Avec"), lines=("{performer}",), scalar=True),
    ),
    make=_make_event,
    prose=(
        "*** {name} ***\n{date}[[ – {last_day}]], {begin}\n{venue}[[, {address}]]\n\nwith {performers}\n\n[[Doors {doors}\n]][[Tickets {price}\n]][[{website}]]",
        "{organiser} invites you to the {name} on {date} at {begin}. It will be held at {venue}[[ ({address})]].[[ {registration}.]][[ Doors open at {doors}.]] {note}",
        "Save the date! {name}, {date}, {venue}. Type: {type}. Admission: {free}[[ ({price})]].[[ Sign up by {deadline}.]]",
        "What: {name}\nWhen: {date}, {begin}[[ to {finish}]]\nWhere: {venue}\nWho: {performers}\nHow much: {free}[[\nQuestions: {contact}]]",
        "We're thrilled to announce that {performers} will join us for the {name}! Mark {date} in your diary; we start at {begin}[[ and finish at {finish}]]. {note} Hosted by {organiser}.[[ More at {website}.]]",
        "On {date} the {venue} turns into the home of the {name} – {type}. [[Only {capacity} places. ]][[Registration closes on {deadline}. ]]{note}",
        "Programme note: {name}. Begin {begin}[[, admission {doors}]][[, end {finish}]]. Entry: {free}. Location: {venue}. Veranstalter: {organiser}.",
        "The {name} is back[[ and runs from {date} to {last_day}]]. [[A ticket is {price}. ]][[{capacity} visitors can attend. ]]It takes place at {venue}, starting {begin}. [[Write to {contact}. ]]{note}",
        "Hi all, reminder: {name} this year is on {date}, {begin}, {venue}.[[ Note – {registration}.]] {free}! Line-up: {performers}. Cheers, {organiser}",
    ),
    openings=("Community noticeboard", "PRESS INFORMATION", "Tell your friends!", "What's on"), closings=("Programme subject to change.", "Follow us for updates.", "With kind support of the city."),
)

# --------------------------------------------------------------------------------------------------------------------
# Course description

_SUBJECT_A = ("Introduction to", "Advanced", "Foundations of", "Applied", "Topics in", "Principles of", "Practical", "History of", "Seminar in", "Computational", "Modern", "Methods in", "Basics of")
_SUBJECT_B = ("Linear Algebra", "Organic Chemistry", "Microeconomics", "Roman Law", "Machine Learning", "Ceramics", "Portuguese", "Marketing", "Data Structures", "Human Anatomy", "Photography", "Thermodynamics", "Music Theory", "Sociology", "First Aid", "Bookkeeping", "Creative Writing", "Statistics", "Urban Planning", "Nutrition",
              "Welding", "Genetics", "Philosophy of Mind", "Project Management", "Web Development", "Soil Science", "Art History", "Cryptography", "Game Design", "Public Speaking")
_LEVEL = {"beginner": ("no prior knowledge needed", "beginner", "introductory level", "for absolute beginners", "A1", "first-year"), "intermediate": ("intermediate", "some experience expected", "second-year level", "B1", "for those who know the basics"), "advanced": ("advanced", "graduate level", "for experts", "C1", "Master's level")}
_MODE = {"in person": ("on campus", "classroom-based", "in person", "Präsenz", "face-to-face sessions"), "online": ("fully online", "via video conference", "distance learning", "e-learning", "watch from anywhere"), "blended": ("blended", "partly online, partly in class", "hybrid", "alternating between classroom and screen")}
_EXAM = {"written exam": ("a two-hour written exam", "written examination", "Klausur", "sit-down test at the end"), "oral exam": ("oral exam", "viva", "a 20-minute conversation with the examiner", "mündliche Prüfung"), "project": ("a group project", "term project", "portfolio submission", "a final build"), "essay": ("a 3,000-word essay", "term paper", "written assignment", "Hausarbeit")}


def _make_course(rng: Random) -> dict[str, Any]:
    ds, ts = val.date_style(rng), rng.randrange(4)
    start, weeks, begin = _date(rng, 2015, 2027), rng.randint(2, 30), rng.randrange(480, 1200, 15)
    topics = some(rng, ("set theory", "case studies", "lab safety", "source criticism", "ethics", "regression", "grammar drills", "glazing", "storyboarding", "risk analysis", "contract law basics", "error handling", "colour theory", "peer review", "field trip", "budgeting", "network protocols", "metabolism", "harmonic analysis", "interview technique",
                         "sampling", "version control", "market segmentation", "composition", "safety at work", "discourse analysis"), 2, 6)
    return {
        "title": V(f"{_p(rng, _SUBJECT_A)} {_p(rng, _SUBJECT_B)}" if rng.random() < 0.75 else _p(rng, _SUBJECT_B)), "code": maybe(rng, 0.7, V(_code(rng, _p(rng, ("AAA 999", "AA9999", "999.999", "AAAA-999", "A99"))))), "teacher": _v(val.person(rng)), "credits": maybe(rng, 0.6, _p(rng, (_int(rng, 1, 12), V("7.5", 7.5), V("4.5", 4.5), V("2,5", 2.5)))),
        "start": _show(rng, start, ds), "end": maybe(rng, 0.6, _show(rng, start + dt.timedelta(days=7 * weeks), ds)), "weeks": maybe(rng, 0.6, V(str(weeks), weeks)), "day": maybe(rng, 0.6, V(_p(rng, ("Mondays", "Tuesday", "Wed", "Thursdays", "every Friday", "Saturday", "dienstags", "Mon/Wed")))), "time": maybe(rng, 0.6, _clock(begin, ts)),
        "room": maybe(rng, 0.5, V(_p(rng, (f"Room {rng.randint(1, 400)}", f"Hörsaal {rng.randint(1, 12)}", f"{_p(rng, 'ABCDE')}.{rng.randint(1, 5)}.{rng.randint(10, 60)}", f"Building {rng.randint(1, 30)}, {rng.randint(100, 420)}")))), "level": _enum(rng, _LEVEL), "mode": maybe(rng, 0.7, _enum(rng, _MODE)), "exam": maybe(rng, 0.6, _enum(rng, _EXAM)),
        "fee": maybe(rng, 0.5, val.money(rng, 30, 3900)), "language": maybe(rng, 0.5, V(_p(rng, ("English", "German", "French", "Spanish", "Italian", "Dutch", "Polish")))), "places": maybe(rng, 0.4, _int(rng, 6, 240)), "prerequisite": maybe(rng, 0.5, V(_p(rng, _SUBJECT_B))), "topics": [V(x) for x in topics],
        "certificate": maybe(rng, 0.6, _flag(rng, ("a certificate is issued at the end", "participants receive a certificate", "with certificate", "you get a diploma on completion"), ("no certificate is awarded", "without certificate", "this course does not lead to a certificate"))),
    }


COURSE = Kind(
    name="course_description",
    titles=("Course description", "Course", "Module", "Lehrveranstaltung", "Class listing", "Syllabus"),
    fields=(
        F("title", ("course title", "title", "name", "module name"), ("Course", "Module", "Title", "de:Kurs", "fr:Intitulé"), ("What the course is called", "title of the module", "name of the class")),
        F("code", ("course code", "module number", "course id"), ("Code", "Module no.", "de:Kursnummer"), ("Code of the course", "catalogue number", "module number")),
        F("teacher", ("instructor", "lecturer", "teacher", "taught by"), ("Instructor", "Lecturer", "Taught by", "de:Dozent/in", "fr:Enseignant"), ("Who teaches it", "name of the lecturer", "teacher of the class")),
        F("credits", ("credits", "ects", "credit points"), ("Credits", "ECTS", "Credit points", "CP"), ("Credit points", "how many ECTS?", "credits awarded"), type="number"),
        F("start", ("start date", "first session", "begins"), ("Starts", "First session", "de:Beginn", "From"), ("First day of the course", "when does it start?", "date of the first class"), type="date"),
        F("end", ("end date", "last session", "finishes"), ("Ends", "Last session", "de:Ende"), ("Last day of the course", "when it ends", "date of the final class"), type="date"),
        F("weeks", ("weeks", "duration in weeks", "length"), ("Weeks", "Duration (weeks)", "de:Dauer (Wochen)"), ("How many weeks it lasts", "duration in weeks", "number of weeks"), type="integer"),
        F("day", ("weekday", "day", "meets on"), ("Day", "Meets", "de:Wochentag"), ("Weekday it takes place", "on which day?", "day of the week")),
        F("time", ("time", "start time", "begins at"), ("Time", "At", "de:Uhrzeit"), ("Time it begins", "starting time of a session", "At what time?"), type="time"),
        F("room", ("room", "classroom", "location"), ("Room", "Where", "de:Raum", "fr:Salle"), ("Where it takes place", "room of the class", "location")),
        F("level", ("level", "difficulty", "target level"), ("Level", "For", "fr:Niveau"), ("How advanced it is", "level of the course", "who it is for"), type="enum", options=("beginner", "intermediate", "advanced"), ordinal=True),
        F("mode", ("delivery mode", "format", "mode of study"), ("Format", "Mode", "Delivery"), ("Online or in person", "how it is taught", "teaching format"), type="enum", options=("in person", "online", "blended")),
        F("exam", ("assessment", "exam type", "graded by"), ("Assessment", "Exam", "de:Prüfung", "fr:Évaluation"), ("How it is graded", "form of the exam", "kind of assessment"), type="enum", options=("written exam", "oral exam", "project", "essay")),
        F("fee", ("fee", "price", "tuition"), ("Fee", "Price", "de:Kursgebühr", "fr:Tarif"), ("What it costs", "course fee", "tuition as a number"), type="number"),
        F("language", ("language", "teaching language"), ("Language", "Taught in", "de:Sprache"), ("Language of instruction", "in which language?", "teaching language")),
        F("places", ("places", "max participants", "capacity"), ("Places", "Max. participants", "de:Plätze"), ("How many can enrol", "number of seats", "participant limit"), type="integer"),
        F("prerequisite", ("prerequisite", "required course", "requires"), ("Prerequisite", "Requires", "de:Voraussetzung"), ("What must be taken before", "required earlier course", "prior knowledge")),
        F("certificate", ("certificate", "awards certificate"), ("Certificate", "de:Zertifikat"), ("Whether a certificate is given", "true if it ends with a certificate", "Do I get a certificate?"), type="boolean"),
        Items("topics", ("topics", "contents", "syllabus", "units"), (F("topic", ("topic", "unit"), ("Topic",), ("one topic", "a unit", "what is covered")),), ("What is covered", "topics of the syllabus", "course contents"), labels=("Topics", "Contents", "You will learn", "de:Inhalte"), lines=("{topic}",), scalar=True),
    ),
    make=_make_course,
    prose=(
        "[[{code} ]]{title}\n\nLecturer: {teacher}\nLevel: {level}[[\nCredits: {credits}]][[\nAssessment: {exam}]]\n\nThe course starts on {start}[[ and ends on {end}]] and covers {topics}.",
        "In {title} you will explore {topics}. {teacher} teaches the class[[ {day}]][[ at {time}]][[ in {room}]], beginning {start}.[[ The fee is {fee}.]][[ {certificate}.]]",
        "{title} ({level})[[ – {mode}]]. Begins {start}[[, {weeks} weeks]][[, {fee}]]. With {teacher}.[[ Limited to {places} participants.]]",
        "Want to learn more about {topics}? Join {teacher} for {title} from {start}[[ to {end}]]. Who is it for: {level}.[[ Format: {mode}.]]",
        "MODULE[[ {code}]]\n{title}\nTaught by {teacher}[[ in {language}]][[\n{credits} ECTS]][[\nPrerequisite: {prerequisite}]][[\nExam: {exam}]]\nTopics:\n{topics}",
        "[[Students must have passed {prerequisite}. ]]{title} carries[[ {credits}]] credits. First session: {start}[[, {room}]][[, {time}]]. Instructor: {teacher}. {topics}.",
        "Course catalogue: {title} / {teacher} / {start}[[ / {day} {time}]][[ / {room}]][[ / {fee}]] / {level}",
        "Dear students, the course {title} will be held by {teacher}. [[It is {mode}. ]]We begin on {start}[[ at {time}]]. [[Grading is by {exam}. ]][[Please note: {certificate}.]]",
        "[[Language: {language}\n]][[Places: {places}\n]]{title} – {level} – {teacher}\nSyllabus: {topics}",
    ),
)

# --------------------------------------------------------------------------------------------------------------------
# Machine text: JSON, YAML, INI, logfmt, XML and the like, from one list of semantic fields


def _case(words: str, style: int) -> str:
    parts = words.split()
    if style == 0:
        return "_".join(parts)
    if style == 1:
        return parts[0] + "".join(w.capitalize() for w in parts[1:])
    if style == 2:
        return "-".join(parts)
    if style == 3:
        return "_".join(parts).upper()
    return "".join(w.capitalize() for w in parts)


def _machine_prose(name: str, pairs: Sequence[tuple[str, tuple[str, ...], bool]], items: str = "", count: int = 36) -> tuple[str, ...]:
    """Whole-document templates in machine notations without braces (a template cannot hold a literal brace).

    Args:
        name: the kind's name; it seeds the choice of spellings, so that templates are the same at every import.
        pairs: (placeholder, property spellings, whether the value is quoted in JSON); all may be missing in a document.
        items: the placeholder of an array, written through its own lines.
        count: how many templates.
    """
    rng = Random(name)
    made: list[str] = []
    root = name.split("_")[0]
    for n in range(count):
        style, chosen = rng.randrange(5), list(pairs)
        if rng.random() < 0.6:
            rng.shuffle(chosen)
        keep = [p for p in chosen if rng.random() < 0.9] or chosen
        rows = [(_case(_p(rng, words), style), "{" + key + "}", quoted) for key, words, quoted in keep]
        form = 3 + n % 9
        junk = _p(rng, ("schema_version", "v", "trace", "request_id", "rev"))
        if form == 3:
            text = f"{root}:\n" + "".join(f"[[  {k}: {p}\n]]" for k, p, _ in rows) + f"  {junk}: {rng.randint(1, 99)}"
        elif form == 4:
            text = "---\n" + "".join(f"[[{k}: " + (f'"{p}"' if q and n % 2 else p) + "\n]]" for k, p, q in rows) + "..."
        elif form == 5:
            text = f"[{root}]\n" + "".join(f"[[{k} = {p}\n]]" for k, p, _ in rows) + f"; generated, {junk}={rng.randint(1, 99)}"
        elif form == 6:
            text = f"level=info {junk}={rng.randint(100, 999)}" + "".join(f"[[ {k}=" + (f'"{p}"' if q else p) + "]]" for k, p, q in rows)
        elif form == 7:
            text = f"<{root} {junk}=\"{rng.randint(1, 9)}\">\n" + "".join(f"[[  <{k}>{p}</{k}>\n]]" for k, p, _ in rows) + f"</{root}>"
        elif form == 8:
            text = "".join(f"[[export {_case(_p(rng, {a: b for a, b, _ in pairs}[p[1:-1]]), 3)}=" + (f'"{p}"' if q else p) + "\n]]" for _, p, q in rows) + "# end"
        elif form == 9:
            text = f"Debug dump of {root}:\n" + "".join(f"[[  {k:<18}: {p}\n]]" for k, p, _ in rows) + "-- done --"
        elif form == 10:
            text = f"{_cap(root)}(" + "".join(f"[[{k}=" + (f"'{p}'" if q else p) + ", ]]" for k, p, q in rows) + f"{junk}={rng.randint(1, 9)})"
        else:
            text = f"[{root}]\n" + "".join(f"[[{k} = " + (f'"{p}"' if q else p) + "\n]]" for k, p, q in rows) + f"{junk} = {rng.randint(1, 9)}"
        if items and n % 3:
            text += f"\n{items}:\n{{{items}}}"
        made.append(text)
    return tuple(made)


_TRUE, _FALSE = ("true", "True", "yes", "1", "on", "Y", "enabled", "TRUE"), ("false", "False", "no", "0", "off", "N", "disabled", "FALSE")
_ORDER_STATE = {"pending": ("PENDING", "awaiting_payment", "new", "created", "P"), "paid": ("PAID", "payment_received", "captured", "settled"), "shipped": ("SHIPPED", "in_transit", "dispatched", "fulfilled"), "cancelled": ("CANCELLED", "void", "canceled", "aborted_by_user"), "refunded": ("REFUNDED", "money_returned", "chargeback")}
_HOSTS = ("web", "api", "db", "cache", "worker", "auth", "billing", "search", "edge", "queue", "gateway", "mail", "cron", "proxy", "storage", "ingest", "metrics")


def _stamp(rng: Random, d: dt.date) -> V:
    h, m, s = rng.randrange(24), rng.randrange(60), rng.randrange(60)
    iso = f"{d.isoformat()}T{h:02d}:{m:02d}:{s:02d}Z"
    return V(_p(rng, (iso, f"{d.isoformat()} {h:02d}:{m:02d}:{s:02d}", f"{d.isoformat()}T{h:02d}:{m:02d}:{s:02d}Z")), iso)


def _make_api_order(rng: Random) -> dict[str, Any]:
    name = val.person(rng)
    d = _date(rng, 2016, 2027)
    items = [{"sku": V(_code(rng, _p(rng, ("AA-9999", "999999", "A9A9A9")))), "title": _v(val.product(rng)), "qty": _int(rng, 1, 24, 0), "price": _dec(rng, 0.5, 800, 2, 0)} for _ in range(rng.randint(1, 4))]
    total = round(sum(i["qty"].gold * i["price"].gold for i in items), 2)
    return {
        "id": V(_p(rng, (_code(rng, "99999999"), _code(rng, "AA_######").lower(), _code(rng, "########-####").lower(), f"ord_{_code(rng, '########')}"))), "customer": V(name), "email": maybe(rng, 0.8, _v(val.email_for(rng, name))), "created": _stamp(rng, d), "shipped": maybe(rng, 0.4, _stamp(rng, d + dt.timedelta(days=rng.randint(1, 6)))),
        "currency": maybe(rng, 0.8, V(_p(rng, ("EUR", "USD", "GBP", "CHF", "SEK")))), "total": V(f"{total:.2f}", total), "state": _enum(rng, _ORDER_STATE), "gift": maybe(rng, 0.6, _flag(rng, _TRUE, _FALSE)), "country": maybe(rng, 0.6, V(_p(rng, ("AT", "DE", "US", "FR", "GB", "NL", "Spain", "IT", "PL", "CA")))),
        "items": items,
    }


_API_ORDER_PAIRS = (("id", ("id", "order id", "order number", "reference"), True), ("customer", ("customer", "customer name", "buyer", "bill to"), True), ("email", ("email", "mail", "contact", "customer email"), True), ("created", ("created at", "created", "timestamp", "placed on", "date"), True),
                    ("shipped", ("shipped at", "dispatched", "fulfilled at"), True), ("currency", ("currency", "cur", "currency code"), True), ("total", ("total", "amount", "grand total", "total price"), False), ("state", ("status", "state", "order status"), True), ("gift", ("gift", "is gift", "gift wrap"), False), ("country", ("country", "ship country", "destination"), True))

API_ORDER = Kind(
    name="order_record_machine",
    titles=("API response", "Order record", "Webhook payload", "Order object", "Payload"),
    fields=(
        F("id", ("order id", "id", "order number"), ("order_id", "Order", "id"), ("Identifier of the order", "which order?", "order number")), F("customer", ("customer", "buyer name", "client"), ("customer", "buyer"), ("Who ordered", "name of the customer", "buyer")), F("email", ("email", "customer email", "contact"), ("email",), ("Customer's e-mail", "contact address", "mail of the buyer")),
        F("created", ("created at", "order date", "placed at"), ("created_at", "placed"), ("When the order was placed", "creation timestamp", "time of the order"), type="datetime"), F("shipped", ("shipped at", "dispatch time"), ("shipped_at",), ("When it was shipped", "dispatch timestamp", "time it left the warehouse"), type="datetime"),
        F("currency", ("currency", "currency code"), ("currency",), ("Currency of the order", "ISO currency", "which currency?")), F("total", ("total", "order value", "amount"), ("total", "amount"), ("Total of the order", "how much in all?", "sum to pay"), type="number"),
        F("state", ("status", "order status", "state"), ("status",), ("State of the order", "how far the order is", "processing status"), type="enum", options=("pending", "paid", "shipped", "cancelled", "refunded")), F("gift", ("is gift", "gift wrapped"), ("gift",), ("Whether it is a gift", "true for gifts", "Should it be wrapped?"), type="boolean"),
        F("country", ("country", "destination country"), ("country",), ("Country it goes to", "shipping country", "destination")),
        Items("items", ("items", "line items", "products", "positions"), (F("sku", ("sku", "article", "code"), ("sku",), ("article code", "sku of the item", "item number")), F("title", ("title", "name", "product"), ("title",), ("what was ordered", "name of the item", "product title")), F("qty", ("quantity", "qty", "count"), ("qty",), ("how many", "number of pieces", "quantity"), type="integer"),
              F("price", ("unit price", "price", "each"), ("price",), ("price of one", "unit price", "what one costs"), type="number")), ("What was ordered", "lines of the order", "ordered products"), labels=("items", "line_items", "products"),
              lines=('["{sku}", "{title}", {qty}, {price}],', "- sku: {sku}\n  title: {title}\n  qty: {qty}\n  price: {price}", "{sku};{title};{qty};{price}", "item sku={sku} name=\"{title}\" quantity={qty} unit_price={price}")),
    ),
    make=_make_api_order, prose=_machine_prose("order_record_machine", _API_ORDER_PAIRS, "items"), layouts=("prose", "kv", "table"),
)

_ROLE = {"admin": ("admin", "superuser", "root", "ADMINISTRATOR", "owner"), "editor": ("editor", "contributor", "can_edit", "WRITE"), "viewer": ("viewer", "read_only", "guest", "READ"), "support": ("support", "helpdesk", "agent")}


def _make_account(rng: Random) -> dict[str, Any]:
    name = val.person(rng)
    d = _date(rng, 2008, 2026)
    return {
        "id": V(_p(rng, (_code(rng, "9999999"), _code(rng, "########").lower(), f"u_{_code(rng, '99999')}"))), "name": V(name), "login": V(val.email_for(rng, name).split("@")[0]), "email": _v(val.email_for(rng, name)), "phone": maybe(rng, 0.5, _v(val.phone(rng))), "city": maybe(rng, 0.5, _v(val.city(rng))), "joined": _stamp(rng, d),
        "seen": maybe(rng, 0.6, _stamp(rng, d + dt.timedelta(days=rng.randint(1, 900)))), "role": _enum(rng, _ROLE), "active": maybe(rng, 0.85, _flag(rng, _TRUE, _FALSE)), "mfa": maybe(rng, 0.6, _flag(rng, _TRUE, _FALSE)), "plan": maybe(rng, 0.6, V(_p(rng, ("free", "pro", "team-2024", "enterprise", "basic_monthly", "trial", "premium")))),
        "logins": maybe(rng, 0.5, _int(rng, 0, 4000, 0)),
    }


_ACCOUNT_PAIRS = (("id", ("id", "user id", "uid", "account id"), True), ("name", ("name", "full name", "display name"), True), ("login", ("username", "login", "handle"), True), ("email", ("email", "mail", "primary email"), True), ("phone", ("phone", "mobile", "tel"), True), ("city", ("city", "town", "location"), True),
                  ("joined", ("created at", "joined", "signup date", "registered"), True), ("seen", ("last login", "last seen at", "last active"), True), ("role", ("role", "permission", "access level"), True), ("active", ("active", "is active", "enabled"), False), ("mfa", ("mfa", "two factor", "mfa enabled", "otp"), False), ("plan", ("plan", "tier", "subscription"), True),
                  ("logins", ("login count", "sign ins", "n logins"), False))

ACCOUNT = Kind(
    name="account_record_machine", titles=("User object", "Account record", "Profile", "User API answer", "Directory entry"),
    fields=(
        F("id", ("user id", "id", "account number"), ("uid", "id"), ("Identifier of the account", "user id", "account key")), F("name", ("name", "full name", "display name"), ("name",), ("Name of the user", "who owns the account", "full name")), F("login", ("username", "login name", "handle"), ("username", "login"), ("Login name", "user name for signing in", "handle")),
        F("email", ("email", "mail address"), ("email",), ("E-mail of the user", "mail address", "contact e-mail")), F("phone", ("phone", "mobile number"), ("phone",), ("Phone of the user", "telephone", "mobile")), F("city", ("city", "location"), ("city",), ("Where the user lives", "city", "location")),
        F("joined", ("created at", "joined on", "registration time"), ("created", "joined"), ("When the account was made", "sign-up time", "registration timestamp"), type="datetime"), F("seen", ("last login", "last seen"), ("last_login",), ("Latest login", "when the user was last active", "time of the last sign-in"), type="datetime"),
        F("role", ("role", "permission level", "access"), ("role",), ("What the user may do", "role in the system", "permission"), type="enum", options=("admin", "editor", "viewer", "support")), F("active", ("is active", "enabled", "account active"), ("active",), ("Whether the account is usable", "true if active", "Is it enabled?"), type="boolean"),
        F("mfa", ("two factor enabled", "mfa", "has second factor"), ("mfa",), ("Whether a second factor is set up", "true with two-factor login", "Is MFA on?"), type="boolean"), F("plan", ("plan", "subscription", "tier"), ("plan",), ("Subscription of the account", "booked plan", "pricing tier")), F("logins", ("login count", "number of logins"), ("logins",), ("How often the user signed in", "count of logins", "sign-ins so far"), type="integer"),
    ),
    make=_make_account, prose=_machine_prose("account_record_machine", _ACCOUNT_PAIRS), layouts=("prose", "kv"),
)

_SENSOR_STATE = {"ok": ("OK", "nominal", "normal", "healthy", "0"), "warning": ("WARN", "warning", "degraded", "drift", "1"), "fault": ("FAULT", "error", "failed", "sensor_broken", "2")}


def _make_sensor(rng: Random) -> dict[str, Any]:
    what, unit, low, high = _p(rng, (("temperature", "°C", -20, 95), ("humidity", "%", 5, 99), ("pressure", "hPa", 950, 1050), ("voltage", "V", 3, 240), ("flow", "l/min", 0, 90), ("co2", "ppm", 380, 2400), ("vibration", "mm/s", 0, 25), ("speed", "rpm", 100, 4800), ("level", "cm", 1, 400)))
    return {
        "device": V(f"{_p(rng, ('sens', 'node', 'probe', 'PLC', 'meter', 'gw'))}{_p(rng, ('-', '_', '/', ''))}{_code(rng, _p(rng, ('999', 'A99', '99-99', '##')))}"), "quantity": V(what), "reading": _dec(rng, low, high, _p(rng, (1, 2)), 0), "unit": V(unit), "time": _stamp(rng, _date(rng, 2017, 2027)), "state": _enum(rng, _SENSOR_STATE),
        "battery": maybe(rng, 0.6, _int(rng, 1, 100, 0)), "firmware": maybe(rng, 0.6, V(f"{rng.randint(0, 9)}.{rng.randint(0, 20)}.{rng.randint(0, 99)}")), "site": maybe(rng, 0.7, V(_p(rng, (f"hall {rng.randint(1, 9)}", f"roof-{_p(rng, 'ABCD')}", "boiler room", "greenhouse 2", "warehouse north", "cold store", f"line {rng.randint(1, 14)}", val.city(rng))))),
        "low": maybe(rng, 0.5, _dec(rng, low, (low + high) / 2, 1, 0)), "high": maybe(rng, 0.5, _dec(rng, (low + high) / 2, high, 1, 0)), "calibrated": maybe(rng, 0.5, _flag(rng, _TRUE, _FALSE)),
    }


_SENSOR_PAIRS = (("device", ("device", "device id", "sensor", "node"), True), ("quantity", ("quantity", "metric", "kind", "measurement"), True), ("reading", ("value", "reading", "val", "measured"), False), ("unit", ("unit", "uom", "units"), True), ("time", ("ts", "timestamp", "measured at", "time"), True), ("state", ("status", "state", "health", "quality"), True),
                 ("battery", ("battery", "battery pct", "charge"), False), ("firmware", ("firmware", "fw", "fw version"), True), ("site", ("site", "location", "place"), True), ("low", ("min", "threshold low", "alarm low"), False), ("high", ("max", "threshold high", "alarm high"), False), ("calibrated", ("calibrated", "is calibrated"), False))

SENSOR = Kind(
    name="sensor_reading_machine", titles=("Sensor reading", "Telemetry message", "Measurement", "MQTT payload", "Device report"),
    fields=(
        F("device", ("device", "sensor id", "device name"), ("device",), ("Which device reports", "sensor id", "name of the device")), F("quantity", ("quantity", "measured quantity", "metric"), ("metric",), ("What is measured", "name of the metric", "kind of measurement")), F("reading", ("value", "reading", "measured value"), ("value",), ("The measured value", "what the sensor shows", "reading as a number"), type="number"),
        F("unit", ("unit", "unit of measure"), ("unit",), ("Unit of the value", "in which unit?", "measurement unit")), F("time", ("timestamp", "measured at", "time"), ("ts",), ("When it was measured", "time of the reading", "timestamp"), type="datetime"), F("state", ("status", "sensor state", "health"), ("status",), ("Condition of the sensor", "status of the device", "Is it working?"), type="enum", options=("ok", "warning", "fault"), ordinal=True),
        F("battery", ("battery", "battery level"), ("battery",), ("Battery charge in percent", "charge level", "remaining battery"), type="integer"), F("firmware", ("firmware", "software version"), ("fw",), ("Firmware version", "software on the device", "version")), F("site", ("site", "location"), ("site",), ("Where the device is", "location", "place of installation")),
        F("low", ("lower limit", "minimum", "alarm low"), ("min",), ("Lower alarm limit", "minimum allowed", "low threshold"), type="number"), F("high", ("upper limit", "maximum", "alarm high"), ("max",), ("Upper alarm limit", "maximum allowed", "high threshold"), type="number"), F("calibrated", ("calibrated", "is calibrated"), ("calibrated",), ("Whether it is calibrated", "true if calibrated", "Has it been calibrated?"), type="boolean"),
    ),
    make=_make_sensor, prose=_machine_prose("sensor_reading_machine", _SENSOR_PAIRS), layouts=("prose", "kv"),
)

_ENVIRONMENT = {"production": ("prod", "production", "live", "PRD"), "staging": ("staging", "stage", "preprod", "uat"), "development": ("dev", "development", "local", "sandbox"), "test": ("test", "ci", "qa")}


def _make_config(rng: Random) -> dict[str, Any]:
    app = f"{_p(rng, _HOSTS)}{_p(rng, ('-', '_', ''))}{_p(rng, ('service', 'svc', 'app', 'server', 'daemon', 'core', 'hub'))}"
    return {
        "app": V(app), "version": V(f"{rng.randint(0, 12)}.{rng.randint(0, 40)}.{rng.randint(0, 99)}{_p(rng, ('', '', '-rc1', '-beta', '+build7'))}"), "env": _enum(rng, _ENVIRONMENT), "host": V(f"{_p(rng, _HOSTS)}-{rng.randint(1, 40):02d}.{val.domain(rng)}"), "port": _p(rng, (V("8080", 8080), V("443", 443), V("5432", 5432), _int(rng, 1024, 65000, 0))),
        "replicas": maybe(rng, 0.7, _int(rng, 1, 32, 0)), "timeout": maybe(rng, 0.6, _int(rng, 1, 600, 0)), "debug": maybe(rng, 0.8, _flag(rng, _TRUE, _FALSE)), "tls": maybe(rng, 0.6, _flag(rng, _TRUE, _FALSE)), "region": maybe(rng, 0.6, V(f"{_p(rng, ('eu', 'us', 'ap', 'sa'))}-{_p(rng, ('west', 'central', 'north', 'south', 'east'))}-{rng.randint(1, 3)}")),
        "owner": maybe(rng, 0.6, _v(val.email_for(rng, val.person(rng)))), "memory": maybe(rng, 0.5, V(_p(rng, ("512Mi", "2Gi", "1024 MB", "4G", "256m", "16 GiB")))), "image": maybe(rng, 0.4, V(f"registry.{val.domain(rng)}/{app}:{rng.randint(1, 99)}")),
    }


_CONFIG_PAIRS = (("app", ("app", "name", "service", "application"), True), ("version", ("version", "tag", "release"), True), ("env", ("env", "environment", "stage", "profile"), True), ("host", ("host", "hostname", "server", "endpoint"), True), ("port", ("port", "listen port", "http port"), False), ("replicas", ("replicas", "instances", "workers"), False), ("timeout", ("timeout", "timeout seconds", "read timeout"), False),
                 ("debug", ("debug", "debug mode", "verbose"), False), ("tls", ("tls", "ssl", "use tls", "https only"), False), ("region", ("region", "zone", "location"), True), ("owner", ("owner", "maintainer", "contact"), True), ("memory", ("memory", "mem limit", "ram"), True), ("image", ("image", "container image"), True))

CONFIG = Kind(
    name="deployment_config_machine", titles=("Configuration", "Deployment config", "Service settings", "Config file", "Environment file"),
    fields=(
        F("app", ("application", "service name", "app"), ("app",), ("Which service is configured", "name of the application", "service")), F("version", ("version", "release", "software version"), ("version",), ("Version deployed", "release", "version number")), F("env", ("environment", "stage", "deployment stage"), ("env",), ("Environment it runs in", "prod, test…", "which stage?"), type="enum", options=("production", "staging", "development", "test")),
        F("host", ("host", "hostname", "server"), ("host",), ("Host it runs on", "server name", "hostname")), F("port", ("port", "listening port"), ("port",), ("Port it listens on", "TCP port", "port number"), type="integer"), F("replicas", ("replicas", "instances", "number of workers"), ("replicas",), ("How many instances", "replica count", "number of copies"), type="integer"), F("timeout", ("timeout", "timeout in seconds"), ("timeout",), ("Timeout in seconds", "how long it waits", "request timeout"), type="integer"),
        F("debug", ("debug mode", "debug enabled", "is debug"), ("debug",), ("Whether debugging is on", "true in debug mode", "Is debug output enabled?"), type="boolean"), F("tls", ("tls enabled", "encrypted", "uses https"), ("tls",), ("Whether connections are encrypted", "true with TLS", "Is SSL on?"), type="boolean"), F("region", ("region", "data centre"), ("region",), ("Cloud region", "where it is hosted", "zone")), F("owner", ("owner", "maintainer contact"), ("owner",), ("Who is responsible", "contact of the maintainer", "owner's address")),
        F("memory", ("memory limit", "memory"), ("memory",), ("Memory limit as written", "how much RAM", "memory size")), F("image", ("container image", "image"), ("image",), ("Image that is deployed", "container reference", "docker image")),
    ),
    make=_make_config, prose=_machine_prose("deployment_config_machine", _CONFIG_PAIRS), layouts=("prose", "kv"),
)

# --------------------------------------------------------------------------------------------------------------------
# Server log

_LOG_LEVEL = {"debug": ("DEBUG", "debug", "D", "TRACE"), "info": ("INFO", "info", "I", "notice", "[info]"), "warning": ("WARN", "warning", "W", "WARNING"), "error": ("ERROR", "error", "E", "ERR", "SEVERE"), "critical": ("FATAL", "CRITICAL", "crit", "EMERG", "PANIC")}
_LOG_MESSAGE = ("connection to {h} timed out after {n} ms", "user {u} logged in from {ip}", "disk usage at {p}%", "retrying request ({k}/5)", "cache miss for key {k}", "failed to parse payload: unexpected token", "backup finished in {n} s", "job {n} queued", "out of memory while allocating {n} MB", "certificate expires in {k} days",
                "listening on port {n}", "permission denied for {u}", "null pointer in handler", "rate limit exceeded by {ip}", "slow query took {n} ms", "config reloaded", "heartbeat lost from {h}", "GET /api/v{k}/items -> 500", "POST /login 401", "worker {k} exited with code {n}", "replication lag {n} s", "deadlock detected, transaction rolled back", "new device {h} registered")


def _make_log(rng: Random) -> dict[str, Any]:
    d, style = _date(rng, 2016, 2027), rng.randrange(4)
    seconds, events = rng.randrange(80_000), []
    for _ in range(rng.randint(2, 7)):
        seconds += rng.randrange(1, 900)
        h, m, s = seconds // 3600 % 24, seconds // 60 % 60, seconds % 60
        iso = f"{d.isoformat()}T{h:02d}:{m:02d}:{s:02d}Z"
        text = (iso, f"{d.isoformat()} {h:02d}:{m:02d}:{s:02d}", f"{d.day:02d}/{dt.date(2000, d.month, 1):%b}/{d.year}:{h:02d}:{m:02d}:{s:02d} +0000", f"{d.isoformat()}T{h:02d}:{m:02d}:{s:02d}Z")[style]
        message = _p(rng, _LOG_MESSAGE).format(h=f"{_p(rng, _HOSTS)}-{rng.randint(1, 20)}", n=rng.randint(2, 9000), u=val.first_last(rng)[0].lower(), ip=f"10.{rng.randint(0, 255)}.{rng.randint(0, 255)}.{rng.randint(1, 254)}", p=rng.randint(50, 99), k=rng.randint(1, 9))
        events.append({"time": V(text, iso), "level": _enum(rng, _LOG_LEVEL), "service": V(f"{_p(rng, _HOSTS)}{_p(rng, ('', '-svc', 'd', '.core', '-api'))}"), "message": V(message)})
    return {"host": V(f"{_p(rng, _HOSTS)}-{rng.randint(1, 40):02d}"), "file": maybe(rng, 0.5, V(f"/var/log/{_p(rng, _HOSTS)}/{_p(rng, ('error', 'access', 'app', 'current'))}.log")), "pid": maybe(rng, 0.5, _int(rng, 100, 65000, 0)), "version": maybe(rng, 0.4, V(f"v{rng.randint(1, 9)}.{rng.randint(0, 30)}.{rng.randint(0, 9)}")), "events": events}


SERVER_LOG = Kind(
    name="server_log", titles=("Server log", "Log excerpt", "Application log", "Syslog", "Trace"),
    fields=(
        F("host", ("host", "machine", "server"), ("Host", "Machine", "Server"), ("Machine that wrote the log", "host name", "Which server?")), F("file", ("log file", "path", "file"), ("File", "Source", "Path"), ("Path of the log file", "where the log lies", "log file")), F("pid", ("process id", "pid"), ("PID", "Process"), ("Process id", "pid of the process", "number of the process"), type="integer"),
        F("version", ("version", "build"), ("Version", "Build"), ("Version of the software", "build running", "release")),
        Items("events", ("events", "log entries", "entries", "messages"), (F("time", ("timestamp", "time", "logged at"), ("Time", "Timestamp"), ("when it was logged", "time of the entry", "timestamp"), type="datetime"), F("level", ("level", "severity", "log level"), ("Level", "Severity"), ("how severe it is", "log level", "severity of the entry"), type="enum", options=("debug", "info", "warning", "error", "critical"), ordinal=True),
              F("service", ("service", "component", "source"), ("Service", "Component"), ("which service logged it", "component", "origin of the message")), F("message", ("message", "text", "what happened"), ("Message", "Text"), ("what was logged", "message of the entry", "text after the service name"))), ("All entries of the log", "events in order", "log lines"), labels=("Events", "Log", "Entries"),
              lines=("{time} {level} {service}: {message}", "[{time}] {level} ({service}) {message}", "{time} | {level} | {service} | {message}", '["{time}","{level}","{service}","{message}"]', "ts={time} level={level} component={service} msg=\"{message}\"", "<{level}> {service} {time} - {message}")),
    ),
    make=_make_log,
    prose=(
        "# host {host}[[ pid {pid}]]\n{events}", "==> [[{file} ]]<==\n{events}", "Log of {host}[[ (version {version})]]:\n\n{events}\n\n-- end of file --", "{events}", "Here's what I see on {host}[[ in {file}]]:\n```\n{events}\n```\nAny idea?", "-- Logs begin --\n{events}\n-- No more entries on {host} --",
        "$ tail -n 20[[ {file}]]\n{events}\n$", "ticket: {host} misbehaves since the update[[ to {version}]]\n{events}", "[[process {pid} ]]on {host} wrote:\n{events}",
    ),
    layouts=("prose", "table", "kv"),
)

# --------------------------------------------------------------------------------------------------------------------
# Shipping label, tracking

_CARRIERS = ("DHL", "UPS", "FedEx", "Royal Mail", "Hermes", "GLS", "DPD", "PostNL", "La Poste", "Correos", "TNT", "Österreichische Post", "Purolator", "InPost", "Swift Parcel", "BlueVan Express")
_SERVICE = {"standard": ("standard", "ground", "economy parcel", "normal delivery", "regular post"), "express": ("express", "priority", "24h", "first class", "Express Worldwide"), "overnight": ("overnight", "next day by 9", "NEXT DAY AIR", "before noon tomorrow"), "freight": ("freight", "pallet shipment", "LTL", "by lorry")}
_TRACK = {"created": ("label created", "shipment data received", "order information sent", "announced"), "in transit": ("in transit", "on its way", "left the sorting centre", "departed hub", "unterwegs"), "out for delivery": ("out for delivery", "with the courier", "on the delivery vehicle", "in Zustellung"),
          "delivered": ("delivered", "handed to the neighbour", "left in the letter box", "signed for at reception", "zugestellt"), "returned": ("returned to sender", "refused by recipient", "undeliverable, going back", "Retoure"), "held": ("held at customs", "waiting at pick-up point", "on hold", "awaiting collection")}


def _make_shipping(rng: Random) -> dict[str, Any]:
    ds = val.date_style(rng)
    d = _date(rng, 2014, 2027)
    return {
        "sender": {"name": _v(val.company(rng) if rng.random() < 0.6 else val.person(rng)), "address": _v(val.address(rng)), "phone": maybe(rng, 0.4, _v(val.phone(rng)))},
        "recipient": {"name": _v(val.person(rng) if rng.random() < 0.7 else val.company(rng)), "address": _v(val.address(rng)), "phone": maybe(rng, 0.4, _v(val.phone(rng)))},
        "carrier": V(_p(rng, _CARRIERS)), "tracking": V(_code(rng, _p(rng, ("1Z999AA99999999999", "999999999999", "AA999999999AA", "9999 9999 9999 9999", "JJD999999999999", "#########")))), "service": maybe(rng, 0.8, _enum(rng, _SERVICE)), "status": maybe(rng, 0.7, _enum(rng, _TRACK)),
        "shipped": _show(rng, d, ds), "expected": maybe(rng, 0.6, _show(rng, d + dt.timedelta(days=rng.randint(1, 12)), ds)), "weight": maybe(rng, 0.8, V(f"{(x := round(rng.uniform(0.1, 40), 1)):.1f}", x, after=_p(rng, (" kg", " kg", "kg", " KG")))), "pieces": maybe(rng, 0.6, _int(rng, 1, 12)),
        "contents": maybe(rng, 0.6, V(_p(rng, ("books", "spare parts", "clothing", "ceramic tiles", "electronics", "documents", "medical samples", "gifts", "bicycle frame", "wine, 6 bottles", "printed matter", "machine components")))), "value": maybe(rng, 0.4, val.money(rng, 5, 2500)),
        "fragile": maybe(rng, 0.5, _flag(rng, ("FRAGILE", "handle with care", "glass inside – do not drop", "breakable"), ("no special handling", "not fragile", "may be stacked and tossed"))), "signature": maybe(rng, 0.5, _flag(rng, ("signature required", "deliver against signature only", "proof of delivery: signature"), ("no signature needed", "may be left without signature", "safe-place drop allowed"))),
        "note": V(_p(rng, ("Depot {n}, conveyor {m}.", "Route {n}-{m}.", "Attempt {m} of 3.", "Size class {m}.", "Sorting code {n}.")).format(n=rng.randint(10, 99), m=rng.randint(1, 3))),
    }


def _party(key: str, names: tuple[str, ...], labels: tuple[str, ...], who: str) -> Group:
    return Group(key, names, (
        F("name", ("name", f"{names[0]} name", "company or person"), (labels[0], "Name", *labels[1:]), (f"Who {who}", "name", f"person or company that {who}")),
        F("address", ("address", "full address", "location"), ("Address", "Street and city", "Adresse"), (f"address of the one who {who}", "postal address", "where it is")),
        F("phone", ("phone", "telephone", "contact number"), ("Tel.", "Phone", "Mobile"), ("phone number", f"telephone of the one who {who}", "number to call")),
    ), (f"The party that {who}", f"details of the {names[0]}"))


SHIPPING = Kind(
    name="shipping_label", titles=("Shipping label", "Parcel label", "Tracking information", "Shipment", "Paketschein", "Waybill"),
    fields=(
        _party("sender", ("sender", "shipper", "consignor"), ("From", "Sender", "Shipper", "de:Absender"), "sends the parcel"), _party("recipient", ("recipient", "consignee", "ship to"), ("To", "Recipient", "Ship to", "de:Empfänger"), "receives the parcel"),
        F("carrier", ("carrier", "courier", "shipping company"), ("Carrier", "Courier", "Shipped with", "de:Versand"), ("Who transports it", "name of the carrier", "delivery company")), F("tracking", ("tracking number", "parcel number", "waybill number"), ("Tracking no.", "Tracking #", "Waybill", "de:Sendungsnummer", "fr:N° de suivi"), ("Number to follow the parcel", "tracking code", "parcel id")),
        F("service", ("service level", "shipping method", "delivery type"), ("Service", "Product", "Method"), ("How fast it goes", "service booked", "shipping method"), type="enum", options=("standard", "express", "overnight", "freight")), F("status", ("status", "tracking status", "delivery state"), ("Status", "Current status", "State"), ("Where the parcel is in its journey", "delivery status", "What happened last?"), type="enum", options=("created", "in transit", "out for delivery", "delivered", "returned", "held")),
        F("shipped", ("ship date", "sent on", "dispatch date"), ("Ship date", "Sent", "de:Versanddatum", "Date"), ("When it was sent", "date of dispatch", "day it was handed over"), type="date"), F("expected", ("expected delivery", "delivery date", "eta"), ("Expected", "Delivery by", "ETA", "de:Zustellung"), ("When it should arrive", "estimated delivery date", "expected day of delivery"), type="date"),
        F("weight", ("weight", "weight in kg", "gross weight"), ("Weight", "Gross wt.", "de:Gewicht", "fr:Poids"), ("Weight in kilograms", "how heavy", "parcel weight"), type="number"), F("pieces", ("pieces", "number of parcels", "packages"), ("Pieces", "Pkgs", "de:Stück", "fr:Colis"), ("How many parcels", "number of pieces", "package count"), type="integer"),
        F("contents", ("contents", "goods", "description of contents"), ("Contents", "Goods", "de:Inhalt"), ("What is inside", "contents of the parcel", "declared goods")), F("value", ("declared value", "goods value", "insured value"), ("Declared value", "Value", "de:Wert"), ("Value for customs or insurance", "what is it worth?", "declared value"), type="number"),
        F("fragile", ("fragile", "handle with care", "is fragile"), ("Handling", "Note"), ("Whether it may break", "true if fragile", "Is care needed?"), type="boolean"), F("signature", ("signature required", "needs signature"), ("Delivery", "Signature"), ("Whether someone must sign", "true if a signature is needed", "Must it be signed for?"), type="boolean"),
    ),
    make=_make_shipping,
    prose=(
        "FROM:\n{sender.name}\n{sender.address}\n\nTO:\n{recipient.name}\n{recipient.address}[[\nTel {recipient.phone}]]\n\n{carrier}[[ {service}]]\n{tracking}\nDate: {shipped}[[  Wt: {weight}]][[  Pcs: {pieces}]]\n[[{fragile}\n]]{note}",
        "Your parcel {tracking} from {sender.name} is with {carrier}. It was sent on {shipped}[[ and should arrive on {expected}]].[[ Latest status: {status}.]] Delivery address: {recipient.name}, {recipient.address}.",
        "Hi {recipient.name}, good news! {sender.name} shipped your order[[ ({contents})]] on {shipped} with {carrier}. Track it under {tracking}.[[ We expect it to reach you by {expected}.]][[ Please note: {signature}.]]",
        "{carrier} {tracking}[[ – {status}]]\n{shipped} picked up at {sender.address}\n[[{expected} expected at ]]{recipient.address}\n{note}",
        "To: {recipient.name}, {recipient.address}\nFrom: {sender.name}, {sender.address}[[\nContents: {contents}]][[\nValue: {value}]][[\nWeight: {weight}]]\n{carrier} / {tracking}",
        "Shipper {sender.name}[[ (tel. {sender.phone})]] hands over[[ {pieces} piece(s)]][[ weighing {weight}]] to {carrier} for {recipient.name}[[; service: {service}]][[; {fragile}]][[; {signature}]]. Waybill {tracking}, {shipped}.",
        "[[Status: {status}. ]]Parcel {tracking} ({carrier}). {note} Recipient {recipient.name}.[[ ETA {expected}.]]",
        "Absender: {sender.name}, {sender.address}\nEmpfänger: {recipient.name}, {recipient.address}\nSendungsnummer: {tracking}\nDatum: {shipped}[[\nGewicht: {weight}]]",
        "Where is my parcel? The number is {tracking}, sent {shipped} by {sender.name} via {carrier}.[[ The website says \"{status}\".]] It was going to {recipient.address}. Thanks, {recipient.name}",
    ),
)

# --------------------------------------------------------------------------------------------------------------------
# Certificate, passport form, membership form

_DEGREE = {"bachelor": ("Bachelor of Science", "Bachelor of Arts", "BSc", "B.Eng.", "Licence"), "master": ("Master of Science", "Master of Arts", "MSc", "Diplom-Ingenieur", "MBA"), "doctorate": ("Doctor of Philosophy", "PhD", "Dr. rer. nat.", "Doctorate"), "certificate": ("Certificate of Attendance", "Certificate of Completion", "Zertifikat", "Attestation"), "diploma": ("Diploma", "Higher Diploma", "Advanced Diploma", "Diplom")}
_GRADE = {"pass": ("pass", "passed", "bestanden", "satisfactory"), "merit": ("with merit", "good", "mit gutem Erfolg", "upper second class"), "distinction": ("with distinction", "summa cum laude", "first-class honours", "mit Auszeichnung", "excellent")}
_SCHOOL_A = ("University of", "Technical College of", "Academy of", "Institute of", "Polytechnic of", "Universität", "Université de", "School of Arts", "Business School", "Conservatory of")


def _make_certificate(rng: Random) -> dict[str, Any]:
    ds = val.date_style(rng)
    d = _date(rng, 1990, 2027)
    return {
        "holder": _v(val.person(rng)), "degree": _enum(rng, _DEGREE), "subject": V(_p(rng, _SUBJECT_B)), "issuer": V(f"{_p(rng, _SCHOOL_A)} {val.city(rng)}" if rng.random() < 0.7 else val.company(rng)), "awarded": _show(rng, d, ds), "birth": maybe(rng, 0.5, _show(rng, d - dt.timedelta(days=rng.randint(7000, 20000)), ds)), "birthplace": maybe(rng, 0.4, _v(val.city(rng))),
        "grade": maybe(rng, 0.7, _enum(rng, _GRADE)), "number": maybe(rng, 0.6, _v(val.ident(rng, ("C", "CERT", "DIP")))), "hours": maybe(rng, 0.5, _int(rng, 4, 900, 0)), "signatory": maybe(rng, 0.7, _v(val.person(rng))), "expires": maybe(rng, 0.3, _show(rng, d + dt.timedelta(days=rng.choice((365, 730, 1095, 1826))), ds)), "place": maybe(rng, 0.5, _v(val.city(rng))),
    }


CERTIFICATE = Kind(
    name="certificate", titles=("Certificate", "Diploma", "Award certificate", "Zeugnis", "Urkunde", "Certificate of achievement"),
    fields=(
        F("holder", ("holder", "name", "recipient", "graduate"), ("Awarded to", "Name", "Holder", "de:Verliehen an", "fr:Nom"), ("Who received it", "name of the graduate", "person named on the certificate")), F("degree", ("degree", "qualification", "award type"), ("Degree", "Qualification", "Award", "de:Abschluss"), ("Kind of qualification", "level of the degree", "What was awarded?"), type="enum", options=("certificate", "diploma", "bachelor", "master", "doctorate")),
        F("subject", ("subject", "field of study", "course"), ("Subject", "Field", "Programme", "de:Fach"), ("What was studied", "field of study", "topic of the course")), F("issuer", ("issuer", "institution", "awarded by", "school"), ("Issued by", "Institution", "de:Ausgestellt von", "fr:Établissement"), ("Who issued it", "awarding institution", "school or company")),
        F("awarded", ("date of award", "issue date", "date"), ("Date", "Awarded on", "Issued on", "de:Datum", "fr:Fait le"), ("When it was awarded", "date on the certificate", "day of issue"), type="date"), F("birth", ("date of birth", "birth date", "born"), ("Born", "Date of birth", "de:geboren am", "fr:Né(e) le"), ("Holder's date of birth", "when the holder was born", "birthday"), type="date"), F("birthplace", ("place of birth", "birthplace"), ("Born in", "Place of birth", "de:geboren in"), ("Where the holder was born", "place of birth", "birth town")),
        F("grade", ("grade", "result", "classification"), ("Grade", "Result", "de:Gesamtbeurteilung", "fr:Mention"), ("How well it was passed", "final grade", "overall result"), type="enum", options=("pass", "merit", "distinction"), ordinal=True), F("number", ("certificate number", "serial number", "registration number"), ("Certificate no.", "Reg. no.", "Nr."), ("Number of the certificate", "serial number", "registration")), F("hours", ("hours", "course hours", "duration in hours"), ("Hours", "Duration (h)", "de:Stunden"), ("Length of the course in hours", "hours attended", "how many hours?"), type="integer"),
        F("signatory", ("signed by", "signatory", "director"), ("Signed", "Dean", "Director"), ("Who signed it", "name under the signature", "signatory")), F("expires", ("valid until", "expiry date"), ("Valid until", "Expires", "de:Gültig bis"), ("When it expires", "end of validity", "last valid day"), type="date"), F("place", ("place of issue", "city"), ("Place", "Issued at", "de:Ort"), ("Where it was issued", "place of issue", "city")),
    ),
    make=_make_certificate,
    prose=(
        "{issuer}\n\nThis is to certify that\n\n{holder}\n\n[[born on {birth}]][[ in {birthplace}]]\nhas been awarded the\n{degree}\nin {subject}\n[[{grade}]]\n\n[[{place}, ]]{awarded}\n[[{signatory}]]",
        "We hereby confirm that {holder} completed the course {subject}[[ ({hours} hours)]] at {issuer}. Award: {degree}.[[ Result: {grade}.]] Dated {awarded}.",
        "CERTIFICATE[[ No. {number}]]\n{holder} – {subject}\nIssued by {issuer} on {awarded}[[, valid until {expires}]]\nType: {degree}",
        "On {awarded} {issuer} conferred upon {holder}[[, born {birth},]] the title {degree}, field {subject}[[, {grade}]].",
        "{holder} hat am {awarded} an der Einrichtung {issuer} den Abschluss {degree} im Fach {subject} erworben[[ ({grade})]].[[ Geboren am {birth}]][[ in {birthplace}.]]",
        "Presented to {holder} in recognition of {subject}.\n{degree}\n{awarded}[[\nSigned: {signatory}]]\n{issuer}",
        "The graduate {holder}, matriculated at {issuer}, has passed all examinations in {subject}.[[ Classification: {grade}.]] Degree: {degree}.[[ Certificate number {number}.]] {awarded}.",
        "[[Expires {expires}. ]]{holder} attended {subject}[[ for {hours} hours]] with {issuer}. {degree}. [[{place}, ]]{awarded}.[[ {signatory}]]",
    ),
)

_COUNTRY_CODES = (("Austria", "AUT"), ("Germany", "DEU"), ("France", "FRA"), ("Italy", "ITA"), ("Poland", "POL"), ("Spain", "ESP"), ("India", "IND"), ("Brazil", "BRA"), ("Japan", "JPN"), ("Canada", "CAN"), ("Nigeria", "NGA"), ("Sweden", "SWE"), ("Türkiye", "TUR"), ("Mexico", "MEX"), ("Ireland", "IRL"), ("Ukraine", "UKR"), ("Kenya", "KEN"), ("Peru", "PER"))
_NATIONALITY = ("Austrian", "German", "French", "Italian", "Polish", "Spanish", "Indian", "Brazilian", "Japanese", "Canadian", "Nigerian", "Swedish", "Turkish", "Mexican", "Irish", "Ukrainian", "Kenyan", "Peruvian", "Dutch", "British citizen", "US citizen")


def _make_passport(rng: Random) -> dict[str, Any]:
    ds = val.date_style(rng)
    issued = _date(rng, 2008, 2026)
    first, last = val.first_last(rng)
    country = _p(rng, _COUNTRY_CODES)
    return {
        "doc": _enum(rng, {"passport": ("PASSPORT", "Reisepass", "Passeport", "passport", "P"), "identity card": ("IDENTITY CARD", "Personalausweis", "ID card", "carte d'identité", "DNI"), "residence permit": ("RESIDENCE PERMIT", "Aufenthaltstitel", "titre de séjour", "residence card"), "driving licence": ("DRIVING LICENCE", "Führerschein", "driver's license", "permis de conduire")}),
        "surname": V(last.upper() if rng.random() < 0.5 else last), "given": V(first.upper() if rng.random() < 0.4 else first), "number": V(_code(rng, _p(rng, ("A9999999", "999999999", "AA9999999", "A99AAA9A9", "99AA99999")))), "nationality": V(_p(rng, _NATIONALITY)), "birth": _show(rng, _date(rng, 1935, 2007), ds), "birthplace": maybe(rng, 0.8, _v(val.city(rng))),
        "sex": maybe(rng, 0.8, _enum(rng, {"female": ("F", "female", "weiblich", "féminin", "W"), "male": ("M", "male", "männlich", "masculin"), "unspecified": ("X", "unspecified", "divers")})), "issued": _show(rng, issued, ds), "expires": _show(rng, issued.replace(day=min(issued.day, 28), year=issued.year + rng.choice((5, 10))), ds), "authority": maybe(rng, 0.8, V(_p(rng, (f"{_p(rng, ('Magistrat', 'Stadt', 'Prefecture', 'Passport Office', 'Bezirkshauptmannschaft', 'Municipality of'))} {val.city(rng)}", "Ministry of the Interior", "HM Passport Office", "Department of State")))),
        "height": maybe(rng, 0.5, V(str(h := rng.randint(148, 202)), h, after=" cm")), "eyes": maybe(rng, 0.4, V(_p(rng, ("brown", "blue", "green", "grey", "hazel", "BRN", "braun")))), "country": V(country[rng.randrange(2)]), "address": maybe(rng, 0.4, _v(val.address(rng))),
    }


PASSPORT = Kind(
    name="identity_document", titles=("Passport", "Identity document", "ID form", "Personal document", "Ausweis", "Travel document"),
    fields=(
        F("doc", ("document type", "kind of document", "type"), ("Document", "Type", "de:Dokumentart"), ("Kind of identity document", "passport, ID card…", "Which document is it?"), type="enum", options=("passport", "identity card", "residence permit", "driving licence")),
        F("surname", ("surname", "last name", "family name"), ("Surname", "Name", "Family name", "de:Familienname", "fr:Nom"), ("Family name of the holder", "last name", "surname as printed")), F("given", ("given names", "first name", "forename"), ("Given names", "First name", "de:Vornamen", "fr:Prénoms"), ("First names of the holder", "given name", "forename")), F("number", ("document number", "passport number", "id number"), ("Document no.", "No.", "Passport no.", "de:Nummer", "N°"), ("Number of the document", "passport number", "id")),
        F("nationality", ("nationality", "citizenship"), ("Nationality", "Citizenship", "de:Staatsangehörigkeit", "fr:Nationalité"), ("Nationality of the holder", "citizenship", "Which nationality?")), F("birth", ("date of birth", "birth date", "born on"), ("Date of birth", "Born", "de:Geburtsdatum", "fr:Date de naissance"), ("When the holder was born", "date of birth", "birthday"), type="date"), F("birthplace", ("place of birth", "birthplace"), ("Place of birth", "de:Geburtsort", "fr:Lieu de naissance"), ("Where the holder was born", "town of birth", "birthplace")),
        F("sex", ("sex", "gender"), ("Sex", "Gender", "de:Geschlecht", "fr:Sexe"), ("Sex of the holder", "gender as printed", "sex"), type="enum", options=("female", "male", "unspecified")), F("issued", ("date of issue", "issued on"), ("Date of issue", "Issued", "de:Ausstellungsdatum", "fr:Délivré le"), ("When it was issued", "issue date", "first day of validity"), type="date"), F("expires", ("expiry date", "valid until", "date of expiry"), ("Date of expiry", "Valid until", "de:Gültig bis", "fr:Expire le"), ("When it expires", "last day of validity", "until when is it valid?"), type="date"),
        F("authority", ("issuing authority", "issued by"), ("Authority", "Issued by", "de:Behörde", "fr:Autorité"), ("Office that issued it", "authority", "issuing body")), F("height", ("height", "height in cm"), ("Height", "de:Größe", "fr:Taille"), ("Height in centimetres", "how tall", "body height"), type="integer"), F("eyes", ("eye colour", "eyes"), ("Eyes", "Colour of eyes", "de:Augenfarbe"), ("Colour of the eyes", "eye colour", "eyes")), F("country", ("issuing country", "country", "country code"), ("Issuing state", "Country", "Code"), ("State that issued it", "country of issue", "issuing state")), F("address", ("address", "residence", "home address"), ("Residence", "Address", "de:Wohnort", "fr:Domicile"), ("Where the holder lives", "home address", "residence")),
    ),
    make=_make_passport,
    prose=(
        "{doc}\n{country}\n\n{surname}\n{given}\n{nationality}\n{birth}[[  {sex}]][[  {birthplace}]]\n{issued}\n{expires}[[\n{authority}]]\n{number}",
        "The bearer, {given} {surname}, born on {birth}[[ in {birthplace}]], nationality {nationality}, holds document no. {number}, issued on {issued}[[ by {authority}]] and valid until {expires}.",
        "Check-in copy: {surname}, {given} / {nationality} / {number} / DOB {birth} / exp. {expires}[[ / {sex}]]",
        "Document: {doc} ({country})\nNo.: {number}\nName: {surname}\nFirst name: {given}\nBorn: {birth}[[, {birthplace}]][[\nHeight: {height}]][[\nEyes: {eyes}]][[\nLives at: {address}]]\nExpires: {expires}",
        "I, {given} {surname}, of {nationality} nationality, enclose a copy of my identity document ({number}, issued {issued}, expiring {expires}).[[ I live at {address}.]] I was born on {birth}.",
        "Guest register. Family name {surname}; first name {given}; date of birth {birth}; citizenship {nationality}; type of document {doc}; number {number}[[; issued by {authority}]].",
        "Visa application, part 1: applicant {surname} {given}[[ ({sex})]], {nationality}. Travel document {number}, from {issued} to {expires}, issuing state {country}.",
        "{given} {surname}\n[[Sex {sex}  ]][[Height {height}  ]][[Eyes {eyes}]]\nNationality: {nationality}\nIssued {issued} / Expires {expires}\n{doc} {number}",
    ),
)

_MEMBER_TYPE = {"single": ("single", "individual", "Einzelmitglied", "one adult"), "family": ("family", "two adults and children", "Familienmitgliedschaft", "household"), "student": ("student", "concession for students", "Student/in", "pupils and students"), "senior": ("senior", "over 65", "pensioner", "Senioren"), "corporate": ("corporate", "company membership", "Firmenmitglied", "business")}
_PAY = {"direct debit": ("direct debit", "SEPA mandate", "Lastschrift", "collected from my account"), "bank transfer": ("bank transfer", "Überweisung", "standing order", "I will transfer it"), "credit card": ("credit card", "Visa ending 4411", "Mastercard", "by card"), "cash": ("cash", "bar", "paid at the counter")}


def _make_membership(rng: Random) -> dict[str, Any]:
    ds = val.date_style(rng)
    name, start = val.person(rng), _date(rng, 2010, 2027)
    return {
        "club": V(_p(rng, (f"{val.city(rng)} {_p(rng, ('Rowing Club', 'Chess Club', 'Library Friends', 'Tennis Club', 'Choral Society', 'Alpine Club', 'Sports Union', 'Gardeners', 'Film Society', 'Gym'))}", f"{_p(rng, ('SV', 'TSV', 'FC', 'Verein', 'Association', 'Society of'))} {val.city(rng)}", f"{_brand(rng)} Fitness"))),
        "name": V(name), "birth": maybe(rng, 0.7, _show(rng, _date(rng, 1938, 2012), ds)), "address": maybe(rng, 0.8, _v(val.address(rng))), "email": maybe(rng, 0.8, _v(val.email_for(rng, name))), "phone": maybe(rng, 0.7, _v(val.phone(rng))), "number": maybe(rng, 0.5, V(_code(rng, _p(rng, ("99999", "A-9999", "M999999", "2099/999"))))), "type": _enum(rng, _MEMBER_TYPE),
        "fee": maybe(rng, 0.8, val.money(rng, 8, 600)), "start": _show(rng, start, ds), "payment": maybe(rng, 0.7, _enum(rng, _PAY)), "newsletter": maybe(rng, 0.7, _flag(rng, ("please send me the newsletter", "newsletter: yes please", "[x] newsletter", "I would like to receive news by e-mail", "subscribed to the newsletter"), ("no newsletter, thank you", "[ ] newsletter", "I do not wish to receive the newsletter", "newsletter: declined"))),
        "photo": maybe(rng, 0.5, _flag(rng, ("photos of me may be published", "I agree to be photographed", "photo consent given"), ("no photos, please", "I do not consent to photographs", "photo consent refused"))), "emergency": maybe(rng, 0.4, _v(val.person(rng))), "interests": [V(x) for x in some(rng, ("sailing", "volunteering", "youth work", "hiking", "competitions", "board games", "yoga", "beginner courses", "trips abroad", "lectures", "first aid", "choir", "swimming", "climbing"), 1, 4)],
        "signed": _show(rng, start - dt.timedelta(days=rng.randint(2, 40)), ds),
    }


MEMBERSHIP = Kind(
    name="membership_form", titles=("Membership application", "Membership form", "Registration form", "Beitrittserklärung", "Join us", "Anmeldung"),
    fields=(
        F("club", ("club", "organisation", "association"), ("Club", "Organisation", "de:Verein"), ("What one joins", "name of the club", "Which association?")), F("name", ("name", "member name", "applicant", "full name"), ("Name", "Full name", "Applicant", "de:Name und Vorname", "fr:Nom"), ("Who joins", "name of the member", "the applicant")), F("birth", ("date of birth", "birthday", "born"), ("Date of birth", "Born", "de:Geburtsdatum"), ("When the member was born", "date of birth", "birthday"), type="date"),
        F("address", ("address", "home address", "postal address"), ("Address", "Home address", "de:Anschrift", "Adresse"), ("Where the member lives", "postal address", "home address")), F("email", ("email", "e mail address", "contact email"), ("E-mail", "Email", "Mail"), ("E-mail of the member", "mail address", "where to write")), F("phone", ("phone", "telephone", "mobile"), ("Phone", "Mobile", "de:Telefon", "fr:Tél."), ("Phone of the member", "number to call", "mobile number")), F("number", ("member number", "membership id"), ("Member no.", "Membership ID", "de:Mitgliedsnummer"), ("Number of the member", "membership number", "id")),
        F("type", ("membership type", "category", "kind of membership"), ("Membership", "Category", "Type", "de:Mitgliedsart"), ("Kind of membership", "category chosen", "single, family…"), type="enum", options=("single", "family", "student", "senior", "corporate")), F("fee", ("fee", "annual fee", "membership fee"), ("Fee", "Annual fee", "de:Beitrag", "fr:Cotisation"), ("What it costs", "membership fee as a number", "How much must be paid?"), type="number"), F("start", ("start date", "member since", "joins on"), ("From", "Member since", "Start", "de:Beginn"), ("When membership starts", "first day as a member", "joining date"), type="date"),
        F("payment", ("payment method", "pays by"), ("Payment", "Paid by", "de:Zahlungsart"), ("How the fee is paid", "payment method", "means of payment"), type="enum", options=("direct debit", "bank transfer", "credit card", "cash")), F("newsletter", ("newsletter", "wants newsletter", "subscribe"), ("Newsletter", "News"), ("Whether the member wants the newsletter", "true if subscribed", "Send news?"), type="boolean"), F("photo", ("photo consent", "may be photographed"), ("Photos", "Photo consent"), ("Whether photos may be used", "true if photos are allowed", "Consent to photographs?"), type="boolean"),
        F("emergency", ("emergency contact", "contact person"), ("Emergency contact", "In case of emergency", "de:Notfallkontakt"), ("Whom to call in an emergency", "emergency contact", "contact person")), F("signed", ("signing date", "date of application"), ("Date", "Signed on", "de:Datum"), ("When the form was signed", "date of the application", "signature date"), type="date"),
        Items("interests", ("interests", "activities", "preferences"), (F("interest", ("interest", "activity"), ("Interest",), ("one interest", "an activity", "what the member likes")),), ("What the member is interested in", "activities ticked", "list of interests"), labels=("Interests", "I am interested in", "Activities", "de:Interessen"), lines=("{interest}",), scalar=True),
    ),
    make=_make_membership,
    prose=(
        "{club}\nApplication for membership\n\nName: {name}[[\nBorn: {birth}]][[\nAddress: {address}]][[\nE-mail: {email}]][[\nPhone: {phone}]]\n\nMembership: {type}, from {start}[[\nFee: {fee}]][[\nPayment: {payment}]]\n\n[[{newsletter}\n]][[{photo}\n]]{signed}",
        "I, {name}[[, born {birth}]][[, residing at {address}]], wish to join {club} as of {start}. Category: {type}.[[ The fee of {fee} will be paid as follows: {payment}.]][[ {newsletter}.]]",
        "Welcome to {club}, {name}! Your membership ({type}) starts on {start}.[[ Your number is {number}.]][[ The yearly contribution comes to {fee}.]] You told us you like {interests}.",
        "New member\n{name}[[ / {email}]][[ / {phone}]]\n{type}[[ / {fee}]]\nsince {start}\n{interests}",
        "Please enrol me in {club}. I'm interested in {interests}. You can reach me[[ by mail at {email}]][[ or on {phone}]].[[ {photo}.]] Starting {start} would be ideal; {type} membership. Regards, {name}",
        "[[Member {number}: ]]{name}, {type}, {start}[[, {fee} p.a.]][[, {payment}]][[; emergency contact {emergency}]]",
        "Beitrittserklärung\nHiermit trete ich, {name}, dem Verein {club} ab {start} bei.[[ Beitrag: {fee}.]][[ Zahlung: {payment}.]] Art: {type}.\n\nDatum: {signed}",
        "Form received {signed}: {name} joins {club}.[[ Mailing: {newsletter}.]][[ Photos: {photo}.]] First day {start}.",
    ),
)

# --------------------------------------------------------------------------------------------------------------------
# Vehicle registration and used-car ad

_CARS = {"Volkswagen": ("Golf", "Passat Variant", "Polo", "ID.3", "Tiguan"), "Toyota": ("Corolla", "Yaris Hybrid", "RAV4", "Prius"), "Ford": ("Focus", "Fiesta", "Kuga", "Transit Custom"), "BMW": ("320d", "118i", "X3", "i4"), "Skoda": ("Octavia Combi", "Fabia", "Superb"), "Renault": ("Clio", "Mégane", "Zoe", "Kangoo"), "Honda": ("Civic", "Jazz", "CR-V"), "Volvo": ("V60", "XC40", "V90"), "Fiat": ("500", "Panda", "Ducato"),
         "Tesla": ("Model 3", "Model Y"), "Hyundai": ("i30", "Kona Electric", "Tucson"), "Peugeot": ("208", "308 SW", "Partner"), "Mercedes-Benz": ("A 180", "C 220 d", "Vito"), "Mazda": ("CX-5", "MX-5", "3"), "Dacia": ("Duster", "Sandero"), "Kia": ("Ceed", "Niro", "Sportage"), "Opel": ("Astra", "Corsa", "Zafira")}
_FUEL = {"petrol": ("petrol", "Benzin", "gasoline", "unleaded", "essence"), "diesel": ("diesel", "Diesel", "TDI", "heavy oil"), "electric": ("fully electric", "battery-electric", "Elektro", "EV", "charges at any wallbox"), "hybrid": ("hybrid", "petrol-electric", "plug-in hybrid", "mild hybrid"), "gas": ("LPG", "natural gas", "CNG", "Autogas")}
_GEARS = {"manual": ("manual gearbox", "5-speed manual", "Schaltgetriebe", "six-speed stick shift"), "automatic": ("automatic", "DSG", "Automatik", "CVT", "8-speed auto")}
_OWNERS = ("one owner", "first owner")


def _make_car(rng: Random) -> dict[str, Any]:
    ds = val.date_style(rng)
    make = _p(rng, list(_CARS))
    first = _date(rng, 1998, 2025)
    km, ps = rng.randrange(900, 290_000, 100), rng.randrange(60, 420, 5)
    style = rng.randrange(5)
    return {
        "make": V(make), "model": V(_p(rng, _CARS[make])), "first": _show(rng, first, ds), "year": V(str(first.year), first.year), "mileage": V(_amount(rng, km, style, False).text, km, after=_p(rng, (" km", " km", "km", " kilometres"))), "fuel": _enum(rng, _FUEL), "gearbox": maybe(rng, 0.75, _enum(rng, _GEARS)),
        "power": maybe(rng, 0.75, V(str(ps), ps, after=_p(rng, (" hp", " PS", " bhp")))), "colour": maybe(rng, 0.75, V(_p(rng, _COLOURS))), "price": val.money(rng, 900, 68000), "owners": maybe(rng, 0.6, _int(rng, 1, 5, 0.3)), "plate": maybe(rng, 0.5, V(_code(rng, _p(rng, ("AA 999 AA", "A-99999 A", "AA99 AAA", "AAA-999", "A AA 9999"))))), "vin": maybe(rng, 0.5, V(_code(rng, "AAA##A##9A9999999"))),
        "seller": _v(val.person(rng) if rng.random() < 0.5 else val.company(rng)), "phone": maybe(rng, 0.6, _v(val.phone(rng))), "inspection": maybe(rng, 0.6, _show(rng, _date(rng, 2024, 2028), ds)), "place": maybe(rng, 0.6, _v(val.city(rng))),
        "accident": maybe(rng, 0.7, _flag(rng, ("accident-free", "never crashed", "unfallfrei", "no accidents"), ("repaired accident damage", "had a rear-end collision in the past", "Unfallwagen", "not accident-free"))), "negotiable": maybe(rng, 0.5, _flag(rng, ("negotiable", "or nearest offer", "VB", "price is open to offers", "ono"), ("fixed price", "no haggling", "Festpreis", "price not negotiable"))),
        "equipment": [V(x) for x in some(rng, ("heated seats", "tow bar", "sat nav", "parking sensors", "leather interior", "sunroof", "cruise control", "winter tyres", "LED headlights", "reversing camera", "air conditioning", "Apple CarPlay", "alloy wheels", "roof rails", "keyless entry", "isofix", "head-up display"), 1, 6)],
        "note": V(_p(rng, ("Timing belt changed at {k} km.", "Serviced every {k} km.", "New clutch in {y}.", "Tyres from {y}.", "Consumption about {n} l.", "Second key included.")).format(k=rng.randrange(10_000, 90_000, 5000), y=rng.randint(2015, 2025), n=rng.randint(4, 9))),
    }


CAR = Kind(
    name="used_car_ad", titles=("Used car", "Car advert", "Vehicle listing", "Gebrauchtwagen", "Vehicle data", "Car for sale"),
    fields=(
        F("make", ("make", "brand", "manufacturer"), ("Make", "Brand", "de:Marke", "fr:Marque"), ("Who built the car", "make of the vehicle", "car brand")), F("model", ("model", "car model", "type"), ("Model", "Type", "de:Modell", "fr:Modèle"), ("Which model", "model name", "type of car")), F("first", ("first registration", "registered on", "registration date"), ("First registered", "First registration", "de:Erstzulassung", "fr:Mise en circulation"), ("When it was first registered", "date of first registration", "on the road since"), type="date"), F("year", ("year", "model year", "year of manufacture"), ("Year", "de:Baujahr", "Model year"), ("Year of the car", "model year", "how old?"), type="integer"),
        F("mileage", ("mileage", "kilometres", "odometer"), ("Mileage", "Odometer", "de:Kilometerstand", "fr:Kilométrage"), ("How far it has run", "odometer reading in km", "kilometres driven"), type="integer"), F("fuel", ("fuel", "fuel type", "engine type"), ("Fuel", "Engine", "de:Kraftstoff", "fr:Carburant"), ("What it runs on", "fuel type", "petrol, diesel…"), type="enum", options=("petrol", "diesel", "electric", "hybrid", "gas")), F("gearbox", ("transmission", "gearbox"), ("Transmission", "Gearbox", "de:Getriebe"), ("Kind of gearbox", "manual or automatic", "transmission"), type="enum", options=("manual", "automatic")),
        F("power", ("power", "horsepower", "engine power"), ("Power", "de:Leistung", "fr:Puissance"), ("Engine power in hp", "horsepower", "how strong is the engine?"), type="integer"), F("colour", ("colour", "paint", "exterior color"), ("Colour", "Paint", "de:Farbe"), ("Colour of the car", "paint", "exterior colour")), F("price", ("price", "asking price"), ("Price", "Asking", "de:Preis", "fr:Prix"), ("What the seller asks", "price as a number", "How much?"), type="number"), F("owners", ("previous owners", "number of owners"), ("Owners", "Previous owners", "de:Vorbesitzer"), ("How many owners so far", "number of owners", "owner count"), type="integer"),
        F("plate", ("licence plate", "registration number", "plate"), ("Reg.", "Plate", "de:Kennzeichen", "fr:Immatriculation"), ("Number plate", "licence plate", "registration mark")), F("vin", ("vin", "chassis number"), ("VIN", "Chassis no.", "de:FIN"), ("Vehicle identification number", "chassis number", "VIN of the car")), F("seller", ("seller", "dealer", "owner"), ("Seller", "Dealer", "de:Verkäufer", "fr:Vendeur"), ("Who sells it", "name of the seller", "owner or dealer")), F("phone", ("phone", "seller phone"), ("Tel.", "Call", "Phone"), ("Number to call", "seller's phone", "contact number")),
        F("inspection", ("inspection valid until", "next inspection", "mot until"), ("MOT until", "Next inspection", "de:TÜV bis", "de:§57a bis"), ("Until when the inspection is valid", "roadworthiness test due", "next inspection date"), type="date"), F("place", ("location", "city"), ("Location", "Place", "de:Standort"), ("Where the car is", "city", "place to view it")), F("accident", ("accident free", "no accidents"), ("Accidents", "History"), ("Whether it never had an accident", "true if accident-free", "Is it undamaged?"), type="boolean"), F("negotiable", ("negotiable", "price negotiable"), ("Terms", "Price note"), ("Whether one can haggle", "true if the price is open to offers", "Is the price flexible?"), type="boolean"),
        Items("equipment", ("equipment", "extras", "features"), (F("extra", ("extra", "feature"), ("Extra",), ("one extra", "a feature", "equipment item")),), ("What is built in", "list of extras", "equipment of the car"), labels=("Equipment", "Extras", "de:Ausstattung", "fr:Équipements"), lines=("{extra}",), scalar=True),
    ),
    make=_make_car,
    prose=(
        "{make} {model}, first registered {first}, {mileage}, {fuel}[[, {gearbox}]][[, {power}]][[, {colour}]]. {price}[[ {negotiable}]].[[ Tel. {phone}]]",
        "For sale: my {year} {make} {model}. It has done {mileage} and is {fuel}. Extras: {equipment}.[[ It is {accident}.]] I'd like {price} for it[[ ({negotiable})]]. {note} {seller}[[, {phone}]]",
        "{make} {model}\n{price}\n\n* {year}\n* {mileage}\n* {fuel}[[\n* {gearbox}]][[\n* {power}]][[\n* {owners} owner(s)]]\n\n{equipment}\n\n{note}\n{seller}[[ · {place}]]",
        "VEHICLE REGISTRATION\n[[A {plate}\n]]B {first}\nD.1 {make}\nD.3 {model}[[\nE {vin}]]\nP.3 {fuel}[[\nR {colour}]]\nC.1.1 {seller}",
        "Selling due to a new baby: {make} {model} ({first}), odometer {mileage}[[, {owners} previous owners]][[, MOT until {inspection}]]. Asking {price}. {note} Can be seen[[ in {place}]]. Contact {seller}.",
        "[[{colour} ]]{make} {model} – {fuel}[[ / {gearbox}]] – {mileage} – {price}[[ – {accident}]]",
        "Dealer stock: {seller} offers a {make} {model} from {year} with {equipment}.[[ Output {power}.]] Price {price}; kilometres: {mileage}.[[ Chassis {vin}.]]",
        "Verkaufe {make} {model}, EZ {first}, {mileage}, {fuel}[[, TÜV bis {inspection}]][[, {accident}]], {price}[[ {negotiable}]].[[ {phone}]] {seller}",
        "Is this still available: {make} {model}, {year}, {price}?[[ The ad says {accident}.]] With {equipment}. {note}",
    ),
)

# --------------------------------------------------------------------------------------------------------------------
# Warranty card, travel itinerary

def _make_warranty(rng: Random) -> dict[str, Any]:
    ds = val.date_style(rng)
    d = _date(rng, 2012, 2026)
    months = rng.choice((6, 12, 18, 24, 36, 60, 120))
    name = val.person(rng)
    return {
        "product": V(_product_name(rng)), "brand": V(_brand(rng)), "model": maybe(rng, 0.7, V(_code(rng, _p(rng, ("AA-999", "A9999", "999A", "AAA99X"))))), "serial": V(_code(rng, _p(rng, ("AA99999999", "9999999999", "##########", "A99-99999", "SN999999A")))), "bought": _show(rng, d, ds), "ends": maybe(rng, 0.7, _show(rng, d + dt.timedelta(days=int(months * 30.44)), ds)), "months": V(str(months), months),
        "dealer": _v(val.company(rng)), "customer": maybe(rng, 0.8, V(name)), "email": maybe(rng, 0.4, _v(val.email_for(rng, name))), "address": maybe(rng, 0.5, _v(val.address(rng))), "price": maybe(rng, 0.5, val.money(rng, 15, 2400)), "receipt": maybe(rng, 0.5, _v(val.ident(rng, ("R", "RE", "INV")))),
        "battery": maybe(rng, 0.5, _flag(rng, ("batteries are covered too", "includes the battery", "the battery is part of the guarantee"), ("batteries are excluded", "does not cover batteries", "wear parts such as batteries are not included"))), "transfer": maybe(rng, 0.5, _flag(rng, ("may be passed on to a new owner", "transferable", "the guarantee moves with the device"), ("not transferable", "only valid for the first buyer", "lapses on resale"))),
        "coverage": maybe(rng, 0.7, _enum(rng, {"repair": ("we repair free of charge", "repair only", "defects are mended at no cost"), "replacement": ("we replace the device", "replacement with an equal model", "swapped for a new one"), "refund": ("the purchase price is refunded", "money back", "you get a full refund")})),
    }


WARRANTY_CARD = Kind(
    name="warranty_card", titles=("Warranty card", "Guarantee certificate", "Garantiekarte", "Product registration", "Warranty certificate"),
    fields=(
        F("product", ("product", "item", "device"), ("Product", "Item", "Device", "de:Gerät", "fr:Appareil"), ("What is guaranteed", "name of the product", "which device?")), F("brand", ("brand", "manufacturer"), ("Brand", "Manufacturer", "de:Hersteller"), ("Who made it", "manufacturer", "brand")), F("model", ("model", "model number"), ("Model", "Type", "de:Modell"), ("Model of the device", "type code", "model number")), F("serial", ("serial number", "serial", "device number"), ("Serial no.", "S/N", "de:Seriennummer", "fr:N° de série"), ("Number on the device", "serial number", "S/N")),
        F("bought", ("purchase date", "date of purchase", "bought on"), ("Date of purchase", "Purchased", "de:Kaufdatum", "fr:Date d'achat"), ("When it was bought", "purchase date", "start of the guarantee"), type="date"), F("ends", ("warranty end", "valid until", "guarantee expires"), ("Valid until", "Warranty ends", "de:Garantie bis"), ("Last day of the guarantee", "when it runs out", "expiry of the warranty"), type="date"), F("months", ("warranty months", "guarantee period in months", "term"), ("Warranty (months)", "Period (months)", "de:Garantiezeit (Monate)"), ("Length in months", "how many months are covered?", "duration of the guarantee"), type="integer"),
        F("dealer", ("dealer", "shop", "seller", "retailer"), ("Dealer", "Retailer", "Bought from", "de:Händler"), ("Where it was bought", "name of the shop", "seller")), F("customer", ("customer", "owner", "buyer"), ("Customer", "Owner", "de:Käufer"), ("Who bought it", "owner of the device", "buyer's name")), F("email", ("email", "customer email"), ("E-mail", "Mail"), ("E-mail of the owner", "mail address", "contact")), F("address", ("address", "customer address"), ("Address", "de:Anschrift"), ("Address of the owner", "where the buyer lives", "postal address")), F("price", ("purchase price", "price paid"), ("Price", "Price paid", "de:Kaufpreis"), ("What it cost", "amount paid", "purchase price"), type="number"),
        F("receipt", ("receipt number", "invoice number"), ("Receipt no.", "Invoice", "de:Beleg-Nr."), ("Number of the receipt", "proof of purchase", "invoice no")), F("battery", ("battery covered", "includes battery"), ("Batteries", "Wear parts"), ("Whether the battery is covered", "true if batteries are included", "Does it cover the battery?"), type="boolean"), F("transfer", ("transferable", "can be transferred"), ("Transfer", "Change of owner"), ("Whether a new owner keeps it", "true if transferable", "Does it survive resale?"), type="boolean"),
        F("coverage", ("remedy", "coverage", "what happens on defect"), ("Coverage", "Remedy", "de:Leistung"), ("What the maker does on a defect", "repair, replacement or refund", "remedy offered"), type="enum", options=("repair", "replacement", "refund")),
    ),
    make=_make_warranty,
    prose=(
        "WARRANTY CARD\n\nProduct: {product}[[\nModel: {model}]]\nS/N: {serial}\nPurchased: {bought} at {dealer}[[\nOwner: {customer}]]\n\n{brand} grants {months} months from the date of purchase.[[ In case of a defect: {coverage}.]][[ Note: {battery}.]]",
        "Thank you for buying the {product}. {brand} guarantees it for {months} months[[, that is until {ends}]].[[ This guarantee is as follows: {transfer}.]] Keep the receipt[[ ({receipt})]] from {dealer}. Serial number {serial}, bought {bought}.",
        "[[{customer} registered ]]the {brand} {product} (serial {serial}), bought on {bought} from {dealer}[[ for {price}]]. Term: {months} months.[[ End: {ends}.]]",
        "Garantieschein – {brand}\nGerät: {product}\nSeriennummer: {serial}\nKaufdatum: {bought}\nGarantie: {months} Monate[[\nKäufer: {customer}]][[\nAnschrift: {address}]]\nHändler: {dealer}",
        "If the {product} fails within {months} months of {bought}, this applies: [[{coverage}]][[; {battery}]][[; {transfer}]]. Quote {serial}. {brand}",
        "Registration complete. [[Hello {customer}, ]]we have saved your {product}[[ ({model})]], number {serial}. [[Confirmation sent to {email}. ]]Cover lasts {months} months[[ and ends on {ends}]]. Shop: {dealer}, {bought}.",
        "{brand} | {product} | {serial} | {bought} | {dealer} | {months} months",
        "Complaint: my {product} from {brand} stopped working. Bought {bought} at {dealer}[[, invoice {receipt}]][[, I paid {price}]]. The card says {months} months and \"S/N {serial}\".[[ Yours, {customer}]]",
    ),
)

_TRANSPORT = {"train": ("by train", "ICE", "railway", "on the night train"), "bus": ("by coach", "bus transfer", "minibus"), "plane": ("flight", "by plane", "domestic flight"), "car": ("rental car", "self-drive", "by car"), "boat": ("ferry", "by boat", "river cruise"), "on foot": ("on foot", "walking", "hike")}


def _make_trip(rng: Random) -> dict[str, Any]:
    ds = val.date_style(rng)
    d, stops = _date(rng, 2014, 2027), []
    begin = d
    for _ in range(rng.randint(2, 5)):
        stops.append({"date": _show(rng, d, ds), "place": _v(val.city(rng)), "stay": V(_hotel(rng)), "activity": V(_p(rng, ("guided city walk", "wine tasting", "free morning", "museum visit", "boat trip on the lake", "cooking class", "hike to the viewpoint", "market tour", "day at the beach", "visit to the castle", "cycling along the river", "concert in the evening", "safari drive", "thermal baths", "street food tour"))), "transport": _enum(rng, _TRANSPORT)})
        d += dt.timedelta(days=rng.randint(1, 4))
    return {
        "title": V(_p(rng, (f"{_p(rng, ('Discover', 'Highlights of', 'Best of', 'Hidden', 'Around', 'Journey through'))} {val.country(rng)}", f"{len(stops)}-stop {_p(rng, ('Coastal', 'Alpine', 'City', 'Wine', 'Desert', 'Island'))} Tour", f"{_p(rng, ('Summer', 'Autumn', 'Family', 'Honeymoon', 'School'))} trip to {val.country(rng)}"))),
        "traveller": _v(val.person(rng)), "agency": maybe(rng, 0.6, _v(val.company(rng))), "begin": _show(rng, begin, ds), "end": _show(rng, d, ds), "people": maybe(rng, 0.6, _int(rng, 1, 24)), "price": maybe(rng, 0.7, val.money(rng, 190, 7800)), "booking": maybe(rng, 0.6, _v(val.ident(rng, ("TR", "BK", "R")))),
        "insurance": maybe(rng, 0.5, _flag(rng, ("travel insurance included", "insured against cancellation", "with insurance"), ("without travel insurance", "insurance not included", "please insure yourself"))), "guide": maybe(rng, 0.4, _v(val.person(rng))), "stops": stops,
    }


TRIP = Kind(
    name="travel_itinerary", titles=("Travel itinerary", "Trip plan", "Tour programme", "Reiseplan", "Journey", "Holiday itinerary"),
    fields=(
        F("title", ("title", "trip name", "tour"), ("Tour", "Trip", "de:Reise", "fr:Voyage"), ("Name of the trip", "title of the tour", "What is the trip called?")), F("traveller", ("traveller", "booked by", "lead traveller"), ("Traveller", "Booked by", "de:Reisende/r"), ("Who travels", "name of the traveller", "person who booked")), F("agency", ("agency", "tour operator", "organiser"), ("Operator", "Agency", "de:Veranstalter"), ("Who organises it", "travel agency", "tour operator")), F("begin", ("start date", "departure", "begins"), ("Start", "Departure", "From", "de:Abreise"), ("First day", "when the trip starts", "day of departure"), type="date"),
        F("end", ("end date", "return", "ends"), ("End", "Return", "To", "de:Rückreise"), ("Last day", "when it ends", "day of return"), type="date"), F("people", ("travellers", "number of people", "group size"), ("Persons", "Group size", "de:Personen"), ("How many travel", "size of the group", "number of people"), type="integer"), F("price", ("price", "total price", "cost per person"), ("Price", "Cost", "de:Reisepreis"), ("What the trip costs", "price as a number", "total cost"), type="number"), F("booking", ("booking number", "reference"), ("Booking no.", "Reference", "de:Buchung"), ("Number of the booking", "reference", "booking id")),
        F("insurance", ("insurance included", "insured"), ("Insurance", "de:Versicherung"), ("Whether insurance is included", "true if insured", "Is there travel insurance?"), type="boolean"), F("guide", ("guide", "tour guide"), ("Guide", "de:Reiseleitung"), ("Who guides the group", "name of the guide", "tour leader")),
        Items("stops", ("stops", "days", "programme", "stages"), (F("date", ("date", "day", "when"), ("Date", "Day"), ("day of the stop", "when they are there", "date"), type="date"), F("place", ("place", "city", "where"), ("Place", "Stop"), ("where the group is", "town", "place of the stop")), F("stay", ("hotel", "accommodation", "overnight stay"), ("Hotel", "Overnight"), ("where they sleep", "hotel of the stop", "accommodation")), F("activity", ("activity", "programme", "what to do"), ("Programme", "Activity"), ("what is done there", "activity of the day", "plan")),
              F("transport", ("transport", "means of travel"), ("Transport", "By"), ("how they get there", "means of transport", "vehicle"), type="enum", options=("train", "bus", "plane", "car", "boat", "on foot"))), ("Every stop of the trip", "day by day programme", "stages in order"), labels=("Programme", "Day by day", "Itinerary", "de:Reiseverlauf"),
              lines=("{date}: {place} – {activity} ({transport}). Overnight: {stay}", "{date}, {place}: {activity}; night at {stay}; transfer: {transport}", "{place} ({date}) | {transport} | {activity} | {stay}", "On {date} you reach {place} ({transport}): {activity}, then a bed at {stay}")),
    ),
    make=_make_trip,
    prose=(
        "{title}\n{begin} – {end}\n\n{stops}\n\n[[Price {price}]][[, for {people} persons]][[. {insurance}.]][[\n{agency}]]", "Dear {traveller},\n\nhere is the plan for {title}.\n{stops}\n\nYou will be back on {end}.[[ Your guide is {guide}.]][[ Please quote {booking}.]]",
        "{title} ({begin} to {end})[[ with {agency}]]: {stops}.[[ It costs {price}.]]", "We leave on {begin}. {stops}. Home again {end}![[ Note: {insurance}.]] – {traveller}", "Trip sheet[[ {booking}]]\nTraveller: {traveller}[[\nGuests: {people}]][[\nGuide: {guide}]]\nStart: {begin}\nEnd: {end}\n{stops}",
        "[[{agency} presents: ]]{title}\nDay by day\n{stops}\n[[All this for {price}. ]]Departure {begin}, return {end}.", "{stops}\n\nBooked by {traveller} for {begin} until {end}[[, {people} people]][[, {price}]].", "Postponed! {title} now runs from {begin} to {end}. The stops stay the same: {stops}.[[ {insurance}.]] Sorry, {traveller}.",
    ),
)

# --------------------------------------------------------------------------------------------------------------------
# Bibliographic record, reference list

_TITLE_A = ("A History of", "The Art of", "On the Nature of", "Notes on", "An Atlas of", "The Silence of", "Beyond", "Essays on", "Rethinking", "A Field Guide to", "The Politics of", "Towards a Theory of", "Letters from", "Understanding", "The Last Days of", "Handbook of", "Dialogues on")
_TITLE_B = ("Salt Roads", "Northern Gardens", "Measurement", "Urban Rivers", "Forgetting", "Small Machines", "Bees", "Public Space", "Medieval Ink", "Probability", "Coastal Birds", "Family Law", "Winter Light", "Trust", "Moving Images", "Stone Bridges", "Migration", "Infinite Series", "Glaciers", "Common Sense", "Paper", "Sleep", "Railways", "Wild Grain", "Distributed Systems", "Translation")
_PUBLISHERS = ("Halden Press", "Oxbow Academic", "Springfeld Verlag", "Éditions du Quai", "Northlight Books", "Cambria University Press", "Marlow & Finch", "Edizioni Lampo", "Harbour House", "Kestrel Editions", "Suhrhof", "Meridian Scholarly", "Plume d'Or", "Anvil Press", "Tidewater", "Blackfriars", "Novum")
_JOURNALS = ("Journal of Applied Ecology Studies", "Annals of Soft Matter", "Quarterly Review of Ethics", "Transactions on Signal Design", "Archiv für Stadtforschung", "Revue d'histoire moderne", "Letters in Robotics", "International Journal of Tourism Law", "Bulletin of Numerical Methods", "Nordic Journal of Nursing", "Computing Letters", "Studies in Phonology", "Journal of Coastal Geology", "Frontiers of Learning", "Materials Today Notes")
_BOOK_LANG = ("English", "German", "French", "Spanish", "Italian", "Swedish", "Portuguese", "Czech", "Deutsch", "Français")
_BIB_TYPE = {"book": ("book", "monograph", "hardcover", "Buch", "printed book"), "article": ("journal article", "article", "Aufsatz", "paper in a periodical"), "thesis": ("PhD thesis", "dissertation", "master's thesis", "Habilitation"), "conference paper": ("conference paper", "in proceedings", "proceedings contribution"), "audiobook": ("audio book", "read aloud on 6 CDs", "Hörbuch"), "map": ("map", "sheet map", "Landkarte")}


def _work_title(rng: Random) -> str:
    return _p(rng, (f"{_p(rng, _TITLE_A)} {_p(rng, _TITLE_B)}", f"{_p(rng, _TITLE_B)} and {_p(rng, _TITLE_B)}", f"{_p(rng, _TITLE_B)}: {_p(rng, _TITLE_A)} {_p(rng, _TITLE_B)}", f"The {_p(rng, ('Glass', 'Iron', 'Blue', 'Hollow', 'Quiet', 'Seventh', 'Burning', 'Paper', 'Salt', 'Second'))} {_p(rng, ('Orchard', 'Harbour', 'Winter', 'Clockmaker', 'Tide', 'Archive', 'Garden', 'Empire', 'Letter', 'River', 'Lighthouse', 'Room'))}"))


def _isbn(rng: Random) -> str:
    return _p(rng, (_code(rng, "978-9-99-999999-9"), _code(rng, "9789999999999"), _code(rng, "978-99-999-9999-9"), _code(rng, "9-9999-9999-9"), _code(rng, "0-999-99999-X")))


def _author(rng: Random) -> str:
    first, last = val.first_last(rng)
    return _p(rng, (f"{first} {last}", f"{last}, {first}", f"{last}, {first[0]}.", f"{first[0]}. {last}"))


def _make_book_record(rng: Random) -> dict[str, Any]:
    year = rng.randint(1890, 2026)
    return {
        "title": V(_work_title(rng)), "authors": [V(_author(rng)) for _ in range(rng.choice((1, 1, 2, 3)))], "publisher": V(_p(rng, _PUBLISHERS)), "year": V(str(year), year), "place": maybe(rng, 0.6, _v(val.city(rng))), "isbn": maybe(rng, 0.8, V(_isbn(rng))), "pages": maybe(rng, 0.8, _int(rng, 48, 1200, 0)), "edition": maybe(rng, 0.4, V(_p(rng, ("2nd ed.", "3rd revised edition", "first edition", "4. Aufl.", "reprint", "2e éd.", "special edition")))),
        "language": maybe(rng, 0.6, V(_p(rng, _BOOK_LANG))), "type": _enum(rng, _BIB_TYPE), "call": maybe(rng, 0.6, V(_code(rng, _p(rng, ("AA 9999 A999", "999.99 AAA", "A 99/999", "AAA9999.A9"))))), "loan": maybe(rng, 0.6, _flag(rng, ("available for loan", "may be borrowed", "on the shelf, lendable", "entlehnbar", "can be checked out"), ("reference only", "reading room use only", "not for loan", "nicht entlehnbar", "in-library use"))),
        "subjects": [V(x) for x in some(rng, ("ecology", "social history", "topology", "urban studies", "poetry", "cartography", "economics", "medicine", "labour law", "astronomy", "education", "linguistics", "ceramics", "engineering", "philosophy", "zoology", "travel", "music", "gender studies", "software"), 1, 4)],
        "series": maybe(rng, 0.3, V(f"{_p(rng, ('Studies in', 'Beiträge zur', 'Collection', 'Library of'))} {_p(rng, _TITLE_B)}")),
    }


BOOK_RECORD = Kind(
    name="library_record", titles=("Library record", "Catalogue entry", "Bibliographic record", "Book details", "Katalogisat", "Notice bibliographique"),
    fields=(
        F("title", ("title", "book title", "main title"), ("Title", "de:Titel", "fr:Titre", "245"), ("Title of the work", "what the book is called", "main title as printed")), Items("authors", ("authors", "creators", "written by"), (F("author", ("author", "name"), ("Author",), ("one author", "name of the author", "who wrote it")),), ("Who wrote it", "names of the authors", "all creators"), labels=("Authors", "By", "de:Verfasser", "fr:Auteurs", "Author(s)"), lines=("{author}",), scalar=True),
        F("publisher", ("publisher", "publishing house", "imprint"), ("Publisher", "Imprint", "de:Verlag", "fr:Éditeur"), ("Who published it", "publishing house", "publisher")), F("year", ("year", "year of publication", "published in"), ("Year", "Published", "de:Jahr", "fr:Année"), ("Year of publication", "when it came out", "publication year"), type="integer"), F("place", ("place of publication", "city"), ("Place", "de:Ort", "fr:Lieu"), ("Where it was published", "place of publication", "city of the publisher")), F("isbn", ("isbn", "standard number"), ("ISBN", "ISBN-13", "020"), ("ISBN of the book", "international standard book number", "ISBN as printed")),
        F("pages", ("pages", "number of pages", "extent"), ("Pages", "Extent", "de:Seiten", "de:Umfang"), ("How many pages", "page count", "length in pages"), type="integer"), F("edition", ("edition", "edition statement"), ("Edition", "de:Auflage", "fr:Édition"), ("Which edition", "edition statement", "edition as printed")), F("language", ("language", "text language"), ("Language", "de:Sprache", "fr:Langue"), ("Language of the text", "in which language?", "language")), F("type", ("material type", "document type", "medium"), ("Material", "Type", "Medium", "de:Dokumenttyp"), ("Kind of publication", "book, article…", "type of material"), type="enum", options=("book", "article", "thesis", "conference paper", "audiobook", "map")),
        F("call", ("call number", "shelf mark", "signature"), ("Call no.", "Shelf mark", "de:Signatur", "fr:Cote"), ("Where it stands", "call number", "shelf mark")), F("loan", ("lendable", "available for loan"), ("Loan status", "Use"), ("Whether it can be borrowed", "true if it may leave the library", "Can I take it home?"), type="boolean"), F("series", ("series", "part of series"), ("Series", "de:Reihe", "Collection"), ("Series it belongs to", "series title", "name of the series")),
        Items("subjects", ("subjects", "keywords", "topics"), (F("subject", ("subject", "keyword"), ("Subject",), ("one subject", "a keyword", "topic")),), ("What it is about", "subject headings", "keywords"), labels=("Subjects", "Keywords", "de:Schlagwörter", "fr:Sujets"), lines=("{subject}",), scalar=True),
    ),
    make=_make_book_record,
    prose=(
        "{authors}: {title}.[[ {edition}]] [[{place}: ]]{publisher}, {year}.[[ {pages} p.]][[ ISBN {isbn}]]", "{title} / {authors}. – [[{edition} – ]][[{place} : ]]{publisher}, {year}[[. – {pages} S.]][[ – ({series})]][[. – ISBN {isbn}]]", "{title}\nby {authors}\n{publisher}, {year}[[\n{pages} pages]][[\nLanguage: {language}]][[\nShelf: {call}]][[\nStatus: {loan}]]",
        "{authors} published {title} with {publisher} in {year}[[ ({type})]].[[ It runs to {pages} pages.]] Subjects: {subjects}.", "Your reservation is ready: {title} ({type}), {authors}[[. Call number {call}]]. Please note: [[{loan}]].", "245 {title}\n260 {publisher}, {year}\n650 {subjects}[[\n020 {isbn}]][[\n300 {pages} p.]][[\n490 {series}]]",
        "We are looking for a copy of {title} by {authors} ({publisher} {year}[[, ISBN {isbn}]]). Any edition is fine[[, ideally {edition}]].", "[[{series}: ]]{title}. {authors}. {year}. {publisher}.[[ In {language}.]] Keywords – {subjects}",
    ),
)


def _make_references(rng: Random) -> dict[str, Any]:
    refs = []
    for _ in range(rng.randint(2, 6)):
        y, a = rng.randint(1965, 2026), rng.randint(1, 800)
        names = ", ".join(f"{val.first_last(rng)[1]}, {val.first_last(rng)[0][0]}." for _ in range(rng.choice((1, 1, 2, 3))))
        refs.append({"authors": V(names), "title": V(_work_title(rng)), "year": V(str(y), y), "source": V(_p(rng, _JOURNALS) if rng.random() < 0.6 else _p(rng, _PUBLISHERS)), "volume": V(str(v := rng.randint(1, 140)), v), "pages": V(f"{a}{_p(rng, ('–', '-'))}{a + rng.randint(3, 40)}"), "doi": V(f"10.{rng.randint(1000, 9999)}/{_code(rng, _p(rng, ('######', 'aaa.9999.99', '99999-999')).replace('a', 'A')).lower()}")})
    return {"paper": maybe(rng, 0.6, V(_work_title(rng))), "section": V(_p(rng, ("References", "Bibliography", "Works cited", "Literaturverzeichnis", "Literature", "Bibliographie"))), "refs": refs}


REFERENCES = Kind(
    name="reference_list", titles=("Reference list", "Bibliography", "Works cited", "Literature list", "References"),
    fields=(
        F("paper", ("citing work", "paper title", "document title"), ("Title", "Paper"), ("Title of the work that cites them", "name of the paper", "which paper is this list from?")),
        Items("refs", ("references", "citations", "works", "cited works"), (F("authors", ("authors", "author", "written by"), ("Authors",), ("who wrote it", "authors as printed", "names")), F("title", ("title", "work title"), ("Title",), ("what it is called", "title of the cited work", "name of the paper or book")), F("year", ("year", "published", "publication year"), ("Year",), ("when it appeared", "year", "publication year"), type="integer"), F("source", ("journal", "source", "published in"), ("Source", "Journal"), ("where it appeared", "journal or publisher", "container")),
              F("volume", ("volume", "vol"), ("Vol.",), ("volume number", "volume of the journal", "vol"), type="integer"), F("pages", ("pages", "page range"), ("Pages",), ("page range", "from–to pages", "pp.")), F("doi", ("doi", "identifier"), ("DOI",), ("DOI of the work", "digital object identifier", "doi"))), ("Everything that is cited", "list of references", "cited literature"), labels=("References", "Bibliography", "Works cited", "de:Literatur"),
              lines=("{authors} ({year}). {title}. {source}, {volume}, {pages}. https://doi.org/{doi}", "{authors}: {title}. In: {source} {volume} ({year}), S. {pages}", "{authors} {title}. {source}. {year};{volume}:{pages}. doi:{doi}", "{authors}, \"{title},\" {source}, vol. {volume}, pp. {pages}, {year}.", "{title}. {authors}. {source} ({year})", "{authors} {year}, '{title}', {source}, vol. {volume}, pp. {pages}")),
    ),
    make=_make_references,
    prose=("References\n{refs}", "[[{paper}\n\n]]Bibliography\n\n{refs}", "The literature cited[[ in {paper}]] is as follows: {refs}", "{refs}", "...and is discussed elsewhere.\n\nReferences\n\n{refs}\n\nReceived 4 March; accepted 9 June", "Works cited[[ ({paper})]]\n{refs}", "Further reading:\n{refs}", "Literaturverzeichnis[[ zu: {paper}]]\n\n{refs}"),
)

# --------------------------------------------------------------------------------------------------------------------
# Films, music, games, books

_FILM_GENRE = {"comedy": ("a hilarious comedy", "comedy", "full of laughs", "a farce"), "drama": ("a moving drama", "drama", "a quiet family tragedy", "heart-rending"), "thriller": ("a nail-biting thriller", "thriller", "suspense until the last minute", "edge-of-your-seat tension"), "horror": ("a terrifying horror film", "horror", "a blood-soaked slasher", "not for the faint-hearted: ghosts and gore"), "science fiction": ("science fiction", "sci-fi", "set on a space station", "a tale of robots and distant planets"), "romance": ("a love story", "romance", "a tender romance"), "documentary": ("a documentary", "non-fiction film", "an observational documentary"), "western": ("a western", "a gunslinger's tale", "spaghetti western"), "animation": ("an animated film", "animation", "hand-drawn cartoon feature"), "crime": ("a crime story", "a heist film", "film noir", "a whodunit")}
_FILM_PLOT = ("a lighthouse keeper finds a letter that changes everything", "two sisters inherit a failing circus", "a retired detective returns for one last case", "a village decides to stop the clocks", "a chess prodigy disappears on the eve of the final", "a crew drifts past the last known star", "an accountant discovers that her town does not exist on any map", "three friends steal the wrong painting", "a translator hears a crime through headphones", "a baker and a ghost share a flat", "a courier must cross a frozen border", "the summer nobody slept", "a robot learns to garden", "a band reunites after thirty years of silence")
_AGE = {"all ages": ("suitable for all ages", "U", "G", "ohne Altersbeschränkung", "family film"), "12": ("12+", "PG-13", "ages 12 and over", "FSK 12"), "16": ("16+", "ages 16 and over", "FSK 16", "not under 16"), "18": ("18+", "R", "adults only", "FSK 18")}


def _make_film(rng: Random) -> dict[str, Any]:
    year = rng.randint(1931, 2026)
    return {
        "title": V(_work_title(rng)), "director": _v(val.person(rng)), "year": V(str(year), year), "genre": _enum(rng, _FILM_GENRE), "runtime": maybe(rng, 0.7, V(str(m := rng.randint(62, 210)), m, after=_p(rng, (" min", " minutes", "'", " Min.")))), "cast": [_v(val.person(rng)) for _ in range(rng.randint(1, 5))], "country": maybe(rng, 0.6, _v(val.country(rng))), "rating": maybe(rng, 0.6, _dec(rng, 1, 9.9, 1)), "age": maybe(rng, 0.5, _enum(rng, _AGE)),
        "studio": maybe(rng, 0.4, V(f"{_brand(rng)} {_p(rng, ('Pictures', 'Films', 'Entertainment', 'Filmproduktion', 'Cinéma'))}")), "budget": maybe(rng, 0.3, _v(V(f"{(b := rng.randint(1, 220))} million", b * 1_000_000, before="$"))), "plot": V(_p(rng, _FILM_PLOT)), "streaming": maybe(rng, 0.4, _flag(rng, ("now streaming", "available to stream", "watch it online today"), ("only in cinemas", "not available for streaming", "theatres only"))), "writer": maybe(rng, 0.5, _v(val.person(rng))),
    }


FILM = Kind(
    name="film_description", titles=("Film", "Movie", "Film description", "Movie entry", "Filmkritik", "Now showing"),
    fields=(
        F("title", ("title", "film title", "movie", "name"), ("Title", "Film", "de:Titel", "fr:Titre"), ("Title of the film", "what the movie is called", "Which film?")), F("director", ("director", "directed by", "filmmaker"), ("Director", "Directed by", "de:Regie", "fr:Réalisation"), ("Who directed it", "name of the director", "filmmaker")), F("year", ("year", "release year", "released in"), ("Year", "Released", "de:Jahr", "fr:Année"), ("Year of release", "when it came out", "release year"), type="integer"), F("genre", ("genre", "category", "kind of film"), ("Genre", "Category"), ("Genre of the film", "what kind of film it is", "category"), type="enum", options=tuple(_FILM_GENRE)),
        F("runtime", ("runtime", "length in minutes", "duration"), ("Runtime", "Length", "de:Laufzeit", "fr:Durée"), ("Length in minutes", "how long it is", "running time"), type="integer"), F("country", ("country", "country of production"), ("Country", "de:Land", "fr:Pays"), ("Where it was made", "country of production", "production country")), F("rating", ("rating", "score", "critics score"), ("Rating", "Score", "de:Wertung"), ("Score out of ten", "average rating", "how good it is said to be"), type="number"), F("age", ("age rating", "certificate", "minimum age"), ("Certificate", "Age rating", "de:FSK"), ("Who may watch it", "age rating", "minimum age"), type="enum", options=("all ages", "12", "16", "18"), ordinal=True),
        F("studio", ("studio", "production company"), ("Studio", "Production", "de:Produktion"), ("Who produced it", "production company", "studio")), F("budget", ("budget", "production cost"), ("Budget",), ("What it cost to make", "production budget", "budget in dollars"), type="number"), F("plot", ("plot", "synopsis", "story"), ("Plot", "Synopsis", "de:Handlung"), ("What happens", "one-line story", "summary of the plot")), F("streaming", ("available online", "streaming"), ("Availability",), ("Whether it can be streamed", "true if online", "Can I stream it?"), type="boolean"), F("writer", ("writer", "screenplay by"), ("Screenplay", "Written by", "de:Drehbuch"), ("Who wrote the script", "screenwriter", "author of the screenplay")),
        Items("cast", ("cast", "actors", "stars"), (F("actor", ("actor", "name"), ("Actor",), ("one actor", "name of a cast member", "who plays")),), ("Who plays in it", "names of the actors", "cast list"), labels=("Cast", "Starring", "With", "de:Darsteller", "fr:Avec"), lines=("{actor}",), scalar=True),
    ),
    make=_make_film,
    prose=(
        "{title} ({year}) is {genre}. Directed by {director}, it stars {cast}.[[ Running time: {runtime}.]][[ Critics gave it {rating} out of 10.]]", "{title}\n{year}[[ | {runtime}]][[ | {age}]]\nDirector: {director}\nStarring: {cast}\n\nIn this film, {plot}.", "In {director}'s {title}, {plot}.[[ Written by {writer}.]] The {year} production[[ from {country}]] features {cast}. Genre: {genre}.", "Tonight on TV: {title}, {genre}, {year}[[, {runtime}]]. With {cast}.[[ {age}.]]",
        "I finally watched {title} – {plot}. {director} shot it in {year}[[ for {budget} dollars]], and {cast} is worth the ticket alone.[[ My score: {rating}.]]", "[[{studio} presents ]]{title}, {genre}[[; screenplay {writer}]]; a film by {director} ({year})[[; {streaming}]].", "{plot}: that is {title}, made[[ in {country}]] by {director} in {year}.[[ It is {streaming}.]][[ Age: {age}.]]", "Regie: {director}. Mit {cast}. {title}[[, {country}]] {year}[[, {runtime}]]. {genre}.[[ {rating}/10]]",
        "Rated {rating} – {title} ({year}, dir. {director})[[, {age}]]",
    ),
)

_MUSIC_GENRE = {"jazz": ("jazz", "bebop", "a swinging trio date"), "rock": ("rock", "indie rock", "loud guitars throughout", "garage rock"), "hip hop": ("hip hop", "rap", "boom bap"), "classical": ("classical", "chamber music", "symphonic works"), "electronic": ("electronic", "techno", "ambient synths", "house"), "folk": ("folk", "acoustic ballads", "singer-songwriter"), "metal": ("metal", "doom metal", "blast beats and growls"), "pop": ("pop", "synth-pop", "radio-friendly pop")}
_SONG_A = ("Paper", "Midnight", "Static", "Velvet", "Concrete", "Falling", "Honey", "Satellite", "Broken", "Northern", "Electric", "Slow", "Golden", "Empty")
_SONG_B = ("Hearts", "Highway", "Rain", "Machine", "Sunday", "Ghosts", "Avenue", "Lullaby", "Fever", "Signals", "Summer", "Waltz", "Harbour", "Rooms")


def _band(rng: Random) -> str:
    return _p(rng, (val.person(rng), f"The {_p(rng, _SONG_A)} {_p(rng, _SONG_B)}", f"{_p(rng, _BRAND_A)}{_p(rng, _BRAND_B)}", f"{val.first_last(rng)[1]} {_p(rng, ('Quartet', 'Trio', 'Ensemble', 'Brothers', 'Orchestra'))}", f"{val.first_last(rng)[0]} & the {_p(rng, _SONG_B)}"))


def _make_album(rng: Random) -> dict[str, Any]:
    ds = val.date_style(rng)
    tracks = []
    for n in range(rng.randint(2, 7)):
        tracks.append({"number": V(str(n + 1), n + 1), "title": V(f"{_p(rng, _SONG_A)} {_p(rng, _SONG_B)}" if rng.random() < 0.7 else _p(rng, _TITLE_B)), "length": V(f"{rng.randint(1, 9)}:{rng.randint(0, 59):02d}")})
    return {
        "title": V(f"{_p(rng, _SONG_A)} {_p(rng, _SONG_B)}" if rng.random() < 0.6 else _work_title(rng)), "artist": V(_band(rng)), "released": _show(rng, _date(rng, 1962, 2026), ds), "genre": _enum(rng, _MUSIC_GENRE), "label": maybe(rng, 0.7, V(f"{_brand(rng)} {_p(rng, ('Records', 'Music', 'Recordings', 'Tapes'))}")), "producer": maybe(rng, 0.6, _v(val.person(rng))), "format": maybe(rng, 0.5, _enum(rng, {"vinyl": ("LP", "vinyl", "12-inch", "180 g pressing"), "cd": ("CD", "compact disc", "jewel case"), "digital": ("digital download", "streaming only", "FLAC"), "cassette": ("cassette", "tape", "MC")})),
        "live": maybe(rng, 0.5, _flag(rng, ("recorded live", "a concert recording", "live at the club"), ("studio album", "recorded in the studio", "no live material"))), "stars": maybe(rng, 0.5, _int(rng, 1, 5)), "tracks": tracks, "price": maybe(rng, 0.4, val.money(rng, 5, 45)),
    }


ALBUM = Kind(
    name="music_album", titles=("Album", "Music release", "Record", "Album description", "Discography entry", "Neuerscheinung"),
    fields=(
        F("title", ("album", "title", "album title"), ("Album", "Title", "de:Titel"), ("Title of the album", "name of the record", "what the release is called")), F("artist", ("artist", "performer", "band"), ("Artist", "By", "Band", "de:Künstler", "fr:Interprète"), ("Who made it", "artist or band", "performer")), F("released", ("release date", "released", "out on"), ("Released", "Out", "Release date", "de:Erschienen"), ("When it came out", "release date", "day of publication"), type="date"), F("genre", ("genre", "style"), ("Genre", "Style", "de:Stil"), ("Style of music", "genre", "what kind of music it is"), type="enum", options=tuple(_MUSIC_GENRE)), F("label", ("label", "record label"), ("Label",), ("Who released it", "record label", "label")), F("producer", ("producer", "produced by"), ("Producer", "Produced by"), ("Who produced it", "producer", "name of the producer")),
        F("format", ("format", "medium"), ("Format", "Medium"), ("Medium it comes on", "format", "LP, CD…"), type="enum", options=("vinyl", "cd", "digital", "cassette")), F("live", ("live recording", "is live"), ("Recording",), ("Whether it was recorded live", "true for concert recordings", "Is it a live album?"), type="boolean"), F("stars", ("stars", "rating"), ("Stars", "Rating"), ("Stars given", "rating out of five", "how many stars?"), type="integer"), F("price", ("price", "cost"), ("Price", "de:Preis"), ("What it costs", "price", "how much?"), type="number"),
        Items("tracks", ("tracks", "songs", "track list"), (F("number", ("number", "position", "track no"), ("No.", "#"), ("position on the album", "track number", "number"), type="integer"), F("title", ("title", "song", "track"), ("Title", "Song"), ("name of the song", "track title", "song")), F("length", ("length", "duration"), ("Length", "Time"), ("how long it is", "duration", "playing time"))), ("All songs", "track list in order", "tracks of the album"), labels=("Tracks", "Track list", "Songs", "de:Titelliste"), lines=("{number}. {title} ({length})", "{number} {title} {length}", "{title} – {length}", "{number}) {title} [{length}]")),
    ),
    make=_make_album,
    prose=(
        "{artist} – {title}\n[[{label}, ]]{released}\n\n{tracks}\n\n[[Produced by {producer}]]", "{title} by {artist} came out on {released}[[ on {label}]]. The style: {genre}.[[ {producer} produced it.]] Tracks: {tracks}.", "Review: {artist}, {title}. [[{stars} stars. ]]Genre: {genre}. The record, released {released}, is [[{live}]]. {tracks}", "Tracklist for {title} ({artist}):\n{tracks}[[\nFormat: {format}]][[\nPrice: {price}]]",
        "Out {released}: the new one from {artist}, called {title}[[ ({format})]]. It's {genre}.[[ Sold for {price}.]]", "[[{label} reissues ]]{title}, {artist}'s record of {released}[[ – {format}]].\n{tracks}", "{tracks}\n\n{artist}: {title}, {released}.[[ {live}.]]", "Artist: {artist} / Album: {title} / Date: {released} / Genre: {genre}[[ / Label: {label}]]",
    ),
)


def _make_game(rng: Random) -> dict[str, Any]:
    ds = val.date_style(rng)
    low = rng.randint(1, 4)
    return {
        "title": V(_work_title(rng)), "studio": V(f"{_brand(rng)} {_p(rng, ('Games', 'Studios', 'Interactive', 'Softworks'))}"), "publisher": maybe(rng, 0.6, _v(val.company(rng))), "released": _show(rng, _date(rng, 1988, 2027), ds), "genre": _enum(rng, {"role playing": ("role-playing game", "RPG", "level up your hero"), "strategy": ("strategy", "turn-based tactics", "build an empire"), "shooter": ("first-person shooter", "FPS", "fast gunfights"), "puzzle": ("puzzle game", "brain-teaser", "match and solve"), "racing": ("racing game", "arcade racer", "burn rubber"), "simulation": ("simulation", "farming sim", "manage a city"), "platformer": ("platformer", "jump and run", "side-scrolling platforms"), "sports": ("sports game", "football manager")}),
        "platforms": [V(x) for x in some(rng, ("PC", "PlayStation 5", "Xbox Series X", "Nintendo Switch", "macOS", "Linux", "iOS", "Android", "Steam Deck", "PlayStation 4"), 1, 4)], "price": maybe(rng, 0.6, val.money(rng, 3, 80)), "players": maybe(rng, 0.6, V(_p(rng, (f"{low}–{low + rng.randint(1, 8)} players", "single player", "up to 4 players", "2-6", "1 player")))), "score": maybe(rng, 0.6, _int(rng, 22, 98, 0)), "multiplayer": maybe(rng, 0.6, _flag(rng, ("online multiplayer", "co-op supported", "play with friends", "cross-play with up to 16 people"), ("no multiplayer", "single-player only", "a strictly solo experience", "offline, for one"))), "size": maybe(rng, 0.4, V(f"{rng.randint(1, 140)} GB")), "designer": maybe(rng, 0.4, _v(val.person(rng))),
    }


GAME = Kind(
    name="game_description", titles=("Game", "Video game", "Game description", "Store page", "Game review", "Spiel"),
    fields=(
        F("title", ("title", "game", "name"), ("Game", "Title", "de:Spiel"), ("Name of the game", "title", "Which game?")), F("studio", ("developer", "studio", "made by"), ("Developer", "Studio", "de:Entwickler"), ("Who developed it", "developer", "studio")), F("publisher", ("publisher", "published by"), ("Publisher", "de:Vertrieb"), ("Who published it", "publisher", "publishing company")), F("released", ("release date", "released", "launch"), ("Release", "Released", "Out on"), ("When it came out", "launch date", "release date"), type="date"), F("genre", ("genre", "type of game"), ("Genre", "Type"), ("Kind of game", "genre", "category"), type="enum", options=("role playing", "strategy", "shooter", "puzzle", "racing", "simulation", "platformer", "sports")),
        F("price", ("price", "cost"), ("Price", "de:Preis"), ("What it costs", "price", "how much?"), type="number"), F("players", ("players", "player count"), ("Players", "de:Spieler"), ("How many can play", "number of players as written", "players")), F("score", ("score", "metascore", "rating"), ("Score", "Metascore", "de:Wertung"), ("Review score", "score out of 100", "rating"), type="integer"), F("multiplayer", ("multiplayer", "has multiplayer"), ("Multiplayer", "Modes"), ("Whether several can play", "true if there is a multiplayer mode", "Can friends join?"), type="boolean"), F("size", ("download size", "disk space"), ("Size", "Disk space"), ("Space it needs", "download size", "size with unit")), F("designer", ("designer", "creator"), ("Designer", "Created by"), ("Who designed it", "lead designer", "creator")),
        Items("platforms", ("platforms", "systems", "available on"), (F("platform", ("platform", "system"), ("Platform",), ("one platform", "system it runs on", "console")),), ("What it runs on", "list of platforms", "supported systems"), labels=("Platforms", "Available on", "de:Systeme"), lines=("{platform}",), scalar=True),
    ),
    make=_make_game,
    prose=(
        "{title} is out now for {platforms}! Developed by {studio}[[ and published by {publisher}]], it was released on {released}. Genre: {genre}.[[ Modes: {multiplayer}.]]", "{title}\n{studio} | {released} | {genre}\nPlatforms: {platforms}[[\nPrice: {price}]][[\nDownload: {size}]]", "Review – {title} ({platforms}): {genre} from {studio}.[[ We give it {score}/100.]][[ Good to know: {multiplayer}.]]", "{studio}'s {title}, {genre}, launched {released}.[[ {designer} led the design.]][[ It costs {price}]][[ and needs {size}]].",
        "[[{score} points! ]]{title} – {genre} – {platforms} – {released}", "Planning a game night? {title} by {studio}: {genre}[[, {players}]][[, {multiplayer}]].", "The wait is over: on {released}, {studio} brings {title} to {platforms}[[ for {price}]].[[ Publisher: {publisher}.]]", "{title} [{genre}][[ ({players})]]\n{studio}, {released}[[\nScore {score}]]",
    ),
)

_BOOK_GENRE = {"crime": ("a crime novel", "detective story", "Krimi", "a murder mystery"), "fantasy": ("fantasy", "dragons and sorcery", "an epic fantasy"), "science fiction": ("science fiction", "dystopia set in 2190", "hard SF"), "romance": ("a romance", "love story", "enemies to lovers"), "biography": ("a biography", "memoir", "life story"), "history": ("popular history", "historical non-fiction", "a history book"), "children": ("a picture book", "for young readers", "children's book", "bedtime story"), "poetry": ("poems", "a poetry collection", "verse"), "self help": ("self-help", "a guide to better habits", "advice book"), "cookery": ("cookbook", "80 recipes", "cookery")}


def _make_novel(rng: Random) -> dict[str, Any]:
    year = rng.randint(1920, 2026)
    return {
        "title": V(_work_title(rng)), "author": _v(val.person(rng)), "genre": _enum(rng, _BOOK_GENRE), "year": V(str(year), year), "publisher": maybe(rng, 0.7, V(_p(rng, _PUBLISHERS))), "pages": maybe(rng, 0.7, _int(rng, 60, 900, 0)), "price": maybe(rng, 0.5, val.money(rng, 4, 60)), "translator": maybe(rng, 0.4, _v(val.person(rng))), "protagonist": maybe(rng, 0.6, _v(val.person(rng))), "setting": maybe(rng, 0.6, _v(val.city(rng))), "stars": maybe(rng, 0.5, _dec(rng, 1.5, 5, 1)), "awards": [V(f"{val.first_last(rng)[1]} {_p(rng, ('Prize', 'Award', 'Medal'))}") for _ in range(rng.choice((0, 0, 1, 2)))],
        "binding": maybe(rng, 0.5, _enum(rng, {"hardcover": ("hardcover", "bound with dust jacket", "gebunden", "hardback"), "paperback": ("paperback", "softcover", "Taschenbuch"), "ebook": ("e-book", "Kindle edition", "EPUB")})), "recommended": maybe(rng, 0.5, _flag(rng, ("highly recommended", "read it!", "a must-read", "I loved every page"), ("give it a miss", "not recommended", "don't bother", "I gave up halfway"))), "isbn": maybe(rng, 0.5, V(_isbn(rng))),
    }


NOVEL = Kind(
    name="book_description", titles=("Book", "Book review", "Book description", "Novel", "Reading tip", "Buchtipp"),
    fields=(
        F("title", ("title", "book", "name of the book"), ("Title", "Book", "de:Titel", "fr:Titre"), ("Title of the book", "what it is called", "Which book?")), F("author", ("author", "writer", "written by"), ("Author", "By", "de:Autor/in", "fr:Auteur"), ("Who wrote it", "name of the author", "writer")), F("genre", ("genre", "category"), ("Genre", "Category"), ("Kind of book", "genre", "shelf it belongs on"), type="enum", options=tuple(_BOOK_GENRE)), F("year", ("year", "publication year"), ("Year", "Published", "de:Jahr"), ("Year of publication", "when it appeared", "year"), type="integer"), F("publisher", ("publisher", "publishing house"), ("Publisher", "de:Verlag", "fr:Éditeur"), ("Who published it", "publisher", "publishing house")),
        F("pages", ("pages", "page count", "length"), ("Pages", "de:Seiten"), ("How many pages", "page count", "length"), type="integer"), F("price", ("price", "cost"), ("Price", "de:Preis", "fr:Prix"), ("What it costs", "price", "how much?"), type="number"), F("translator", ("translator", "translated by"), ("Translator", "Translated by", "de:Übersetzung"), ("Who translated it", "translator", "name of the translator")), F("protagonist", ("protagonist", "main character", "hero"), ("Main character", "Hero"), ("Main character", "who the story is about", "hero or heroine")), F("setting", ("setting", "place of action"), ("Setting", "Set in"), ("Where it is set", "place of the story", "setting")), F("stars", ("stars", "rating"), ("Rating", "Stars"), ("Rating", "stars out of five", "average score"), type="number"),
        F("binding", ("binding", "format"), ("Format", "Binding", "de:Einband"), ("Format of the book", "hardcover, paperback…", "binding"), type="enum", options=("hardcover", "paperback", "ebook")), F("recommended", ("recommended", "worth reading"), ("Verdict",), ("Whether the reviewer recommends it", "true if recommended", "Should I read it?"), type="boolean"), F("isbn", ("isbn",  "book number"), ("ISBN",), ("ISBN", "standard number", "ISBN of the book")), Items("awards", ("awards", "prizes"), (F("award", ("award", "prize"), ("Award",), ("one award", "prize", "name of the prize")),), ("Prizes it won", "awards", "list of prizes"), labels=("Awards", "Prizes", "de:Auszeichnungen"), lines=("{award}",), scalar=True),
    ),
    make=_make_novel,
    prose=(
        "{title} by {author} is {genre}.[[ It follows {protagonist}]][[ through {setting}]]. Published in {year}[[ by {publisher}]][[, {pages} pages]].[[ Verdict: {recommended}.]]", "{author}\n{title}\n[[{publisher}, ]]{year}[[. {pages} pp.]][[ {price}]][[. Translated by {translator}]]", "What I am reading: {title} ({year}). Type: {genre}. {author} takes us[[ to {setting}]] where[[ {protagonist}]] loses everything. [[{recommended}.]]", "[[Winner: {awards}\n]]{title}, {author}, {genre}[[, {binding}]][[, ISBN {isbn}]]",
        "[[{stars} stars – ]]{title}. {author}'s book of {year} is {genre}[[; the hero, {protagonist}, is unforgettable]].[[ My advice: {recommended}.]]", "Order form: 1 x {title} / {author}[[ / {binding}]][[ / {price}]][[ / {isbn}]]", "{author} won {awards} with {title} ({year}).[[ The {publisher} edition has {pages} pages.]] Genre: {genre}.", "In {year} {author} published {title}[[, set in {setting}]]. [[The translation is by {translator}. ]]It is {genre}[[ and costs {price}]].", "Buchtipp: {author}: {title}.[[ {publisher},]] {year}[[, {pages} Seiten]][[, {binding}]][[, {price}]].",
    ),
)

# --------------------------------------------------------------------------------------------------------------------
# Price list, timetable, tender, patent, classified ads, address list

def _make_price_list(rng: Random) -> dict[str, Any]:
    ds, style = val.date_style(rng), rng.randrange(4)
    d, items = _date(rng, 2014, 2027), []
    for _ in range(rng.randint(3, 9)):
        price = rng.randrange(1, 600) + rng.choice((0.0, 0.5, 0.9, 0.99, 0.25))
        items.append({"code": V(_code(rng, _p(rng, ("AA999", "99-999", "A-9999", "9999")))), "name": _v(val.product(rng)), "unit": V(_p(rng, ("piece", "kg", "box of 12", "m", "pair", "100 ml", "pack", "roll", "Stk.", "hour", "set"))), "price": _amount(rng, price, style), "minimum": _int(rng, 1, 50, 0)})
    return {"company": _v(val.company(rng)), "valid": _show(rng, d, ds), "until": maybe(rng, 0.5, _show(rng, d + dt.timedelta(days=rng.randint(30, 360)), ds)), "currency": V(_p(rng, _CURRENCY[c := _p(rng, list(_CURRENCY))]), c), "vat": maybe(rng, 0.7, _flag(rng, ("prices include VAT", "incl. 20% VAT", "tax included", "inkl. MwSt."), ("plus VAT", "prices exclude VAT", "net prices", "zzgl. MwSt."))), "phone": maybe(rng, 0.5, _v(val.phone(rng))), "discount": maybe(rng, 0.4, _int(rng, 2, 25, 0)), "title": V(_p(rng, ("Price list", "Spring catalogue", "Wholesale prices", "Preisliste", "Tarif", "Order sheet", "Season catalogue"))), "items": items}


PRICE_LIST = Kind(
    name="price_list", titles=("Price list", "Catalogue", "Preisliste", "Product catalogue", "Tariff", "Order sheet"),
    fields=(
        F("company", ("supplier", "company", "seller"), ("Supplier", "Company", "de:Lieferant"), ("Whose prices they are", "name of the supplier", "company")), F("valid", ("valid from", "date", "effective date"), ("Valid from", "As of", "de:Gültig ab", "de:Stand"), ("From when the prices apply", "date of the list", "start of validity"), type="date"), F("until", ("valid until", "expires"), ("Valid until", "de:Gültig bis"), ("Until when they apply", "end of validity", "last day"), type="date"), F("currency", ("currency", "currency of prices"), ("Currency", "de:Währung", "All prices in"), ("Currency of the prices", "which currency?", "ISO code"), type="enum", options=tuple(_CURRENCY)),
        F("vat", ("vat included", "includes tax", "gross prices"), ("Tax", "VAT note"), ("Whether tax is included", "true for gross prices", "Is VAT in the price?"), type="boolean"), F("phone", ("order phone", "phone"), ("Orders", "Tel."), ("Number for orders", "phone", "telephone")), F("discount", ("discount percent", "discount"), ("Discount (%)", "de:Rabatt %"), ("Discount in percent", "rebate", "how many percent off?"), type="integer"),
        Items("items", ("items", "products", "positions", "prices"), (F("code", ("code", "article number", "item no"), ("Code", "Art."), ("article code", "item number", "code")), F("name", ("name", "product", "description"), ("Article", "Description"), ("what it is", "product name", "description")), F("unit", ("unit", "per", "packaging"), ("Unit", "Per"), ("what the price is for", "sales unit", "unit")), F("price", ("price", "unit price", "cost"), ("Price", "de:Preis"), ("price", "what one unit costs", "unit price"), type="number"), F("minimum", ("minimum quantity", "min order"), ("Min.", "MOQ"), ("least one must order", "minimum order", "MOQ"), type="integer")),
              ("All articles with prices", "list of products", "what is offered"), labels=("Articles", "Our prices", "Products", "de:Artikel"), lines=("{code} {name} {price} / {unit}", "{name} ({code}): {price} per {unit}, min. {minimum}", "{code} | {name} | {unit} | {minimum} | {price}", "{name} .... {price}", "{name}, {unit}: {price}")),
    ),
    make=_make_price_list,
    prose=("{title}[[ {company}]]\nvalid from {valid}[[ to {until}]]\n\n{items}\n\nAll prices in {currency}[[, {vat}]].", "Dear customers, from {valid} the following prices apply: {items}.[[ We grant {discount}% discount.]] {company}", "{company}\n\n{items}\n\n{currency}[[; {vat}]][[. Orders: {phone}]]", "As of {valid}, {company} sells:\n{items}", "{items}\n\n{company}, {valid}[[ – {until}]][[ – {vat}]]", "Can you confirm these prices ({currency})? {items}.[[ Is the discount still {discount} percent?]]", "New in our catalogue ({valid}):\n{items}\n[[Call {phone}.]]", "PREISLISTE {company}\nStand {valid}\n{items}\nWährung: {currency}[[\n{vat}]]"),
)
PRICE_LIST = replace(PRICE_LIST, prose=tuple(t.replace("{title}", "Price list") for t in PRICE_LIST.prose))


def _make_timetable(rng: Random) -> dict[str, Any]:
    ds, style = val.date_style(rng), rng.randrange(4)
    minutes, stops = rng.randrange(280, 1200, 1), []
    for _ in range(rng.randint(3, 8)):
        stops.append({"stop": V(_p(rng, (val.city(rng), f"{val.city(rng)} {_p(rng, ('Hbf', 'Central', 'Station', 'Airport', 'Nord', 'Gare'))}", f"{_p(rng, ('Market Square', 'Town Hall', 'Hospital', 'University', 'Harbour', 'Museum', 'Stadium', 'Ring Road'))}"))), "departs": _clock(minutes, style), "platform": V(_p(rng, (str(rng.randint(1, 24)), f"{rng.randint(1, 12)}{_p(rng, 'AB')}")))})
        minutes += rng.randint(3, 55)
    return {"line": V(_p(rng, (f"Bus {rng.randint(1, 399)}", f"IC {rng.randint(100, 2999)}", f"S{rng.randint(1, 60)}", f"Tram {rng.randint(1, 40)}", f"RE {rng.randint(1, 99)}", f"Ferry {_p(rng, 'ABCD')}"))), "operator": maybe(rng, 0.6, _v(val.company(rng))), "valid": maybe(rng, 0.7, _show(rng, _date(rng, 2015, 2027), ds)), "days": _enum(rng, {"daily": ("daily", "every day", "täglich", "Mon–Sun"), "weekdays": ("Mondays to Fridays", "weekdays only", "Mo-Fr", "on working days"), "weekends": ("Saturdays and Sundays", "weekends", "Sa+So"), "holidays": ("on public holidays", "bank holidays only", "an Feiertagen")}),
            "accessible": maybe(rng, 0.6, _flag(rng, ("low-floor vehicle", "wheelchair accessible", "barrierefrei", "step-free boarding"), ("not wheelchair accessible", "steps at the door", "no step-free access"))), "fare": maybe(rng, 0.5, val.money(rng, 1, 60)), "kind": _enum(rng, {"train": ("train", "regional express", "rail service"), "bus": ("bus", "coach", "night bus"), "tram": ("tram", "streetcar", "Straßenbahn"), "ferry": ("ferry", "boat", "car ferry")}), "stops": stops}


TIMETABLE = Kind(
    name="timetable", titles=("Timetable", "Schedule", "Fahrplan", "Departures", "Horaires", "Route"),
    fields=(F("line", ("line", "route", "service number"), ("Line", "Route", "de:Linie", "fr:Ligne"), ("Which line", "route number", "name of the service")), F("operator", ("operator", "company"), ("Operator", "Run by", "de:Betreiber"), ("Who runs it", "operator", "transport company")), F("valid", ("valid from", "effective from"), ("Valid from", "de:Gültig ab"), ("From when it applies", "start of validity", "date of the timetable"), type="date"), F("days", ("operating days", "runs on", "days"), ("Runs", "Days", "de:Verkehrstage"), ("On which days it runs", "operating days", "When does it run?"), type="enum", options=("daily", "weekdays", "weekends", "holidays")), F("accessible", ("wheelchair accessible", "step free", "accessible"), ("Access", "Barrier-free"), ("Whether wheelchairs can board", "true if accessible", "Is it step-free?"), type="boolean"), F("fare", ("fare", "ticket price"), ("Fare", "Ticket"), ("What a ticket costs", "fare", "price"), type="number"), F("kind", ("vehicle type", "means of transport", "mode"), ("Type", "Mode"), ("Bus, train…", "kind of vehicle", "mode of transport"), type="enum", options=("train", "bus", "tram", "ferry")),
            Items("stops", ("stops", "stations", "calls"), (F("stop", ("stop", "station", "place"), ("Stop", "Station"), ("name of the stop", "station", "where it calls")), F("departs", ("time", "departure", "departure time"), ("Dep.", "Time"), ("time of departure", "when it leaves", "time at the stop"), type="time"), F("platform", ("platform", "track", "bay"), ("Platform", "de:Gleis"), ("platform", "track number", "where it stops"))), ("All stops in order", "stations with times", "calling points"), labels=("Stops", "Calling at", "de:Halte", "fr:Arrêts"), lines=("{departs} {stop} (platform {platform})", "{stop} {departs}", "{stop}, pl. {platform}: {departs}", "{departs}  {stop}  {platform}", "{stop} at {departs}"))),
    make=_make_timetable,
    prose=("{line}[[ ({operator})]]\n{days}[[, valid from {valid}]]\n\n{stops}\n[[{accessible}]]", "The {kind} {line} runs {days} and calls at {stops}.[[ A ticket costs {fare}.]]", "{line} – {kind}\n{stops}\n[[From {valid}]]", "Take {line}: {stops}. It operates {days}.[[ Good to know: {accessible}.]]", "[[{operator}\n]]Timetable {line}\n{stops}\nRuns: {days}[[\nFare: {fare}]]", "Fahrplan {line}[[ ab {valid}]]: {stops}", "Notice: as from [[{valid}]] the {line} departs as follows: {stops}.", "Departures {line}\n\n{stops}\n\n{days}. [[{accessible}. ]][[{fare} single.]]"),
)


def _make_tender(rng: Random) -> dict[str, Any]:
    ds = val.date_style(rng)
    d = _date(rng, 2014, 2027)
    officer = val.person(rng)
    return {"authority": V(_p(rng, (f"City of {val.city(rng)}", f"Municipality of {val.city(rng)}", f"{val.city(rng)} Regional Hospital", f"University of {val.city(rng)}", f"Landkreis {val.city(rng)}", f"{val.city(rng)} Water Board", val.company(rng)))), "subject": V(_p(rng, ("construction of a footbridge", "supply of school furniture", "renewal of street lighting", "maintenance of lifts", "delivery of two fire engines", "roof repair of the sports hall", "cleaning services for public buildings", "software for the library network", "winter road service", "catering for three kindergartens", "demolition of the old brewery", "laboratory equipment", "printing of ballot papers", "IT support desk", "tree planting along the ring road"))),
            "number": _v(val.ident(rng, ("TED", "T", "2024/S", "ZL"))), "published": _show(rng, d, ds), "deadline": _show(rng, d + dt.timedelta(days=rng.randint(14, 70)), ds), "time": maybe(rng, 0.5, val.show_time(rng, rng.randint(8, 17), 0)), "value": maybe(rng, 0.7, val.money(rng, 9000, 5_000_000)), "procedure": _enum(rng, {"open": ("open procedure", "open to all bidders", "offenes Verfahren", "any company may bid"), "restricted": ("restricted procedure", "by invitation after pre-qualification", "nicht offenes Verfahren"), "negotiated": ("negotiated procedure", "negotiation with shortlisted firms", "Verhandlungsverfahren"), "direct award": ("direct award", "awarded without competition", "Direktvergabe")}),
            "contact": maybe(rng, 0.7, V(officer)), "email": maybe(rng, 0.6, _v(val.email_for(rng, officer))), "place": maybe(rng, 0.5, _v(val.city(rng))), "duration": maybe(rng, 0.5, V(_p(rng, _TERMS))), "lots": maybe(rng, 0.5, _int(rng, 1, 12)), "variants": maybe(rng, 0.5, _flag(rng, ("variants are permitted", "alternative offers welcome", "Nebenangebote zugelassen"), ("variants are not accepted", "no alternative offers", "Nebenangebote sind ausgeschlossen"))), "criteria": [V(x) for x in some(rng, ("price 60%", "quality", "delivery time", "technical merit 30%", "environmental impact", "references", "warranty period", "accessibility", "lifecycle cost"), 1, 4)]}


TENDER = Kind(
    name="tender_notice", titles=("Tender notice", "Call for tenders", "Public notice", "Ausschreibung", "Avis de marché", "Invitation to bid"),
    fields=(F("authority", ("contracting authority", "buyer", "issued by"), ("Contracting authority", "Buyer", "de:Auftraggeber", "fr:Pouvoir adjudicateur"), ("Who buys", "contracting authority", "public body that tenders")), F("subject", ("subject", "title", "what is procured"), ("Subject", "Title", "de:Gegenstand", "fr:Objet"), ("What is to be bought or built", "subject of the contract", "object of the tender")), F("number", ("reference number", "notice number", "file number"), ("Reference", "Notice no.", "de:Geschäftszahl", "N°"), ("Number of the notice", "reference", "file number")), F("published", ("publication date", "published on"), ("Published", "Date of notice", "de:Veröffentlicht"), ("When it was published", "publication date", "date of the notice"), type="date"), F("deadline", ("deadline", "submission deadline", "bids due"), ("Deadline", "Tenders by", "de:Angebotsfrist", "fr:Date limite"), ("Last day for bids", "submission deadline", "by when must one bid?"), type="date"), F("time", ("deadline time", "closing time"), ("Time", "de:Uhrzeit"), ("Time of day of the deadline", "closing hour", "until what time?"), type="time"), F("value", ("estimated value", "contract value"), ("Estimated value", "Value", "de:Auftragswert"), ("Estimated contract value", "how much is it worth?", "value without tax"), type="number"),
            F("procedure", ("procedure", "procedure type", "award procedure"), ("Procedure", "de:Verfahrensart", "fr:Procédure"), ("Kind of award procedure", "open, restricted…", "who may bid"), type="enum", options=("open", "restricted", "negotiated", "direct award")), F("contact", ("contact person", "officer"), ("Contact", "de:Ansprechpartner"), ("Whom to ask", "contact person", "officer in charge")), F("email", ("email", "contact email"), ("E-mail", "Mail"), ("Address for questions", "e-mail", "contact mail")), F("place", ("place of performance", "location"), ("Place of performance", "de:Erfüllungsort"), ("Where the work is done", "place of performance", "location")), F("duration", ("duration", "contract term"), ("Duration", "de:Laufzeit"), ("How long the contract lasts", "term", "duration as written")), F("lots", ("number of lots", "lots"), ("Lots", "de:Lose"), ("How many lots", "number of lots", "lot count"), type="integer"), F("variants", ("variants allowed", "alternative offers"), ("Variants", "de:Nebenangebote"), ("Whether variants are accepted", "true if alternative offers are allowed", "May one propose variants?"), type="boolean"), Items("criteria", ("award criteria", "criteria"), (F("criterion", ("criterion", "award criterion"), ("Criterion",), ("one criterion", "what counts", "award criterion")),), ("How bids are judged", "award criteria", "list of criteria"), labels=("Award criteria", "Criteria", "de:Zuschlagskriterien"), lines=("{criterion}",), scalar=True)),
    make=_make_tender,
    prose=("{authority}\nTENDER NOTICE {number}\n\nSubject: {subject}\nProcedure: {procedure}\nDeadline: {deadline}[[, {time}]]\n\nAward criteria: {criteria}[[\nContact: {contact}]][[, {email}]]", "{authority} invites bids for {subject} ({number}). Offers must arrive by {deadline}[[ at {time}]].[[ The estimated value is {value}.]][[ Note that {variants}.]]", "Published on {published}: {subject}. Buyer: {authority}. Type: {procedure}.[[ Split into {lots} lots.]][[ Term: {duration}.]] Bids until {deadline}.", "Public announcement. On {published} {authority} opened the procedure {number} for {subject}[[ in {place}]]. It will be awarded according to {criteria}. Closing date {deadline}.", "[[{contact} answers questions]][[ under {email}]]. Our file: {number}. We want to award: {subject}. Last day for offers: {deadline}. {authority}", "Ausschreibung {number}: {subject}. Auftraggeber: {authority}. Verfahren: {procedure}. Frist: {deadline}[[, {time}]].[[ {variants}.]]", "Correction of the notice {number} of {published}: the deadline for {subject} is now {deadline}.[[ Everything else stays the same: {variants}.]] {authority}", "{subject} – {authority} – {deadline}[[ – {value}]][[ – {lots} lot(s)]]"),
)


def _make_patent(rng: Random) -> dict[str, Any]:
    ds = val.date_style(rng)
    filed = _date(rng, 1985, 2024)
    device, purpose = _p(rng, ("Folding frame", "Sensor array", "Coating composition", "Valve assembly", "Method", "Battery pack", "Hinge", "Optical filter", "Conveyor", "Control unit", "Catheter", "Wind turbine blade", "Seed drill", "Memory device", "Water pump")), _p(rng, ("reducing vibration", "recycling composite waste", "detecting leaks", "storing hydrogen", "cooling processors", "sorting fruit", "sealing containers", "authenticating users", "measuring blood flow", "guiding vehicles", "compressing video", "joining pipes"))
    return {"title": V(f"{device} for {purpose}"), "number": V(_code(rng, _p(rng, ("US 99,999,999 B2", "EP 9 999 999 A1", "DE 10 2099 999 999", "WO 2019/999999", "US9999999", "AT 999999 B")))), "inventors": [_v(val.person(rng)) for _ in range(rng.randint(1, 4))], "assignee": _v(val.company(rng)), "filed": _show(rng, filed, ds), "granted": maybe(rng, 0.6, _show(rng, filed + dt.timedelta(days=rng.randint(400, 2200)), ds)), "priority": maybe(rng, 0.4, _show(rng, filed - dt.timedelta(days=rng.randint(100, 365)), ds)), "status": _enum(rng, {"pending": ("pending", "application under examination", "not yet granted"), "granted": ("granted", "in force", "patent issued"), "expired": ("expired", "lapsed for non-payment", "term ended"), "rejected": ("rejected", "refused", "application denied")}),
            "claims": maybe(rng, 0.6, _int(rng, 1, 60, 0)), "classification": maybe(rng, 0.6, V(_code(rng, _p(rng, ("A99A 9/99", "A99A 99/999"))))), "abstract": V(f"{_p(rng, ('The invention relates to', 'Disclosed is', 'Provided is', 'The present disclosure concerns'))} {_p(rng, ('a', 'an improved', 'a compact'))} {device.lower()} {_p(rng, ('comprising', 'including', 'with'))} {_p(rng, ('two movable arms', 'a porous layer', 'at least one magnet', 'a heat-conducting sleeve', 'a trained classifier', 'a spring-loaded pin'))} for {purpose}")}


PATENT = Kind(
    name="patent_summary", titles=("Patent", "Patent summary", "Patent abstract", "Patentschrift", "Intellectual property record"),
    fields=(F("title", ("title", "invention", "title of invention"), ("Title", "(54)", "de:Bezeichnung", "fr:Titre"), ("Title of the invention", "what is patented", "name of the invention")), F("number", ("patent number", "publication number"), ("Patent no.", "Publication no.", "(11)", "Nr."), ("Number of the patent", "publication number", "patent id")), Items("inventors", ("inventors", "invented by"), (F("inventor", ("inventor", "name"), ("Inventor",), ("one inventor", "name", "who invented it")),), ("Who invented it", "names of the inventors", "all inventors"), labels=("Inventors", "(72)", "de:Erfinder", "fr:Inventeurs"), lines=("{inventor}",), scalar=True), F("assignee", ("assignee", "applicant", "owner"), ("Assignee", "Applicant", "(73)", "de:Anmelder"), ("Who owns it", "applicant", "company that holds the patent")), F("filed", ("filing date", "filed on", "application date"), ("Filed", "(22)", "de:Anmeldetag"), ("When it was filed", "filing date", "date of the application"), type="date"), F("granted", ("grant date", "issued on"), ("Granted", "(45)", "de:Erteilt"), ("When it was granted", "date of grant", "issue date"), type="date"),
            F("priority", ("priority date", "priority"), ("Priority", "(30)"), ("Priority date", "earliest date claimed", "priority"), type="date"), F("status", ("status", "legal status"), ("Status", "Legal status"), ("Legal status", "whether it is in force", "state of the patent"), type="enum", options=("pending", "granted", "expired", "rejected")), F("claims", ("number of claims", "claims"), ("Claims", "de:Ansprüche"), ("How many claims", "claim count", "number of claims"), type="integer"), F("classification", ("classification", "ipc class"), ("IPC", "Class", "(51)"), ("IPC class", "classification symbol", "patent class")), F("abstract", ("abstract", "summary"), ("Abstract", "(57)", "de:Zusammenfassung"), ("What the invention is", "abstract", "summary of the invention"))),
    make=_make_patent,
    prose=("{number}\n{title}\n\nInventors: {inventors}\nAssignee: {assignee}\nFiled: {filed}[[\nGranted: {granted}]]\n\nABSTRACT\n{abstract}.", "{assignee} filed a patent for {title} on {filed}. The inventors are {inventors}.[[ It contains {claims} claims.]] Status: {status}.", "(11) {number} (54) {title} (72) {inventors} (73) {assignee} (22) {filed}[[ (51) {classification}]] (57) {abstract}", "{abstract}. This is described in {number}, owned by {assignee}[[ and granted on {granted}]]. The present status: {status}.", "Search hit: {title} ({number}), {assignee}, filed {filed}[[, priority {priority}]][[, class {classification}]]", "The patent {number} named {title} was applied for by {assignee}[[, claiming priority of {priority}]]. {inventors} invented it. It is now {status}.", "We looked into {number}. {abstract}. Applicant: {assignee}. Filing date: {filed}.[[ Claims: {claims}.]]", "Patentschrift {number} – {title}. Anmelder: {assignee}; Erfinder: {inventors}; Anmeldetag: {filed}[[; Erteilung: {granted}]]."),
)


def _make_classifieds(rng: Random) -> dict[str, Any]:
    ads = []
    for _ in range(rng.randint(2, 6)):
        kind = _enum(rng, {"for sale": ("for sale", "selling", "zu verkaufen", "à vendre", "yours for"), "wanted": ("wanted", "looking for", "suche", "I need"), "free": ("to give away", "free to collector", "zu verschenken", "gratis"), "swap": ("swap", "will exchange", "tausche")})
        ads.append({"kind": kind, "item": V(_p(rng, (_product_name(rng), val.product(rng), f"{_p(rng, ('vintage', 'old', 'antique', 'almost new', 'used'))} {_p(rng, ('bicycle', 'piano', 'wardrobe', 'cot', 'aquarium', 'sewing machine', 'pram', 'guitar', 'freezer', 'sledge', 'typewriter'))}"))), "price": None if kind.gold in ("free", "swap") else val.money(rng, 3, 1500), "phone": _v(val.phone(rng)), "place": _v(val.city(rng))})
    return {"paper": V(f"{val.city(rng)} {_p(rng, ('Gazette', 'Post', 'Herald', 'Anzeiger', 'Courier', 'Noticeboard'))}"), "date": _show(rng, _date(rng, 2005, 2027)), "section": V(_p(rng, ("Household", "Miscellaneous", "Garden & Tools", "Kleinanzeigen", "Bric-a-brac", "Leisure"))), "ads": ads}


CLASSIFIEDS = Kind(
    name="classified_ads", titles=("Classified ads", "Small ads", "Kleinanzeigen", "Noticeboard", "Petites annonces"),
    fields=(F("paper", ("newspaper", "publication", "source"), ("Newspaper", "Published in"), ("Where the ads appeared", "name of the paper", "publication")), F("date", ("date", "issue date", "published on"), ("Date", "Issue", "de:Ausgabe"), ("Date of the issue", "when they appeared", "issue date"), type="date"), F("section", ("section", "category", "column"), ("Section", "de:Rubrik", "Column"), ("Section of the paper", "rubric", "category of the ads")),
            Items("ads", ("ads", "listings", "offers"), (F("kind", ("ad type", "kind", "offer or request"), ("Type",), ("offer, request, gift or swap", "kind of ad", "what the advertiser wants to do"), type="enum", options=("for sale", "wanted", "free", "swap")), F("item", ("item", "object", "what"), ("Item",), ("what it is about", "object of the ad", "item")), F("price", ("price", "asking price"), ("Price",), ("price asked or offered", "how much", "amount"), type="number"), F("phone", ("phone", "contact"), ("Tel.",), ("number to call", "phone", "contact number")), F("place", ("place", "town", "location"), ("Place",), ("where it is", "town", "location"))), ("All ads", "list of ads", "every small ad on the page"), labels=("Small ads", "Ads", "de:Anzeigen"), lines=("{kind}: {item}, {price}, {place}. Tel. {phone}", "{item} – {kind} – {place}, {phone}", "{item} ({kind}) [[{price} ]]{place} {phone}", "{kind} {item}. [[{price}. ]]Call {phone}", "[[{price} ]]{item}, {kind}, ring {phone} ({place})"))),
    make=_make_classifieds,
    prose=("{paper}, {date}\n{section}\n\n{ads}", "{section}\n{ads}", "Seen in the {paper} of {date}: {ads}", "SMALL ADS\n\n{ads}\n\n{paper}", "{paper} – {section} – {date}\n{ads}", "{ads}\n\nAds for the next issue by Thursday noon.", "Noticeboard ({date})\n{ads}", "Kleinanzeigen im {paper} vom {date}: {ads}"),
)


def _make_addresses(rng: Random) -> dict[str, Any]:
    people = []
    for _ in range(rng.randint(2, 8)):
        name = val.person(rng)
        people.append({"name": V(name), "role": _v(val.job_title(rng)), "address": _v(val.address(rng)), "phone": _v(val.phone(rng)), "email": _v(val.email_for(rng, name)), "birthday": _show(rng, _date(rng, 1945, 2010))})
    return {"list": V(_p(rng, (f"{val.city(rng)} branch", "Class 4b parents", "Board members", "Residents of staircase 3", "Volunteers", "Choir", "Emergency contacts", "Regional dealers", "Football team U14", "Reunion guests"))), "updated": _show(rng, _date(rng, 2012, 2027)), "owner": maybe(rng, 0.6, _v(val.person(rng))), "people": people}


ADDRESSES = Kind(
    name="address_list", titles=("Address list", "Contact list", "Telefonliste", "Directory", "Members list", "Phone tree"),
    fields=(F("list", ("list name", "group", "whose contacts"), ("Group", "List"), ("Whose contacts they are", "name of the list", "group")), F("updated", ("last updated", "as of", "date"), ("Updated", "As of", "de:Stand"), ("When it was last changed", "date of the list", "as of which day?"), type="date"), F("owner", ("maintained by", "keeper"), ("Kept by", "Corrections to"), ("Who keeps the list", "maintainer", "to whom to send corrections")),
            Items("people", ("contacts", "people", "entries", "members"), (F("name", ("name", "full name", "person"), ("Name",), ("who it is", "name of the person", "full name")), F("role", ("role", "function", "job"), ("Role", "Function"), ("what the person does", "role", "position")), F("address", ("address", "home address"), ("Address", "Adresse"), ("where the person lives", "postal address", "address")), F("phone", ("phone", "telephone", "mobile"), ("Phone", "Tel."), ("phone number", "number to call", "telephone")), F("email", ("email", "mail"), ("E-mail",), ("e-mail address", "mail", "electronic address")), F("birthday", ("birthday", "date of birth"), ("Birthday", "Born"), ("when the person was born", "birthday", "date of birth"), type="date")), ("All people on the list", "contacts", "entries of the directory"), labels=("Contacts", "Members", "Entries", "de:Kontakte"),
                  lines=("{name}, {address}, {phone}", "{name} ({role}): {phone}, {email}", "{name} | {role} | {address} | {phone} | {email}", "{name}\t{phone}\t{birthday}", "{name} <{email}>", "{role}: {name}, tel. {phone}"))),
    make=_make_addresses,
    prose=("{list}\n\n{people}\n\nUpdated {updated}[[ by {owner}]]", "{people}", "Here are the contacts ({list}): {people}", "Phone tree – {list}\n{people}", "As of {updated}:\n{people}\n[[Corrections to {owner}]]", "Hi all, please check your entry. {people}. Thanks[[, {owner}]]", "{list} ({updated})\n{people}", "Telefonliste {list}\n\n{people}\n\nStand: {updated}"),
)

# --------------------------------------------------------------------------------------------------------------------
# Running text with named entities: one array for each type, or one array of {text, type}
#
# A sentence numbers its entities from 0 for each type: "{people.0} taught {people.1}". Sentences are put together into
# templates and renumbered, so that every slot of a template is another entity. A builder that knows no numbered slots
# leaves these templates aside; the "plain" ones name whole arrays and suit every builder.


def _who(rng: Random) -> str:
    first, last = val.first_last(rng)
    roll = rng.random()
    if roll < 0.8:
        return f"{first} {last}"
    if roll < 0.88:
        return f"{first} {_p(rng, 'ABCDEFGHJKLMNPRST')}. {last}"
    if roll < 0.93:
        return f"{first} {_p(rng, ('von', 'de', 'van der', 'al-', 'della', 'Mac')).strip()} {last}".replace("al- ", "al-")
    return last


def _plain_title(rng: Random) -> str:
    """A title without "and", which would read as two titles in an enumeration."""
    return _work_title(rng).replace(" and ", " under ")


def _town(rng: Random) -> str:
    return val.city(rng) if rng.random() < 0.65 else val.country(rng)


def _university(rng: Random) -> str:
    return _p(rng, (f"University of {val.city(rng)}", f"{val.city(rng)} University", f"Technical University of {val.city(rng)}", f"{val.first_last(rng)[1]} Institute of Technology", f"{val.first_last(rng)[1]} College", f"Université de {val.city(rng)}", f"{val.city(rng)} Polytechnic",
                    _p(rng, ("MIT", "Stanford University", "University of Toronto", "ETH Zurich", "Carnegie Mellon University", "University of Edinburgh", "Tsinghua University", "Oxford", "TU Wien", "EPFL", "UC Berkeley", "McGill University"))))


def _organisation(rng: Random) -> str:
    return _p(rng, (val.company(rng), val.company(rng), _university(rng), f"{_p(rng, ('Ministry of', 'Department of', 'Bureau of'))} {_p(rng, ('Agriculture', 'Transport', 'Education', 'Fisheries', 'Culture', 'Finance', 'Health'))}", f"{val.city(rng)} {_p(rng, ('Museum', 'Symphony Orchestra', 'Observatory', 'Botanical Garden', 'Opera', 'Chamber of Commerce', 'Football Club', 'Tramways', 'Library'))}",
                    f"{_p(rng, ('National', 'Royal', 'International', 'European', 'Imperial', 'Federal'))} {_p(rng, ('Geographical Society', 'Academy of Sciences', 'Railway Company', 'Olympic Committee', 'Bank', 'Archive', 'Theatre', 'Space Agency', 'Red Cross Society', 'Mapping Service'))}", f"{val.first_last(rng)[1]} Foundation", _p(rng, ("UNESCO", "NATO", "Siemens", "IBM", "BBC", "WHO", "Greenpeace", "NASA", "FIFA", "CERN"))))


def _when(rng: Random) -> str:
    d = _date(rng, 1780, 2026)
    month = _p(rng, ("January", "March", "April", "May", "June", "July", "August", "October", "November", "December"))
    return _p(rng, (str(d.year), str(d.year), f"{d.day} {month} {d.year}", f"{month} {d.year}", f"{month} {d.day}, {d.year}", f"the {_p(rng, ('spring', 'summer', 'autumn', 'winter'))} of {d.year}", f"the {d.year // 10 * 10}s", f"{d.day} {month}", f"the early {d.year // 10 * 10}s"))


def _happening(rng: Random) -> str:
    return _p(rng, (f"Battle of {val.city(rng)}", f"Treaty of {val.city(rng)}", f"Siege of {val.city(rng)}", f"Great Fire of {val.city(rng)}", f"{rng.randint(1896, 2026)} {_p(rng, ('Summer Olympics', 'World Fair', 'World Cup', 'general strike', 'floods'))}", f"{_p(rng, ('Crimean', 'Winter', 'Salt', 'Potato', 'Seven Weeks'))} War", f"{val.city(rng)} {_p(rng, ('Conference', 'Uprising', 'Exhibition', 'Congress', 'Biennale'))}", f"{_p(rng, _EVENT_A)} {_p(rng, _EVENT_B)}"))


def _coined_name(rng: Random, heads: tuple[str, ...], tails: tuple[str, ...]) -> str:
    return _p(rng, heads) + _p(rng, tails)


def _algorithm(rng: Random) -> str:
    return _p(rng, (_p(rng, ("random forest", "support vector machine", "k-means clustering", "gradient boosting", "convolutional neural network", "LSTM", "A* search", "PageRank", "AdaBoost", "naive Bayes classifier", "hidden Markov model", "Q-learning", "expectation-maximization", "principal component analysis", "decision tree", "logistic regression", "simulated annealing",
                             "beam search", "genetic algorithm", "Viterbi algorithm", "perceptron", "self-attention", "variational autoencoder", "k-nearest neighbours", "alpha–beta pruning", "backpropagation", "stochastic gradient descent", "conditional random field", "U-Net", "word2vec", "quicksort", "Dijkstra's algorithm", "Monte Carlo tree search", "BERT", "dropout", "ridge regression")),
                    _coined_name(rng, ("Delta", "Fast", "Sparse", "Deep", "Hyper", "Graph", "Tiny", "Meta", "Swift", "Omni", "Neuro", "Wave", "Cross"), ("Net", "Former", "Rank", "Boost", "GAN", "Tree", "Encoder", "Cluster", "RNN", "LM", "Diffuse")), f"{val.first_last(rng)[1]}'s {_p(rng, ('algorithm', 'method', 'heuristic'))}"))


def _dataset(rng: Random) -> str:
    return _p(rng, (_p(rng, ("ImageNet", "MNIST", "Penn Treebank", "SQuAD", "CIFAR-10", "Common Crawl", "WordNet", "MovieLens", "COCO", "GLUE", "CoNLL-2003", "KITTI", "LibriSpeech", "UCI Adult", "Reuters-21578", "Europarl", "TIMIT", "Wikidata")), _coined_name(rng, ("Open", "Multi", "Street", "Med", "News", "Voice", "Face", "Bio", "Legal", "Eco"), ("Bench", "Set", "Corpus", "QA", "Bank", "Scenes", "-10k", "-1M", "Pairs", "Logs"))))


_TASKS = ("machine translation", "speech recognition", "image classification", "sentiment analysis", "named entity recognition", "object detection", "question answering", "text summarization", "anomaly detection", "recommendation", "handwriting recognition", "speaker identification", "semantic segmentation", "part-of-speech tagging", "pose estimation", "fraud detection", "route planning", "spam filtering", "dialogue generation",
          "protein structure prediction", "information retrieval", "optical character recognition", "topic modelling", "face recognition", "coreference resolution", "game playing", "time series forecasting", "code completion", "visual tracking")
_METRICS = ("F1 score", "BLEU", "accuracy", "precision", "recall", "ROUGE-L", "mean squared error", "word error rate", "perplexity", "AUC", "mean average precision", "Cohen's kappa", "intersection over union", "log loss", "PSNR", "NDCG", "METEOR", "R-squared", "top-5 error", "silhouette coefficient", "Matthews correlation coefficient", "mean absolute error")
_CODE_LANG = ("Python", "C++", "Java", "Fortran", "Lisp", "Prolog", "R", "Julia", "Haskell", "Rust", "MATLAB", "Smalltalk", "Go", "Scala", "Perl", "Ada", "COBOL", "Lua", "OCaml", "Pascal", "TypeScript", "Erlang")
_SCIENCES = ("computer vision", "robotics", "natural language processing", "computational linguistics", "bioinformatics", "cognitive science", "control theory", "information theory", "cryptography", "data mining", "reinforcement learning", "statistics", "human-computer interaction", "operations research", "knowledge representation", "signal processing", "game theory")
_CONFERENCES = ("NeurIPS", "ICML", "ACL", "CVPR", "AAAI", "SIGKDD", "EMNLP", "ICLR", "IJCAI", "SIGGRAPH", "ICRA", "Interspeech", "ECCV", "NAACL", "COLING", "WWW Conference", "UAI", "VLDB")


def _award(rng: Random) -> str:
    return _p(rng, (f"{val.first_last(rng)[1]} {_p(rng, ('Prize', 'Award', 'Medal', 'Memorial Prize'))}", f"{_p(rng, ('National', 'Silver', 'Golden', 'European', 'Crystal', 'Northern', 'Prix'))} {_p(rng, ('Book Award', 'Quill', 'Laurel', 'Poetry Prize', 'Globe', 'Prize for Fiction', 'Médicis', 'Lion'))}", _p(rng, ("Booker Prize", "Pulitzer Prize", "Nobel Prize in Literature", "Prix Goncourt", "Hugo Award", "Nebula Award", "Georg Büchner Prize", "T. S. Eliot Prize", "Costa Book Award"))))


def _magazine(rng: Random) -> str:
    return _p(rng, (f"The {val.city(rng)} Review", f"{_p(rng, ('Northern', 'Paper', 'Blue', 'Modern', 'Little', 'New', 'Silver'))} {_p(rng, ('Quarterly', 'Lantern', 'Letters', 'Review', 'Page', 'Almanac', 'Stories'))}", f"{_p(rng, ('Die', 'Der', 'La', 'El'))} {_p(rng, ('Fackel', 'Sturm', 'Pluma', 'Revue blanche', 'Nueva Hoja', 'Brücke'))}", _p(rng, ("The New Yorker", "Granta", "Harper's Magazine", "Poetry", "The Paris Review", "Blackwood's", "Akzente", "Weird Tales"))))


def _poem(rng: Random) -> str:
    return _p(rng, (f"{_p(rng, ('Ode to', 'Elegy for', 'Lines on', 'Song of', 'To', 'Lament for', 'Ballad of', 'Hymn to'))} {_p(rng, ('a Kestrel', 'the Old Bridge', 'My Brother', 'the Drowned', 'Winter Wheat', 'a Broken Jar', 'the Miller', 'Unslept Nights', 'the Sea Wall', 'a Field Mouse'))}", f"{_p(rng, _SONG_A)} {_p(rng, _TITLE_B)}"))


_LIT_GENRES = ("magic realism", "gothic fiction", "science fiction", "satire", "epic poetry", "detective fiction", "autobiography", "haiku", "tragedy", "fable", "historical novel", "sonnet", "epistolary novel", "cyberpunk", "travel writing", "children's literature", "picaresque novel", "horror", "free verse", "bildungsroman", "fantasy")
_ATTACKS = ("bombing", "kidnapping", "ambush", "shooting", "arson attack", "raid", "car bomb attack", "assassination", "mortar attack", "hijacking", "grenade attack", "stabbing", "sabotage", "massacre", "rocket attack", "armed robbery", "hostage taking", "drive-by shooting", "dynamite attack", "cyberattack")
_WEAPONS = ("dynamite", "AK-47 rifles", "a car bomb", "hand grenades", "machine guns", "a knife", "mortars", "petrol bombs", "home-made explosives", "pistols", "rockets", "a sniper rifle", "plastic explosives", "shotguns", "a drone", "machetes", "submachine guns", "a parcel bomb", "landmines", "automatic weapons", "a suitcase bomb")


def _armed_group(rng: Random) -> str:
    return _p(rng, (f"{_p(rng, ('Red', 'Black', 'Free', 'Popular', 'Northern', 'United', 'Eastern', 'Revolutionary'))} {_p(rng, ('Front', 'Brigade', 'Liberation Army', 'Command', 'Column', 'Resistance', 'Vanguard', 'Militia', 'Eagles'))}", f"{val.city(rng)} {_p(rng, ('Cartel', 'Brigade', 'Cell', 'Gang'))}", f"{_p(rng, ('FLN', 'PRA', 'MLR', 'ERT', 'UPK', 'NLC', 'GAR', 'FPM'))}", f"{rng.randint(2, 28)} {_p(rng, ('May', 'June', 'October', 'April'))} Movement"))


def _target(rng: Random) -> str:
    return _p(rng, (f"the {_p(rng, ('embassy of', 'consulate of'))} {val.country(rng)}", f"a {_p(rng, ('police station', 'power pylon', 'bank branch', 'military convoy', 'bus', 'supermarket', 'radio transmitter', 'oil pipeline', 'barracks', 'town hall', 'railway bridge', 'newspaper office', 'checkpoint', 'church', 'water plant'))}", f"the {val.city(rng)} {_p(rng, ('airport', 'barracks', 'courthouse', 'power station', 'prison', 'telephone exchange'))}", f"the offices of {val.company(rng)}"))


def _victim(rng: Random) -> str:
    return _p(rng, (_who(rng), _who(rng), f"{_p(rng, ('two', 'three', 'five', 'eleven', 'several', 'a dozen', 'seven'))} {_p(rng, ('police officers', 'soldiers', 'civilians', 'farmers', 'passengers', 'bystanders', 'aid workers', 'journalists', 'schoolchildren', 'nuns', 'guards', 'pedestrians'))}", f"a {_p(rng, ('security guard', 'taxi driver', 'trade unionist', 'judge', 'local mayor', 'priest', 'businessman', 'nurse', 'teacher'))}"))


def _attacker(rng: Random) -> str:
    return _p(rng, (_who(rng), f"{_p(rng, ('two', 'three', 'four', 'several', 'some twenty', 'about ten'))} {_p(rng, ('gunmen', 'masked men', 'guerrillas', 'militants', 'hooded men', 'armed youths', 'rebels', 'individuals on motorcycles'))}", f"a {_p(rng, ('lone gunman', 'suicide bomber', 'former soldier', 'hooded woman', 'group of rebels', 'sniper'))}"))


def _party_name(rng: Random) -> str:
    return _p(rng, (f"{_p(rng, ('Social', 'Christian', 'Liberal', 'National', 'Green', 'Progressive', 'Free', 'Radical', 'United', 'Labour'))} {_p(rng, ('Democratic Party', 'Union', 'People’s Party', 'Alliance', 'Party', 'Movement', 'Left', 'Front', 'League'))}", f"Party of {_p(rng, ('Work', 'the Centre', 'Reform', 'Farmers', 'the Regions'))}", f"{_p(rng, ('SDU', 'KPL', 'NFD', 'PRU', 'VVL', 'CLP', 'MRS'))}"))


def _election(rng: Random) -> str:
    return f"{rng.randint(1946, 2026)} {_p(rng, ('general election', 'presidential election', 'federal election', 'local elections', 'by-election', f'{val.city(rng)} mayoral election', 'referendum', 'European Parliament election'))}"


_COMPOUNDS = ("sodium chloride", "benzene", "ammonia", "carbon dioxide", "ethanol", "sulfuric acid", "glucose", "methane", "cholesterol", "caffeine", "hydrogen peroxide", "aspirin", "nitric oxide", "potassium permanganate", "acetone", "urea", "titanium dioxide", "ozone", "silver nitrate", "lactic acid", "penicillin", "toluene")
_PROTEINS = ("haemoglobin", "insulin", "actin", "collagen", "p53", "albumin", "keratin", "rhodopsin", "ubiquitin", "myosin", "ferritin", "tubulin", "elastin", "GFP", "trypsin", "DNA polymerase", "catalase", "lysozyme", "BRCA1", "amylase")
_SKY = ("Mars", "Europa", "Betelgeuse", "Andromeda Galaxy", "Halley's Comet", "Vega", "Ceres", "Titan", "Crab Nebula", "Pluto", "Sirius", "Io", "Orion Nebula", "Proxima Centauri", "Neptune", "Vesta", "Large Magellanic Cloud", "Encke's Comet")
_DISCIPLINES = ("astronomy", "biochemistry", "geology", "organic chemistry", "quantum mechanics", "zoology", "thermodynamics", "immunology", "botany", "genetics", "optics", "neuroscience", "oceanography", "crystallography", "meteorology", "palaeontology")
_MUSIC_STYLES = ("jazz", "blues", "punk rock", "techno", "reggae", "folk", "heavy metal", "soul", "hip hop", "bossa nova", "indie pop", "country", "ska", "ambient", "flamenco", "grunge", "gospel", "disco", "fado", "R&B")
_INSTRUMENTS = ("cello", "saxophone", "piano", "electric guitar", "drums", "trumpet", "violin", "accordion", "sitar", "harp", "bass", "clarinet", "banjo", "synthesizer", "oud", "trombone", "flute", "organ", "mandolin", "double bass")
_AILMENTS = ("asthma", "type 2 diabetes", "migraine", "hepatitis B", "psoriasis", "epilepsy", "hypertension", "malaria", "anaemia", "rheumatoid arthritis", "pneumonia", "breast cancer", "Parkinson's disease", "eczema", "tuberculosis", "schizophrenia", "gout", "influenza", "glaucoma", "coeliac disease")
_DRUGS = ("ibuprofen", "metformin", "warfarin", "amoxicillin", "simvastatin", "prednisolone", "lithium", "omeprazole", "methotrexate", "salbutamol", "morphine", "levodopa", "heparin", "fluoxetine", "cisplatin", "ramipril", "diazepam", "rifampicin", "colchicine", "digoxin")
_GENES = ("TP53", "BRCA1", "APOE", "CFTR", "EGFR", "HLA-B27", "KRAS", "MTHFR", "PTEN", "SOD1", "IL6", "TNF", "VEGFA", "LRRK2", "MYC", "HBB", "JAK2", "FOXP3")
_SYMPTOMS = ("headache", "nausea", "shortness of breath", "rash", "chest pain", "fatigue", "fever", "dizziness", "joint swelling", "vomiting", "muscle weakness", "blurred vision", "weight loss", "dry cough", "tremor", "insomnia", "palpitations", "night sweats")


def _from(seq: Sequence[str]) -> Callable[[Random], str]:
    return lambda rng: _p(rng, seq)


# key: (names of the array, type's option name, descriptions, heading labels, maker)
_Type = tuple[tuple[str, ...], str, tuple[str, ...], tuple[str, ...], Callable[[Random], str]]

_PER = 4  # entities of each type in the {text, type} variant
# What the builder must not put around such a text, since its names, places and dates would count as entities: its near
# misses keep clear of the words of a field's labels (which running text never prints).
_NOTHING_ELSE = ("Printed", "Updated", "Archived", "Created", "Valid", "Processed", "Approved", "Typed", "Protection", "Manager", "Registered", "From")
_NUMBERED = re.compile(r"\{(\w+)\.(\d+)\}")


def _together(name: str, sentences: Sequence[str], fillers: Sequence[str], count: int, limit: int) -> list[str]:
    """Templates of one to five sentences, renumbered so that no entity is used twice by two sentences."""
    rng = Random(name)
    made = list(sentences)
    while len(made) < count:
        used: dict[str, int] = {}
        parts: list[str] = []
        for sentence in rng.sample(list(sentences), rng.randint(2, 5)):
            found = [(k, int(n)) for k, n in _NUMBERED.findall(sentence)]
            need = {k: max(n for key, n in found if key == k) + 1 for k, _ in found}
            if any(used.get(k, 0) + n > limit for k, n in need.items()):
                continue
            parts.append(_NUMBERED.sub(lambda m, used=used: f"{{{m[1]}.{int(m[2]) + used.get(m[1], 0)}}}", sentence))
            for k, n in need.items():
                used[k] = used.get(k, 0) + n
            if fillers and rng.random() < 0.25:
                parts.append(_p(rng, fillers))
        glue = _p(rng, (" ", " ", " ", "\n\n", "\n", "\n- "))
        made.append(("- " if glue == "\n- " else "") + glue.join(parts))
    return made


def _plain_templates(name: str, plain: Sequence[str], fillers: Sequence[str]) -> list[str]:
    """The plain templates, alone and in pairs that share no array."""
    rng = Random(name + "/plain")
    slots = {t: set(re.findall(r"\{(\w+)\}", t)) for t in plain}
    made = list(plain)
    for a in plain:
        for b in plain:
            if a != b and not slots[a] & slots[b] and rng.random() < 0.5:
                made.append(a + _p(rng, (" ", "\n", f" {_p(rng, fillers)} ", "\n\n")) + b)
    return made


def _entity_kinds(name: str, titles: tuple[str, ...], types: dict[str, _Type], sentences: Sequence[str], plain: Sequence[str], fillers: Sequence[str]) -> tuple[Kind, Kind, Kind]:
    """A kind with one array for each type, and two with a single array of {text, type}: clauses, and whole sentences."""
    arrays = tuple(Items(key, names, (F("text", (option, "name", "mention"), (option.capitalize(), *_NOTHING_ELSE), (f"one {option}", f"a {option} that is mentioned", f"{option} as written in the text")),), descs, labels, ("{text}",), scalar=True)
                   for key, (names, option, descs, labels, _) in types.items())
    options = tuple(option for _, option, _, _, _ in types.values())

    def make_arrays(rng: Random) -> dict[str, Any]:
        return {key: [V(t) for t in dict.fromkeys(maker(rng) for _ in range(rng.choice((1, 2, 2, 3, 4, 5))))] for key, (_, _, _, _, maker) in types.items()}

    def make_list(rng: Random) -> dict[str, Any]:
        out: list[dict[str, V]] = []
        for _, option, _, _, maker in types.values():
            seen: list[str] = []
            while len(seen) < _PER:
                text = maker(rng)
                if text not in seen:
                    seen.append(text)
            out += [{"text": V(text), "type": V("", option)} for text in seen]
        return {"entities": out}

    def make_clauses(rng: Random) -> dict[str, Any]:
        """Entities in any order, each inside a clause of its own that shows its type."""
        out: list[dict[str, V]] = []
        chosen = some(rng, list(types.values()), 2, len(types))
        for _ in range(rng.randint(1, 9)):
            _, option, _, _, maker = _p(rng, chosen)
            before, after = _p(rng, _CLAUSES[option])
            out.append({"text": V(maker(rng), None, before if out else _cap(before), after), "type": V("", option)})
        return {"entities": out}

    first = {key: n * _PER for n, key in enumerate(types)}
    listed = tuple(_NUMBERED.sub(lambda m: f"{{entities.{first[m[1]] + int(m[2])}.text}}", t) for t in _together(name + "/list", sentences, fillers, 140, _PER))
    one = Items("entities", ("entities", "named entities", "mentions", "annotations"), (
        F("text", ("text", "mention", "name", "span", "surface form"), ("Mention", "Text", *_NOTHING_ELSE), ("the entity as written", "exact words of the mention", "surface form")),
        F("type", ("type", "label", "category", "entity type"), (), ("what kind of entity it is", "class of the entity", "which type does it belong to?"), type="enum", options=options)),
        ("All named entities in the text with their types", "entities in order of appearance", "every mention and its label"), ("Entities", "Mentions", "Tags"), ("{text}",))
    clauses = ("{entities}.", "{entities}", "News in brief: {entities}.", "In short: {entities}.", "Notes\n\n{entities}", *(f"{f} {{entities}}." for f in fillers), *(f"{{entities}}. {f}" for f in fillers))
    return (Kind(f"{name}_entities", titles, arrays, make_arrays, (*_together(name, sentences, fillers, 140, 5), *_plain_templates(name, plain, fillers)), ("prose",)),
            Kind(f"{name}_entity_clauses", titles, (one,), make_clauses, clauses, ("prose",)),
            Kind(f"{name}_entity_list", titles, (one,), make_list, (*listed, "Mentioned in this text: {entities}."), ("prose",)))


_CLAUSES: dict[str, tuple[tuple[str, str], ...]] = {
    "person": (("", " resigned"), ("", " refused to comment"), ("his neighbour ", " had seen nothing"), ("the painter ", " moved abroad"), ("according to ", " the bridge was safe"), ("", ", aged 41, took over"), ("letters from ", " were found in the attic"), ("thanks to ", ", the roof was repaired")),
    "location": (("it rained in ", ""), ("", " declared a holiday"), ("the road to ", " was closed"), ("the train from ", " arrived late"), ("", " lies far to the south"), ("winters in ", " are mild"), ("they stayed in ", " overnight")),
    "organisation": (("", " raised its prices"), ("the staff of ", " went on strike"), ("a spokesman for ", " denied the report"), ("", " opened a second branch"), ("the contract went to ", ""), ("", " hired forty people"), ("critics within ", " protested")),
    "work": (("the novel \"", "\" sold out"), ("", " was filmed twice"), ("the painting \u201c", "\u201d was stolen"), ("the play ", " opened to mixed reviews"), ("a copy of ", " fetched a record price")),
    "date": (("nothing changed until ", ""), ("the roof collapsed in ", ""), ("since ", " the museum has been closed"), ("the last ferry ran in ", ""), ("prices doubled between then and ", "")),
    "event": (("the ", " was a turning point"), ("veterans of the ", " held a meeting"), ("few remember the ", ""), ("the town suffered during the ", ""), ("a book about the ", " is planned")),
    "algorithm": (("", " converged after ten steps"), ("we trained ", " from scratch"), ("", " is slower than expected"), ("the authors prefer ", " as a model"), ("an implementation of ", " is included"), ("predictions came from ", "")),
    "researcher": (("Professor ", " supervised the thesis"), ("", " wrote the original paper"), ("a talk by ", " closed the workshop"), ("", " disagreed in a reply"), ("co-author ", " left academia")),
    "university": (("students at ", " built the robot"), ("", " awarded the degree"), ("a lab at ", " repeated the test"), ("the campus of ", " was evacuated"), ("she lectures at ", "")),
    "task": (("the hardest problem was ", ""), ("systems for ", " have improved"), ("the challenge focused on ", ""), ("", " requires large amounts of training data"), ("users need it for ", "")),
    "dataset": (("we downloaded the data set ", ""), ("labels in ", " are noisy"), ("the models were trained on ", ""), ("", " contains far too few examples"), ("the test split of ", " leaked")),
    "metric": (("the ", " fell slightly"), ("we report ", " for every run"), ("measured by ", ", both were equal"), ("the higher the ", ", the better"), ("only ", " was computed")),
    "programming language": (("the code is written in ", ""), ("a compiler for ", " was released"), ("she rewrote everything in ", ""), ("beginners often start with ", ""), ("bindings for ", " exist")),
    "field": (("the institute is known for ", ""), ("research in ", " has slowed"), ("he holds a degree in ", ""), ("textbooks on ", " skip this"), ("the grant covers ", "")),
    "conference": (("the paper was accepted at ", ""), ("", " moved its deadline"), ("reviewers of ", " complained"), ("they met at ", ""), ("the proceedings of ", " are online")),
    "product": (("version 3 of ", " was released"), ("", " crashed twice"), ("customers of ", " got an update"), ("he installed ", " on his laptop"), ("the makers of ", " apologised")),
    "book": (("the novel ", " was reprinted"), ("", " runs to 600 pages"), ("readers of the book ", " were puzzled"), ("a film version of ", " failed"), ("the manuscript of ", " burned")),
    "poet": (("the poet ", " read aloud"), ("verses by ", " were set to music"), ("a sonnet by ", " was found"), ("the lyric poet ", " fell silent")),
    "writer": (("the novelist ", " kept a diary"), ("crime writer ", " signed books"), ("the short stories of ", " are out of print"), ("the author ", " sued the publisher")),
    "poem": (("the poem ", " has four stanzas"), ("children recited ", ""), ("the first line of ", " is famous"), ("she translated the verses of ", "")),
    "award": (("the ", " was not given this year"), ("she was nominated for the ", ""), ("the jury of the ", " resigned"), ("he declined the ", "")),
    "magazine": (("the magazine ", " folded"), ("an essay in ", " caused a scandal"), ("subscribers to ", " complained"), ("she edited ", " for a decade")),
    "literary genre": (("critics file it under ", ""), ("", " was fashionable as a form"), ("a reader of ", " will feel at home"), ("it is a late example of ", "")),
    "country": (("the author grew up in ", ""), ("", " closed its borders"), ("exports from ", " fell"), ("the government of ", " objected"), ("voters in ", " stayed at home")),
    "attack": (("a ", " shook the district"), ("the ", " lasted ten minutes"), ("police are investigating the ", ""), ("residents were woken by the ", "")),
    "perpetrator": (("", " fled after firing"), ("police arrested ", " for the attack"), ("the shots were fired by ", ""), ("", " confessed to planting the device")),
    "perpetrator organisation": (("the guerrillas of the ", " claimed the attack"), ("the army blamed the armed group ", ""), ("a communiqué signed by the ", " followed"), ("the terrorist group ", " threatened further attacks")),
    "victim": (("", " died at the scene"), ("the explosion wounded ", ""), ("", " was taken hostage"), ("the bullets killed ", ""), ("relatives mourned ", "")),
    "target": (("the bomb destroyed ", ""), ("", " was hit by the blast"), ("gunfire damaged ", ""), ("they stormed ", ""), ("the rebels attacked ", "")),
    "weapon": (("the attackers used ", ""), ("police found ", " in the car"), ("he was armed with ", ""), ("they were killed with ", "")),
    "politician": (("the minister ", " stepped down"), ("senator ", " voted against"), ("", " announced a candidacy"), ("opposition leader ", " demanded an inquiry")),
    "political party": (("the ", " lost three seats"), ("members of the party ", " walked out"), ("the coalition with the ", " broke up"), ("the list of the ", " was rejected")),
    "election": (("turnout in the ", " was low"), ("the ", " was annulled"), ("campaigning for the ", " began"), ("observers of the ", " were satisfied")),
    "city": (("the mayor of ", " protested"), ("a rally was held in ", ""), ("polling stations in ", " closed early"), ("trams in ", " stood still")),
    "scientist": (("", " published the discovery"), ("the chemist ", " repeated the measurement"), ("a student of ", " checked the data"), ("the physicist ", " was sceptical")),
    "chemical compound": (("a solution of ", " turned blue"), ("the sample contained ", ""), ("", " evaporated quickly"), ("the reaction yields ", "")),
    "protein": (("the protein ", " was purified"), ("cells produce ", " under stress"), ("an antibody against ", " was used"), ("the structure of ", " was solved")),
    "astronomical object": (("the probe passed ", ""), ("", " was visible before dawn"), ("the surface of ", " is icy"), ("astronomers photographed ", "")),
    "discipline": (("she taught ", ""), ("the prize for ", " went abroad"), ("the school added ", " to the curriculum"), ("a professor of ", " objected")),
    "academic journal": (("the results appeared in ", ""), ("", " retracted the article"), ("the editors of ", " asked for revisions"), ("a letter to ", " followed")),
    "musician": (("the singer ", " lost her voice"), ("guitarist ", " joined late"), ("", " played two encores"), ("the drummer ", " retired")),
    "band": (("the band ", " split up"), ("the group ", " sold out the hall"), ("fans of the band ", " queued"), ("the quartet ", " toured abroad")),
    "song": (("the single ", " topped the charts"), ("the crowd sang ", ""), ("the song ", " was banned from radio"), ("they closed with the hit ", "")),
    "album": (("the album ", " was recorded in a week"), ("the record ", " went gold"), ("the cover of the LP ", " is famous"), ("reviewers hated the album ", "")),
    "music genre": (("the club specialises in ", ""), ("", " dominated the radio as a style"), ("he grew up on ", " music"), ("the festival is devoted to ", "")),
    "instrument": (("she learned the ", ""), ("a solo on the ", " followed"), ("the ", " was out of tune"), ("he carried his ", " on stage")),
    "disease": (("the patient was diagnosed with ", ""), ("cases of ", " are rising"), ("", " runs in the family as an illness"), ("a vaccine against ", " is in trials")),
    "drug": (("the doctor prescribed ", ""), ("", " was well tolerated as a treatment"), ("treatment with ", " was stopped"), ("tablets of ", " were recalled")),
    "gene": (("mutations in ", " were found"), ("the gene ", " was silenced"), ("expression of ", " doubled"), ("a variant of ", " is protective")),
    "symptom": (("she complained of ", ""), ("the main symptom was ", ""), ("the ", " disappeared after a week"), ("side effects included ", "")),
    "dose": (("the dose was raised to ", ""), ("patients received ", ""), ("", " were given by injection"), ("the label says ", "")),
    "hospital": (("he was admitted to ", ""), ("surgeons at ", " operated"), ("", " closed its emergency ward"), ("nurses of ", " protested")),
}

_T_PEOPLE: _Type = (("people", "persons", "person names", "individuals"), "person", ("People who are mentioned", "names of persons", "all persons in the text"), ("People", "Persons"), _who)
_T_PLACES: _Type = (("places", "locations", "geographical names", "cities and countries"), "location", ("Places that are mentioned", "cities, countries and the like", "geographical names"), ("Places", "Locations"), _town)
_T_ORGS: _Type = (("organisations", "organizations", "institutions", "companies and bodies"), "organisation", ("Organisations that are mentioned", "companies, offices, clubs", "institutions in the text"), ("Organisations", "Institutions"), _organisation)
_T_DATES: _Type = (("dates", "times", "points in time", "years and dates"), "date", ("Dates and years that are mentioned", "when something happened", "temporal expressions"), ("Dates",), _when)

_FILLERS = ("Little else is known about this.", "The details remain disputed.", "This had lasting effects.", "Opinions differ on the reasons.", "It was widely discussed at the time.", "Nothing came of it in the end.", "Later research confirmed this.", "The building no longer exists.", "Critics were divided.", "No official statement was given.", "The matter was settled quietly.", "That changed everything.")

ENCYCLOPEDIA, ENCYCLOPEDIA_CLAUSES, ENCYCLOPEDIA_LIST = _entity_kinds(
    "encyclopedia", ("Encyclopedia article", "Article", "Biography", "Text", "News article"),
    {"people": _T_PEOPLE, "places": _T_PLACES, "organisations": _T_ORGS, "works": (("works", "works of art", "books films and artworks", "creative works"), "work", ("Books, films, paintings and other works", "titles of works", "creative works named in the text"), ("Works",), _plain_title), "dates": _T_DATES,
     "events": (("events", "historical events", "happenings"), "event", ("Wars, treaties, fairs and other events", "named events", "events that are mentioned"), ("Events",), _happening)},
    (
        "{people.0} (born {dates.0} in {places.0}) is best known for {works.0}.", "In {dates.0}, {people.0} moved from {places.0} to {places.1} to work for {organisations.0}.", "{organisations.0} was founded in {dates.0} by {people.0} and {people.1}.", "The {events.0} forced {people.0} to leave {places.0}.", "{people.0} was a pupil of {people.1} at {organisations.0}.",
        "After the {events.0}, {organisations.0} moved its seat to {places.0}.", "{works.0}, published in {dates.0}, made {people.0} famous far beyond {places.0}.", "{people.0}'s second book, {works.0}, was ignored until {dates.0}.", "At the {events.0}, {people.0} met {people.1}, who later headed {organisations.0}.", "{people.0} died on {dates.0} in {places.0}, shortly after finishing {works.0}.",
        "Born in {places.0}, {people.0} studied law before joining {organisations.0} in {dates.0}.", "{organisations.0} bought the manuscript of {works.0} from {people.0}'s heirs.", "The town of {places.0} was rebuilt after the {events.0}.", "{people.0} married {people.1} in {dates.0}.", "Between {dates.0} and {dates.1} {people.0} lived in {places.0}, {places.1} and {places.2}.",
        "A street in {places.0} is named after {people.0}.", "{people.0} succeeded {people.1} as director of {organisations.0}.", "{organisations.0} and {organisations.1} merged in {dates.0}.", "The film {works.0} tells the story of {people.0} during the {events.0}.", "Together with {people.0}, {people.1} and {people.2}, {people.3} signed the protest letter of {dates.0}.",
        "{places.0} lies half-way between {places.1} and {places.2}.", "In {works.0}, {people.0} describes the {events.0} as a turning point.", "{people.0}, whose parents came from {places.0}, grew up in {places.1}.", "Critics compared {works.0} with {works.1}, the masterpiece of {people.0}.", "{organisations.0} opened an office in {places.0} in {dates.0}; {people.0} became its first manager.",
        "The delegation from {places.0}, led by {people.0}, reached the {events.0} too late.", "It was not until {dates.0} that {organisations.0} recognised the merits of {people.0}.", "{people.0} refused an offer from {organisations.0} and stayed with {organisations.1}.", "According to {people.0}, the {events.0} began on {dates.0} in {places.0}.", "{works.0} premiered in {places.0} on {dates.0}.",
        "As a child, {people.0} heard {people.1} lecture at {organisations.0} in {places.0}.", "Nobody in {places.0} remembered {people.0}.", "{people.0} (not to be confused with {people.1}) painted {works.0} in {dates.0}.", "The archive of {organisations.0} holds letters from {people.0} to {people.1}.", "{dates.0}: {people.0} arrives in {places.0}.",
        "{organisations.0}, whose headquarters are in {places.0}, sponsored the {events.0}.",
    ),
    (
        "{people} travelled to {places}.", "The {organisations} archives keep letters about {works}.", "{works} came from the hands of {people}.", "Much of this took place in {places}, around {dates}.", "{organisations} employed {people}.", "Contemporaries remembered {events}.", "The years in question: {dates}.", "{people} belonged to {organisations}, with offices in {places}.", "The chapter deals with {events} and mentions {places}.",
        "Titles such as {works} sold well.", "In {dates}, {people} fell out over {works}.", "Sources name {organisations}.", "{places}: these were the stations of a life.",
    ), _FILLERS)

COMPUTING, COMPUTING_CLAUSES, COMPUTING_LIST = _entity_kinds(
    "computing", ("Computing article", "Research text", "AI article", "Paper abstract", "Text"),
    {"algorithms": (("algorithms", "methods", "models and algorithms", "techniques"), "algorithm", ("Algorithms and models that are named", "methods used", "named techniques"), ("Algorithms", "Methods"), _algorithm), "researchers": (("researchers", "scientists", "authors", "people"), "researcher", ("Researchers who are mentioned", "names of scientists", "who worked on it"), ("Researchers",), _who),
     "universities": (("universities", "academic institutions", "research institutions"), "university", ("Universities and colleges", "academic affiliations", "where the researchers work"), ("Universities",), _university), "tasks": (("tasks", "problems", "applications"), "task", ("Tasks the methods are used for", "problems that are solved", "applications named"), ("Tasks",), _from(_TASKS)),
     "datasets": (("datasets", "data sets", "benchmarks", "corpora"), "dataset", ("Data sets that are used", "corpora and benchmarks", "on what data?"), ("Datasets",), _dataset), "metrics": (("metrics", "measures", "evaluation metrics"), "metric", ("Metrics that are reported", "how quality is measured", "evaluation measures"), ("Metrics",), _from(_METRICS)),
     "languages": (("programming languages", "implementation languages"), "programming language", ("Programming languages", "languages the software is written in", "coding languages"), ("Languages",), _from(_CODE_LANG)), "fields": (("fields", "research areas", "disciplines"), "field", ("Fields of research", "disciplines named", "areas of study"), ("Fields",), _from(_SCIENCES)),
     "conferences": (("conferences", "venues", "meetings"), "conference", ("Conferences that are mentioned", "where it was presented", "scientific meetings"), ("Conferences",), _from(_CONFERENCES)), "products": (("products", "software", "systems"), "product", ("Software and products", "named systems", "tools and products"), ("Products",), lambda rng: _coined_name(rng, ("Chat", "Sky", "Robo", "Open", "Mind", "Vox", "Logi", "Auto", "Pix", "Data"), ("Pilot", "Suite", "Kit", "Assist", "Studio", "Flow", "Brain", "Lens", "Desk", "Hub")))},
    (
        "{researchers.0} of the {universities.0} proposed {algorithms.0} for {tasks.0}.", "{algorithms.0} outperforms {algorithms.1} on {datasets.0} in terms of {metrics.0}.", "We evaluate {algorithms.0} on {datasets.0} and {datasets.1}, reporting {metrics.0} and {metrics.1}.", "Common applications in {fields.0} include {tasks.0}, {tasks.1} and {tasks.2}.", "The library is written in {languages.0} with bindings for {languages.1}.",
        "{researchers.0} and {researchers.1} presented their work at {conferences.0}.", "Unlike {algorithms.0}, {algorithms.1} does not need labelled data.", "{products.0} uses {algorithms.0} to perform {tasks.0}.", "At {conferences.0}, {researchers.0} received the best paper award for work on {tasks.0}.", "{metrics.0} is preferred over {metrics.1} when classes are imbalanced.",
        "{datasets.0} was collected at {universities.0} by {researchers.0}.", "A typical approach to {tasks.0} combines {algorithms.0} with {algorithms.1}.", "Advances in {fields.0} and {fields.1} made {products.0} possible.", "{researchers.0} holds a chair for {fields.0} at {universities.0}.", "The first version of {products.0} was implemented in {languages.0}.", "In {tasks.0}, performance is usually measured by {metrics.0}.",
        "{researchers.0}, {researchers.1} and {researchers.2} introduced {datasets.0} as a benchmark for {tasks.0}.", "Trained on {datasets.0}, {algorithms.0} reaches a {metrics.0} of 0.87.", "{algorithms.0} can be seen as a special case of {algorithms.1}.", "Students at {universities.0} learn {languages.0} before {languages.1}.", "{universities.0} and {universities.1} host {conferences.0} together.", "The thesis of {researchers.0} deals with {algorithms.0} in the context of {fields.0}.",
        "For {tasks.0}, simple baselines such as {algorithms.0} are hard to beat.", "{products.0}, a competitor of {products.1}, also supports {tasks.0}.", "The {metrics.0} on {datasets.0} rose from 71 to 84.", "{fields.0} borrows ideas from {fields.1}, {fields.2} and {fields.3}.", "Both {metrics.0} and {metrics.1} are implemented in {products.0}.", "After a stay at {universities.0}, {researchers.0} turned to {fields.0}.", "{languages.0} code for {algorithms.0} is available on request.", "Reviewers at {conferences.0} criticised the choice of {metrics.0}.",
        "{tasks.0} is a subtask of {tasks.1}.", "{algorithms.0} was developed independently by {researchers.0} at {universities.0} and {researchers.1} at {universities.1}.", "Results on {datasets.0} do not carry over to {datasets.1}.", "How does {algorithms.0} work? {researchers.0} explains it with an example from {tasks.0}.",
    ),
    (
        "The study compares {algorithms} on {datasets}.", "Quality was measured by {metrics}.", "{researchers} carried out the work at {universities}.", "Typical uses were {tasks}.", "The code was written in {languages}.", "It was presented at {conferences}.", "Topics ranged over {fields}.", "Vendors offered {products}.", "{algorithms} solved {tasks}.", "{researchers} published on {fields}.", "Affiliations: {universities}. Keywords: {tasks}.", "We thank {researchers} for sharing {datasets}.", "We report {metrics} for {algorithms}.",
    ), ("The effect is small but consistent.", "Training took two days.", "Code is released.", "This limits its use in practice.", "The idea is old.", "More data did not help.", "Section 4 gives the details.", "The proof is short."))

LITERATURE, LITERATURE_CLAUSES, LITERATURE_LIST = _entity_kinds(
    "literature", ("Literature article", "Author biography", "Literary encyclopedia", "Text", "Book page"),
    {"books": (("books", "novels", "titles"), "book", ("Books that are named", "titles of books", "novels and other books"), ("Books",), _plain_title), "poets": (("poets", "lyricists"), "poet", ("Poets who are mentioned", "names of poets", "people who wrote poetry"), ("Poets",), _who), "writers": (("writers", "authors", "novelists"), "writer", ("Writers who are mentioned", "novelists and authors", "names of authors"), ("Writers",), _who),
     "poems": (("poems", "verses"), "poem", ("Poems that are named", "titles of poems", "single poems"), ("Poems",), _poem), "awards": (("awards", "prizes", "honours"), "award", ("Literary awards", "prizes won or missed", "honours named"), ("Awards",), _award), "magazines": (("magazines", "journals", "periodicals"), "magazine", ("Magazines and journals", "periodicals in which texts appeared", "literary magazines"), ("Magazines",), _magazine),
     "genres": (("genres", "literary genres", "forms"), "literary genre", ("Literary genres", "kinds of literature", "genres named"), ("Genres",), _from(_LIT_GENRES)), "countries": (("countries", "nations"), "country", ("Countries that are mentioned", "nations", "countries"), ("Countries",), lambda rng: val.country(rng))},
    (
        "The poet {poets.0} published {poems.0} in {magazines.0}.", "{writers.0} won the {awards.0} for {books.0}.", "{books.0}, a novel by {writers.0}, belongs to {genres.0}.", "{writers.0} was influenced by {writers.1} and by the poetry of {poets.0}.", "Early stories by {writers.0} appeared in {magazines.0} and {magazines.1}.", "The verses of {poets.0}, above all {poems.0} and {poems.1}, are learned by heart in {countries.0}.", "{writers.0} turned down the {awards.0}.", "{books.0} was banned in {countries.0}.",
        "In {books.0} and {books.1}, {writers.0} mixes {genres.0} with {genres.1}.", "The novelist {writers.0} edited {magazines.0} for ten years.", "{poets.0} dedicated {poems.0} to fellow poet {poets.1}.", "The shortlist of the {awards.0} included {books.0}, {books.1} and {books.2}.", "Born in {countries.0}, the novelist {writers.0} emigrated to {countries.1}.", "{magazines.0} printed {poems.0} without naming its author, {poets.0}.", "{writers.0}'s best-known works are {books.0} and {books.1}.", "{genres.0} flourished in {countries.0}.",
        "The poet {poets.0} received both the {awards.0} and the {awards.1}.", "The jury praised {books.0} as a masterpiece of {genres.0}.", "Critics in {countries.0} called {writers.0} the heir of {writers.1}.", "A review of {books.0} in {magazines.0} ruined the career of {writers.0}.", "The poems of {poets.0} were translated by {poets.1}, himself a poet.", "{poems.0} opens the volume {books.0}.", "{writers.0} wrote {books.0} in six weeks.", "As an author of {genres.0}, {writers.0} had few rivals.", "{poets.0} read {poems.0} at a festival in {countries.0}.",
        "The editor of {magazines.0} discovered the novelist {writers.0}.", "With {books.0}, {writers.0} became the first author from {countries.0} to win the {awards.0}.", "{poets.0}, {poets.1} and {poets.2} formed a circle of young poets around {magazines.0}.", "Her poem {poems.0} is often read as an answer to {poems.1} by {poets.0}.", "{books.0} was adapted twice.", "Neither {genres.0} nor {genres.1} quite describes {books.0}.", "{writers.0}, who also wrote essays for {magazines.0}, never finished {books.0}.", "The {awards.0} is given every year to a book from {countries.0}.",
    ),
    (
        "The novelists {writers} published {books}.", "The poets {poets} wrote {poems}.", "Texts were printed in {magazines}.", "Among the honours were {awards}.", "The works belonged to {genres}.", "Editions appeared in {countries}.", "Poems such as {poems} first stood in {magazines}.", "{books} won {awards}.", "Books: {books}. Genres: {genres}.", "Poets from {countries}, among them {poets}, signed the letter.", "The novelists {writers} admired {genres}.", "The jury of {awards} honoured the authors {writers}.",
    ), ("It sold poorly.", "The manuscript is lost.", "A second edition followed.", "The ending is famous.", "Readers loved it.", "School editions are common.", "The prose is dry and exact.", "He never wrote again."))

ATTACKS, ATTACKS_CLAUSES, ATTACKS_LIST = _entity_kinds(
    "attack_news", ("News report", "Attack report", "Incident report", "Wire message", "News"),
    {"attacks": (("attacks", "incidents", "attack types"), "attack", ("Attacks that are reported", "what kind of violence took place", "type of incident"), ("Attacks",), _from(_ATTACKS)), "perpetrators": (("perpetrators", "individual perpetrators", "attackers", "suspects"), "perpetrator", ("People who carried out the attack", "who did it", "suspected attackers"), ("Perpetrators",), _attacker),
     "groups": (("perpetrator organisations", "groups responsible", "armed groups"), "perpetrator organisation", ("Organisations behind the attack", "groups that are blamed or claim it", "which armed group?"), ("Groups",), _armed_group), "victims": (("victims", "casualties", "people harmed"), "victim", ("People who were hurt, killed or abducted", "victims named or described", "who suffered?"), ("Victims",), _victim),
     "targets": (("targets", "physical targets", "buildings and vehicles attacked"), "target", ("Buildings, vehicles or installations attacked", "physical targets", "what was attacked?"), ("Targets",), _target), "weapons": (("weapons", "instruments", "means used"), "weapon", ("Weapons that were used", "with what?", "explosives and arms"), ("Weapons",), _from(_WEAPONS)), "places": _T_PLACES, "dates": _T_DATES},
    (
        "A {attacks.0} on {targets.0} in {places.0} left {victims.0} dead, police said.", "{perpetrators.0} opened fire with {weapons.0} on {targets.0}, wounding {victims.0}.", "The {groups.0} claimed responsibility for the {attacks.0}.", "{victims.0} died in the {attacks.0} in {places.0} on {dates.0}.", "According to the army, {perpetrators.0} belonging to the {groups.0} used {weapons.0}.", "{perpetrators.0} kidnapped {victims.0} near {places.0}.", "Authorities blamed the {groups.0} for the {attacks.0} against {targets.0}.", "Investigators found {weapons.0} at the scene.", "{victims.0} survived the {attacks.0} unhurt, but {victims.1} did not.",
        "Witnesses saw {perpetrators.0} throwing {weapons.0} at {targets.0}.", "On {dates.0}, {targets.0} was destroyed by {weapons.0}.", "No group has claimed the {attacks.0} that killed {victims.0} in {places.0}.", "{targets.0} and {targets.1} were damaged.", "The {groups.0} denied any part in the {attacks.0}, which it ascribed to the {groups.1}.", "Police arrested {perpetrators.0} for the {attacks.0} of {dates.0}.", "The murder of {victims.0} is believed to be the work of the {groups.0}.", "{places.0} was shaken by a {attacks.0} and a {attacks.1} within an hour.", "The attackers, {perpetrators.0}, fled toward {places.0}.",
        "Armed with {weapons.0} and {weapons.1}, {perpetrators.0} stormed {targets.0}.", "{victims.0}, {victims.1} and {victims.2} were taken to hospital in {places.0}.", "A spokesman said {perpetrators.0} had planned the {attacks.0} since {dates.0}.", "{targets.0} was attacked for the second time; {victims.0} suffered injuries.", "In a telephone call, the {groups.0} said it had executed {victims.0}.", "The {attacks.0} took place at dawn in {places.0}, when {perpetrators.0} placed {weapons.0} under {targets.0}.", "Of the hostages, only {victims.0} was released.", "The government of {places.0} condemned the {attacks.0}.", "Several shots hit {targets.0}, but nobody was hurt.",
        "{perpetrators.0} confessed to the killing of {victims.0} with {weapons.0}.", "{dates.0} – {attacks.0} in {places.0}. Target: {targets.0}.", "Experts suspect the {groups.0}, as {weapons.0} had been used before.", "Two months after the {attacks.0} of {dates.0}, {victims.0} is still missing.", "{groups.0} fighters attacked {targets.0} in the outskirts of {places.0}.", "The bodies of {victims.0} were found beside a road near {places.0} on {dates.0}.",
    ),
    (
        "The attacks – {attacks} – hit {targets}.", "Those killed or injured were {victims}.", "The attackers were {perpetrators}, armed with {weapons}.", "Blame fell on the following groups: {groups}.", "It happened in {places}.", "Police recovered {weapons}.", "{perpetrators} wounded {victims}.", "The damage concerned {targets} in {places}.", "Reports dated {dates} speak of {attacks}.", "Claims of responsibility came from {groups} on {dates}.", "{victims} died; the weapons were {weapons}.", "{perpetrators} attacked {targets}.",
    ), ("The investigation continues.", "A curfew was imposed.", "The road was closed for hours.", "No further details were available.", "The report could not be confirmed.", "Schools stayed shut.", "Security was tightened.", "The motive is unclear."))

POLITICS, POLITICS_CLAUSES, POLITICS_LIST = _entity_kinds(
    "politics", ("Politics article", "News", "Political biography", "Text"),
    {"politicians": (("politicians", "office holders", "candidates"), "politician", ("Politicians who are mentioned", "names of politicians", "candidates and office holders"), ("Politicians",), _who), "parties": (("political parties", "parties"), "political party", ("Parties that are named", "political parties", "which parties?"), ("Parties",), _party_name), "elections": (("elections", "votes", "ballots"), "election", ("Elections that are mentioned", "votes and referendums", "elections"), ("Elections",), _election),
     "countries": (("countries", "states"), "country", ("Countries", "states that are mentioned", "nations"), ("Countries",), lambda rng: val.country(rng)), "organisations": _T_ORGS, "places": (("cities", "towns", "constituencies"), "city", ("Cities and towns", "constituencies", "places"), ("Cities",), lambda rng: val.city(rng)), "dates": _T_DATES},
    (
        "{politicians.0} ran for the {parties.0} in the {elections.0}.", "In the {elections.0}, the {parties.0} lost twelve seats to the {parties.1}.", "{politicians.0} ({parties.0}) defeated {politicians.1} ({parties.1}) by a narrow margin.", "The coalition of {parties.0}, {parties.1} and {parties.2} broke up in {dates.0}.", "{politicians.0} was mayor of {places.0} before moving to national politics in {dates.0}.", "After the {elections.0}, {politicians.0} became prime minister of {countries.0}.", "{politicians.0} left the {parties.0} and founded the {parties.1}.", "{countries.0} and {countries.1} recalled their ambassadors.",
        "{politicians.0} sits on the board of {organisations.0}.", "Turnout in {places.0} at the {elections.0} was the lowest since {dates.0}.", "A court in {places.0} overturned the result of the {elections.0}.", "{politicians.0}, backed by {organisations.0}, announced a candidacy on {dates.0}.", "The {parties.0} holds its congress in {places.0}.", "{organisations.0} fined the {parties.0}.", "On {dates.0}, {politicians.0} met {politicians.1} in {places.0} to discuss the {elections.0}.", "{countries.0} joined {organisations.0} under {politicians.0}.", "Neither {politicians.0} nor {politicians.1} conceded.",
    ),
    ("{politicians} stood for election.", "The parties {parties} competed in {elections}.", "Talks were held in {places} on {dates}.", "{countries} sent observers.", "{organisations} protested.", "{politicians} represented {parties}.", "Ballots were counted in {places}.", "The vote concerned {countries}; it took place in {dates}.", "{elections} brought changes in {countries}.", "{organisations} supported {politicians}."), _FILLERS)

SCIENCE, SCIENCE_CLAUSES, SCIENCE_LIST = _entity_kinds(
    "science", ("Science article", "Popular science text", "Encyclopedia article", "Text"),
    {"scientists": (("scientists", "researchers", "discoverers"), "scientist", ("Scientists who are mentioned", "names of researchers", "who discovered it?"), ("Scientists",), _who), "compounds": (("chemical compounds", "substances", "chemicals"), "chemical compound", ("Chemical compounds", "substances that are named", "chemicals"), ("Compounds",), _from(_COMPOUNDS)), "proteins": (("proteins", "enzymes and proteins"), "protein", ("Proteins", "proteins and enzymes that are named", "which proteins?"), ("Proteins",), _from(_PROTEINS)),
     "objects": (("astronomical objects", "celestial bodies"), "astronomical object", ("Stars, planets, comets and the like", "celestial bodies", "objects in the sky"), ("Celestial bodies",), _from(_SKY)), "disciplines": (("disciplines", "sciences", "fields"), "discipline", ("Scientific disciplines", "fields of science", "subjects"), ("Disciplines",), _from(_DISCIPLINES)), "journals": (("journals", "academic journals"), "academic journal", ("Journals that are named", "where it was published", "scientific journals"), ("Journals",), _from(_JOURNALS)),
     "universities": (("universities", "institutes"), "university", ("Universities", "where they worked", "academic institutions"), ("Universities",), _university), "awards": (("awards", "medals", "prizes"), "award", ("Scientific awards", "medals and prizes", "honours"), ("Awards",), lambda rng: f"{val.first_last(rng)[1]} {_p(rng, ('Medal', 'Prize', 'Award', 'Lectureship'))}")},
    (
        "{scientists.0} of {universities.0} discovered that {proteins.0} binds {compounds.0}.", "The paper appeared in {journals.0} and earned {scientists.0} the {awards.0}.", "Traces of {compounds.0} and {compounds.1} were found on {objects.0}.", "{objects.0} is easier to observe than {objects.1}.", "{scientists.0} studied {disciplines.0} and {disciplines.1} at {universities.0}.", "{proteins.0} and {proteins.1} are degraded by {compounds.0}.", "Working with {scientists.0}, {scientists.1} described {proteins.0} in {journals.0}.", "{disciplines.0} owes much to {scientists.0}.", "{compounds.0} reacts violently with {compounds.1}.",
        "{scientists.0} tracked {objects.0} for three years from the observatory of {universities.0}.", "The {awards.0} for {disciplines.0} went to {scientists.0} and {scientists.1}.", "An editorial in {journals.0} doubted the results of {scientists.0}.", "{universities.0} closed its department of {disciplines.0}.", "Mutations of {proteins.0} change how cells handle {compounds.0}.", "Is there {compounds.0} on {objects.0}? {scientists.0} thinks so.", "After the {awards.0} came the {awards.1}: {scientists.0} was at the height of fame.",
    ),
    ("{scientists} worked at {universities}.", "The samples contained {compounds}.", "{proteins} took part in the reaction.", "The telescope was pointed at {objects}.", "Results were published in {journals}.", "{awards} followed.", "The fields were {disciplines}.", "{compounds} affected {proteins}.", "{scientists} observed {objects}.", "{universities} taught {disciplines}.", "{scientists} received {awards}."), ("The finding was unexpected.", "A second team repeated the experiment.", "The mechanism is unknown.", "Data are sparse.", "This was long overlooked."))

MUSIC, MUSIC_CLAUSES, MUSIC_LIST = _entity_kinds(
    "music", ("Music article", "Band biography", "Concert report", "Text"),
    {"artists": (("musicians", "artists", "singers"), "musician", ("Musicians who are mentioned", "singers and players", "names of artists"), ("Musicians",), _who), "bands": (("bands", "groups", "ensembles"), "band", ("Bands that are named", "groups and ensembles", "which bands?"), ("Bands",), lambda rng: f"The {_p(rng, _SONG_A)} {_p(rng, _SONG_B)}" if rng.random() < 0.6 else _coined_name(rng, _BRAND_A, _BRAND_B)), "songs": (("songs", "tracks", "singles"), "song", ("Songs that are named", "titles of songs", "tracks"), ("Songs",), lambda rng: f"{_p(rng, _SONG_A)} {_p(rng, _SONG_B)}"),
     "albums": (("albums", "records"), "album", ("Albums that are named", "titles of albums", "records"), ("Albums",), _plain_title), "genres": (("music genres", "styles"), "music genre", ("Styles of music", "genres named", "what kind of music?"), ("Genres",), _from(_MUSIC_STYLES)), "instruments": (("instruments", "musical instruments"), "instrument", ("Instruments that are named", "what is played", "musical instruments"), ("Instruments",), _from(_INSTRUMENTS)), "places": _T_PLACES, "dates": _T_DATES},
    (
        "{artists.0} plays {instruments.0} with the band {bands.0}.", "The single {songs.0}, taken from the album {albums.0}, reached number two in {places.0}.", "The group {bands.0} was formed in {places.0} in {dates.0} by {artists.0} and {artists.1}.", "{albums.0} mixes {genres.0} with {genres.1}.", "{artists.0} learned {instruments.0} and {instruments.1} as a child in {places.0}.", "In {dates.0} the band {bands.0} toured with {bands.1}.", "{artists.0} left the group {bands.0} after the album {albums.0}.", "The songs {songs.0} and {songs.1} were recorded live in {places.0}.", "{genres.0} was unknown in {places.0} until {dates.0}.", "On {songs.0}, {artists.0} sings while {artists.1} plays {instruments.0}.",
        "The album {albums.0} by the band {bands.0} was re-released in {dates.0}.", "{artists.0}, the drummer of {bands.0}, wrote the hit {songs.0}.", "Fans of {genres.0} and {genres.1} will enjoy the new record, {albums.0}.", "The concert in {places.0} ended with the song {songs.0}.", "Few bands shaped {genres.0} like {bands.0}.", "{artists.0} swapped the {instruments.0} for the {instruments.1} on {dates.0}.",
    ),
    ("The musicians {artists} played {instruments}.", "The bands {bands} toured {places}.", "The set included the songs {songs}.", "The albums {albums} sold well.", "Styles ranged from {genres}.", "It was recorded in {dates}.", "The bands {bands} played {genres}.", "The musicians {artists} wrote the songs {songs}.", "Concerts in {places} followed.", "Albums: {albums}. Line-up: {artists}.", "Instruments used: {instruments}. Songs: {songs}."), ("The crowd went wild.", "It was their last show.", "The sound was muddy.", "Nobody expected a hit.", "The cover is blue."))

MEDICINE, MEDICINE_CLAUSES, MEDICINE_LIST = _entity_kinds(
    "medicine", ("Medical text", "Clinical note", "Abstract", "Health article", "Case report"),
    {"diseases": (("diseases", "conditions", "diagnoses"), "disease", ("Diseases that are mentioned", "conditions and diagnoses", "which illnesses?"), ("Diseases",), _from(_AILMENTS)), "drugs": (("drugs", "medications", "substances"), "drug", ("Drugs that are mentioned", "medicines named in the text", "which medication?"), ("Drugs",), _from(_DRUGS)), "genes": (("genes", "gene names"), "gene", ("Genes that are named", "gene symbols", "which genes?"), ("Genes",), _from(_GENES)), "symptoms": (("symptoms", "complaints", "side effects"), "symptom", ("Symptoms and complaints", "what the patients suffered from", "adverse effects"), ("Symptoms",), _from(_SYMPTOMS)),
     "doses": (("doses", "dosages", "amounts"), "dose", ("Doses as written", "how much was given", "dosage"), ("Doses",), lambda rng: f"{rng.choice((1, 2, 2.5, 5, 10, 20, 25, 40, 50, 75, 100, 250, 500, 850)):g} {_p(rng, ('mg', 'mg daily', 'mg twice a day', 'µg', 'ml', 'mg/kg', 'units'))}"), "organisations": (("hospitals", "clinics and institutes"), "hospital", ("Hospitals and clinics", "where patients were treated", "institutions"), ("Hospitals",), lambda rng: f"{_p(rng, ('St. ' + val.first_last(rng)[0] + ' Hospital', val.city(rng) + ' General Hospital', 'University Clinic of ' + val.city(rng), val.first_last(rng)[1] + ' Clinic', val.city(rng) + ' Children’s Hospital'))}")},
    (
        "Patients with {diseases.0} received {drugs.0} ({doses.0}) or {drugs.1} ({doses.1}).", "{symptoms.0} and {symptoms.1} were the most common side effects of {drugs.0}.", "Variants of {genes.0} raise the risk of {diseases.0}.", "A 54-year-old woman with {diseases.0} presented with {symptoms.0}.", "{drugs.0} should not be combined with {drugs.1}.", "The expression of {genes.0} and {genes.1} was increased in {diseases.0}.", "She was started on {drugs.0} {doses.0}; the {symptoms.0} improved.", "The trial at {organisations.0} was stopped because of {symptoms.0}.", "{drugs.0} is used to treat {diseases.0} and, less often, {diseases.1}.", "Denies {symptoms.0}; reports {symptoms.1}. Known {diseases.0}.",
        "Carriers of {genes.0} mutations responded poorly to {drugs.0}.", "After {doses.0} of {drugs.0} the patient developed {symptoms.0}.", "He was transferred from {organisations.0} to {organisations.1} with suspected {diseases.0}.", "Unlike {diseases.0}, {diseases.1} rarely causes {symptoms.0}.", "{genes.0} encodes a target of {drugs.0}.", "Doctors at {organisations.0} raised the dose to {doses.0}.",
    ),
    ("Patients suffered from {diseases}.", "They were treated with {drugs}.", "Reported complaints were {symptoms}.", "The genes {genes} were sequenced.", "Given: {doses}.", "The study took place at {organisations}.", "{drugs} relieved {symptoms}.", "{genes} correlated with {diseases}.", "Centres: {organisations}. Diagnoses: {diseases}.", "Side effects of {drugs} included {symptoms}.", "Doses were {doses}; complaints were {symptoms}."), ("Follow-up was uneventful.", "The difference was significant.", "No deaths occurred.", "Consent was obtained.", "Further trials are needed."))

# --------------------------------------------------------------------------------------------------------------------
# JSON and its kin: braces stand in `before` and `after` of the values, since a template cannot hold a literal brace


def _json_kind(kind: Kind, pairs: Sequence[tuple[str, tuple[str, ...], bool]], n: int) -> Kind:
    """The flat fields of a machine kind as JSON, a Python or JavaScript literal or a brace block; `n` fixes their order."""
    fields = {f.key: f for f in kind.fields if isinstance(f, F)}
    order = [p for p in pairs if p[0] in fields]
    Random(f"{kind.name}/{n}").shuffle(order)
    root = kind.name.split("_")[0]

    def make(rng: Random) -> dict[str, Any]:
        made = kind.make(rng)
        style, form = rng.randrange(5), rng.choice(("compact", "compact", "pretty", "pretty", "python", "js", "block", "escaped"))
        present = [p for p in order if made.get(p[0]) is not None]
        lead = {"compact": _p(rng, ("", "response: ", "payload=", "200 OK ", "data: ", '{"data": ')), "pretty": _p(rng, ("", "HTTP/1.1 200 OK\nContent-Type: application/json\n\n", "```json\n", "// sample\n")), "python": _p(rng, ("", f"{root} = ", ">>> ", "DEBUG payload ")), "js": _p(rng, (f"const {root} = ", "module.exports = ", "")), "block": f"{root} ", "escaped": _p(rng, ('msg="', 'body="'))}[form]
        pretty = form in ("pretty", "js", "block")
        pad, indent = ("\n", _p(rng, ("  ", "    ", "\t"))) if pretty else ("", "")
        start, stop = sorted(rng.sample(range(len(present) + 1), 2)) if len(present) > 3 and rng.random() < 0.35 else (-1, -1)
        mark = {"python": "'", "escaped": '\\"'}.get(form, '"')
        out: dict[str, Any] = dict.fromkeys(fields)
        for i, (key, words, quoted) in enumerate(present):
            v, name = made[key], _case(_p(rng, words), style)
            label = {"js": (name if name.isidentifier() else f'"{name}"') + ": ", "block": name + " "}.get(form, f"{mark}{name}{mark}: " if rng.random() < 0.7 or pretty else f"{mark}{name}{mark}:")
            q = (mark if form != "block" or rng.random() < 0.5 else "") if quoted else ""
            inner = _p(rng, ("details", "meta", "attributes", "info", "content"))
            before = (lead + "{" + pad if i == 0 else "") + indent
            if i == start:
                before += {"js": inner + ": {", "block": inner + " {"}.get(form, f"{mark}{inner}{mark}: {{") + pad + indent * 2
            after = q + ("}" if i + 1 == stop else "")
            last = i == len(present) - 1
            sep = (";" if form == "block" else "," if not last else "") + (pad or ("" if last else " "))
            close = ("}" + ("}" if lead == '{"data": ' else '"' if form == "escaped" else "") if last else "")
            out[key] = V(v.text, v.gold if fields[key].type != "string" else v.value, before + label + q, after + sep + close)
        return out

    return Kind(f"{kind.name}_json_{n}", kind.titles, tuple(fields.values()), make, ("".join(f"[[{{{key}}}]]" for key, _, _ in order),), ("prose",))


JSON_KINDS: tuple[Kind, ...] = tuple(_json_kind(kind, pairs, n) for kind, pairs in ((API_ORDER, _API_ORDER_PAIRS), (ACCOUNT, _ACCOUNT_PAIRS), (SENSOR, _SENSOR_PAIRS), (CONFIG, _CONFIG_PAIRS)) for n in range(2))

KINDS: tuple[Kind, ...] = (
    *(_filled(k) for k in (
        RECIPE, RECIPE_LEVELS, RENTAL, RENTAL_ALT, EMPLOYMENT, AGREEMENT, PRODUCT, PROPERTY, PROPERTY_ALT, VALUATION, HOTEL, FLIGHT, MENU, RESTAURANT,
        RESTAURANT_ALT, EVENT, COURSE, API_ORDER, ACCOUNT, SENSOR, CONFIG, SERVER_LOG, SHIPPING, CERTIFICATE, PASSPORT, MEMBERSHIP, CAR, WARRANTY_CARD,
        TRIP, BOOK_RECORD, REFERENCES, FILM, ALBUM, GAME, NOVEL, PRICE_LIST, TIMETABLE, TENDER, PATENT, CLASSIFIEDS, ADDRESSES,
    )),
    *JSON_KINDS,
    ENCYCLOPEDIA, ENCYCLOPEDIA_CLAUSES, COMPUTING, COMPUTING_CLAUSES, LITERATURE, LITERATURE_CLAUSES, ATTACKS, ATTACKS_CLAUSES,
    POLITICS, POLITICS_CLAUSES, SCIENCE, SCIENCE_CLAUSES, MUSIC, MUSIC_CLAUSES, MEDICINE, MEDICINE_CLAUSES,
)
# Kinds whose templates all need numbered slots ("{entities.3.text}"); for a builder that knows them.
NUMBERED_KINDS: tuple[Kind, ...] = (
    ENCYCLOPEDIA_LIST, COMPUTING_LIST, LITERATURE_LIST, ATTACKS_LIST, POLITICS_LIST, SCIENCE_LIST, MUSIC_LIST, MEDICINE_LIST,
)
