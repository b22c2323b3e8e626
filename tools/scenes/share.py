"""A partner's share: a bar of gold that was sawn through at 60 of 100, the larger part nearer."""

import random
import bmesh
import bpy
from studio import again, box, empty_studio, gold, material, put

SIZE = 14
# The length of a bar of 400 troy ounces, cut at claims.ibShare in site/facts/claims.ts.
BAR, SHARE = (25.4, 8, 4.2), 0.6


def sawn(bar, side, fresh):
    """The part of a bar on one side of the cut, which becomes the part's origin."""
    at = (SHARE - 0.5) * BAR[0]
    mesh = bmesh.new()
    mesh.from_object(bar, bpy.context.evaluated_depsgraph_get())
    cut = bmesh.ops.bisect_plane(mesh, geom=[*mesh.verts, *mesh.edges, *mesh.faces], plane_co=(at, 0, 0), plane_no=(side, 0, 0), clear_inner=True)
    edges = [part for part in cut["geom_cut"] if isinstance(part, bmesh.types.BMEdge)]
    for face in bmesh.ops.contextual_create(mesh, geom=edges)["faces"]:
        face.material_index, face.smooth = 1, False
    bmesh.ops.translate(mesh, verts=mesh.verts, vec=(-at, 0, 0))
    part = bpy.data.objects.new("part", bar.data.copy())
    mesh.to_mesh(part.data)
    part.data.materials.append(fresh)
    bpy.context.collection.objects.link(part)
    return part


def build():
    empty_studio(SIZE)
    metal, fresh = gold(), material("#ffc654", 1, 0.26, grain=1, grain_scale=(1, 0.12, 5))
    bar = box(BAR, metal, bevel=0.42, taper=0.75)
    bpy.context.view_layer.update()
    put(sawn(bar, -1, fresh), (1.6, -5.6, 0), (0, 0, -31))
    put(sawn(bar, 1, fresh), (5.4, 3.0, 0), (0, 0, 36))
    crumb = box((0.2, 0.12, 0.08), fresh)
    for _ in range(70):
        again(crumb, (random.gauss(4.6, 1.0), random.gauss(-2.2, 1.4), 0), (0, 0, random.uniform(0, 180)))
    for original in (bar, crumb):
        put(original, (0, 400, 0))


VIEW = dict(target=(0.5, -1.6, 1.4), across=31.5, turn=0, height=27, focus=(0, -5, 3))
