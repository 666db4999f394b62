"""Letters that look like a letter, digit or sign that people know from a Latin keyboard, whatever script they are of.

The list is our own choice among what people can take for each other at the size of a name on a card: it need not be
complete, since a name is only told apart from those at the same table.
"""

from __future__ import annotations

_LIKE: dict[str, str] = {
    "a": "\u0430\u03b1\u0251\u0561\u237a",
    "b": "\u044c\u0185\u13cf\u15af",
    "c": "\u0441\u03c3\u1d04\u2ca5\u0188\u13df",
    "d": "\u0501\u13e7\u146f\u0257",
    "e": "\u0435\u04bd\u212e\u0454\u03b5\u025b\u13ac",
    "f": "\u03dd\u0192\u0584\ua799\u1e9d",
    "g": "\u0261\u018d\u0581\u0260\u13c0\u050d",
    "h": "\u04bb\u0570\u13c2\u043d\u03b7\u0266\u13bb",
    "l": (
        "i1|\u0456\u04cf\u03b9\u0131\u2223\u05c0\u05d5\u05df\u0627\u0661\u06f1\u01c0\u0269\u026a\u23fd"
        "\u2502\u07ca\u2d4f\ua4f2\u16c1\u13a5\u0142\u019a\u026b"
    ),
    "j": "\u0458\u03f3\u029d\u0249\u0575\u13ab",
    "k": "\u043a\u03ba\u1d0b\u2c95\u13e6\u049b\u0138\u0199",
    "m": "\u043c\u1d0d\u13b7\u03fb\u0271",
    "n": "\u0578\u057c\u0438\u03c0\u014b\u0272\u1d28",
    "o": (
        "0\u043e\u03bf\u0585\u05e1\u0647\u0665\u06f5\u0966\u09e6\u0a66\u0ae6\u0b66\u0be6\u0c66\u0ce6"
        "\u0d66\u0e50\u0ed0\u1040\u07c0\u0b20\u0d20\u101d\u1d0f\u2c9f\u0275\u0473\u03b8\u00f8\u25cb\u25ef"
        "\u3007\u13a4\u04e9"
    ),
    "p": "\u0440\u03c1\u2374\u2ca3\u13e2\u1d18\u01a5\u00fe\u03f8",
    "q": "\u051b\u0563\u0566\u02a0",
    "r": "\u0433\u1d26\u2c85\u0280\u13d2\u027c\u027d",
    "s": "\u0455\u01bd\u10fd\u13da\u0282",
    "t": "\u0442\u03c4\u1d1b\u13a2\u22a4\u0167\u01ab\u01ad\u03ef",
    "u": "\u057d\u03c5\u028b\u1d1c\u0446\u222a\u22c3\u13cc",
    "v": "\u0475\u03bd\u2228\u22c1\u05d8\u0667\u06f7\u1d20\u13d9",
    "w": "\u0461\u051d\u03c9\u026f\u1d21\u13b3\u0448",
    "x": "\u0445\u03c7\u00d7\u2573\u1541\u292b\u2a2f\u166d",
    "y": "\u0443\u03b3\u0263\u028f\u1eff\u04af\u0577\u10e7\u0447\u13bd",
    "z": "\u1d22\u0240\u01b6\u13c3\u0290",
    "2": "\u01a8\u03e9\ua645",
    "3": "\u0437\u04e1\u021d\u0292\u10d5",
    "4": "\u13ce",
    "6": "\u0431\u13ee",
    "8": "\u0223",
    "-": "\u2010\u2012\u2013\u2014\u2212\u02d7\u06d4\u2043\u2796\u30fc\u4e00",
    "'": "\u2019\u2018\u02bc\u02bb\u02b9`\u2032\u05f3\u02c8\u055a\u201b",
    ".": "\u0660\u06f0\u00b7\u30fb\u0701\u0702\ua60e\u2027\u2219\u22c5",
    "_": "\u07fa",
}
"""What each letter is taken for, as letters are after case folding and compatibility decomposition."""
LOOK_ALIKES: dict[str, str] = {letter: like for like, letters in _LIKE.items() for letter in letters}
"""The letter that each of them is taken for."""

_CAPITALS_LIKE: dict[str, str] = {
    "A": "\u13aa\ua4ee",
    "B": "\u0392\u0412\u13f4\ua4d0\u2c82",
    "C": "\ua4da",
    "D": "\u13a0\ua4d3",
    "E": "\ua4f0",
    "F": "\ua4dd",
    "G": "\ua4d6",
    "H": "\ua4e7",
    "J": "\ua4d9",
    "K": "\ua4d7",
    "L": "\u13de\ua4e1\u2cd0",
    "M": "\u039c\ua4df\u2c98",
    "N": "\u039d\ua4e0\u2c9a",
    "P": "\ua4d1",
    "R": "\ua4e3",
    "S": "\ua4e2\u054f",
    "T": "\ua4d4",
    "U": "\ua4f4",
    "V": "\ua4e6",
    "W": "\ua4ea",
    "X": "\ua4eb",
    "Y": "\u03a5\u03d2\ua4ec\u2ca8",
    "Z": "\u0396\ua4dc",
}
"""Capitals that look like a Latin one although their small letters, if they have any, look otherwise: a Greek Nu is an
N, and small it is a v. As letters are before case folding."""
CAPITAL_LOOK_ALIKES = str.maketrans({letter: like for like, letters in _CAPITALS_LIKE.items() for letter in letters})
"""The capital that each of them is taken for."""
