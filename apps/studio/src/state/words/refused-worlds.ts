/** Why the engine refused a change of a world, or a file of one, in its own sentences. */
import type { Words } from './table.js';

/** What a world, its bodies and joints can't do. */
const WORLDS: Words = {
  'A world holds at most {} bodies; remove some first.': [
    'Eine Welt hat höchstens {} Körper; entfernen Sie erst einige.',
    '一个世界至多 {} 个物体；请先删除一些。',
  ],
  'The body has no molecules; give it at least one.': [
    'Der Körper hat keine Moleküle; geben Sie ihm mindestens eines.',
    '该物体没有分子；请至少给一个。',
  ],
  '{} has no molecules; a world leaves it out.': [
    '{} hat keine Moleküle; eine Welt lässt den Körper weg.',
    '{} 没有分子；世界会略去它。',
  ],
  "The body's mass {} kg or inertia {} kg·m² is too small or too large to compute with; change its size, density or mass.":
    [
      'Mit der Masse {} kg oder der Trägheit {} kg·m² des Körpers lässt sich nicht rechnen, zu klein oder zu groß; ändern Sie Größe, Dichte oder Masse.',
      '物体质量 {} kg 或惯量 {} kg·m² 过小或过大，无法计算；请更改尺寸、密度或质量。',
    ],
  "The body's mass {} kg is too small or too large to compute with; change its size or density.": [
    'Mit der Masse {} kg des Körpers lässt sich nicht rechnen, zu klein oder zu groß; ändern Sie Größe oder Dichte.',
    '物体质量 {} kg 过小或过大，无法计算；请更改尺寸或密度。',
  ],
  "No body is called '{}' yet; put it before the body that is attached to it.": [
    'Noch heißt kein Körper „{}“; stellen Sie ihn vor den Körper, der an ihm hängt.',
    '尚无名为“{}”的物体；请将其放在所附着的物体之前。',
  ],
  "No body is called '{}'; name one that the scene has.": [
    'Kein Körper heißt „{}“; nennen Sie einen, den die Szene hat.',
    '没有名为“{}”的物体；请用场景中已有的名称。',
  ],
  'The two anchors are at one point; give a length, or use a ball joint.': [
    'Beide Anker liegen an einem Punkt; geben Sie eine Länge an, oder nehmen Sie ein Kugelgelenk.',
    '两个锚点重合；请给出长度，或使用球铰。',
  ],
  "Limits need a 'min' that is not above 'max'.": [
    'Grenzen brauchen ein „min“, das nicht über „max“ liegt.',
    '限位的“min”不能大于“max”。',
  ],
  'Say which axis: {}.': ['Nennen Sie die Achse: {}.', '请指明轴：{}。'],
  "The axis '{}' of this joint is locked.": [
    'Die Achse „{}“ dieses Gelenks ist gesperrt.',
    '此关节的轴“{}”已锁定。',
  ],
  'Only hinges, sliders and six-axis joints have motors and limits, not a {}.': [
    'Nur Scharniere, Schieber und Gelenke mit sechs Achsen haben Motoren und Grenzen, nicht {}.',
    '只有铰链、滑块和六轴关节有电机和限位，{} 没有。',
  ],
  "A {} has one axis; leave 'axis' out.": [
    '{} hat eine Achse; lassen Sie „axis“ weg.',
    '{} 只有一个轴；请略去“axis”。',
  ],
  'No joint has the handle {}; it was removed, or one of its bodies was.': [
    'Das Gelenk {} gibt es nicht; es oder einer seiner Körper wurde entfernt.',
    '没有句柄为 {} 的关节；它或其物体已被删除。',
  ],
  'A deformable body has no orientation to joint; attach its vertices instead.': [
    'Ein verformbarer Körper hat keine Lage für ein Gelenk; heften Sie stattdessen seine Ecken an.',
    '可变形物体没有可供关节使用的朝向；请改为附着其顶点。',
  ],
  'A joint ties two different bodies, but both are the same.': [
    'Ein Gelenk verbindet zwei verschiedene Körper, aber beide sind derselbe.',
    '关节连接两个不同物体，但二者相同。',
  ],
  'A joint needs at least one rigid body; nothing can move these two.': [
    'Ein Gelenk braucht mindestens einen starren Körper; diese beiden kann nichts bewegen.',
    '关节至少需要一个刚体；这两个物体都不能移动。',
  ],
  "A soft body bounces by its elasticity and has no restitution; lower the model's damping for a higher bounce.":
    [
      'Ein weicher Körper springt durch seine Elastizität und hat keine Stoßzahl; senken Sie die Dämpfung des Modells, damit er höher springt.',
      '软体靠弹性回弹，没有恢复系数；要弹得更高请降低模型的阻尼。',
    ],
  'Molecules have a friction each, always combined by the geometric mean; a body of molecules has no rule.': [
    'Moleküle haben je eine eigene Reibung, stets durch das geometrische Mittel verbunden; ein Körper aus Molekülen hat keine Regel.',
    '每个分子有自己的摩擦，总以几何平均组合；分子物体没有规则。',
  ],
  "The model '{}' has no {}; it has {}.": [
    'Das Modell „{}“ hat kein {}; es hat {}.',
    '模型“{}”没有 {}；它有 {}。',
  ],
  'The body has no material {}; {}': ['Der Körper hat keinen Stoff {}; {}', '该物体没有材料 {}；{}'],
  'No body has the handle {}; it was removed, or the handle is of another world.': [
    'Den Körper {} gibt es nicht; er wurde entfernt oder gehört zu einer anderen Welt.',
    '没有句柄为 {} 的物体；它已被删除，或属于另一个世界。',
  ],
  "{} can't be called while {}; wait until that call has returned.": [
    '{} lässt sich nicht rufen, solange {}; warten Sie, bis jener Aufruf zurück ist.',
    '{} 不能在此时调用（{}）；请等待该调用返回。',
  ],
  'A step takes a number of seconds, more than 0 and at most {}, not {}.': [
    'Ein Schritt dauert mehr als 0 und höchstens {} Sekunden, nicht {}.',
    '一步应大于 0 秒且至多 {} 秒，而不是 {}。',
  ],
  "A mesh of kind '{}' needs the model '{}', not '{}'.": [
    'Ein Netz der Art „{}“ braucht das Modell „{}“, nicht „{}“.',
    '“{}”类网格需要模型“{}”，而不是“{}”。',
  ],
  "The model '{}' needs {} as its mesh, not a '{}'.": [
    'Das Modell „{}“ braucht {} als Netz, nicht „{}“.',
    '模型“{}”的网格应为 {}，而不是“{}”。',
  ],
  'Cloth and ropes carry no other surface; leave it out.': [
    'Tuch und Seile tragen keine andere Fläche; lassen Sie sie weg.',
    '布料和绳索不承载其他表面；请略去。',
  ],
  "No vertex lies in 'fixedBox'; move it or make it larger.": [
    'Keine Ecke liegt in „fixedBox“; verschieben oder vergrößern Sie sie.',
    '“fixedBox”中没有顶点；请移动或放大它。',
  ],
  'The mesh has no tetrahedra; give a solid with at least one.': [
    'Das Netz hat keine Tetraeder; geben Sie einen Körper mit mindestens einem.',
    '网格没有四面体；请给出至少含一个四面体的实体。',
  ],
};

