"""The studio that all objects share: light, lens, ground, materials, and simple solids. Lengths are centimetres."""

import math
import random
import bpy
import numpy
from mathutils import Matrix, Vector

FONT = "/usr/share/fonts/truetype/liberation/LiberationSans-Bold.ttf"


def linear(hex_colour):
    channels = [int(hex_colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels] + [1]


def material(colour, metallic=0.0, roughness=0.5, grain=0.0, grain_scale=(40, 40, 40), spun=False):
    """A surface; `grain` is the depth of its fine unevenness, `spun` metal was turned on a lathe about its z axis."""
    made = bpy.data.materials.new(colour)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    surface = nodes["Principled BSDF"]
    surface.inputs["Base Color"].default_value = linear(colour)
    surface.inputs["Metallic"].default_value = metallic
    surface.inputs["Roughness"].default_value = roughness
    if spun:
        tangent = nodes.new("ShaderNodeTangent")
        tangent.direction_type, tangent.axis = "RADIAL", "Z"
        surface.inputs["Anisotropic"].default_value = 0.75
        links.new(tangent.outputs[0], surface.inputs["Tangent"])
    if grain:
        place, scale = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeMapping")
        noise, bump = nodes.new("ShaderNodeTexNoise"), nodes.new("ShaderNodeBump")
        scale.inputs["Scale"].default_value = grain_scale
        noise.inputs["Scale"].default_value = 1
        noise.inputs["Detail"].default_value = 4
        bump.inputs["Strength"].default_value = grain
        bump.inputs["Distance"].default_value = 0.05
        links.new(place.outputs["Object"], scale.inputs[0])
        links.new(scale.outputs[0], noise.inputs[0])
        links.new(noise.outputs[0], bump.inputs["Height"])
        links.new(bump.outputs[0], surface.inputs["Normal"])
    return made


def gold():
    return material("#f3b43c", 1, 0.2, grain=0.1, grain_scale=(3, 3, 3))


def blended(made, other, texture, low, high, **settings):
    """Gives a material a second colour where a procedural texture is between two values."""
    nodes, links = made.node_tree.nodes, made.node_tree.links
    surface = nodes["Principled BSDF"]
    place, wave, ramp, mix = (
        nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", texture, "ValToRGB", "MixRGB")
    )
    for name, value in settings.items():
        if name in wave.inputs:
            wave.inputs[name].default_value = value
        else:
            setattr(wave, name, value)
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = low, high
    before = surface.inputs["Base Color"]
    if before.links:
        links.new(before.links[0].from_socket, mix.inputs[1])
    else:
        mix.inputs[1].default_value = before.default_value
    mix.inputs[2].default_value = linear(other)
    links.new(place.outputs["Object"], wave.inputs["Vector"])
    links.new(wave.outputs["Fac"], ramp.inputs[0])
    links.new(ramp.outputs[0], mix.inputs[0])
    links.new(mix.outputs[0], before)
    return made


def solid(vertices, faces, surface, bevel=0.0, smooth=False):
    mesh = bpy.data.meshes.new("solid")
    mesh.from_pydata(vertices, [], faces)
    mesh.materials.append(surface)
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(40)
    for face in mesh.polygons:
        face.use_smooth = smooth or bevel > 0
    made = bpy.data.objects.new("solid", mesh)
    bpy.context.collection.objects.link(made)
    if bevel:
        edge = made.modifiers.new("bevel", "BEVEL")
        edge.width, edge.segments, edge.harden_normals = bevel, 4, True
    return made


def box(size, surface, bevel=0.0, taper=0.0):
    """A block that stands on the origin; its top is smaller by `taper` on each side, as a cast bar's."""
    w, d, h = size[0] / 2, size[1] / 2, size[2]
    corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    low = [(x * w, y * d, 0) for x, y in corners]
    high = [(x * (w - taper), y * (d - taper), h) for x, y in corners]
    sides = [(i, (i + 1) % 4, (i + 1) % 4 + 4, i + 4) for i in range(4)]
    return solid(low + high, [(3, 2, 1, 0), (4, 5, 6, 7), *sides], surface, bevel)


def lathe(profile, surface, segments=96, wave=None):
    """A turned solid from pairs of radius and height, from its axis to its axis; `wave(angle)` scales the radius."""
    vertices = [
        (r * s * math.cos(a), r * s * math.sin(a), z)
        for r, z in profile
        for a in (math.tau * i / segments for i in range(segments))
        for s in (wave(a) if wave and r > 0 else 1,)
    ]
    faces = [
        (row * segments + i, row * segments + (i + 1) % segments,
         (row + 1) * segments + (i + 1) % segments, (row + 1) * segments + i)
        for row in range(len(profile) - 1)
        for i in range(segments)
    ]
    return solid(vertices, faces, surface, smooth=True)


def coins(surface, piles, single):
    """Piles of coins, each from x, y and a number, and single ones from x and y."""
    radius, thick, edge = 1.25, 0.22, 0.044
    coin = lathe(
        [(0, 0), (radius - edge, 0), (radius, edge), (radius, thick - edge), (radius - edge, thick),
         (radius * 0.82, thick), (radius * 0.78, thick - 0.05), (0, thick - 0.05)],
        surface,
    )
    for x, y, count in piles:
        for level in range(count):
            again(coin, (x + random.gauss(0, 0.06), y + random.gauss(0, 0.06), level * thick))
    for x, y in single:
        again(coin, (x, y, 0))
    put(coin, (0, 400, 0))


def text(body, size, surface, raised=0.02):
    """Raised letters about the origin."""
    curve = bpy.data.curves.new("text", "FONT")
    curve.body, curve.size, curve.extrude, curve.bevel_depth = body, size, raised, raised / 3
    curve.align_x, curve.align_y = "CENTER", "CENTER"
    curve.font = bpy.data.fonts.load(FONT, check_existing=True)
    curve.materials.append(surface)
    made = bpy.data.objects.new("text", curve)
    bpy.context.collection.objects.link(made)
    return made


def sheet(width, height, surface, shape, thickness=0.0):
    """A leaf of paper whose points (x, y) lie where `shape` says."""
    columns, rows = 24, 24
    vertices = [
        shape(width * (i / columns - 0.5), height * (j / rows - 0.5), thickness)
        for j in range(rows + 1)
        for i in range(columns + 1)
    ]
    at = lambda i, j: j * (columns + 1) + i
    faces = [
        (at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1))
        for j in range(rows)
        for i in range(columns)
    ]
    return solid(vertices, faces, surface, smooth=True)


