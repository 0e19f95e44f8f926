/** What the parameters of methods do, as their registrations say it. */
import type { Words } from './table.js';

export const PARAMETERS: Words = {
  'How often contacts are looked for: in every substep, or once per step, after which known contacts are followed along their way out.':
    [
      'Wie oft Kontakte gesucht werden: in jedem Teilschritt, oder einmal pro Schritt, wonach bekannte auf ihrem Ausweg verfolgt werden.',
      '多久寻找一次接触：每个子步，或每步一次，之后沿出路跟踪已知接触。',
    ],
  'Kind of tree: axis-aligned boxes, refitted where surfaces are near, or oriented ones, built anew whenever a surface has moved; the same contacts, several times slower.':
    [
      'Art des Baums: achsenparallele Quader, angepasst, wo Flächen nahe sind, oder gedrehte, neu gebaut, sobald eine Fläche sich bewegt hat; dieselben Kontakte, mehrfach langsamer.',
      '树的种类：轴对齐盒，在表面靠近处更新；或定向盒，表面一动即重建；接触相同，慢数倍。',
    ],
  'How fast depth is undone, as the frequency of a damped spring; at most a quarter per substep.': [
    'Wie schnell Tiefe rückgängig wird, als Frequenz einer gedämpften Feder; höchstens ein Viertel je Teilschritt.',
    '消除深度的快慢，以阻尼弹簧的频率表示；每子步至多四分之一。',
  ],
  'Passes over all contacts in each substep, as many again after the bodies have moved.': [
    'Durchgänge über alle Kontakte in jedem Teilschritt, und ebenso viele, nachdem die Körper sich bewegt haben.',
    '每子步遍历所有接触的次数，物体移动后再遍历同样多次。',
  ],
  'Passes over all contacts in a substep; all but the last take half of what is left. More: tighter stacks.':
    [
      'Durchgänge über alle Kontakte in einem Teilschritt; alle bis auf den letzten nehmen die Hälfte des Rests. Mehr: festere Stapel.',
      '一个子步内遍历所有接触的次数；除最后一次外各取余量的一半。越多，堆叠越紧。',
    ],
  'Stiffness of one contact; 0 takes it from the frequency and the mass that the contact moves.': [
    'Steifigkeit eines Kontakts; 0 nimmt sie aus der Frequenz und der Masse, die der Kontakt bewegt.',
    '单个接触的刚度；0 表示由频率和接触所动的质量得出。',
  ],
  'Frequency of the contact spring, used when no stiffness is given.': [
    'Frequenz der Kontaktfeder, wenn keine Steifigkeit angegeben ist.',
    '接触弹簧的频率，未给刚度时使用。',
  ],
  'Share of critical damping; -1 takes it from the restitution of the two bodies, and 0.5 where one is deformable.':
    [
      'Anteil der kritischen Dämpfung; −1 nimmt ihn aus der Stoßzahl der beiden Körper, und 0.5, wo einer verformbar ist.',
      '临界阻尼的份额；-1 表示由两物体的恢复系数得出，其一可变形时取 0.5。',
    ],
  'Ends a contact when its force has fallen to zero (it never pulls) or when its depth has.': [
    'Beendet einen Kontakt, wenn seine Kraft auf null gefallen ist (er zieht nie), oder wenn seine Tiefe es ist.',
    '接触力降为零（从不拉）或深度降为零时结束接触。',
  ],
  'Gap below which bodies already push each other.': [
    'Spalt, unter dem Körper einander schon drücken.',
    '小于此间隙时物体已互相推挤。',
  ],
  'For deformable bodies: passes over all contacts in a substep; more make stiff contacts more exact.': [
    'Für verformbare Körper: Durchgänge über alle Kontakte in einem Teilschritt; mehr machen steife Kontakte genauer.',
    '对可变形物体：一个子步内遍历所有接触的次数；越多，硬接触越精确。',
  ],
  'Groups of up to this many contacts are solved directly, larger ones by sweeps.': [
    'Gruppen bis zu so vielen Kontakten werden direkt gelöst, größere in Durchgängen.',
    '不超过此数的接触组直接求解，更大的用扫掠。',
  ],
  'Most sweeps over the contacts of a large group; what is left then is reported.': [
    'Höchstzahl der Durchgänge über die Kontakte einer großen Gruppe; was dann bleibt, wird gemeldet.',
    '大组接触的最多扫掠次数；剩余的会报告。',
  ],
  'Most visits to contacts in one solve: a heap of thousands gets fewer sweeps, and settles over the steps.':
    [
      'Höchstzahl der Besuche bei Kontakten in einer Lösung: ein Haufen von Tausenden bekommt weniger Durchgänge und beruhigt sich über die Schritte.',
      '一次求解中访问接触的最多次数：成千的堆扫掠较少，随步数稳定。',
    ],
  "Error against Coulomb's law at which a large group counts as solved.": [
    'Fehler gegen das Coulombsche Gesetz, bei dem eine große Gruppe als gelöst gilt.',
    '大组视为已解时对库仑定律的误差。',
  ],
  'Share of the depth that is undone per substep; 0 leaves positions alone.': [
    'Anteil der Tiefe, der je Teilschritt rückgängig wird; 0 lässt Orte in Ruhe.',
    '每子步消除的深度份额；0 不动位置。',
  ],
  'Most passes over all contacts in a substep; more bring stacks nearer to rest.': [
    'Höchste Zahl der Durchgänge über alle Kontakte in einem Teilschritt; mehr bringen Stapel näher zur Ruhe.',
    '每子步遍历所有接触的最多次数；越多堆叠越接近静止。',
  ],
  'Share of the depth that is undone per substep; 0 leaves positions alone, as the slides do for rigid bodies.':
    [
      'Anteil der Tiefe, der je Teilschritt rückgängig wird; 0 lässt Orte in Ruhe, wie die Folien bei starren Körpern.',
      '每子步消除的深度份额；0 不动位置，如讲义对刚体所述。',
    ],
  'Gap below which bodies push each other.': [
    'Spalt, unter dem Körper einander drücken.',
    '小于此间隙时物体互相推挤。',
  ],
  'Strength κ of the barrier; 0 takes it from the frequency and the mass that the contact moves.': [
    'Stärke κ der Schranke; 0 nimmt sie aus der Frequenz und der Masse, die der Kontakt bewegt.',
    '障碍强度 κ；0 表示由频率和接触所动的质量得出。',
  ],
  'Strength as the frequency of a spring, used when no stiffness is given.': [
    'Stärke als Frequenz einer Feder, wenn keine Steifigkeit angegeben ist.',
    '以弹簧频率表示的强度，未给刚度时使用。',
  ],
  "The barrier: clamped as in incremental potential contact, or the lecture's plain logarithm.": [
    'Die Schranke: begrenzt wie bei incremental potential contact, oder der einfache Logarithmus der Vorlesung.',
    '障碍函数：如增量势接触那样截断，或讲义中的普通对数。',
  ],
  'Most rounds over all contacts in a substep; fewer are taken when nothing changes any more.': [
    'Höchstzahl der Runden über alle Kontakte in einem Teilschritt; weniger, wenn sich nichts mehr ändert.',
    '一个子步内遍历所有接触的最多轮数；不再变化时提前结束。',
  ],
  'Gap below which bodies count as just before contact.': [
    'Spalt, unter dem Körper als kurz vor dem Kontakt gelten.',
    '小于此间隙时视为即将接触。',
  ],
  'Stiffness of each contact of surfaces over the mass of the lighter body.': [
    'Steifigkeit jedes Kontakts von Flächen über der Masse des leichteren Körpers.',
    '表面每个接触的刚度与较轻物体质量之比。',
  ],
  'Share of critical damping of each contact.': [
    'Anteil der kritischen Dämpfung jedes Kontakts.',
    '每个接触的临界阻尼份额。',
  ],
  'Depth that no contact passes, however fast a body arrives; 0 for no such limit.': [
    'Tiefe, die kein Kontakt überschreitet, wie schnell ein Körper auch ankommt; 0 für keine solche Grenze.',
    '任何接触都不超过的深度，无论物体多快到达；0 表示无此限制。',
  ],
};