/** Files of worlds. */
const FILES: Words = {
  "These bytes don't begin like a recording of Pliant.": [
    'Diese Bytes beginnen nicht wie eine Aufzeichnung von Pliant.',
    '这些字节不是 Pliant 录制的开头。',
  ],
  'The recording is of version {}; this build reads version {}.': [
    'Die Aufzeichnung ist von Fassung {}; gelesen wird Fassung {}.',
    '录制版本为 {}；此程序读取版本 {}。',
  ],
  'An entry of the recording begins with {}; get a fresh copy.': [
    'Ein Eintrag der Aufzeichnung beginnt mit {}; besorgen Sie eine neue Kopie.',
    '录制中的一个条目以 {} 开头；请重新获取。',
  ],
  "These bytes don't begin like a snapshot of Pliant.": [
    'Diese Bytes beginnen nicht wie ein Zustand von Pliant.',
    '这些字节不是 Pliant 快照的开头。',
  ],
  'The snapshot is of version {}; this build reads version {}.': [
    'Der Zustand ist von Fassung {}; gelesen wird Fassung {}.',
    '快照版本为 {}；此程序读取版本 {}。',
  ],
  'The checksum does not match the content: the snapshot was cut or altered; get a fresh copy.': [
    'Die Prüfsumme passt nicht zum Inhalt: der Zustand wurde gekürzt oder verändert; besorgen Sie eine neue Kopie.',
    '校验和与内容不符：快照被截断或更改；请重新获取。',
  ],
  'The data ends early: {} needs {} bytes and {} are left; get a complete copy.': [
    'Die Daten enden zu früh: {} braucht {} Bytes, {} sind übrig; besorgen Sie eine ganze Kopie.',
    '数据提前结束：{} 需要 {} 字节，只剩 {}；请获取完整副本。',
  ],
  'The surface encloses no positive volume; turn its faces outwards.': [
    'Die Fläche umschließt kein positives Volumen; drehen Sie ihre Seiten nach außen.',
    '表面未围成正体积；请将其面朝外。',
  ],
  'The {} {} names vertex {}, but the mesh has {} vertices, numbered from 0.': [
    '{} {} nennt die Ecke {}, aber das Netz hat {} Ecken, gezählt von 0.',
    '{} {} 引用顶点 {}，但网格只有 {} 个顶点（从 0 编号）。',
  ],
  'The file ends where {} is expected; it is cut off.': [
    'Die Datei endet, wo {} erwartet wird; sie ist abgeschnitten.',
    '文件在应有 {} 处结束；已被截断。',
  ],
};

export const REFUSED_WORLDS: Words = { ...WORLDS, ...FILES };
