/** A scene's text in the other format. Both say the same of molecules; XML has no words for anything else. */
import { formatScene, PliantError, parseScene, type SceneError } from 'pliant';
import { formatSceneXml, isSceneXml, parseSceneXml } from 'pliant/io';
import { moleculesOfScene, sceneOfMolecules } from 'pliant/molecules';

export type TextFormat = 'json' | 'xml';

export const formatOf = (text: string): TextFormat => (isSceneXml(text) ? 'xml' : 'json');

export type Converted =
  | { readonly ok: true; readonly text: string; readonly note: string }
  | { readonly ok: false; readonly errors: readonly SceneError[] };

/** `about` names the scene where XML couldn't. */
export function convertText(
  text: string,
  to: TextFormat,
  about: { readonly name?: string; readonly description?: string } = {},
): Converted {
  if (formatOf(text) === to) return { ok: true, text, note: '' };
  const reading = parseScene(text);
  if (!reading.ok) return reading;
  if (to === 'json') {
    const scene = sceneOfMolecules(parseSceneXml(text).scene, about.name, about.description);
    return { ok: true, text: formatScene(scene), note: '' };
  }
  try {
    const { scene, leftOut } = moleculesOfScene(reading.scene);
    const note = leftOut.length === 0 ? '' : `XML has no words for ${leftOut.join(', ')}; that was left out.`;
    return { ok: true, text: formatSceneXml(scene), note };
  } catch (error) {
    if (!(error instanceof PliantError)) throw error;
    return {
      ok: false,
      errors: [{ path: error.place.path ?? '', code: error.code, message: error.sentence }],
    };
  }
}
