/**
 * Chooses the method of every stage for every pair: the choice for the whole world, then choices for single pairs, and
 * the parameters. `auto` takes the method that is made for the pair, or else the first registered method that serves
 * it.
 */
import type { Bodies } from '../bodies/bodies.js';
import { type Broadphase, broadphases } from '../broadphase/index.js';
import { type MethodInfo, type ParameterValues, type Registry, readParameters } from '../core/registry.js';
import { type NarrowphaseMethod, narrowphases } from '../narrowphase/index.js';
import { type Demands, demandsOf, type ResponseMethod, responses } from '../response/index.js';
import {
  AUTO,
  automatic,
  BodyClasses,
  type Face,
  findMethod,
  type MethodStage,
  PAIR_REGISTRIES,
  PAIR_STAGES,
  type PairMethod,
  type PairStage,
  pairKey,
  refuseMeeting,
  refuseUnless,
  rowsOf,
} from './served.js';

/** `auto` takes this response for every pair that it serves. */
export const CERTIFIED = 'certified';

/** More than there are codes of shapes or of body kinds. */
const CODES = 16;

export abstract class Choices {
  broadphase: Broadphase;
  readonly names: Record<MethodStage, string>;
  readonly parameters: Record<string, ParameterValues> = {};
  /** Choices for single pairs: stage → rows of the pair as one number → name. */
  readonly pairs: Record<PairStage, Map<number, string>> = {
    narrowphase: new Map(),
    penetration: new Map(),
    response: new Map(),
  };
  readonly classes: BodyClasses;
  /** Rows of bodies that `certified` was chosen for in a single pair. */
  protected readonly certifiedRows = new Set<number>();
  private asked: Demands | undefined;
  /** What `usesSkins` found. */
  private skins: boolean | undefined;
  private readonly shapeTable: (NarrowphaseMethod | undefined)[] = [];
  private readonly finderTable: (NarrowphaseMethod | undefined)[] = [];
  private readonly responseTable: (ResponseMethod | undefined)[] = [];

  constructor(
    protected readonly bodies: Bodies,
    isElastic: (row: number) => boolean,
  ) {
    this.classes = new BodyClasses(bodies, isElastic);
    this.names = { broadphase: broadphases.names()[0], narrowphase: AUTO, penetration: AUTO, response: AUTO };
    this.broadphase = broadphases.get(this.names.broadphase).create();
  }

  /** Chooses a stage's method for the whole world. Refuses a method that can't serve an existing pair. */
  choose(stage: MethodStage, name: string): void {
    if (stage === 'broadphase') {
      this.broadphase = broadphases.get(name).create();
      this.names.broadphase = name;
      return;
    }
    if (name !== AUTO) {
      PAIR_REGISTRIES[stage].get(name);
      this.classes.forMeeting((a, b) => refuseMeeting(stage, name, a, b));
    }
    this.names[stage] = name;
    this.forgetChoices();
  }

  /** Chooses a stage's method for one pair of body rows. */
  choosePair(stage: PairStage, name: string, a: number, b: number): void {
    const key = pairKey(a, b);
    if (name === AUTO) this.pairs[stage].delete(key);
    else {
      PAIR_REGISTRIES[stage].get(name);
      refuseUnless(stage, name, this.classes.face(a), this.classes.face(b));
      this.pairs[stage].set(key, name);
    }
    this.forgetChoices();
  }

  /** Sets parameters of a method by its name. Parameters that are not named return to their defaults. */
  setParameters(name: string, values: ParameterValues): void {
    const method = findMethod(name);
    this.parameters[name] = readParameters(method, values, `parameters.${name}`);
    this.forgetChoices();
  }

  /** The parameters of a method; those that were never set have their defaults. */
  parametersOf(method: MethodInfo): ParameterValues {
    return this.parameters[method.name] ?? readParameters(method, {}, method.name);
  }

  /** Refuses a body if the chosen methods can't serve it together with an existing body. */
  admit(row: number): void {
    this.asked = undefined;
    this.classes.admit(row, this.checkMeeting);
  }

  /** Refuses new filters if the body could then touch a body that the chosen methods can't serve it with. */
  admitFilters(row: number, change: Partial<Face>): void {
    this.classes.tryFilters(row, change, this.checkMeeting);
  }

  private readonly checkMeeting = (a: Face, b: Face): void => {
    for (const stage of PAIR_STAGES) refuseMeeting(stage, this.names[stage], a, b);
  };

  /** Forgets the choices for pairs of a body that is removed. */
  forget(row: number): void {
    this.regroup();
    for (const choices of Object.values(this.pairs)) {
      for (const key of choices.keys()) {
        if (rowsOf(key).includes(row)) choices.delete(key);
      }
    }
    this.noteCertified();
    this.skins = undefined;
  }

  private noteCertified(): void {
    this.certifiedRows.clear();
    for (const [key, name] of this.pairs.response)
      if (name === CERTIFIED) for (const row of rowsOf(key)) this.certifiedRows.add(row);
  }

