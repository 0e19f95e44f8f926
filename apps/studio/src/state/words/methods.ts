/** What methods do, in a sentence each, as their registrations say it; and whom they serve. */
import type { Words } from './table.js';

export const METHODS: Words = {
  Compare: ['Vergleichen', '比较'],
  'The scene twice, in step, each world with its own methods.': [
    'Die Szene zweimal, im Gleichschritt, jede Welt mit ihren eigenen Verfahren.',
    '同一场景运行两次，步调一致，各用自己的方法。',
  ],
  'World B': ['Welt B', '世界 B'],
  'The scene in world B': ['Die Szene in Welt B', '世界 B 中的场景'],
  'Methods of this pair': ['Verfahren dieses Paars', '此对的方法'],
  '{} parameters': ['Parameter von {}', '{} 的参数'],
  '{} in world {}': ['{} in Welt {}', '{}（世界 {}）'],
  '{} methods in use': ['{}: Verfahren im Einsatz', '{}：正在使用的方法'],
  '{} methods in use in world {}': ['{}: Verfahren im Einsatz in Welt {}', '{}：世界 {} 正在使用的方法'],
  'can’t serve this scene': ['kann dieser Szene nicht dienen', '不能用于此场景'],
  '{}: not for {}': ['{}: nicht für {}', '{}：不适用于 {}'],
  'for {}': ['für {}', '用于 {}'],
  '{0} {1}': ['{1} ({0})', '{0}{1}'],
  'no pair that is there': ['kein Paar, das da ist', '没有相应的对'],
  page: ['Seite', '页面'],
  'of {}': ['von {}', '{}'],
  and: ['und', '与'],
  sphere: ['Kugel', '球'],
  mesh: ['Netz', '网格'],
  hull: ['Hülle', '凸包'],
  ellipsoid: ['Ellipsoid', '椭球'],
  torus: ['Torus', '圆环'],
  deformable: ['verformbar', '可变形'],
  'all bodies': ['alle Körper', '所有物体'],
  broadphase: ['Grobsuche', '粗检测'],
  narrowphase: ['Feinsuche', '细检测'],
  penetration: ['Eindringen', '穿透'],
  response: ['Antwort', '响应'],
  bodies: ['Körper', '物体'],
  integration: ['Integration', '积分'],
  'Sorts boxes along an axis and sweeps them column by column; the default, linear up to 100,000 bodies.': [
    'Ordnet Quader entlang einer Achse und geht sie Spalte für Spalte durch; die Vorgabe, linear bis 100 000 Körper.',
    '沿一轴排序包围盒并逐列扫描；默认方法，十万物体内线性。',
  ],
  'Compares the box of every moving body with every other box; simple and quick up to a few hundred bodies.':
    [
      'Vergleicht den Quader jedes bewegten Körpers mit jedem anderen; einfach und schnell bis zu einigen hundert Körpern.',
      '将每个运动物体的包围盒与其他逐一比较；简单，几百物体内很快。',
    ],
  'Asks every pair in turn; the reference that the others are checked against, for a few dozen bodies.': [
    'Fragt jedes Paar der Reihe nach; der Maßstab, an dem die anderen geprüft werden, für einige Dutzend Körper.',
    '逐对询问；用来核对其他方法的参考，适合几十个物体。',
  ],
  'Exact contact points of planes and convex shapes, from closed forms or by GJK, EPA and face clipping; the default for rigid shapes.':
    [
      'Genaue Kontaktpunkte von Ebenen und konvexen Formen, aus geschlossenen Formeln oder mit GJK, EPA und Zuschneiden von Flächen; die Vorgabe für starre Formen.',
      '平面与凸形的精确接触点，由闭式或 GJK、EPA 与面裁剪得到；刚性形状的默认方法。',
    ],
  "Tests the vertices of each body against the other's signed distance function; the default for rings, meshes and combined shapes.":
    [
      'Prüft die Ecken jedes Körpers an der Abstandsfunktion des anderen; die Vorgabe für Ringe, Netze und zusammengesetzte Formen.',
      '用对方的有符号距离函数检测每个物体的顶点；圆环、网格与组合形状的默认方法。',
    ],
  'Takes every body as the spheres it is made of and overlaps those; for worlds of balls and bodies of molecules.':
    [
      'Nimmt jeden Körper als die Kugeln, aus denen er besteht; für Welten aus Kugeln und Körper aus Molekülen.',
      '把每个物体看作组成它的球并检测其重叠；用于球与分子物体。',
    ],
  'Finds the vertices of one body inside the tetrahedra of another, or of itself, by a grid of cells; for deformable bodies.':
    [
      'Findet die Ecken eines Körpers in den Tetraedern eines anderen oder in den eigenen, mit einem Raster von Zellen; für verformbare Körper.',
      '用网格单元找出一物体位于另一物体（或自身）四面体内的顶点；用于可变形物体。',
    ],
  'Finds the triangles in which the implicit surfaces of two bodies of molecules intersect, by trees of boxes over them; everything else meets molecules as spheres.':
    [
      'Findet die Dreiecke, in denen sich die impliziten Flächen zweier Körper aus Molekülen schneiden, mit Bäumen von Quadern; alles andere trifft Moleküle als Kugeln.',
      '用包围盒树找出两个分子物体隐式曲面相交的三角形；其他情形把分子当作球。',
    ],
  'Takes depth and way out from the narrow phase that found the contact; exact wherever that is.': [
    'Nimmt Tiefe und Ausweg von der Feinsuche, die den Kontakt fand; genau, wo immer diese es ist.',
    '直接采用细检测给出的深度与出路；细检测精确则精确。',
  ],
  'One way out per connected contact, and depths along it: right for deep overlaps, enclosed and crossing bodies. Pairs of rigid shapes keep their closed form.':
    [
      'Ein Ausweg je zusammenhängendem Kontakt und Tiefen entlang davon: richtig für tiefe Überlappung, eingeschlossene und gekreuzte Körper. Paare starrer Formen behalten ihre geschlossene Formel.',
      '每个连通接触一条出路，沿其量深度：适合深重叠、包含与交叉的物体。刚性形状对仍用闭式。',
    ],
  'Depth and way out from intersecting edges, propagated ring by ring: smooth, and plausible for moderate overlaps. Pairs of rigid shapes keep their closed form.':
    [
      'Tiefe und Ausweg aus schneidenden Kanten, Ring für Ring weitergegeben: glatt und glaubhaft bei mäßiger Überlappung. Paare starrer Formen behalten ihre geschlossene Formel.',
      '由相交边得深度与出路，逐圈传播：平滑，中等重叠时合理。刚性形状对仍用闭式。',
    ],
  'Every vertex goes to the nearest point of the surface: right for shallow contact, inconsistent for deep overlaps. Pairs of rigid shapes keep their closed form.':
    [
      'Jede Ecke geht zum nächsten Punkt der Fläche: richtig für flachen Kontakt, widersprüchlich bei tiefer Überlappung. Paare starrer Formen behalten ihre geschlossene Formel.',
      '每个顶点移到表面最近点：浅接触正确，深重叠不一致。刚性形状对仍用闭式。',
    ],
  'Depth of two overlapping molecules: the sum of their radii less the distance of their centres; with spheres it is the only depth. Pairs of rigid shapes keep their closed form.':
    [
      'Tiefe zweier überlappender Moleküle: Summe der Radien weniger Abstand der Mitten; bei Kugeln die einzige Tiefe. Paare starrer Formen behalten ihre geschlossene Formel.',
      '两重叠分子的深度：半径之和减去中心距；对球是唯一的深度。刚性形状对仍用闭式。',
    ],
  "Depth of two crossing faces: how far the deepest corner of one lies behind the other's plane; for surfaces of triangles. Pairs of rigid shapes keep their closed form.":
    [
      'Tiefe zweier kreuzender Flächen: wie weit die tiefste Ecke der einen hinter der Ebene der anderen liegt; für Flächen aus Dreiecken. Paare starrer Formen behalten ihre geschlossene Formel.',
      '两相交面的深度：一面最深的角在另一面平面之后多远；用于三角形表面。刚性形状对仍用闭式。',
    ],
  'Changes velocities at once so that nothing closes, pair after pair, with friction and bounces; fast and steady, the default for rigid bodies.':
    [
      'Ändert Geschwindigkeiten auf einmal, sodass sich nichts nähert, Paar für Paar, mit Reibung und Rückprall; schnell und ruhig, die Vorgabe für starre Körper.',
      '逐对瞬时改变速度使其不再靠近，含摩擦与反弹；快速稳定，刚体默认。',
    ],
  'Lets colliding vertices and faces meet on a common surface: inelastic, exact at rest, and bodies placed inside each other part without speed.':
    [
      'Lässt Ecken und Flächen auf einer gemeinsamen Fläche zusammentreffen: unelastisch, genau in Ruhe, und ineinander gesetzte Körper trennen sich ohne Schwung.',
      '让相碰的顶点与面在公共表面相遇：非弹性，静止时精确，重叠放置的物体无速度地分开。',
    ],
  'Pushes overlapping bodies apart with a damped linear spring per contact and Coulomb friction; simple, smooth, a little soft.':
    [
      'Drückt überlappende Körper mit einer gedämpften linearen Feder je Kontakt und Coulombscher Reibung auseinander; einfach, glatt, etwas weich.',
      '每个接触用带阻尼的线性弹簧和库仑摩擦推开重叠物体；简单、平滑、略软。',
    ],
  'Solves the complementarity problem of all contacts and joints that depend on each other, with exact friction cones, to a stated error; slower than impulse, right where it is soft.':
    [
      'Löst das Komplementaritätsproblem aller voneinander abhängigen Kontakte und Gelenke, mit genauen Reibungskegeln, bis zu einem genannten Fehler; langsamer als impulse, richtig, wo jenes weich ist.',
      '求解所有相互依赖的接触与关节的互补问题，精确摩擦锥，达到给定误差；比 impulse 慢，在其偏软处正确。',
    ],
  "Gives each pair one impulse at the average of its contacts, as the lecture's slides do; exact for particles and single impacts, rocks at rest.":
    [
      'Gibt jedem Paar einen Stoß im Mittel seiner Kontakte, wie die Folien der Vorlesung; genau für Teilchen und einzelne Stöße, wackelt in Ruhe.',
      '如讲义所述，每对在接触平均点给一个冲量；对质点与单次碰撞精确，静止时会晃。',
    ],
  'Pushes overlapping bodies apart by the slope of a quadratic potential, without damping or friction; energy is kept.':
    [
      'Drückt überlappende Körper mit dem Gefälle eines quadratischen Potentials auseinander, ohne Dämpfung und Reibung; die Energie bleibt.',
      '用二次势的梯度推开重叠物体，无阻尼无摩擦；能量守恒。',
    ],
  'A quadratic penalty that begins a buffer before contact, which lessens penetration and does not prevent it; no damping or friction.':
    [
      'Eine quadratische Strafe, die einen Puffer vor dem Kontakt beginnt, was Eindringen mindert und nicht verhindert; ohne Dämpfung und Reibung.',
      '在接触前一段缓冲即开始的二次罚力，减小但不阻止穿透；无阻尼无摩擦。',
    ],
  'Keeps bodies apart by a potential that grows without bound as the gap closes, and cuts the step where that would not do; nothing ever overlaps.':
    [
      'Hält Körper durch ein Potential auseinander, das grenzenlos wächst, wenn sich der Spalt schließt, und kürzt den Schritt, wo das nicht reicht; nichts überlappt je.',
      '用随间隙闭合而无限增长的势保持分离，不够时缩短步长；永不重叠。',
    ],
  'Bisects time to just before contact and gives the bodies an impulse there; exact impacts, nothing overlaps, dear in a crowd.':
    [
      'Halbiert die Zeit bis kurz vor dem Kontakt und gibt den Körpern dort einen Stoß; genaue Stöße, nichts überlappt, teuer im Gedränge.',
      '二分时间至接触前一刻并施加冲量；碰撞精确，无重叠，拥挤时代价高。',
    ],
  'Pushes bodies of molecules apart by damped springs with friction: stiff as their material where spheres touch, by the lighter mass where surfaces do.':
    [
      'Drückt Körper aus Molekülen mit gedämpften Federn und Reibung auseinander: steif wie ihr Stoff, wo Kugeln sich berühren, nach der leichteren Masse, wo Flächen es tun.',
      '用带阻尼和摩擦的弹簧推开分子物体：球接触处按材料刚度，表面接触处按较轻质量。',
    ],
  'Solves contact together with elasticity; every move keeps a direction that separates what was apart, so nothing ever passes through. For soft bodies of the models fem, cloth and rope.':
    [
      'Löst Kontakt zusammen mit der Elastizität; jede Bewegung behält eine Richtung, die trennt, was getrennt war, sodass nie etwas hindurchgeht. Für weiche Körper der Modelle fem, cloth und rope.',
      '接触与弹性一起求解；每次移动都保持一个分离方向，因此永不穿透。用于 fem、cloth 与 rope 模型的软体。',
    ],
  'Integrates every impact over its impulse, with friction that changes direction and Poisson restitution; what rests is held as under impulse.':
    [
      'Integriert jeden Stoß über seinen Impuls, mit Reibung, die ihre Richtung ändert, und Rückprall nach Poisson; was ruht, wird wie unter impulse gehalten.',
      '沿冲量对每次碰撞积分，摩擦方向可变，恢复按泊松定律；静止的物体按 impulse 的方式保持。',
    ],
};
