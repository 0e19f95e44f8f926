import { FORMAT_VERSION, sceneFormat } from './format.js';
import { type JsonSchema, toJsonSchema } from './schema/index.js';

/**
 * The format as JSON Schema, draft 2020-12. In the published bundle this is the file `scene.schema.json`; see
 * `scripts/setup/lighten.mjs`.
 */
export function sceneSchema(): JsonSchema {
  return toJsonSchema(sceneFormat, { id: `urn:pliant:scene:${FORMAT_VERSION}`, title: 'Pliant scene' });
}
