import type { ParameterValues } from '../core/registry.js';
import type { ResponseMethod } from './method.js';

/** What all responses in use together need from detection and from the step. */
export interface Demands {
  /** Contacts have to be found in every substep, not once per step. */
  readonly everySubstep: boolean;
  /** The step is taken on trial and may be shortened. */
  readonly controlsStep: boolean;
  /** Distance at which surfaces already act on each other [m]. */
  readonly reach: number;
  /** Contacts are springs, which bodies enter and leave by steps of semi-implicit Euler. */
  readonly springs: boolean;
  /** Contacts are found before bodies touch, as far as bodies move within a substep. */
  readonly aheadOfTouch: boolean;
}

export function demandsOf(
  methods: readonly ResponseMethod[],
  parameters: Readonly<Record<string, ParameterValues>>,
): Demands {
  let reach = 0;
  for (const method of methods) {
    const defaults = Object.fromEntries((method.parameters ?? []).map((p) => [p.name, p.default]));
    reach = Math.max(reach, method.reach?.({ ...defaults, ...parameters[method.name] }) ?? 0);
  }
  return {
    everySubstep: methods.some((method) => method.detection === 'every-substep'),
    controlsStep: methods.some((method) => method.controlsStep === true),
    reach,
    springs: methods.some((method) => method.springs === true),
    aheadOfTouch: methods.some((method) => method.aheadOfTouch === true),
  };
}
