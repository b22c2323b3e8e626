"""Gold: a cube of 100 troy ounces, a bar of ten and a bar of one, to scale beside a ruler."""

from studio import box, empty_studio, gold, group, material, put, solid, text

SIZE = 10
# 161 cm³, as heavy as 100 troy ounces.
EDGE = 5.44


def bar(size, words, surface, stamp, on, letter):
    made = put(box(size, surface, bevel=min(size) * 0.16), on=on)
    for row, (body, scale) in enumerate(words):
        put(text(body, letter * scale, stamp, 0.012), (0, letter * (0.75 - row * 1.35), size[2]), on=on)
    return made


def build():
    empty_studio(SIZE)
    metal = gold()
    stamp = material("#b87b1f", 1, 0.45)
    steel, ink = material("#c9ced6", 1, 0.32, grain=0.12, grain_scale=(0.4, 60, 60)), material("#15181f", 0, 0.6)

    cube = put(group(), (-2.2, 1.6, 0), (0, 0, 14))
    put(box((EDGE, EDGE, EDGE), metal, bevel=0.3), on=cube)
    for body, size, z in (("100", 1.6, 3.5), ("TROY OUNCES", 0.42, 2.3), ("Au 999.9", 0.62, 1.45)):
        put(text(body, size, stamp), (0, -EDGE / 2, z), (90, 0, 0), on=cube)

    # 16.1 and 1.61 cm³.
    ten = put(group(), (5.2, 2.2, 0), (0, 0, -22))
    bar((4.2, 7.0, 0.548), (("10", 1.6), ("TROY OUNCES", 0.5), ("Au 999.9", 0.62)), metal, stamp, ten, 1)
    one = put(group(), (3.4, -3.0, 0), (0, 0, 24))
    bar((2.3, 3.9, 0.18), (("1", 1.5), ("OZ", 0.7), ("999.9", 0.7)), metal, stamp, one, 0.62)

    ruler = put(group(), (-0.3, -6.1, 0), (0, 0, 4))
    put(box((15.6, 2.4, 0.1), steel, bevel=0.03), on=ruler)
    for mm in range(151):
        long = 0.75 if mm % 10 == 0 else 0.55 if mm % 5 == 0 else 0.35
        put(box((0.024, long, 0.004), ink), (mm / 10 - 7.5, 1.17 - long / 2, 0.1), on=ruler)
        if mm % 10 == 0 and mm:
            put(text(str(mm // 10), 0.55, ink, 0.002), (mm / 10 - 7.5, 0.05, 0.102), on=ruler)


VIEW = dict(target=(0.2, -0.9, 1.5), across=19, turn=-4, height=27, focus=(-1, -1.2, 2.5))
