"""Oil: a thousand barrels, a layer of a hundred, a row of ten."""

import random
from studio import again, box, empty_studio, group, lathe, material, put, solid

SIZE = 22
# Drums of 57 × 88 cm, in half metres.
RADIUS, HEIGHT, PITCH = 0.57, 1.76, 1.2


def barrel(paint, band, lid):
    """A drum with a rim at each end, two hoops, a band of another colour, and two bungs; one mesh, to be repeated."""
    third = HEIGHT / 3
    hoop = lambda z: [(RADIUS * 0.975, z - 0.05), (RADIUS * 1.015, z - 0.02), (RADIUS * 1.015, z + 0.02), (RADIUS * 0.975, z + 0.05)]
    wall = [(0, 0), (RADIUS * 0.95, 0), (RADIUS, 0.01), (RADIUS, 0.04), (RADIUS * 0.97, 0.06), (RADIUS * 0.97, 0.1)]
    wall += [(RADIUS * 0.975, z) for z in (0.14, 0.3)] + hoop(third) + hoop(2 * third)
    for i in range(3):
        z = 2 * third + 0.16 + i * 0.1
        wall += [(RADIUS * 0.975, z - 0.03), (RADIUS * 0.96, z), (RADIUS * 0.975, z + 0.03)]
    wall += [(RADIUS * 0.97, HEIGHT - 0.06), (RADIUS, HEIGHT - 0.04), (RADIUS, HEIGHT - 0.008), (RADIUS * 0.985, HEIGHT)]
    wall += [(RADIUS * 0.955, HEIGHT), (RADIUS * 0.945, HEIGHT - 0.01), (RADIUS * 0.94, HEIGHT - 0.055), (RADIUS * 0.8, HEIGHT - 0.06),
             (RADIUS * 0.78, HEIGHT - 0.05), (RADIUS * 0.3, HEIGHT - 0.05), (0, HEIGHT - 0.05)]
    made = lathe(wall, paint, 64)
    made.data.materials.append(band)
    for face in made.data.polygons:
        if third + 0.05 < face.center.z < 2 * third - 0.05:
            face.material_index = 1
    for at, size in (((0.3, 0.18), 0.085), ((-0.33, -0.12), 0.05)):
        cap = lathe([(0, 0), (size, 0), (size, 0.03), (size * 0.8, 0.045), (0, 0.045)], lid, 24)
        for vertex in cap.data.vertices:
            vertex.co.x += at[0]
            vertex.co.y += at[1]
            vertex.co.z += HEIGHT - 0.05
        join(made, cap)
    return made


def join(made, part):
    import bpy

    with bpy.context.temp_override(active_object=made, selected_editable_objects=[made, part]):
        bpy.ops.object.join()


def build():
    empty_studio(SIZE)
    paint = material("#12324a", 0.25, 0.28, grain=0.06, grain_scale=(3, 3, 3))
    drum = barrel(paint, material("#e2621b", 0.1, 0.3, grain=0.06, grain_scale=(3, 3, 3)), material("#b9bec7", 1, 0.35))
    spin = lambda: (0, 0, random.uniform(0, 360))
    thousand = put(group(), (-6.6, 7.0, 0), (0, 0, 24))
    hundred = put(group(), (8.6, 3.2, 0), (0, 0, 24))
    ten = put(group(), (3.0, -7.6, 0), (0, 0, 24))
    middle = lambda i: (i - 4.5) * PITCH
    for x in range(10):
        for y in range(10):
            for z in range(10):
                if x in (0, 1, 9) or y in (0, 1, 9) or z == 9:
                    again(drum, (middle(x), middle(y), z * HEIGHT), spin(), thousand)
            again(drum, (middle(x), middle(y), 0), spin(), hundred)
        again(drum, (middle(x), 0, 0), spin(), ten)
    put(drum, (0, 400, 0))


VIEW = dict(target=(1.2, 0, 7.4), across=44, turn=0, height=20, focus=(-5, 1, 8))