def printed(made, shape, lift=0.02):
    """Bends a flat object, letters too, to the shape of its leaf."""
    bpy.context.view_layer.update()
    evaluated = made.evaluated_get(bpy.context.evaluated_depsgraph_get())
    mesh = bpy.data.meshes.new_from_object(evaluated)
    for vertex in mesh.vertices:
        at = made.matrix_world @ vertex.co
        vertex.co = shape(at.x, at.y, lift)
    bent = bpy.data.objects.new("printed", mesh)
    bpy.context.collection.objects.link(bent)
    bpy.data.objects.remove(made)
    return bent


def put(made, at=(0, 0, 0), turn=(0, 0, 0), on=None):
    """Moves an object, in degrees and centimetres; with `on` it then moves and turns with another."""
    made.location, made.rotation_euler = at, [math.radians(angle) for angle in turn]
    made.parent = on
    return made


def again(made, at, turn=(0, 0, 0), on=None):
    """Another object of the same shape, which takes no memory of its own."""
    other = made.copy()
    bpy.context.collection.objects.link(other)
    return put(other, at, turn, on)


def group():
    made = bpy.data.objects.new("group", None)
    bpy.context.collection.objects.link(made)
    return made


def softbox(at, size, power, target=(0, 0, 2), colour=(1, 1, 1)):
    light = bpy.data.lights.new("softbox", "AREA")
    light.shape, light.size, light.size_y, light.energy, light.color = "RECTANGLE", *size, power, colour
    made = bpy.data.objects.new("softbox", light)
    made.location = at
    made.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(made)


