"""Names that people give themselves: they can be seen, they are read in one way, and they imitate nobody."""

from __future__ import annotations

import re
import unicodedata

from zenobia.ai.bots import BOTS
from zenobia.core.game import Refused

LONGEST_NAME = 24
MOST_MARKS = 3  # accents on one letter, after what can be one letter is one

# Unicode's Default_Ignorable_Code_Point, and signs that are printed as nothing
INVISIBLE = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U00016fe4\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a"
    "\U000e0000-\U000e0fff]"
)
JOINERS = "\u200c\u200d"  # they change how Arabic, Indian letters and emoji beside them look
PICTURE = "\ufe0e\ufe0f"  # behind a symbol: as text, as a picture
JOINED = {"ARABIC", "BENGALI", "DEVANAGARI", "GUJARATI", "GURMUKHI", "KANNADA", "MALAYALAM", "MONGOLIAN", "ORIYA"}
JOINED |= {"SINHALA", "SYRIAC", "TAMIL", "TELUGU"}
EAST_ASIAN = {"BOPOMOFO", "CJK", "HANGUL", "HIRAGANA", "IDEOGRAPHIC", "KATAKANA", "KATAKANA-HIRAGANA"}

# small letters of other scripts that look like Latin ones
ALIKE = {
    "CYRILLIC": ("abcdehijklmopqstwxy", "авсԁеһіјкӏморԛѕтԝху"),
    "GREEK": ("aiknoptuvwxy", "αικηορτυνωχγ"),
}

SOMEBODY = "somebody"  # who played, once the person is forgotten
BOT = "bot:"  # how results name a bot


def clean_name(name: str) -> str:
    """A name on one line that can be seen and is read in one way; anything else is refused."""
    name = " ".join(without_pictures(name).split())
    if not joiners_are_needed(name) or not all(sign.isprintable() or sign in JOINERS for sign in name):
        raise Refused("name-invisible")
    name = unicodedata.normalize("NFKC", name)
    name = " ".join(name.split())
    if not 1 <= len(name) <= LONGEST_NAME or not any(is_seen(sign) for sign in name):
        raise Refused("name", most=LONGEST_NAME)
    if has_piles(name):
        raise Refused("name-marks", most=MOST_MARKS)
    scripts = scripts_of(name)
    if len(scripts) > 1 and scripts != {"EAST ASIAN", "LATIN"}:
        raise Refused("name-scripts")
    return name


def own_name(name: str) -> str:
    """A name for a person: also none that the site itself uses."""
    name = clean_name(name)
    word = key(name)
    if word in (SOMEBODY, *BOTS) or word.replace(" ", "").startswith(BOT):
        raise Refused("name-reserved", name=name)
    return name


def name_or(name: str, otherwise: str) -> str:
    """A name from a file, or another one where it may not be used."""
    try:
        return clean_name(name[:LONGEST_NAME])
    except Refused:
        return otherwise


def key(name: str) -> str:
    """What is compared of an account: two names that differ only in case, width or joiners are the same."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return "".join(sign for sign in folded if sign not in JOINERS)


def account_key(account: str) -> str:
    """The account of a name, as it is stored."""
    return key(own_name(account))


def alike(account: str) -> set[str]:
    """The accounts that look the same in another script, and the account itself."""
    found = {account}
    for latin, other in ALIKE.values():
        found.add(account.translate(str.maketrans(other, latin)))
    for latin, other in ALIKE.values():
        found |= {each.translate(str.maketrans(latin, other)) for each in found}
    return {each for each in found if len(scripts_of(each)) <= 1} | {account}


# ---------------------------------------------------------------- what a name consists of


def without_pictures(name: str) -> str:
    """A name without the signs that only say whether a symbol is drawn as a picture."""
    kept = [""]
    for sign in name:
        if sign in PICTURE and kept[-1] and not kept[-1].isalpha() and not kept[-1].isspace():
            continue
        kept.append(sign)
    return "".join(kept)


def joiners_are_needed(name: str) -> bool:
    """Is nothing invisible there but joiners between signs that they change?"""
    for found in INVISIBLE.finditer(name):
        before, after = name[: found.start()][-1:], name[found.end() :][:1]
        if found.group() not in JOINERS or not (joins(before) and joins(after)):
            return False
    return True


def joins(sign: str) -> bool:
    """Does a sign look different beside a joiner?"""
    if not sign:
        return False
    return unicodedata.category(sign) in ("So", "Sk") or word_of(sign) in JOINED


def is_seen(sign: str) -> bool:
    """Does a sign leave ink by itself?"""
    return unicodedata.category(sign)[0] in "LNPS"


def has_piles(name: str) -> bool:
    """Are there accents on nothing, or too many on one letter?"""
    marked = "".join("^" if unicodedata.category(sign) in ("Mn", "Me") else sign.replace("^", "x") for sign in name)
    return marked.startswith("^") or " ^" in marked or "^" * (MOST_MARKS + 1) in marked


def scripts_of(name: str) -> set[str]:
    """The scripts of the letters of a name; those of East Asia are used together and count as one."""
    found = {word_of(sign) for sign in name if unicodedata.category(sign).startswith("L")}
    return {"EAST ASIAN" if script in EAST_ASIAN else script for script in found - {"MODIFIER"}}


def word_of(sign: str) -> str:
    """The first word of a letter's Unicode name, which is its script."""
    return unicodedata.name(sign, "?").partition(" ")[0]
