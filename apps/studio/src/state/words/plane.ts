/** Words of the page of the plane. */
import type { Words } from './table.js';

export const PLANE: Words = {
  Demos: ['Vorführungen', '演示'],
  Cars: ['Autos', '汽车'],
  Gears: ['Zahnräder', '齿轮'],
  Links: ['Kettenglieder', '链环'],
  Map: ['Landkarte', '地图'],
  Wavy: ['Wellen', '波浪'],
  'Wavy, overlapped': ['Wellen, überlappt', '波浪（重叠）'],
  Sandbox: ['Sandkasten', '沙盒'],
  'An empty tray under gravity, for outlines of your own.': [
    'Eine leere Wanne unter Schwerkraft, für eigene Umrisse.',
    '重力下的空槽，用于放置自己的轮廓。',
  ],
  'outlines of your own': ['eigene Umrisse', '自己的轮廓'],
  'as in the demo': ['wie im Original', '按演示'],
  'Reset without the outlines that were added': [
    'Zurück zum Anfang, ohne die hinzugefügten Umrisse',
    '重新开始，不含添加的轮廓',
  ],
  'Only outlines that you have added can be deleted: click one of them first.': [
    'Nur selbst hinzugefügte Umrisse lassen sich löschen: zuerst einen davon anklicken.',
    '只能删除自己添加的轮廓：请先点击其中一个。',
  ],
  'The outlines in the address are damaged: copy the whole address.': [
    'Die Umrisse in der Adresse sind beschädigt: die ganze Adresse kopieren.',
    '地址中的轮廓已损坏：请复制完整地址。',
  ],
  'delete the chosen outline, if you have added it': [
    'den gewählten Umriss löschen, wenn er selbst hinzugefügt ist',
    '删除所选轮廓（若为自己添加）',
  ],
  'close the message': ['Meldung schließen', '关闭消息'],
  'Click an outline': ['Umriss anklicken', '点击轮廓'],
  'see its field': ['sein Feld sehen', '查看其场'],
  'Drag an outline': ['Umriss ziehen', '拖动轮廓'],
  'Thirteen gears on axles; the first is driven and turns all the others.': [
    'Dreizehn Zahnräder auf Achsen; das erste wird angetrieben und dreht alle anderen.',
    '十三个轴上的齿轮；第一个受驱动并带动其余。',
  ],
  'A chain of fifteen ball-and-ring links, held at one end, sways in a turning wind.': [
    'Eine Kette aus fünfzehn Gliedern, an einem Ende gehalten, schwankt in drehendem Wind.',
    '十五个链环组成的链，一端固定，在旋转的风中摆动。',
  ],
  'Six country outlines are drawn together and stirred; large areas stay in contact.': [
    'Sechs Länderumrisse werden zusammengezogen und gerührt; große Flächen bleiben in Kontakt.',
    '六个国家轮廓被拉到一起并搅动；大片区域保持接触。',
  ],
  'A wave runs along one soft flank, strikes the other and raises a wave there.': [
    'Eine Welle läuft an einer weichen Flanke entlang, trifft die andere und weckt dort eine Welle.',
    '波沿一侧软边传播，撞上另一侧并在那里激起波。',
  ],
  'Two soft bodies start deep in each other and part.': [
    'Zwei weiche Körper beginnen tief ineinander und trennen sich.',
    '两个软体起初深深重叠，随后分开。',
  ],
  'Eighteen cars of different haste share a ring road and bump into each other.': [
    'Achtzehn verschieden eilige Autos teilen sich einen Kreis und stoßen aneinander.',
    '十八辆快慢不一的车在环路上互相碰撞。',
  ],
  '{} outlines, {} edges.': ['{} Umrisse, {} Kanten.', '{} 个轮廓，{} 条边。'],
  'Of the chosen body: blue inside, sand outside, in round steps of distance.': [
    'Des gewählten Körpers: innen blau, außen sandfarben, in runden Stufen des Abstands.',
    '所选物体：内部蓝色，外部沙色，按整数距离分级。',
  ],
  'The way the distance grows fastest.': ['Wohin der Abstand am schnellsten wächst.', '距离增长最快的方向。'],
  'Every place in the colour of the nearest outline.': [
    'Jeder Ort in der Farbe des nächsten Umrisses.',
    '每处以最近轮廓的颜色显示。',
  ],
  'From every penetrating vertex to the nearest boundary.': [
    'Von jeder eindringenden Ecke zum nächsten Rand.',
    '从每个穿透顶点到最近边界。',
  ],
  'Where boundaries may meet: boxes that were looked at, and the region around them.': [
    'Wo sich Ränder treffen können: betrachtete Rechtecke und das Gebiet um sie.',
    '边界可能相遇之处：查看过的矩形及其周围区域。',
  ],
  'Samples near both boundaries, with normals.': [
    'Proben nahe beiden Rändern, mit Normalen.',
    '靠近两边界的采样点，带法线。',
  ],
  'Springs push along the overlapped boundary.': [
    'Federn drücken entlang des überlappten Rands.',
    '弹簧沿重叠边界推开。',
  ],
  'All go back to just before two meet, then exchange impulses.': [
    'Alle gehen zurück bis kurz vor ein Treffen und tauschen dann Stöße aus.',
    '全部退回到相遇前一刻，然后交换冲量。',
  ],
  'Impulses hold contacts, in substeps: for stacks.': [
    'Stöße halten Kontakte, in Teilschritten: für Stapel.',
    '冲量在子步中保持接触：适合堆叠。',
  ],
  'Effect of the bound': ['Wirkung der Grenze', '误差界的效果'],
  'off by at most {}; {} samples in {}': [
    'höchstens um {} daneben; {} Proben in {}',
    '误差至多 {}；{} 个采样，用时 {}',
  ],
  'Agreement of backends': ['Übereinstimmung der Rechenwerke', '后端一致性'],
  '{} differs from the processor by {}': ['{} weicht vom Prozessor um {} ab', '{} 与处理器相差 {}'],
  'One line of the pointer; or drop an SVG or GeoJSON file.': [
    'Ein Zug des Zeigers; oder eine SVG- oder GeoJSON-Datei fallen lassen.',
    '用指针画一笔；或拖放 SVG、GeoJSON 文件。',
  ],
  'The outlines stay as they are': ['Die Umrisse bleiben, wie sie sind', '轮廓保持不变'],
  'Click an outline to see its field, drag it to pull it; drag the ground, turn the wheel.': [
    'Ein Klick auf einen Umriss zeigt sein Feld, Ziehen zieht ihn; Grund ziehen, Rad drehen.',
    '点击轮廓查看其场，拖动可拉它；拖动底面，转动滚轮。',
  ],
  'Proximity per frame': ['Nähe pro Bild', '每帧邻近用时'],
  'Overlapping pairs': ['Überlappende Paare', '重叠对'],
  'Penetrating vertices': ['Eindringende Ecken', '穿透顶点'],
  Trouble: ['Störung', '故障'],
  'The timeline gets a mark to come back to': [
    'Die Zeitleiste bekommt eine Marke zum Zurückkommen',
    '时间轴上留下可返回的标记',
  ],
  'The demo {}, moving; its numbers stand in the panel Tools': [
    'Die Vorführung {}, bewegt; ihre Zahlen stehen unter Werkzeuge',
    '演示 {}，运动中；数值见工具栏',
  ],
};
