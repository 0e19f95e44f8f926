/** Why the engine refused a text, a number or a file, in its own sentences, and the phrases that stand in their places. */
import { REFUSED_WORLDS } from './refused-worlds.js';
import type { Words } from './table.js';

/** Texts that aren't JSON. */
const TEXTS: Words = {
  'The text has {} characters; at most {} can be read.': [
    'Der Text hat {} Zeichen; höchstens {} können gelesen werden.',
    '文本有 {} 个字符；至多可读 {} 个。',
  ],
  'The text is empty; write one JSON object.': [
    'Der Text ist leer; schreiben Sie ein JSON-Objekt.',
    '文本为空；请写一个 JSON 对象。',
  ],
  'The JSON value has ended, but {} follows; remove it.': [
    'Der JSON-Wert ist zu Ende, aber es folgt {}; entfernen Sie es.',
    'JSON 值已结束，但后面还有 {}；请删除。',
  ],
  'A value should stand here, but {} does.': [
    'Hier sollte ein Wert stehen, aber da steht {}.',
    '此处应为一个值，但却是 {}。',
  ],
  'A key in double quotes should stand here, but {} does.': [
    'Hier sollte ein Schlüssel in doppelten Anführungszeichen stehen, aber da steht {}.',
    '此处应为双引号中的键，但却是 {}。',
  ],
  'This key stands twice in its object; remove one of the two.': [
    'Dieser Schlüssel steht zweimal in seinem Objekt; entfernen Sie einen davon.',
    '此键在对象中出现两次；请删除一个。',
  ],
  'A colon should follow the key, but {} does.': [
    'Auf den Schlüssel sollte ein Doppelpunkt folgen, aber es folgt {}.',
    '键之后应为冒号，但却是 {}。',
  ],
  'The nesting is deeper than {} levels; flatten it.': [
    'Die Schachtelung ist tiefer als {} Ebenen; machen Sie sie flacher.',
    '嵌套超过 {} 层；请减少层数。',
  ],
  "A comma or '{}' should stand here, but {} does.": [
    'Hier sollte ein Komma oder „{}“ stehen, aber da steht {}.',
    '此处应为逗号或“{}”，但却是 {}。',
  ],
  "No comma may stand before '{}'; remove it.": [
    'Vor „{}“ darf kein Komma stehen; entfernen Sie es.',
    '“{}”之前不能有逗号；请删除。',
  ],
  'This text has no closing double quote; add it.': [
    'Diesem Text fehlt das schließende doppelte Anführungszeichen; ergänzen Sie es.',
    '此文本缺少结尾的双引号；请补上。',
  ],
  "A line break or control character can't stand inside quotes; write it as \\n or \\u00XX.": [
    'Zeilenumbrüche und Steuerzeichen können nicht in Anführungszeichen stehen; schreiben Sie \\n oder \\u00XX.',
    '引号内不能有换行或控制字符；请写作 \\n 或 \\u00XX。',
  ],
  'This backslash starts no JSON escape; write \\\\ for a backslash itself.': [
    'Dieser Rückstrich beginnt keine Umschreibung von JSON; schreiben Sie \\\\ für den Rückstrich selbst.',
    '此反斜杠不是 JSON 转义；反斜杠本身请写作 \\\\。',
  ],
  'A number such as 0.5, -2 or 1e-3 should stand here, but {} does.': [
    'Hier sollte eine Zahl wie 0.5, -2 oder 1e-3 stehen, aber da steht {}.',
    '此处应为 0.5、-2 或 1e-3 这样的数，但却是 {}。',
  ],
  'This number is too large for a 64-bit float; write a smaller one.': [
    'Diese Zahl ist zu groß für 64 Bit; schreiben Sie eine kleinere.',
    '此数超出 64 位浮点范围；请写小一些。',
  ],
  "NaN (which isn't JSON: write a finite number)": [
    'NaN (das ist kein JSON: schreiben Sie eine endliche Zahl)',
    'NaN（不是 JSON：请写有限数）',
  ],
  "nan (which isn't JSON: write a finite number)": [
    'nan (das ist kein JSON: schreiben Sie eine endliche Zahl)',
    'nan（不是 JSON：请写有限数）',
  ],
  "Infinity (which isn't JSON: write a finite number)": [
    'Infinity (das ist kein JSON: schreiben Sie eine endliche Zahl)',
    'Infinity（不是 JSON：请写有限数）',
  ],
  "-Infinity (which isn't JSON: write a finite number)": [
    '-Infinity (das ist kein JSON: schreiben Sie eine endliche Zahl)',
    '-Infinity（不是 JSON：请写有限数）',
  ],
  "inf (which isn't JSON: write a finite number)": [
    'inf (das ist kein JSON: schreiben Sie eine endliche Zahl)',
    'inf（不是 JSON：请写有限数）',
  ],
  "undefined (which isn't JSON: leave the key out)": [
    'undefined (das ist kein JSON: lassen Sie den Schlüssel weg)',
    'undefined（不是 JSON：请略去此键）',
  ],
  "None (which isn't JSON: leave the key out)": [
    'None (das ist kein JSON: lassen Sie den Schlüssel weg)',
    'None（不是 JSON：请略去此键）',
  ],
  'True (JSON writes true)': ['True (JSON schreibt true)', 'True（JSON 写作 true）'],
  'False (JSON writes false)': ['False (JSON schreibt false)', 'False（JSON 写作 false）'],
  'the end of the text': ['das Ende des Textes', '文本结尾'],
  "a single quote (JSON's quotes are double)": [
    'ein einfaches Anführungszeichen (JSON hat doppelte)',
    '单引号（JSON 使用双引号）',
  ],
  'a slash (JSON has no comments)': ['ein Schrägstrich (JSON hat keine Kommentare)', '斜杠（JSON 没有注释）'],
  'the character U+{}': ['das Zeichen U+{}', '字符 U+{}'],
  "Byte {} isn't UTF-8; save the file as UTF-8.": [
    'Byte {} ist kein UTF-8; speichern Sie die Datei als UTF-8.',
    '第 {} 字节不是 UTF-8；请将文件存为 UTF-8。',
  ],
};

