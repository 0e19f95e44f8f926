import { METHOD_STAGES, type MethodInfo, type MethodStage } from 'pliant';
import { broadphases, narrowphases, penetrations, responses } from 'pliant/methods';

const REGISTRIES: Readonly<Record<MethodStage, { list(): readonly MethodInfo[] }>> = {
  broadphase: broadphases,
  narrowphase: narrowphases,
  penetration: penetrations,
  response: responses,
};

export const methodsOf = (stage: MethodStage): readonly MethodInfo[] => REGISTRIES[stage].list();

export const allMethods = (): readonly MethodInfo[] => METHOD_STAGES.flatMap(methodsOf);
