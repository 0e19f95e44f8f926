/** What became of the solve of each group: how much of its speed a member keeps, and whether its forces mean anything. */
import type { Block } from './block.js';
import type { EnergyGuard } from './energy-guard.js';
import type { GroupSolver } from './group-solver.js';
import { SOFT } from './member.js';
import type { Places } from './places.js';
import type { System } from './system.js';

/** A body is reported when the remaining force on it exceeds this part of weight and contact forces. */
const UNSOLVED = 0.25;

/**
 * The forces of a group that did not converge mean something up to this remaining force, in the same units. Smaller:
 * layers at rest in which nearest points of flat faces change from round to round lose the loads of their shapes.
 * Larger: bodies are thrown by loads that nothing carries.
 */
const ROUGH = 0.01;

export class Outcomes {
  /** By member: the part of its speed that it keeps, for members whose solve did not converge. */
  keptShare: Float64Array = new Float64Array(16).fill(1);
  /** By member: whether the forces of its solve are meaningless. */
  isRough: Uint8Array = new Uint8Array(16);

  constructor(
    private readonly system: System,
    private readonly solver: GroupSolver,
    private readonly guard: EnergyGuard,
    private readonly places: Places,
    private readonly report: (code: 'unsolved', row: number, sentence: string) => void,
  ) {}

  /** Before groups are solved. */
  open(): void {
    const { members } = this.system;
    if (this.keptShare.length < members.length) {
      this.keptShare = new Float64Array(2 * members.length);
      this.isRough = new Uint8Array(2 * members.length);
    }
    this.keptShare.fill(1);
    this.isRough.fill(0);
  }

  readonly done = (group: readonly Block[], isSolved: boolean): void => {
    if (isSolved && !group.some(({ member }) => member.isFresh)) return;
    const share = this.guard.keptSpeed(group, this.places.nodes);
    const worst = isSolved ? undefined : this.worstOf(group);
    const off = worst === undefined ? 0 : this.solver.newton.unbalanced(worst);
    const isRough = !isSolved && (off > ROUGH || this.solver.joint.isBeyond(group));
    for (const { member } of group) {
      this.keptShare[member.index] = share;
      this.isRough[member.index] = isRough ? 1 : 0;
    }
    if (worst !== undefined && off > UNSOLVED) this.tell(worst);
  };

  /** The body that is farthest from balance. */
  private worstOf(group: readonly Block[]): Block | undefined {
    let worst: Block | undefined;
    let most = 0;
    for (const block of group) {
      const left = this.solver.newton.unbalanced(block);
      if (!(left > most)) continue;
      most = left;
      worst = block;
    }
    return worst;
  }

  /** Reports a body that is far from balance. A moving group may be a little off, but not by a part of the forces on it. */
  private tell(worst: Block): void {
    const { mode, row } = worst.member;
    this.report(
      'unsolved',
      row,
      `The contacts of a ${mode === SOFT ? 'soft' : 'rigid'} body were not solved to the end in this step, so forces are not right and speed was taken out; take more substeps, or less load.`,
    );
  }
}
