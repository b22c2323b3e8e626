"""Currency: ten banded bundles, one bundle, ten loose notes; plain notes of no country."""

import math
import random
from mathutils import Matrix, Vector
from studio import again, blended, box, empty_studio, group, material, printed, put, sheet, text

SIZE = 17
NOTE, BUNDLE = (14.7, 8.2), 1.25
LEAVES = 40
# Where a note is numbered, and how large.
CORNERS = (-5.4, 2.35, 1.7), (5.4, -2.35, 1.7)


def press():
    """Returns two functions: one makes a banded bundle with words in two of its corners, one a loose note."""
    paper = material("#e6ebdf", 0, 0.7)
    blended(paper, "#8fc3ad", "TexWave", 0.62, 0.78, wave_type="RINGS", rings_direction="Z", Scale=0.9, Distortion=5, **{"Detail Scale": 0.6})
    blended(paper, "#5da58a", "TexWave", 0.8, 0.93, wave_type="BANDS", bands_direction="DIAGONAL", Scale=1.6, Distortion=9, **{"Detail Scale": 0.35})
    plain, ink = material("#eef0e4", 0, 0.75), material("#0d5c46", 0, 0.6)
    band, stripe = material("#f4efe2", 0, 0.55, grain=0.05, grain_scale=(9, 9, 9)), material("#0f7a5a", 0, 0.45)
    away = (0, 400, 0)
    leaf = put(box((*NOTE, BUNDLE / LEAVES * 0.96), plain), away)
    face = put(box((*NOTE, 0.012), paper), away)
    strap = put(box((3.4, NOTE[1] + 0.08, BUNDLE + 0.06), band, bevel=0.05), away)
    line = put(box((0.5, NOTE[1] + 0.1, BUNDLE + 0.08), stripe, bevel=0.05), away)

    def bundle(at, turn, words="", on=None):
        made = put(group(), at, turn, on)
        for i in range(LEAVES):
            again(leaf, (random.gauss(0, 0.05), random.gauss(0, 0.035), i * BUNDLE / LEAVES), (0, 0, random.gauss(0, 0.15)), made)
        again(face, (0, 0, BUNDLE), on=made)
        again(strap, (0, 0, -0.03), on=made)
        again(line, (0, 0, -0.04), on=made)
        height = BUNDLE + 0.013
        if words:
            for x, y, size in CORNERS:
                put(text(words, size, ink, 0.004), (x, y, height), on=made)
        for y in (-3.55, 3.55):
            put(box((13.6, 0.09, 0.005), ink), (0, y, height), on=made)
        for x in (-6.8, 6.8):
            put(box((0.09, 7.19, 0.005), ink), (x, 0, height), on=made)
        return made

    def note(at, turn, curl, tilt=1):
        shape = lambda x, y, z: (x, y, z + 0.012 * curl * (x + 1.5) ** 2 * (tilt + 0.04 * y))
        loose = put(group(), at, (0, 0, turn))
        put(sheet(*NOTE, paper, shape), on=loose)
        for x, y, size in CORNERS:
            put(printed(put(text("100", size, ink, 0.002), (x, y, 0)), shape), on=loose)
        for size, place in (((13.6, 0.09), (0, 3.55)), ((13.6, 0.09), (0, -3.55)), ((0.09, 7.1), (6.8, 0)), ((0.09, 7.1), (-6.8, 0))):
            line_shape = lambda x, y, z, place=place: shape(x + place[0], y + place[1], z + 0.015)
            put(sheet(*size, ink, line_shape), on=loose)

    return bundle, note


def build():
    empty_studio(SIZE)
    bundle, note = press()
    for level in range(5):
        for side in (-1, 1):
            at = Matrix.Rotation(math.radians(16), 3, "Z") @ Vector((random.gauss(0, 0.12), side * 4.25, 0))
            bundle((at.x - 3.6, at.y + 4.2, level * (BUNDLE + 0.07)), (0, 0, 16 + random.gauss(0, 0.8)), "100")

    bundle((10.2, -3.4, 0), (0, 0, -14), "100")

    for i in range(10):
        # A note's curl grows with its place in the fan, so that no note comes through the one above it.
        note((-4.9 + i * 0.42, -12.4 + i * 0.12, 0.02 + i * 0.07), 26 - i * 5.2, curl=0.22 + 0.02 * i, tilt=0.6)


VIEW = dict(target=(1.4, -2.6, 1.4), across=36, turn=3, height=27, focus=(-3, -4, 4))
