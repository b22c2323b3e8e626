"""Futures: a calendar of a hundred leaves, a pad of ten, one leaf torn off."""

import math
import random
from studio import again, box, empty_studio, group, lathe, material, printed, put, sheet, text

SIZE = 13
WIDTH, HEIGHT, LEAF = 9.0, 11.0, 0.02


def leaf(number, paper, violet, ink, shape, on, head=True):
    """A leaf with its day: a coloured head, the number, and dots for the days of the month."""
    put(sheet(WIDTH, HEIGHT, paper, shape), on=on)
    put(sheet(WIDTH, 2.1, violet, lambda x, y, z: shape(x, y + HEIGHT / 2 - 1.05, 0.012)), on=on)
    put(printed(put(text(number, 6.4, ink, 0.002), (0, -0.55, 0)), shape, 0.03), on=on)
    for i in range(7):
        put(sheet(0.5, 0.5, violet if i == 4 else ink, lambda x, y, z, i=i: shape(x * (1 if i == 4 else 0.55) + (i - 3) * 0.95, y * (1 if i == 4 else 0.55) - 4.3, 0.014)), on=on)


def build():
    empty_studio(SIZE)
    paper, edge = material("#f5f3ec", 0, 0.72), material("#e9e6dc", 0, 0.8)
    violet, ink = material("#6a35c9", 0, 0.45), material("#171a24", 0, 0.55)
    anodised, steel = material("#4a2a91", 1, 0.32, grain=0.08, grain_scale=(0.5, 40, 40)), material("#c9ced6", 1, 0.24)

    # A hundred leaves against a stand, bound at the head.
    stand = put(group(), (-4.4, 2.2, 0.35), (68, 0, 14))
    up = HEIGHT / 2 + 0.9
    put(box((WIDTH + 1.6, HEIGHT + 2.4, 0.5), anodised, bevel=0.14), (0, up, -0.5), on=stand)
    page = box((WIDTH, HEIGHT, LEAF * 0.92), edge)
    for i in range(100):
        again(page, (random.gauss(0, 0.025), up + random.gauss(0, 0.025), i * LEAF), on=stand)
    top = 100 * LEAF
    flat = lambda x, y, z: (x, y + up, top + z + 0.004)
    # The last leaf lifts at its foot.
    lifted = lambda x, y, z: (x, y + up, top + 0.02 + z + 0.02 * max(0, 2.2 - y + 0.25 * x) ** 2)
    put(sheet(WIDTH, HEIGHT, paper, flat), on=stand)
    leaf("20", paper, violet, ink, lifted, stand)
    put(box((WIDTH + 0.7, 1.0, top + 0.35), steel, bevel=0.14), (0, up + HEIGHT / 2 - 0.25, 0), on=stand)
    for x in (-3, 3):
        put(lathe([(0, 0), (0.34, 0), (0.34, 0.1), (0.26, 0.16), (0, 0.16)], anodised, 48), (x, up + HEIGHT / 2 - 0.25, top + 0.35), on=stand)
    foot = put(box((WIDTH + 1.6, 5.4, 0.5), anodised, bevel=0.14), (-4.4 - 0.3, 3.6, 0), (0, 0, 14))

    ten = put(group(), (6.2, 0.2, 0), (0, 0, -10))
    for i in range(10):
        again(page, (random.gauss(0, 0.03), random.gauss(0, 0.03), i * 0.028), (0, 0, random.gauss(0, 0.3)), ten)
    pad = lambda x, y, z: (x, y, 0.3 + z + 0.016 * max(0, x - y * 0.6 - 3) ** 2)
    leaf("10", paper, violet, ink, pad, ten)
    put(box((WIDTH + 0.4, 0.8, 0.42), steel, bevel=0.09), (0, HEIGHT / 2 - 0.2, 0), on=ten)

    one = put(group(), (0.2, -8.6, 0.02), (0, 0, 17))
    curled = lambda x, y, z: (x, y * 0.985, 0.04 + z + 0.018 * max(0, -y - 1 + 0.2 * x) ** 2 + 0.02 * max(0, x - 1.5) ** 2)
    leaf("1", paper, violet, ink, curled, one)
    put(page, (0, 400, 0))


VIEW = dict(target=(0.6, -2.2, 3.9), across=35, turn=-3, height=25, focus=(-4, -1, 6))