/** Values of a scene, or of an edit. */
const VALUES: Words = {
  'The scene is of version {}; this build reads version {}.': [
    'Die Szene ist von Fassung {}; gelesen wird Fassung {}.',
    '场景版本为 {}；此程序读取版本 {}。',
  ],
  "A step takes {} s by 'fps'; leave out 'dt' or 'fps'.": [
    'Ein Schritt dauert nach „fps“ {} s; lassen Sie „dt“ oder „fps“ weg.',
    '按“fps”一步为 {} 秒；请略去“dt”或“fps”。',
  ],
  "Copies reach farther than {} m from the origin; shorten 'step'.": [
    'Kopien reichen weiter als {} m vom Ursprung; verkürzen Sie „step“.',
    '副本距原点超过 {} m；请缩短“step”。',
  ],
  "Repeats make {} bodies of this list; at most {} are allowed, so lower a 'count'.": [
    'Wiederholungen machen aus dieser Liste {} Körper; höchstens {} sind erlaubt. Verkleinern Sie ein „count“.',
    '重复后此列表有 {} 个物体；至多允许 {} 个，请减小某个“count”。',
  ],
  'This must be {}, but is {}.': ['Verlangt ist {}, gefunden wurde {}.', '此处应为 {}，但却是 {}。'],
  'This must be one of {}, but is {}.': [
    'Verlangt ist eines von {}, gefunden wurde {}.',
    '此处应为 {} 之一，但却是 {}。',
  ],
  'This must be {}, but has {}.': ['Verlangt ist {}, gefunden wurden {}.', '此处应为 {}，但却有 {}。'],
  'This must be {}, but all are zero, which has no direction.': [
    'Verlangt ist {}, aber alle sind null, und das hat keine Richtung.',
    '此处应为 {}，但全为零，没有方向。',
  ],
  'There are {} numbers; at most {} are allowed.': [
    'Es sind {} Zahlen; höchstens {} sind erlaubt.',
    '有 {} 个数；至多允许 {} 个。',
  ],
  'There are {} items; at most {} are allowed.': [
    'Es sind {} Einträge; höchstens {} sind erlaubt.',
    '有 {} 项；至多允许 {} 项。',
  ],
  'There are {} entries; at most {} are allowed.': [
    'Es sind {} benannte Einträge; höchstens {} sind erlaubt.',
    '有 {} 个条目；至多允许 {} 个。',
  ],
  'This text has {} characters; at most {} are allowed.': [
    'Dieser Text hat {} Zeichen; höchstens {} sind erlaubt.',
    '此文本有 {} 个字符；至多允许 {} 个。',
  ],
  'A name here must have 1 to {} characters, but has {}.': [
    'Ein Name hat hier 1 bis {} Zeichen, dieser hat {}.',
    '此处名称应有 1 至 {} 个字符，但却有 {} 个。',
  ],
  'There is no {}; did you mean {}?': ['Es gibt kein {}; meinten Sie {}?', '没有 {}；您是指 {} 吗？'],
  'There is no material {}; {}': ['Es gibt keinen Stoff {}; {}', '没有材料 {}；{}'],
  'There is no body {}; {}': ['Es gibt keinen Körper {}; {}', '没有物体 {}；{}'],
  'There are {} bodies {}; give the one that is meant its own name.': [
    'Es gibt {} Körper {}; geben Sie dem gemeinten einen eigenen Namen.',
    '有 {} 个物体名为 {}；请给所指的物体单独命名。',
  ],
  'There is no {} {} here; did you mean {}?': [
    'Es gibt hier kein {} {}; meinten Sie {}?',
    '此处没有 {} {}；您是指 {} 吗？',
  ],
  'There is no {} {} here; {}': ['Es gibt hier kein {} {}; {}', '此处没有 {} {}；{}'],
  'The key {} is missing; add it as one of {}.': [
    'Der Schlüssel {} fehlt; geben Sie ihm einen dieser Werte: {}.',
    '缺少键 {}；请取下列值之一：{}。',
  ],
  'The key {} is missing; add it as {}.': [
    'Der Schlüssel {} fehlt; verlangt ist {}.',
    '缺少键 {}；应为 {}。',
  ],
  '{} belongs to kind {}, not to {}; remove it or change the kind.': [
    '{} gehört zur Art {}, nicht zu {}; entfernen Sie es oder ändern Sie die Art.',
    '{} 属于种类 {}，而非 {}；请删除或更改种类。',
  ],
  "{} isn't a key here; {}": ['{} ist hier kein Schlüssel; {}', '{} 不是此处的键；{}'],
  'did you mean {}?': ['meinten Sie {}?', '您是指 {} 吗？'],
  'there are no {} here.': ['davon gibt es hier keine ({}).', '此处没有 {}。'],
  'the {} are {}.': ['{} sind {}.', '{} 有 {}。'],
  'And {} more; mend those above first.': [
    'Und {} weitere; beheben Sie erst die oberen.',
    '另有 {} 处；请先修正上面的。',
  ],
  'Expected {}, found {}.': ['Verlangt ist {}, gefunden wurde {}.', '应为 {}，但却是 {}。'],
  "'{}' has no parameter '{}'; it has {}.": [
    '„{}“ hat keinen Parameter „{}“; es hat {}.',
    '“{}”没有参数“{}”；它有 {}。',
  ],
  "There is no {} method '{}'; choose one of {}.": [
    'Es gibt in {} kein Verfahren „{}“; wählen Sie eines von {}.',
    '{} 阶段没有方法“{}”；请选择 {} 之一。',
  ],
  "The {} method '{}' can't serve {} and {}; {}.{}": [
    'Das Verfahren {} „{}“ kann {} und {} nicht bedienen; {}.{}',
    '{} 方法“{}”不能处理 {} 与 {}；{}。{}',
  ],
  'no registered method can': ['kein Verfahren kann es', '没有方法可以'],
  "choose {} or '{}'": ['wählen Sie {} oder „{}“', '请选择 {} 或“{}”'],
  "There is no method '{}' to set parameters of.": [
    'Es gibt kein Verfahren „{}“, dessen Parameter sich setzen ließen.',
    '没有可设置参数的方法“{}”。',
  ],
};

