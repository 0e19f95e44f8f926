/** What the engine contained in a step, in its own sentences. A test finds those that are missing here. */
import type { Words } from './table.js';

export const TROUBLES: Words = {
  '{} contacts were too stiff for the substep, or overlapped when it began, and were made softer, so bodies are in each other deeper than they should be; take more substeps or a lower stiffness.':
    [
      '{} Kontakte waren zu steif für den Teilschritt oder überlappten an seinem Beginn und wurden weicher gemacht; Körper stecken darum tiefer ineinander, als sie sollten. Nehmen Sie mehr Teilschritte oder eine kleinere Steifigkeit.',
      '{} 个接触对子步而言太硬，或在子步开始时已重叠，因而被放软；物体彼此嵌入过深。请增加子步或降低刚度。',
    ],
  "Body {} is asked for a vibration that substeps of this length can't follow, so it is softer than it should be; take at least {} substeps, or a lower frequency.":
    [
      'Körper {} soll schneller schwingen, als Teilschritte dieser Länge folgen können, und ist darum weicher, als er sollte. Nehmen Sie mindestens {} Teilschritte oder eine kleinere Frequenz.',
      '物体 {} 的振动频率超出此长度子步所能跟随，因此偏软。请至少取 {} 个子步，或降低频率。',
    ],
  'The elasticity of body {} was not solved to the end in this step, so it is softer than it should be; take more substeps, or more iterations of its model.':
    [
      'Die Elastizität des Körpers {} wurde in diesem Schritt nicht zu Ende gelöst; er ist darum weicher, als er sollte. Nehmen Sie mehr Teilschritte oder mehr Iterationen seines Modells.',
      '物体 {} 的弹性在此步未求解完毕，因此偏软。请增加子步，或增加其模型的迭代次数。',
    ],
  'No step was short enough to keep all bodies apart; they stood still for {} s. Take more substeps, or a response that may overlap.':
    [
      'Kein Schritt war kurz genug, um alle Körper getrennt zu halten; sie standen {} s lang still. Nehmen Sie mehr Teilschritte oder eine Antwort, die Überlappung zulässt.',
      '没有足够短的步能让所有物体保持分离；它们静止了 {} 秒。请增加子步，或选用允许重叠的响应。',
    ],
  'The state of body {} was no longer finite, or beyond all numbers that the engine takes; it is frozen at its last good place until it is placed anew.':
    [
      'Der Zustand des Körpers {} war nicht mehr endlich oder jenseits aller Zahlen, die der Rechenkern nimmt; er ist an seinem letzten guten Ort eingefroren, bis er neu gesetzt wird.',
      '物体 {} 的状态不再是有限数，或超出引擎可接受的范围；它被冻结在最后的有效位置，直到重新放置。',
    ],
  'Bodies gained {} J and nobody did work on them, most of it {}. Take more substeps or another response; let no bodies overlap at the start.':
    [
      'Körper gewannen {} J, ohne dass jemand Arbeit an ihnen verrichtete, am meisten {}. Nehmen Sie mehr Teilschritte oder eine andere Antwort, und sorgen Sie dafür, dass Körper am Anfang nicht überlappen.',
      '物体获得了 {} J 能量而没有外力做功，其中最多的是 {}。请增加子步或换用其他响应，并确保物体开始时不重叠。',
    ],
  'The body {} is faster than {} m/s, too fast for contacts to be found; slow it down.': [
    'Der Körper {} ist schneller als {} m/s, zu schnell, um Kontakte zu finden; bremsen Sie ihn oder setzen Sie ihn neu.',
    '物体 {} 的速度超过 {} m/s，无法检测接触；请减速或重新放置。',
  ],
  'The function that is the shape of body {} {}. The place counts as outside, so others may sink in there; give it a number everywhere.':
    [
      'Die Funktion, die die Form des Körpers {} ist, versagt an einer Stelle ({}). Die Stelle zählt als außen, andere können dort einsinken; geben Sie ihr überall eine Zahl.',
      '作为物体 {} 形状的函数在某处失效（{}）。该处视为外部，其他物体可能陷入；请使其处处给出数值。',
    ],
  'Body {} was placed where contact springs push already, inside another body or its buffer; they hold {} J, which becomes motion. Place it farther away, or take a smaller buffer or stiffness.':
    [
      'Körper {} wurde dorthin gesetzt, wo Kontaktfedern schon drücken, in einen anderen Körper oder dessen Puffer; sie halten {} J, die zu Bewegung werden. Setzen Sie ihn weiter weg, oder nehmen Sie einen kleineren Puffer oder eine kleinere Steifigkeit.',
      '物体 {} 被放在接触弹簧已起作用之处（另一物体或其缓冲区内）；弹簧储有 {} J，将转化为运动。请放远一些，或减小缓冲或刚度。',
    ],
  'The {} and the {} pass through each other: {}': [
    '{} und {} gehen durcheinander hindurch: {}',
    '{} 与 {} 互相穿过：{}',
  ],
  'the shape is open, or too thin to be filled with tetrahedra. Close it, or give it thickness, or make it of several parts. Cloth and ropes need certified.':
    [
      'die Form ist offen oder zu dünn, um mit Tetraedern gefüllt zu werden. Schließen Sie sie, geben Sie ihr Dicke, oder machen Sie sie aus mehreren Teilen. Tuch und Seile brauchen certified.',
      '形状是开放的，或太薄而无法用四面体填充。请封闭它、加厚它，或由多个部分组成。布料和绳索需要 certified。',
    ],
  'static body {}': ['ruhender Körper {}', '静态物体 {}'],
  'kinematic body {}': ['geführter Körper {}', '运动学物体 {}'],
  'rigid body {}': ['starrer Körper {}', '刚体 {}'],
  'soft body {}': ['weicher Körper {}', '软体 {}'],
  'mass-spring body {}': ['Körper {} aus Massen und Federn', '质点弹簧物体 {}'],
  'A contact hook threw an error and was passed over: {}': [
    'Eine Funktion des Benutzers für Kontakte warf einen Fehler und wurde übergangen: {}',
    '用户的接触函数抛出错误，已跳过：{}',
  ],
  "The force field '{}' threw an error and was left out: {}": [
    'Das Kraftfeld „{}“ warf einen Fehler und wurde ausgelassen: {}',
    '力场“{}”抛出错误，已略去：{}',
  ],
  'An observer of the world threw an error and was passed over: {}': [
    'Ein Beobachter der Welt warf einen Fehler und wurde übergangen: {}',
    '世界的一个观察者抛出错误，已跳过：{}',
  ],
  'The step failed inside the engine ({}); please report it with a snapshot from before the step.': [
    'Der Schritt scheiterte im Rechenkern und wurde nicht beendet ({}); bitte melden Sie es zusammen mit einem Zustand von vor dem Schritt.',
    '该步在引擎内失败，未能完成（{}）；请连同该步之前的快照一起报告。',
  ],
  'The joint {} has been torn apart by {} m and {} rad for {} steps; look for joints that contradict it, or for an obstacle.':
    [
      'Das Gelenk {} ist seit langem um {} m und {} rad auseinandergerissen ({} Schritte); suchen Sie nach Gelenken, die ihm widersprechen, oder nach einem Hindernis.',
      '关节 {} 被拉开 {} m 和 {} rad，已持续 {} 步；请检查与其矛盾的关节或障碍物。',
    ],
  'A soft body is wedged in another and can not be parted from it; make room, or place it anew.': [
    'Ein weicher Körper ist in einem anderen verkeilt und lässt sich nicht von ihm trennen; schaffen Sie Platz oder setzen Sie ihn neu.',
    '一个软体卡在另一个物体中，无法分开；请腾出空间或重新放置。',
  ],
  "An element of a soft body has less than a tenth of its volume left, so its forces are not right; under its load of {} N it would take a Young's modulus of at least {} Pa.":
    [
      'Ein Element eines weichen Körpers hat weniger als ein Zehntel seines Volumens übrig, seine Kräfte stimmen darum nicht; unter seiner Last von {} N bräuchte es einen Elastizitätsmodul von mindestens {} Pa.',
      '软体的一个单元体积不足原来的十分之一，其力不准确；在 {} N 的载荷下，杨氏模量至少需要 {} Pa。',
    ],
  'A kinematic body could not go on without passing through a soft one, and was held back.': [
    'Ein geführter Körper konnte nicht weiter, ohne durch einen weichen zu gehen, und wurde zurückgehalten.',
    '一个运动学物体若继续前进将穿过软体，因而被阻止。',
  ],
  'The contacts of a {} body were not solved to the end in this step, so forces are not right and speed was taken out; take more substeps, or less load.':
    [
      'Die Kontakte eines Körpers ({}) wurden in diesem Schritt nicht zu Ende gelöst; Kräfte stimmen nicht, und Geschwindigkeit wurde herausgenommen. Nehmen Sie mehr Teilschritte oder weniger Last.',
      '一个物体（{}）的接触在此步未求解完毕，力不准确且速度被减小。请增加子步或减小载荷。',
    ],
  "The constraint response left an error of {} m/s in {} of its groups, with {} contacts in all; raise its 'sweeps' or 'tolerance', or shorten the step.":
    [
      'Die Antwort constraint ließ einen Fehler von {} m/s in {} ihrer Gruppen, mit zusammen {} Kontakten; erhöhen Sie „sweeps“ oder „tolerance“, oder verkürzen Sie den Schritt.',
      'constraint 响应在 {} m/s 的误差下结束，涉及 {} 个组，共 {} 个接触；请提高“sweeps”或“tolerance”，或缩短步长。',
    ],
};
