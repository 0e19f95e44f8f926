/** Keys and what the pointer does. */
import type { Words } from './table.js';

export const HELP: Words = {
  Space: ['Leertaste', '空格'],
  'play or pause': ['abspielen oder anhalten', '播放或暂停'],
  'one single step; ← one back': ['ein einzelner Schritt; ← einer zurück', '单步；← 后退一步'],
  'show all bodies, and keep them in sight': [
    'alle Körper zeigen und im Bild halten',
    '显示所有物体并保持可见',
  ],
  'Ctrl Z': ['Strg Z', 'Ctrl Z'],
  'undo; Ctrl Y again': ['zurücknehmen; Strg Y wiederholen', '撤销；Ctrl Y 重做'],
  Del: ['Entf', 'Del'],
  'delete what is selected; Ctrl D doubles it': [
    'Ausgewähltes löschen; Strg D verdoppelt es',
    '删除所选；Ctrl D 复制它',
  ],
  'Ctrl C, X, V': ['Strg C, X, V', 'Ctrl C、X、V'],
  'copy, cut and paste bodies; V also a scene or a file': [
    'Körper kopieren, ausschneiden, einfügen; V auch eine Szene oder Datei',
    '复制、剪切、粘贴物体；V 也可粘贴场景或文件',
  ],
  'Ctrl G': ['Strg G', 'Ctrl G'],
  'make what is selected one group; with Shift, dissolve it': [
    'Ausgewähltes zu einer Gruppe machen; mit Umschalt wieder lösen',
    '将所选编为一组；加 Shift 解散',
  ],
  'move, turn or scale what is selected': [
    'Ausgewähltes bewegen, drehen, in der Größe ändern',
    '移动、旋转或缩放所选',
  ],
  Enter: ['Eingabe', 'Enter'],
  'press the button or throw the switch that has the focus': [
    'den Knopf oder Schalter drücken, der den Fokus hat',
    '按下获得焦点的按钮或开关',
  ],
  'the scene before': ['die Szene davor', '上一个场景'],
  'the next scene': ['die nächste Szene', '下一个场景'],
  'open files: scenes, meshes, snapshots, recordings': [
    'Dateien öffnen: Szenen, Netze, Zustände, Aufzeichnungen',
    '打开文件：场景、网格、快照、录制',
  ],
  'open or close the scenes': ['Szenen auf- oder zuklappen', '打开或关闭场景栏'],
  'open or close the tools': ['Werkzeuge auf- oder zuklappen', '打开或关闭工具栏'],
  'open or close the plots': ['Kurven auf- oder zuklappen', '打开或关闭曲线栏'],
  'present on a wall: full screen, large letters, no panels': [
    'an der Wand vorführen: ganzer Bildschirm, große Schrift, keine Felder',
    '大屏演示：全屏、大字、无面板',
  ],
  'compare two sets of methods, or end that': [
    'zwei Sätze von Verfahren vergleichen, oder das beenden',
    '比较两组方法，或结束比较',
  ],
  'close the message, or select nothing': [
    'Meldung schließen, oder nichts auswählen',
    '关闭消息，或取消选择',
  ],
  'open or close this sheet': ['dieses Blatt auf- oder zuklappen', '打开或关闭本页'],
  'Click a body': ['Körper anklicken', '点击物体'],
  'select it with its group; with Shift, several, with Alt, it alone': [
    'wählt ihn mit seiner Gruppe; mit Umschalt mehrere, mit Alt ihn allein',
    '连同其组一起选择；Shift 多选，Alt 单选',
  ],
  'Drag a body': ['Körper ziehen', '拖动物体'],
  'pull it, push with it, throw it': ['ziehen, damit stoßen, werfen', '拉、推、抛'],
  'Drag the background': ['Hintergrund ziehen', '拖动背景'],
  'turn the view': ['die Ansicht drehen', '旋转视图'],
  'Right button, two fingers': ['Rechte Taste, zwei Finger', '右键、双指'],
  'move the view': ['die Ansicht verschieben', '移动视图'],
  'Wheel, pinch': ['Rad, Spreizen', '滚轮、捏合'],
  'come closer, go farther': ['näher kommen, weiter weggehen', '拉近、拉远'],
};