/** What is wanted, and what was found: they stand inside of sentences. */
const PHRASES: Words = {
  'a text of at most {} characters': ['ein Text von höchstens {} Zeichen', '至多 {} 个字符的文本'],
  'true or false': ['true oder false', 'true 或 false'],
  'a finite number, a text, true or false': [
    'eine endliche Zahl, ein Text, true oder false',
    '有限数、文本、true 或 false',
  ],
  'at least {} numbers, {} for each item': [
    'mindestens {} Zahlen, {} je Eintrag',
    '至少 {} 个数，每项 {} 个',
  ],
  'an array of at most {} items': ['eine Liste von höchstens {} Einträgen', '至多 {} 项的数组'],
  'an object of named entries': ['ein Objekt mit benannten Einträgen', '由命名条目组成的对象'],
  "an object whose '{}' is {}": ['ein Objekt, dessen „{}“ {} ist', '“{}”为 {} 的对象'],
  'an object with {}': ['ein Objekt mit {}', '带有 {} 的对象'],
  'a whole number of at most {} either way': [
    'eine ganze Zahl von höchstens {} nach beiden Seiten',
    '正负均不超过 {} 的整数',
  ],
  'a number of at most {} either way': [
    'eine Zahl von höchstens {} nach beiden Seiten',
    '正负均不超过 {} 的数',
  ],
  'a whole number greater than {} and at most {}': [
    'eine ganze Zahl größer als {} und höchstens {}',
    '大于 {} 且至多 {} 的整数',
  ],
  'a number greater than {} and at most {}': [
    'eine Zahl größer als {} und höchstens {}',
    '大于 {} 且至多 {} 的数',
  ],
  'a whole number from {} to {}': ['eine ganze Zahl von {} bis {}', '{} 至 {} 的整数'],
  'a number from {} to {}': ['eine Zahl von {} bis {}', '{} 至 {} 的数'],
  'three finite numbers {} that are not all zero': [
    'drei endliche Zahlen {}, nicht alle null',
    '三个不全为零的有限数 {}',
  ],
  'four finite numbers {} that are not all zero': [
    'vier endliche Zahlen {}, nicht alle null',
    '四个不全为零的有限数 {}',
  ],
  'three finite numbers {}': ['drei endliche Zahlen {}', '三个有限数 {}'],
  'four finite numbers {}': ['vier endliche Zahlen {}', '四个有限数 {}'],
  'three whole numbers {}': ['drei ganze Zahlen {}', '三个整数 {}'],
  'keys such as {}': ['Schlüsseln wie {}', '{} 等键'],
  'the key {}': ['dem Schlüssel {}', '键 {}'],
  'the keys {}': ['den Schlüsseln {}', '键 {}'],
  'the text {}': ['der Text {}', '文本 {}'],
  'an object': ['ein Objekt', '对象'],
  'an array': ['eine Liste', '数组'],
  'an array of 1 item': ['eine Liste mit einem Eintrag', '含 1 项的数组'],
  'an array of {} items': ['eine Liste mit {} Einträgen', '含 {} 项的数组'],
  'unreadable (reading it throws)': ['nicht zu lesen (das Lesen scheitert)', '无法读取（读取时出错）'],
  "axes such as 'y' or 'xz'": ['Achsen wie „y“ oder „xz“', '如“y”或“xz”的轴'],
  "a color such as '#ff8800'": ['eine Farbe wie „#ff8800“', '如“#ff8800”的颜色'],
  'a finite number': ['eine endliche Zahl', '有限数'],
  'a number': ['eine Zahl', '数'],
  'at least {}': ['mindestens {}', '至少 {}'],
  'at most {}': ['höchstens {}', '至多 {}'],
  'one of {}': ['eines von {}', '{} 之一'],
};

export const REFUSALS: Words = { ...TEXTS, ...VALUES, ...PHRASES, ...REFUSED_WORLDS };
