/** Molecule scenes from XML. */
import { PliantError } from '../../core/errors.js';
import { MAX_MATERIALS, MAX_TEXT_LENGTH } from '../limits.js';
import { hint } from '../schema/near.js';
import { decodeXml } from './encoding.js';
import type { ElementName } from './grammar.js';
import { LineIndex } from './line-index.js';
import type { MoleculeMaterial, MoleculeOrgan, MoleculeScene, Patient, SceneXmlWarning } from './model.js';
import { OrganBuilder } from './organ-builder.js';
import { quoted } from './values.js';
import { type Values, Walk } from './walk.js';
import { organWarnings } from './warnings.js';

/** A molecule scene as it was read. */
export interface SceneXmlReading {
  /** What the file describes. */
  readonly scene: MoleculeScene;
  /** What is odd about it, but no error. */
  readonly warnings: readonly SceneXmlWarning[];
}

/**
 * Reads a molecule scene. Bytes are decoded by their byte-order mark or as the XML declaration says; in a text the
 * declared encoding has no meaning. The first fault is thrown as a `PliantError` with line and column.
 */
export function parseSceneXml(input: string | Uint8Array): SceneXmlReading {
  if (input.length > MAX_TEXT_LENGTH) {
    const sentence = `The scene has ${input.length} characters; the limit is ${MAX_TEXT_LENGTH}.`;
    throw new PliantError('too-large', sentence, { line: 1, column: 1 });
  }
  const reader = new SceneXmlReader(new LineIndex(typeof input === 'string' ? input : decodeXml(input)));
  return reader.read();
}

class SceneXmlReader {
  private readonly walk: Walk;
  private gravity: [number, number, number] = [0, 0, 0];
  private simulation = { fps: 0, duration: 0 };
  private patient: Patient = {};
  private readonly materials: MoleculeMaterial[] = [];
  private readonly materialNumbers = new Map<string, number>();
  private readonly organs: MoleculeOrgan[] = [];
  private readonly warnings: SceneXmlWarning[] = [];
  private organ: OrganBuilder | undefined;

  constructor(private readonly lines: LineIndex) {
    this.walk = new Walk(lines, this);
  }

  read(): SceneXmlReading {
    this.walk.run();
    const { gravity, simulation, patient, materials, organs, warnings } = this;
    return { scene: { gravity, simulation, patient, materials, organs }, warnings };
  }

  open(name: ElementName, values: Values, at: number): void {
    const { numbers: n, texts } = values;
    if (name === 'scene') this.gravity = [n['gX'], n['gY'], n['gZ']];
    else if (name === 'simulation') this.simulation = { fps: n['fps'], duration: n['duration'] };
    else if (name === 'patient') this.patient = { ...texts, ...n };
    else if (name === 'material') this.addMaterial(values);
    else if (name === 'molecule_organ')
      this.organ = new OrganBuilder(texts['type'], texts['description'], at);
    else if (name === 'molecule') this.organ!.addMolecule(values, this.materialNumber(texts['material']), at);
    else if (name === 'force') this.addForce(values);
  }

  close(name: ElementName): void {
    if (name !== 'molecule_organ' || !this.organ) return;
    const organ = this.organ.finish();
    organWarnings(organ, this.organ, this.lines, this.warnings);
    this.organs.push(organ);
    this.organ = undefined;
  }

  private addMaterial({ numbers: n, texts }: Values): void {
    const description = texts['description'];
    if (this.materialNumbers.has(description)) {
      const sentence = `There is a material ${quoted(description)} already; give each its own description.`;
      throw this.walk.fault(this.walk.attributeAt('description'), sentence);
    }
    if (this.materials.length === MAX_MATERIALS)
      throw this.walk.fault(
        this.walk.attributeAt('description'),
        `There are more than ${MAX_MATERIALS} materials.`,
        'too-large',
      );
    this.materialNumbers.set(description, this.materials.length);
    this.materials.push({
      description,
      colour: [n['R'], n['G'], n['B']],
      damping: n['damping_const'],
      density: n['density'],
      youngsModulus: n['youngs_modulus'],
      mediumDensity: n['medium_density'],
    });
  }

  private materialNumber(description: string): number {
    const number = this.materialNumbers.get(description);
    if (number !== undefined) return number;
    const known = hint(description, [...this.materialNumbers.keys()], 'materials');
    const sentence = `There is no material ${quoted(description)}; ${known}`;
    throw this.walk.fault(this.walk.attributeAt('material'), sentence, 'unknown-name');
  }

  private addForce(values: Values): void {
    if (this.organ!.addForce(values)) return;
    const sentence = `The force at ${values.numbers['time']} s comes before the one above it; list forces in the order of time.`;
    throw this.walk.fault(this.walk.attributeAt('time'), sentence);
  }
}
