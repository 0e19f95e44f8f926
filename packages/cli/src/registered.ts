import {
  broadphases,
  METHOD_STAGES,
  type MethodInfo,
  type MethodStage,
  narrowphases,
  penetrations,
  responses,
} from 'pliant';

const REGISTRIES: Readonly<Record<MethodStage, { list(): readonly MethodInfo[] }>> = {
  broadphase: broadphases,
  narrowphase: narrowphases,
  penetration: penetrations,
  response: responses,
};

export const methodsOf = (stage: MethodStage): readonly MethodInfo[] => REGISTRIES[stage].list();

export const allMethods = (): readonly MethodInfo[] => METHOD_STAGES.flatMap(methodsOf);