def empty_studio(size):
    """Clears everything and lights a stage for objects of this size: a large key from the left, a strip behind, a fill."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    random.seed(7)
    ground = solid([(-90, -90, 0), (90, -90, 0), (90, 90, 0), (-90, 90, 0)], [(0, 1, 2, 3)],
                   material("#b9bcc4", roughness=0.45))
    ground.scale = [size / 10] * 3
    ground.is_shadow_catcher = True
    s, power = size / 10, (size / 10) ** 2
    softbox((-16 * s, -9 * s, 20 * s), (16 * s, 12 * s), 5200 * power, colour=(1, 0.97, 0.93))
    softbox((14 * s, 15 * s, 15 * s), (22 * s, 5 * s), 4200 * power, colour=(0.9, 0.95, 1))
    softbox((3 * s, -26 * s, 10 * s), (26 * s, 9 * s), 2600 * power)
    softbox((18 * s, -14 * s, 7 * s), (5 * s, 14 * s), 1300 * power, colour=(0.93, 0.96, 1))
    world = bpy.data.worlds.new("world")
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    place, split, ramp = (nodes.new(f"ShaderNode{k}") for k in ("TexCoord", "SeparateXYZ", "ValToRGB"))
    ramp.color_ramp.elements[0].color = linear("#6d727e")
    ramp.color_ramp.elements[1].color = linear("#d9dde6")
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.02, 0.75
    links.new(place.outputs["Generated"], split.inputs[0])
    links.new(split.outputs["Z"], ramp.inputs[0])
    links.new(ramp.outputs[0], nodes["Background"].inputs["Color"])
    nodes["Background"].inputs["Strength"].default_value = 0.55
    bpy.context.scene.world = world


def photograph(file, width, target, across, turn, height, focus, samples):
    """
    Renders what is about `target`, `across` wide, from `turn` degrees right of the front and `height` degrees above the ground,
    without a background. Only what is as far as `focus` is quite sharp.
    """
    scene = bpy.context.scene
    lens = bpy.data.cameras.new("camera")
    lens.lens, lens.clip_end = 85, 1000
    away = across / 2 / math.tan(lens.angle / 2)
    direction = Matrix.Rotation(math.radians(turn), 3, "Z") @ Vector(
        (0, -math.cos(math.radians(height)), math.sin(math.radians(height)))
    )
    camera = bpy.data.objects.new("camera", lens)
    camera.location = Vector(target) + direction * away
    camera.rotation_euler = direction.to_track_quat("Z", "Y").to_euler()
    scene.collection.objects.link(camera)
    scene.camera = camera
    lens.dof.use_dof = True
    lens.dof.focus_distance = (camera.location - Vector(focus)).length
    lens.dof.aperture_fstop = 85 / (across * 0.35)
    scene.render.engine = "CYCLES"
    scene.cycles.samples, scene.cycles.use_denoising = samples, False
    scene.cycles.use_adaptive_sampling, scene.cycles.adaptive_threshold = True, 0.03
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.cycles.sample_clamp_indirect = 3
    scene.cycles.max_bounces, scene.cycles.diffuse_bounces = 5, 2
    scene.render.film_transparent = True
    scene.view_settings.view_transform, scene.view_settings.look = "Filmic", "Medium High Contrast"
    scene.render.resolution_x, scene.render.resolution_y = width, width * 2 // 3
    scene.render.filepath = file
    scene.render.image_settings.color_mode = "RGBA"
    bpy.ops.render.render(write_still=True)


def finish(file, large, small):
    """Softens the shadows of `<file>-<large>.png` and saves a smaller copy of it. Pixels keep the tones of the render."""
    picture = bpy.data.images.load(f"{file}-{large}.png")
    width, height = picture.size
    pixels = numpy.empty(width * height * 4, numpy.float32)
    picture.pixels.foreach_get(pixels)
    soften_shadows(pixels.reshape(height, width, 4))
    picture.pixels.foreach_set(pixels)
    picture.save()
    picture.scale(small, small * 2 // 3)
    picture.filepath_raw = f"{file}-{small}.png"
    picture.save()


def soften_shadows(rgba):
    """Takes the grain out of shadows, in place, and fades them out well before the picture's edges; objects stay as they are."""
    height, width = rgba.shape[:2]
    alpha = rgba[..., 3]
    shadow = (rgba[..., :3].max(axis=2) < 0.04) & (alpha < 0.9)
    radius = width / 216
    soft = blurred(alpha * shadow, radius) / numpy.maximum(blurred(shadow, radius), 0.001)
    y, x = numpy.mgrid[0:height, 0:width]
    from_edge = numpy.minimum(numpy.minimum(x, width - 1 - x), numpy.minimum(y, height - 1 - y)) / width
    fade = numpy.clip(from_edge / 0.14, 0, 1)
    soft = numpy.maximum(soft - 0.03, 0) / 0.97 * fade**2 * (3 - 2 * fade)
    alpha[shadow] = soft[shadow]
    rgba[shadow, :3] = 0


def blurred(plane, radius):
    """By a Gaussian of this standard deviation, in pixels."""
    reach = round(3 * radius)
    weights = numpy.exp(-(numpy.arange(-reach, reach + 1) ** 2) / (2 * radius**2))
    weights /= weights.sum()
    for axis in (0, 1):
        plane = numpy.apply_along_axis(lambda line: numpy.convolve(line, weights, "same"), axis, plane)
    return plane
