"""Prints Sources/KataText/DisplayWidth.Table.swift from Unicode data.

    python3 -m venv venv && venv/bin/pip install unicodedata2
    venv/bin/python display-width-table.py > Sources/KataText/DisplayWidth.Table.swift

Without unicodedata2 it takes Python's own, usually older, data; the version is written into the file.
"""

try:
    import unicodedata2 as data
except ImportError:
    import unicodedata as data

LAST = 0x10FFFF
# Blocks that Unicode reserves for wide characters, so that ones assigned later are right as well.
RESERVED = [(0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF), (0x1F900, 0x1F9FF),
            (0x1FA70, 0x1FAFF), (0x20000, 0x2FFFD), (0x30000, 0x3FFFD)]
# Prepended signs and the soft hyphen are format characters that terminals do show.
SHOWN = [(0xAD, 0xAD), (0x600, 0x605), (0x6DD, 0x6DD), (0x70F, 0x70F), (0x890, 0x891),
         (0x8E2, 0x8E2), (0x110BD, 0x110BD), (0x110CD, 0x110CD)]
# Vowels and final consonants of Hangul join the syllable before them.
JOINING = [(0x1160, 0x11FF), (0xD7B0, 0xD7FB)]


def inside(point, ranges):
    return any(low <= point <= high for low, high in ranges)


def is_zero(point):
    if inside(point, SHOWN):
        return False
    return inside(point, JOINING) or data.category(chr(point)) in ("Mn", "Me", "Cf", "Zl", "Zp")


def is_wide(point):
    character = chr(point)
    if data.category(character) == "Cn":
        return inside(point, RESERVED)
    return not is_zero(point) and data.east_asian_width(character) in "WF"


def ranges(claim):
    found, start = [], None
    for point in range(LAST + 2):
        holds = point <= LAST and not 0xD800 <= point <= 0xDFFF and claim(point)
        if holds and start is None:
            start = point
        elif not holds and start is not None:
            found.append((start, point - 1))
            start = None
    return found


def rows(pairs):
    line = "   "
    for low, high in pairs:
        item = f" 0x{low:X}, 0x{high:X},"
        if len(line) + len(item) > 98:
            yield line
            line = "   "
        line += item
    yield line


print(f"""// Unicode {data.unidata_version}, by Tests/KataTextTests/Fixtures/display-width-table.py: change that, not this.

extension DisplayWidth {{
  /// The Unicode version that the two tables were made from.
  static let unicodeVersion = "{data.unidata_version}"

  /// Inclusive ranges, as first and last scalar in turn, of what joins the character before it.
  static let zeroWidth: [UInt32] = [""")
print("\n".join(rows(ranges(is_zero))))
print("""  ]

  /// Inclusive ranges, as first and last scalar in turn, of what takes two columns.
  static let wide: [UInt32] = [""")
print("\n".join(rows(ranges(is_wide))))
print("  ]\n}")
