/** What comes from the clipboard: bodies that were copied here, the text of a scene, or files. What is none of that is refused with a sentence. */
import { parseScene, type SceneError } from 'pliant';
import type { Building } from './building.js';
import type { Message } from './message.js';

/** Bodies that a studio copied; their text is in the clipboard as well. */
const BODIES = 'application/x-pliant-bodies';
/** Longest text that is read as a scene [characters]; more was hardly meant. */
const MOST_TEXT = 5_000_000;

export interface Paster {
  readonly building: Building;
  openFiles(files: readonly File[]): Promise<void>;
  openPasted(text: string): Promise<void>;
  say(message: Message): void;
}

const TITLE = 'Nothing was pasted';

export async function paste({ types, files, text, bodies }: Pasted, studio: Paster): Promise<void> {
  if (files.length > 0) return studio.openFiles(files);
  if (bodies !== '') return studio.building.paste(bodies);
  const refuse = (sentence: string, errors: readonly SceneError[] = []) =>
    studio.say({ kind: 'notice', title: TITLE, text: sentence, errors });
  if (text.trim() === '') {
    const others = types.filter((type) => type !== 'text/plain');
    return refuse(
      others.length === 0
        ? 'The clipboard is empty. Copy bodies of the studio, the text of a scene, or a file of a mesh or scene.'
        : `The clipboard has no text but ${others.join(', ')}. Copy bodies of the studio, the text of a scene, or a file of a mesh or scene.`,
    );
  }
  if (text.length > MOST_TEXT) return refuse('The text in the clipboard is too long for a scene.');
  if (!/^\s*[{<[]/.test(text)) {
    const begin = JSON.stringify(text.trim().slice(0, 40));
    return refuse(`The clipboard has a text that begins with ${begin}; a scene is JSON or XML.`);
  }
  const reading = parseScene(text);
  if (!reading.ok) return refuse('The text in the clipboard is not a scene that can be run.', reading.errors);
  const { name } = reading.scene;
  studio.say({
    kind: 'notice',
    title: `The clipboard has the scene ${name}`,
    text: '',
    choices: [
      { label: 'Open it', act: () => void studio.openPasted(text) },
      { label: 'Add its bodies', act: () => void studio.building.paste(text) },
      { label: 'Cancel', act: () => studio.say({ kind: 'notice', title: TITLE, text: '' }) },
    ],
  });
}

/** What is in a clipboard; to be read before the event is over. */
export interface Pasted {
  readonly types: readonly string[];
  readonly files: readonly File[];
  readonly text: string;
  readonly bodies: string;
}

export function readClipboard(data: DataTransfer): Pasted {
  return {
    types: [...data.types],
    files: [...data.files],
    text: data.getData('text/plain'),
    bodies: data.getData(BODIES),
  };
}

export function writeClipboard(data: DataTransfer, text: string): void {
  data.setData(BODIES, text);
  data.setData('text/plain', text);
}
