"""The platform on a computer and a phone: charts whose candles are gold where a price rose and steel where it fell."""

import math
import random
import bpy
from studio import again, box, empty_studio, gold, group, material, put, text

SIZE = 26


def walk(count):
    """Opening and closing of each candle, and how far its wick reaches below and above."""
    price, candles = 0.2, []
    for i in range(count):
        close = 0.3 * math.cos(i / count * math.tau * 1.25) + random.gauss(0, 0.1)
        candles.append((price, close, random.uniform(0.01, 0.08), random.uniform(0.01, 0.08)))
        price = close
    return candles


def scaled(candles):
    """The same candles between 0 and 1."""
    lowest = min(min(start, end) - below for start, end, below, _ in candles)
    range_ = max(max(start, end) + above for start, end, _, above in candles) - lowest
    return [((start - lowest) / range_, (end - lowest) / range_, below / range_, above / range_) for start, end, below, above in candles]


def line(points, surface, on):
    """A wire through the points (x, z) on a screen."""
    curve = bpy.data.curves.new("line", "CURVE")
    curve.dimensions, curve.bevel_depth = "3D", 0.09
    path = curve.splines.new("NURBS")
    path.points.add(len(points) - 1)
    for point, (x, z) in zip(path.points, points):
        point.co = (x, -0.2, z, 1)
    path.use_endpoint_u = True
    curve.materials.append(surface)
    made = bpy.data.objects.new("line", curve)
    bpy.context.collection.objects.link(made)
    put(made, on=on)


def screen(width, height, candles, surfaces, on):
    """A screen in the plane of the group, its chart in relief and a position at the chart's end."""
    glass, rule, rise, fall, average, profit, loss = surfaces
    put(box((width, 0.1, height), glass, bevel=0.03), on=on)
    chart, low, tall = width * 0.7, height * 0.08, height * 0.74
    candles = scaled(candles)
    for i in range(1, 6):
        put(box((width * 0.94, 0.02, 0.035), rule), (0, -0.06, low + tall * i / 5), on=on)
    step = chart / len(candles)
    x = [-width * 0.46 + step * (i + 0.5) for i in range(len(candles))]
    for at, (start, end, below, above) in zip(x, candles):
        bottom, top = sorted((low + tall * start, low + tall * end))
        surface = rise if end > start else fall
        put(box((step * 0.68, 0.34, max(top - bottom, 0.12)), surface, bevel=0.03), (at, -0.16, bottom), on=on)
        put(box((step * 0.13, 0.14, top - bottom + tall * (below + above)), surface), (at, -0.14, bottom - tall * below), on=on)
    closes = [start for start, *_ in candles]
    means = [sum(closes[max(0, i - 4) : i + 1]) / len(closes[max(0, i - 4) : i + 1]) for i in range(len(closes))]
    line([(at, low + tall * mean) for at, mean in zip(x, means)], average, on)
    now = low + tall * candles[-1][1]
    begin = x[-1] + step
    span, middle = width * 0.47 - begin, (begin + width * 0.47) / 2
    put(box((span, 0.12, tall * 0.24), profit), (middle, -0.06, now), on=on)
    put(box((span, 0.12, tall * 0.13), loss), (middle, -0.06, now - tall * 0.13), on=on)


def build():
    empty_studio(SIZE)
    metal, steel = gold(), material("#c9ced6", 1, 0.28, grain=0.1, grain_scale=(1, 40, 1))
    body = material("#9aa1ac", 1, 0.34, grain=0.06, grain_scale=(30, 30, 30))
    dark = material("#14181f", 0.2, 0.5)
    # The reflections of large lights would turn a dark screen grey.
    glass = material("#04060c", 0, 0.4)
    glass.node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0.08
    surfaces = (
        glass, material("#2a3140", 0, 0.6), metal, steel,
        material("#1fa87c", 0.2, 0.3), material("#0d5b45", 0.1, 0.45), material("#4a4f59", 0.1, 0.5),
    )
    laptop = put(group(), (-3.6, 3.5, 0), (0, 0, 9))
    put(box((33, 22.5, 1.3), body, bevel=0.4), on=laptop)
    put(box((29.5, 10.6, 0.06), dark, bevel=0.03), (0, 3.2, 1.28), on=laptop)
    put(box((11.5, 7, 0.05), steel, bevel=0.03), (0, -6.4, 1.28), on=laptop)
    key = box((1.66, 1.7, 0.22), material("#272d37", 0.1, 0.45), bevel=0.08)
    for row in range(5):
        for column in range(15):
            again(key, (-13.65 + column * 1.95, -0.9 + row * 2.05, 1.32), on=laptop)
    lid = put(group(), (0, 11, 1.2), (-17, 0, 0), on=laptop)
    put(box((33, 0.8, 21.5), body, bevel=0.36), (0, 0.2, 0), on=lid)
    face = put(group(), (0, -0.2, 0.9), on=lid)
    candles = walk(26)
    screen(31.4, 19.8, candles, surfaces, face)
    put(text("EURUSD", 1.25, steel, 0.05), (-12.1, -0.12, 18.1), (90, 0, 0), on=face)
    put(text("H1", 1.25, metal, 0.05), (-7.6, -0.12, 18.1), (90, 0, 0), on=face)

    phone = put(group(), (15.6, -9.2, 0.35), (-15, 0, -12))
    put(box((8.2, 0.9, 16.6), dark, bevel=0.42), on=phone)
    front = put(group(), (0, -0.45, 0.55), on=phone)
    screen(7.4, 15.5, candles[-13:], surfaces, front)
    put(text("EURUSD", 0.95, steel, 0.04), (-0.9, -0.1, 14.0), (90, 0, 0), on=front)
    bar = box((9.4, 3.6, 2.6), metal, bevel=0.25, taper=0.5)
    put(bar, (18.4, -4.6, 0), (0, 0, 12))
    put(key, (0, 400, 0))


VIEW = dict(target=(1.6, 0.6, 8.9), across=50, turn=0, height=17, focus=(6, -3, 8))
