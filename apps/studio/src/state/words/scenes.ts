/** Names and descriptions of the gallery's scenes. A test finds those that are missing here. */
import type { Words } from './table.js';

export const SCENES: Words = {
  Arch: ['Bogen', '拱'],
  'Twenty-five stones without mortar stand as an arch in the shape of a hanging chain, and creep less than a millimetre in a minute.':
    [
      'Fünfundzwanzig Steine ohne Mörtel stehen als Bogen in der Form einer hängenden Kette und kriechen in einer Minute weniger als einen Millimeter.',
      '二十五块无砂浆的石块按悬链线形状砌成拱，一分钟内蠕动不到一毫米。',
    ],
  Attractor: ['Anziehung', '吸引子'],
  'A cloud of two hundred and sixteen spheres falls together around a point and comes to rest as a ball.': [
    'Eine Wolke aus zweihundertsechzehn Kugeln fällt um einen Punkt zusammen und kommt als Ball zur Ruhe.',
    '二百一十六个球组成的云团向一点聚拢，最后静止成一个球团。',
  ],
  Billiard: ['Billard', '台球'],
  'A cue ball breaks a rack of fifteen on a table with cushions.': [
    'Eine Spielkugel sprengt fünfzehn Kugeln auf einem Tisch mit Banden.',
    '母球在带库边的球台上打散十五个球。',
  ],
  'Bouncing ball': ['Springender Ball', '弹跳的球'],
  'A ball dropped from 2 m keeps 0.8 of its speed at each bounce, so each top is 0.64 of the last.': [
    'Ein Ball, der aus 2 m fällt, behält bei jedem Aufprall 0.8 seiner Geschwindigkeit; jede Höhe ist darum 0.64 der letzten.',
    '球从 2 m 高处落下，每次弹起保留 0.8 的速度，因此每次的高度是上一次的 0.64。',
  ],
  'Box pile': ['Haufen aus Quadern', '方块堆'],
  'A hundred and twenty-five boxes fall into a heap between four walls.': [
    'Hundertfünfundzwanzig Quader fallen zwischen vier Wänden auf einen Haufen.',
    '一百二十五个方块在四面墙之间落成一堆。',
  ],
  'Box stack': ['Stapel aus Quadern', '方块塔'],
  'Eight boxes stand on each other and must neither slide, lean nor sink.': [
    'Acht Quader stehen aufeinander und dürfen weder rutschen noch sich neigen noch einsinken.',
    '八个方块叠在一起，不得滑动、倾斜或下沉。',
  ],
  Bridge: ['Brücke', '桥'],
  'Boxes fall on a hanging bridge of hinged planks, which sways and carries them.': [
    'Quader fallen auf eine Hängebrücke aus gelenkigen Brettern, die schwankt und sie trägt.',
    '方块落在由铰接木板组成的吊桥上，桥摇晃着托住它们。',
  ],
  'Bullet and plate': ['Geschoss und Platte', '子弹与板'],
  'A ball of 4 cm at 500 m/s meets a plate of 1 cm and does not pass it.': [
    'Eine Kugel von 4 cm trifft mit 500 m/s auf eine Platte von 1 cm und geht nicht hindurch.',
    '4 cm 的球以 500 m/s 撞上 1 cm 的板而没有穿过。',
  ],
  Cascade: ['Kaskade', '瀑布'],
  'Spheres and boxes tumble down three ramps, into a tray and over its rim.': [
    'Kugeln und Quader purzeln drei Rampen hinab, in eine Wanne und über ihren Rand.',
    '球和方块从三道坡道滚下，落入托盘并越过边沿。',
  ],
  'Chain with a weight': ['Kette mit Gewicht', '挂重物的链'],
  'A chain of twenty links swings a weight a hundred times as heavy as a link, and no link comes apart.': [
    'Eine Kette aus zwanzig Gliedern schwingt ein Gewicht, das hundertmal so schwer ist wie ein Glied, und kein Glied löst sich.',
    '二十节的链条摆动一个重达单节百倍的重物，而没有一节脱开。',
  ],
  'Cloth over a ball': ['Tuch über einer Kugel', '覆在球上的布'],
  'A cloth falls over a ball, folds, and touches itself.': [
    'Ein Tuch fällt über eine Kugel, faltet sich und berührt sich selbst.',
    '布落在球上，起褶并与自身接触。',
  ],
  'Responses side by side': ['Antworten nebeneinander', '各种响应并列'],
  'The same drop eight times, each box with a response of its own against the floor.': [
    'Achtmal derselbe Fall, jeder Quader mit einer eigenen Antwort gegen den Boden.',
    '同一次下落重复八遍，每个方块对地面各用一种响应。',
  ],
  'Drop, backtracking': ['Fall, backtracking', '下落，backtracking'],
  'A tumbling box, a ball and a slab fall on each other and the pile is stopped just before contact.': [
    'Ein taumelnder Quader, eine Kugel und eine Platte fallen aufeinander, und der Stapel wird kurz vor der Berührung angehalten.',
    '翻滚的方块、球和板相互落下，堆在即将接触时被停住。',
  ],
  'Drop, collision-integration': ['Fall, collision-integration', '下落，collision-integration'],
  'A tumbling box, a ball and a slab fall on each other; every impact is integrated over its impulse.': [
    'Ein taumelnder Quader, eine Kugel und eine Platte fallen aufeinander; jeder Stoß wird über seinen Impuls integriert.',
    '翻滚的方块、球和板相互落下；每次碰撞都按其冲量积分。',
  ],
  'Drop, constraint': ['Fall, constraint', '下落，constraint'],
  'A tumbling box, a ball and a slab fall on each other and the pile is solved exactly.': [
    'Ein taumelnder Quader, eine Kugel und eine Platte fallen aufeinander, und der Stapel wird genau gelöst.',
    '翻滚的方块、球和板相互落下，堆被精确求解。',
  ],
  'Drop, impulse-averaged': ['Fall, impulse-averaged', '下落，impulse-averaged'],
  'A tumbling box, a ball and a slab fall on each other and the pile rocks on one averaged contact.': [
    'Ein taumelnder Quader, eine Kugel und eine Platte fallen aufeinander, und der Stapel kippelt auf einem gemittelten Kontakt.',
    '翻滚的方块、球和板相互落下，堆在一个平均接触上摇晃。',
  ],
  'Drop, impulse': ['Fall, impulse', '下落，impulse'],
  'A tumbling box, a ball and a slab fall on each other and the pile comes to rest with bounces.': [
    'Ein taumelnder Quader, eine Kugel und eine Platte fallen aufeinander, und der Stapel kommt mit Sprüngen zur Ruhe.',
    '翻滚的方块、球和板相互落下，堆弹跳几下后静止。',
  ],
  'Drop, log-barrier': ['Fall, log-barrier', '下落，log-barrier'],
  'A tumbling box, a ball and a slab fall on each other and the pile never touches.': [
    'Ein taumelnder Quader, eine Kugel und eine Platte fallen aufeinander, und im Stapel berührt sich nie etwas.',
    '翻滚的方块、球和板相互落下，而堆中从不真正接触。',
  ],
  'Drop, penalty-buffered': ['Fall, penalty-buffered', '下落，penalty-buffered'],
  'A tumbling box, a ball and a slab fall on each other and the pile floats on a buffer of springs.': [
    'Ein taumelnder Quader, eine Kugel und eine Platte fallen aufeinander, und der Stapel schwebt auf einem Puffer aus Federn.',
    '翻滚的方块、球和板相互落下，堆浮在弹簧缓冲层上。',
  ],
  'Drop, penalty-quadratic': ['Fall, penalty-quadratic', '下落，penalty-quadratic'],
  'A tumbling box, a ball and a slab fall on each other and the pile bounces on springs without loss.': [
    'Ein taumelnder Quader, eine Kugel und eine Platte fallen aufeinander, und der Stapel springt ohne Verlust auf Federn.',
    '翻滚的方块、球和板相互落下，堆在无损耗的弹簧上弹跳。',
  ],
  'Drop, penalty': ['Fall, penalty', '下落，penalty'],
  'A tumbling box, a ball and a slab fall on each other and the pile sinks in on damped springs.': [
    'Ein taumelnder Quader, eine Kugel und eine Platte fallen aufeinander, und der Stapel sinkt auf gedämpften Federn ein.',
    '翻滚的方块、球和板相互落下，堆在带阻尼的弹簧上陷入。',
  ],
  'Falling spheres': ['Fallende Kugeln', '落下的球'],
  'Sixty-four spheres fall onto a floor, bounce off each other and roll apart.': [
    'Vierundsechzig Kugeln fallen auf einen Boden, prallen voneinander ab und rollen auseinander.',
    '六十四个球落到地面，相互弹开并四散滚动。',
  ],
  'Flipping plate': ['Kippende Platte', '翻转的板'],
  'A plate that spins about its middle axis turns over every 5.03 s, the Dzhanibekov effect.': [
    'Eine Platte, die sich um ihre mittlere Achse dreht, kippt alle 5.03 s um: der Dschanibekow-Effekt.',
    '绕中间轴旋转的板每 5.03 s 翻转一次，即贾尼别科夫效应。',
  ],
  'Free top': ['Freier Kreisel', '自由陀螺'],
  'A symmetric top with moments 1, 1 and 2 turns about its axis at 10 rad/s and nods at 20 rad/s without any torque.':
    [
      'Ein symmetrischer Kreisel mit den Momenten 1, 1 und 2 dreht sich mit 10 rad/s um seine Achse und nickt mit 20 rad/s, ohne jedes Drehmoment.',
      '惯量为 1、1、2 的对称陀螺以 10 rad/s 绕轴旋转，在无力矩下以 20 rad/s 章动。',
    ],
  Groups: ['Gruppen', '分组'],
  'Red balls land on the shelf, blue balls fall through it, because their masks leave its group out.': [
    'Rote Kugeln landen auf dem Brett, blaue fallen hindurch, weil ihre Masken seine Gruppe auslassen.',
    '红球落在搁板上，蓝球穿过去，因为它们的掩码不含该组。',
  ],
  'Hanging cradle': ['Hängendes Kugelspiel', '悬挂的牛顿摆'],
  'Five steel balls hang on rods in a row, and the impact of the first goes through to the last.': [
    'Fünf Stahlkugeln hängen in einer Reihe an Stäben, und der Stoß der ersten geht bis zur letzten durch.',
    '五个钢球成排挂在杆上，第一个球的撞击一直传到最后一个。',
  ],
  'Hard landing': ['Harte Landung', '硬着陆'],
  'Two balls hit a plate that reports forces above 500 N: the high one sets it off, the low one does not.': [
    'Zwei Kugeln treffen eine Platte, die Kräfte über 500 N meldet: die hohe löst sie aus, die niedrige nicht.',
    '两个球撞上一块报告超过 500 N 的力的板：高处的触发，低处的不触发。',
  ],
  'Heavy on light': ['Schwer auf leicht', '重物压轻物'],
  'A block of a tonne stands on one of a kilogram without pressing it into the floor.': [
    'Ein Block von einer Tonne steht auf einem von einem Kilogramm, ohne ihn in den Boden zu drücken.',
    '一吨的方块立在一千克的方块上，而没有把它压进地面。',
  ],
  Incline: ['Schräge', '斜面'],
  'On a slope of 20 degrees the box with friction 0.7 stays and the box with friction 0.15 slides, since tan 20° is 0.364.':
    [
      'Auf einer Schräge von 20 Grad bleibt der Quader mit Reibung 0.7 liegen, und der mit 0.15 rutscht, denn tan 20° ist 0.364.',
      '在 20 度斜面上，摩擦系数 0.7 的方块不动，0.15 的滑下，因为 tan 20° 为 0.364。',
    ],
  'Kinematic pusher': ['Geführter Schieber', '运动学推板'],
  'A plate that nothing can stop pushes a row of boxes across the floor.': [
    'Eine Platte, die nichts aufhält, schiebt eine Reihe Quader über den Boden.',
    '一块无法阻挡的板把一排方块推过地面。',
  ],
  Ladder: ['Leiter', '梯子'],
  'At 60 degrees against a smooth wall a ladder with friction 0.32 stands and one with 0.25 slips, since the critical value is 0.289.':
    [
      'Bei 60 Grad an einer glatten Wand steht eine Leiter mit Reibung 0.32, und eine mit 0.25 rutscht, denn der Grenzwert ist 0.289.',
      '以 60 度靠在光滑墙上，摩擦系数 0.32 的梯子站住，0.25 的滑倒，因为临界值为 0.289。',
    ],
  Lift: ['Aufzug', '升降台'],
  'A motor raises a platform with two crates along a mast to its upper stop.': [
    'Ein Motor hebt eine Bühne mit zwei Kisten an einem Mast bis zum oberen Anschlag.',
    '电机把载有两个箱子的平台沿立柱升到上限位。',
  ],
  Momentum: ['Impuls', '动量'],
  'Spheres and boxes collide in empty space; their momentum and angular momentum must not change.': [
    'Kugeln und Quader stoßen im leeren Raum zusammen; Impuls und Drehimpuls dürfen sich nicht ändern.',
    '球和方块在空旷空间中相撞；动量与角动量不得改变。',
  ],
  "Newton's cradle": ['Kugelstoßpendel', '牛顿摆'],
  'A ball hits a row of four without loss, and only the last one leaves, with the speed of the first.': [
    'Eine Kugel trifft ohne Verlust eine Reihe von vieren, und nur die letzte geht fort, mit der Geschwindigkeit der ersten.',
    '一个球无损地撞上一排四个球，只有最后一个以第一个的速度离开。',
  ],
  Overhang: ['Überhang', '悬伸'],
  'Four blocks hang over the edge by 97 percent of the harmonic 1.042 lengths and stay.': [
    'Vier Blöcke hängen um 97 Prozent der harmonischen 1.042 Längen über die Kante und bleiben.',
    '四块木块伸出边缘，达到调和极限 1.042 个长度的 97%，仍然站住。',
  ],
  'Painlevé rod': ['Stab von Painlevé', '潘勒韦杆'],
  'A rod that slides on a floor with friction 2 in a way for which rigid bodies have no consistent force.': [
    'Ein Stab gleitet mit Reibung 2 so über einen Boden, dass starre Körper keine widerspruchsfreie Kraft haben.',
    '一根杆以摩擦系数 2 在地面滑动，其状态下刚体没有自洽的力。',
  ],
  Pendulum: ['Pendel', '单摆'],
  'A pendulum of 1 m that swings out by 60 degrees takes 2.153 s to come back.': [
    'Ein Pendel von 1 m, das um 60 Grad ausschlägt, braucht 2.153 s, bis es zurück ist.',
    '长 1 m、摆角 60 度的单摆往返一次需 2.153 s。',
  ],
  'Pushed block': ['Geschobener Block', '被推的方块'],
  'A block pushed at 3 m/s with friction 0.3 stops after v²/(2 μ g), which is 1.529 m.': [
    'Ein Block, mit 3 m/s angeschoben, hält bei Reibung 0.3 nach v²/(2 μ g), das sind 1.529 m.',
    '以 3 m/s 推出、摩擦系数 0.3 的方块在 v²/(2 μ g)，即 1.529 m 后停下。',
  ],
  'Rolling and sliding': ['Rollen und Gleiten', '滚动与滑动'],
  'Under gravity that leans by 26.565 degrees a rough sphere rolls at 5/7 of the acceleration with which a smooth one slides.':
    [
      'Unter einer um 26.565 Grad geneigten Schwerkraft rollt eine raue Kugel mit 5/7 der Beschleunigung, mit der eine glatte gleitet.',
      '在倾斜 26.565 度的重力下，粗糙球滚动的加速度是光滑球滑动的 5/7。',
    ],
  'Rope over a peg': ['Seil über einem Zapfen', '搭在销上的绳'],
  'A rope hangs over a peg, and another falls across it.': [
    'Ein Seil hängt über einem Zapfen, und ein anderes fällt quer darüber.',
    '一根绳搭在销上，另一根横落其上。',
  ],
  'See-saw': ['Wippe', '跷跷板'],
  'Three kilograms at one metre and two at one and a half hold a see-saw level until a third crate falls on it.':
    [
      'Drei Kilogramm bei einem Meter und zwei bei anderthalb halten eine Wippe waagerecht, bis eine dritte Kiste darauf fällt.',
      '一米处的三千克与一米半处的两千克使跷跷板保持水平，直到第三个箱子落下。',
    ],
  'Sensor gate': ['Meldetor', '感应门'],
  'Balls fall through a gate that reports each of them and stops none.': [
    'Kugeln fallen durch ein Tor, das jede meldet und keine aufhält.',
    '球穿过一道门，门逐一报告而不阻挡。',
  ],
  Shapes: ['Formen', '形状'],
  'One of every shape falls onto a floor and comes to rest in a heap.': [
    'Von jeder Form fällt eine auf einen Boden, und sie kommen auf einem Haufen zur Ruhe.',
    '每种形状各一个落到地面，最后堆在一起静止。',
  ],
  Sleeping: ['Schlafen', '休眠'],
  'A wall of boxes begins asleep and wakes where a ball hits it.': [
    'Eine Mauer aus Quadern beginnt im Schlaf und erwacht, wo eine Kugel sie trifft.',
    '一堵方块墙从休眠开始，被球击中之处醒来。',
  ],
  'Critical slope': ['Kritische Schräge', '临界斜面'],
  'Under gravity that leans by 26.565 degrees the block with friction 0.51 sticks, the one with 0.49 creeps off and the one with 0.3 goes 3.5 m in 2 s.':
    [
      'Unter einer um 26.565 Grad geneigten Schwerkraft haftet der Block mit Reibung 0.51, der mit 0.49 kriecht davon, und der mit 0.3 kommt in 2 s 3.5 m weit.',
      '在倾斜 26.565 度的重力下，摩擦系数 0.51 的方块粘住，0.49 的缓慢滑走，0.3 的在 2 s 内滑行 3.5 m。',
    ],
  'Bar through a plate': ['Balken durch eine Platte', '穿过板的杆'],
  'A bar that starts through a plate leaves it by the shorter way.': [
    'Ein Balken, der durch eine Platte hindurch beginnt, verlässt sie auf dem kürzeren Weg.',
    '一开始就穿过板的杆沿较短的路离开。',
  ],
  'Crossing soft bars': ['Gekreuzte weiche Balken', '交叉的软杆'],
  'Two bars that start crossed through each other part.': [
    'Zwei Balken, die ineinander gekreuzt beginnen, trennen sich.',
    '两根一开始相互穿插的杆分开。',
  ],
  'A dent that stays': ['Eine Delle, die bleibt', '留下的凹坑'],
  'A steel ball falls on a block that yields, and comes to rest in the dent that it made.': [
    'Eine Stahlkugel fällt auf einen Block, der nachgibt, und kommt in der Delle zur Ruhe, die sie gemacht hat.',
    '钢球落在会屈服的块上，停在自己压出的凹坑里。',
  ],
  'Folding bar': ['Faltender Balken', '折叠的杆'],
  'A long soft bar falls on its end, buckles and lies down on itself without passing through itself.': [
    'Ein langer weicher Balken fällt auf sein Ende, knickt ein und legt sich auf sich selbst, ohne durch sich hindurchzugehen.',
    '一根长软杆端部着地，屈曲并叠在自身上，而不穿过自身。',
  ],
  'Mixed soft drop': ['Gemischter weicher Fall', '软体混合下落'],
  'Soft bodies of many shapes, convex and concave, fall on each other and come to rest.': [
    'Weiche Körper vieler Formen, konvex und konkav, fallen aufeinander und kommen zur Ruhe.',
    '各种凸凹形状的软体相互落下并静止。',
  ],
  'Nested soft cubes': ['Ineinander liegende weiche Würfel', '嵌套的软立方体'],
  'A cube that starts inside a larger one comes out of it without speed.': [
    'Ein Würfel, der in einem größeren beginnt, kommt ohne Geschwindigkeit heraus.',
    '一开始位于更大立方体内的立方体不带速度地出来。',
  ],
  'Soft ball under a press': ['Weiche Kugel unter einer Presse', '压机下的软球'],
  'A soft ball is pressed flat between the floor and a plate of five tonnes that comes down slowly.': [
    'Eine weiche Kugel wird zwischen dem Boden und einer Platte von fünf Tonnen, die langsam herunterkommt, flach gedrückt.',
    '软球在地面与缓慢下降的五吨板之间被压扁。',
  ],
  'Squeezed through a ring': ['Durch einen Ring gedrückt', '挤过圆环'],
  'A soft ball is pushed through a ring that is narrower than it.': [
    'Eine weiche Kugel wird durch einen Ring geschoben, der enger ist als sie.',
    '软球被推过一个比它窄的圆环。',
  ],
  'Four soft blocks': ['Vier weiche Blöcke', '四个软块'],
  'Four blocks of 1,600 tetrahedra in all drop onto each other.': [
    'Vier Blöcke aus zusammen 1 600 Tetraedern fallen aufeinander.',
    '共 1,600 个四面体的四个块相互落下。',
  ],
  'Pile of soft balls': ['Haufen weicher Kugeln', '软球堆'],
  'A hundred and twenty soft balls of 2,400 tetrahedra in all fall from random places and come to rest as a pile.':
    [
      'Hundertzwanzig weiche Kugeln aus zusammen 2 400 Tetraedern fallen von zufälligen Orten und kommen als Haufen zur Ruhe.',
      '共 2,400 个四面体的一百二十个软球从随机位置落下，堆成一堆后静止。',
    ],
  'Three large soft bodies': ['Drei große weiche Körper', '三个大软体'],
  'Three bodies of 19,500 tetrahedra in all fall onto a post and onto each other.': [
    'Drei Körper aus zusammen 19 500 Tetraedern fallen auf einen Pfosten und aufeinander.',
    '共 19,500 个四面体的三个物体落在柱子上并相互叠落。',
  ],
  'Two soft cubes': ['Zwei weiche Würfel', '两个软立方体'],
  'Two cubes of 1,250 tetrahedra meet at 20 m/s, are pressed flat and part again.': [
    'Zwei Würfel aus 1 250 Tetraedern treffen sich mit 20 m/s, werden flach gedrückt und trennen sich wieder.',
    '两个由 1,250 个四面体组成的立方体以 20 m/s 相遇，被压扁后又分开。',
  ],
  'Sphere pile': ['Haufen aus Kugeln', '球堆'],
  'A thousand spheres settle in a box without a lid.': [
    'Tausend Kugeln setzen sich in einer Kiste ohne Deckel.',
    '一千个球在无盖的箱中沉积。',
  ],
  'Spin up': ['Ins Rollen kommen', '由滑到滚'],
  'A sphere thrown at 3 m/s without spin slides for 0.29 s and then rolls at 5/7 of its speed, with 2/7 of its energy lost.':
    [
      'Eine Kugel, mit 3 m/s ohne Drall geworfen, gleitet 0.29 s lang und rollt dann mit 5/7 ihrer Geschwindigkeit; 2/7 ihrer Energie sind verloren.',
      '以 3 m/s 无旋抛出的球滑动 0.29 s，然后以 5/7 的速度滚动，损失 2/7 的能量。',
    ],
  'Three supports': ['Drei Stützen', '三个支点'],
  'A plate of 1 kg on three spheres loads each of them with 3.27 N.': [
    'Eine Platte von 1 kg auf drei Kugeln belastet jede mit 3.27 N.',
    '1 kg 的板放在三个球上，每个球受力 3.27 N。',
  ],
  Tipping: ['Kippen', '倾倒'],
  'Under gravity that leans by 22.3 degrees a box twice and a half as tall as wide tips while one twice as tall as wide stands.':
    [
      'Unter einer um 22.3 Grad geneigten Schwerkraft kippt ein Quader, der zweieinhalbmal so hoch wie breit ist; einer, der doppelt so hoch ist, steht.',
      '在倾斜 22.3 度的重力下，高为宽两倍半的方块倾倒，高为宽两倍的站住。',
    ],
  'Tumbling box': ['Taumelnder Quader', '翻滚的方块'],
  'A free box that turns about its middle axis flips over again and again, as the intermediate axis theorem says.':
    [
      'Ein freier Quader, der sich um seine mittlere Achse dreht, kippt immer wieder um, wie es der Satz von der mittleren Achse sagt.',
      '绕中间轴旋转的自由方块一再翻转，正如中间轴定理所述。',
    ],
  'Two-body impact': ['Stoß zweier Körper', '两体碰撞'],
  'Spheres of 1 kg at 2 m/s and 3 kg at -1 m/s meet with restitution 0.8 and leave at -2.05 and 0.35 m/s.': [
    'Kugeln von 1 kg mit 2 m/s und 3 kg mit -1 m/s treffen sich mit der Stoßzahl 0.8 und gehen mit -2.05 und 0.35 m/s auseinander.',
    '1 kg、2 m/s 与 3 kg、-1 m/s 的球以恢复系数 0.8 相撞，离开时速度为 -2.05 与 0.35 m/s。',
  ],
  Vortex: ['Wirbel', '涡旋'],
  'Spheres are stirred around a pole by a vortex and slowed by drag.': [
    'Kugeln werden von einem Wirbel um einen Pfahl gerührt und vom Luftwiderstand gebremst.',
    '球被涡旋带着绕杆转动，并受阻力减速。',
  ],
  Windmill: ['Windmühle', '风车'],
  'A motor turns a cross of four wings at one radian per second, and balls that fall on it are thrown off.': [
    'Ein Motor dreht ein Kreuz aus vier Flügeln mit einem Radiant pro Sekunde, und Kugeln, die darauf fallen, werden abgeworfen.',
    '电机以每秒一弧度转动四翼十字架，落在上面的球被甩出。',
  ],
  'Floor and cube': ['Boden und Würfel', '地面与立方体'],
  'A cube of 8 molecules drops onto a sheet of 64 that is held at its border; the scene file that the thesis prints.':
    [
      'Ein Würfel aus 8 Molekülen fällt auf ein Blatt aus 64, das am Rand gehalten wird; die Szene, die in der Arbeit abgedruckt ist.',
      '由 8 个分子组成的立方体落在边缘固定的 64 分子薄片上；论文中印出的场景文件。',
    ],
  'Box and ground': ['Quader und Boden', '方块与地面'],
  'A box of 75 molecules falls onto a fixed ground of 225 and bounces: density 2,500 kg/m³, elasticity 5,000 N/m².':
    [
      'Ein Quader aus 75 Molekülen fällt auf einen festen Boden aus 225 und springt: Dichte 2 500 kg/m³, Elastizität 5 000 N/m².',
      '75 个分子的方块落在 225 个分子的固定地面上弹起：密度 2,500 kg/m³，弹性 5,000 N/m²。',
    ],
  'Box and ground, light': ['Quader und Boden, leicht', '方块与地面，轻'],
  'The box at 833 kg/m³: a third of the mass, so the ground gives the same fall a smaller force.': [
    'Der Quader mit 833 kg/m³: ein Drittel der Masse, der Boden gibt demselben Fall darum eine kleinere Kraft.',
    '密度 833 kg/m³ 的方块：质量为三分之一，同样的下落地面给出较小的力。',
  ],
  'Box and ground, heavy': ['Quader und Boden, schwer', '方块与地面，重'],
  'The box at 5,000 kg/m³: it presses deeper into the ground, which pushes back twice as hard.': [
    'Der Quader mit 5 000 kg/m³: er drückt sich tiefer in den Boden, der doppelt so stark zurückdrückt.',
    '密度 5,000 kg/m³ 的方块：压入地面更深，地面以两倍的力推回。',
  ],
  'Box and ground, soft': ['Quader und Boden, weich', '方块与地面，软'],
  'The box at 1,500 N/m²: it flattens when it lands, and takes its time to come back.': [
    'Der Quader mit 1 500 N/m²: er wird bei der Landung flach und lässt sich Zeit, zurückzukommen.',
    '弹性 1,500 N/m² 的方块：着地时变扁，慢慢恢复。',
  ],
  'Box and ground, stiff': ['Quader und Boden, steif', '方块与地面，硬'],
  'The box at 50,000 N/m²: it keeps its shape and jumps off at once.': [
    'Der Quader mit 50 000 N/m²: er behält seine Form und springt sofort ab.',
    '弹性 50,000 N/m² 的方块：保持形状并立即弹起。',
  ],
  lighter: ['leichter', '更轻'],
  heavier: ['schwerer', '更重'],
  softer: ['weicher', '更软'],
  stiffer: ['steifer', '更硬'],
  'Eleven objects': ['Elf Objekte', '十一个物体'],
  'Nine cubes of molecules fall onto a held sheet in a basin; the scene that the thesis measures its speed with.':
    [
      'Neun Würfel aus Molekülen fallen auf ein gehaltenes Blatt in einem Becken; die Szene, mit der die Arbeit ihre Geschwindigkeit misst.',
      '九个分子立方体落在水槽中固定的薄片上；论文用来测量速度的场景。',
    ],
  'An empty scene with a ground; add bodies under Build.': [
    'Eine leere Szene mit einem Boden; Körper kommen unter Bauen hinzu.',
    '只有地面的空场景；请在“搭建”中添加物体。',
  ],
};