  /** Call this when bodies were removed or changed their groups: the classes are counted again. */
  regroup(): void {
    this.classes.forget();
  }

  /**
   * What responses need from detection and from the step. Every response counts that a pair of the world's kinds of
   * body may get.
   */
  demands(): Demands {
    this.asked ??= demandsOf(this.responsesInUse(), this.parameters);
    return this.asked;
  }

  /** Whether any pair is detected by the skins of molecules. */
  usesSkins(): boolean {
    this.skins ??= [this.names.narrowphase, ...this.pairs.narrowphase.values()].some(
      (name) => name !== AUTO && narrowphases.get(name).bySkins === true,
    );
    return this.skins;
  }

  /** Whether deformable bodies look for contacts in every substep. */
  looksEverySubstep(): boolean {
    return this.parameters['tetrahedra']?.['looks'] !== 'step';
  }

  /** The narrow phase of two bodies that keep their shape. */
  readonly narrowphaseOf = (a: number, b: number): NarrowphaseMethod => {
    if (this.pairs.narrowphase.size > 0) {
      const chosen = this.pairs.narrowphase.get(pairKey(a, b));
      if (chosen !== undefined) return narrowphases.get(chosen);
    }
    const { shapeCode } = this.bodies.columns;
    const at = shapeCode[a] * CODES + shapeCode[b];
    this.shapeTable[at] ??= this.resolve('narrowphase', a, b) as NarrowphaseMethod;
    return this.shapeTable[at];
  };

  /** The narrow phase of a pair with a deformable body. Skins need a response whose forces they can carry. */
  protected finderOf(a: number, b: number): NarrowphaseMethod {
    if (this.pairs.narrowphase.size + this.pairs.response.size > 0) return this.resolveFinder(a, b);
    const { kind } = this.bodies.columns;
    const at = kind[a] * CODES + kind[b];
    this.finderTable[at] ??= this.resolveFinder(a, b);
    return this.finderTable[at];
  }

  /**
   * Pairs of the same kinds have the same answer, so it is found by their codes. Choices for single pairs come first.
   */
  responseOf(a: number, b: number): ResponseMethod {
    if (this.pairs.response.size > 0) {
      const chosen = this.pairs.response.get(pairKey(a, b));
      if (chosen !== undefined) return responses.get(chosen);
    }
    if (this.isCertified(a, b)) return responses.get(CERTIFIED);
    const { kind } = this.bodies.columns;
    const at = kind[a] * CODES + kind[b];
    this.responseTable[at] ??= this.resolve('response', a, b) as ResponseMethod;
    return this.responseTable[at];
  }

  /** Name of the method that answers for a pair of rows now. */
  readonly serving = (stage: PairStage, a: number, b: number): string => {
    if (stage === 'response') return this.responseOf(a, b).name;
    const { shapeCode } = this.bodies.columns;
    const keepsShape = shapeCode[a] !== 0 && shapeCode[b] !== 0;
    if (stage === 'narrowphase') return (keepsShape ? this.narrowphaseOf(a, b) : this.finderOf(a, b)).name;
    return this.resolve('penetration', a, b).name;
  };

  /** Whether contact of two bodies is solved together with the elasticity of one of them. */
  protected abstract isCertified(a: number, b: number): boolean;

  /** Call this when a choice has changed. */
  protected forgetChoices(): void {
    this.noteCertified();
    this.asked = undefined;
    this.skins = undefined;
    this.shapeTable.length = 0;
    this.finderTable.length = 0;
    this.responseTable.length = 0;
  }

  private responsesInUse(): ResponseMethod[] {
    const used = [...this.pairs.response.values()].map((name) => responses.get(name));
    if (this.names.response !== AUTO) return [...used, responses.get(this.names.response)];
    const { kind } = this.bodies.columns;
    const first = new Map<number, number>();
    for (let row = 0; row < this.bodies.rows; row++) if (kind[row] !== 0) first.set(kind[row], row);
    for (const a of first.values()) {
      for (const b of first.values()) {
        const taken = automatic('response', this.classes.face(a), this.classes.face(b));
        if (taken !== undefined) used.push(taken as ResponseMethod);
      }
    }
    return used;
  }

  private resolveFinder(a: number, b: number): NarrowphaseMethod {
    const method = this.resolve('narrowphase', a, b) as NarrowphaseMethod;
    if (method.bySkins !== true || this.responseOf(a, b).onSkins === true) return method;
    return narrowphases.get('spheres');
  }

  private resolve(stage: PairStage, a: number, b: number): PairMethod {
    const registry = PAIR_REGISTRIES[stage] as Registry<PairMethod>;
    const chosen = this.pairs[stage].get(pairKey(a, b)) ?? this.names[stage];
    if (chosen !== AUTO) return registry.get(chosen);
    return automatic(stage, this.classes.face(a), this.classes.face(b))!;
  }
}
