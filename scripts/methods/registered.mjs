// Everything that has a page of its own: the registered methods of every stage, and the models of deformable bodies.

// All methods have to be there before they are listed.
import 'pliant/all';
import { sceneSchema } from 'pliant/io';

import { broadphases, narrowphases, penetrations, responses } from 'pliant/methods';

const schema = sceneSchema();
const softModels = schema.$defs.SoftModel.oneOf;
const bodies = schema.$defs.Body.oneOf;

export const bodyKinds = bodies.map((body) => body.properties.kind.const);

export const shapeKinds = schema.$defs.Shape.oneOf.map((shape) => shape.properties.kind.const);

export const isDeformable = (kind) => kind === 'soft' || kind === 'mass-spring';

const withStage = (stage) => (method) => ({ stage, ...method });

/** Models stand in the scene format, which says their keys; papers are not its business. */
const MODEL_SOURCES = {
  fem: 'Liu, Bouaziz, Kavan 2017; Müller, Gross 2004; Chen et al. 2024; Davis 2006',
  xpbd: 'Macklin, Müller, Chentanez 2016; Macklin et al. 2019; Macklin, Müller 2021; Smith, de Goes, Kim 2018',
  'shape-matching': 'Müller, Heidelberger, Teschner, Gross 2005; Rivers, James 2007',
  cloth: 'Oñate, Zárate 2000; Gingold et al. 2004; Grinspun et al. 2003; Baraff, Witkin 1998',
  rope: 'Bergou et al. 2008, without twist; Treloar 1975',
  'mass-spring': 'thesis on contact between deformable objects, section 3.2, after Jansson and Vergeest 2002',
};

const models = [...softModels, bodies.find((body) => body.properties.kind.const === 'mass-spring')].map(
  (node) => ({
    stage: 'model',
    name: node.properties.kind.const,
    sentence: node.description,
    source: MODEL_SOURCES[node.properties.kind.const],
    parameters: modelParameters(node),
  }),
);

export const stages = [
  {
    name: 'broadphase',
    title: 'Broad phase',
    sentence: 'Finds the pairs of bodies whose boxes overlap.',
    methods: broadphases.list().map(withStage('broadphase')),
  },
  {
    name: 'narrowphase',
    title: 'Narrow phase',
    sentence: 'Finds where the bodies of a pair touch.',
    methods: narrowphases.list().map(withStage('narrowphase')),
  },
  {
    name: 'penetration',
    title: 'Penetration',
    sentence: 'Says how deep they are in each other, and which way is out.',
    methods: penetrations.list().map(withStage('penetration')),
  },
  {
    name: 'response',
    title: 'Response',
    sentence: 'Keeps them apart, with friction and bounces.',
    methods: responses.list().map(withStage('response')),
  },
  {
    name: 'model',
    title: 'Body models',
    sentence: 'Hold a deformable body together between its contacts.',
    methods: models,
  },
];

export const registered = stages.flatMap(({ methods }) => methods);

/** Of molecules what counts stands in their materials. */
function modelParameters(node) {
  const own = Object.entries(node.properties);
  const materials = node.properties.materials?.additionalProperties.properties;
  const keys =
    materials === undefined
      ? own
      : [...Object.entries(materials), ...own.filter(([key]) => key === 'radius' || key === 'integrator')];
  return keys.filter(([key]) => key !== 'kind' && key !== 'rgb').map(([key, value]) => parameter(key, value));
}

function parameter(name, value) {
  const [, words, unit] = /^(.*?)(?: \[([^\]]*)\])?$/.exec(value.description);
  const [, sentence, otherwise] = /^(.*?)(?:; else ([\d.,]*\d))?\.?$/.exec(words);
  return {
    name,
    sentence: `${sentence}.`,
    unit,
    default: value.default ?? otherwise,
    min: value.minimum ?? value.exclusiveMinimum,
    max: value.maximum,
    choices: value.enum,
    exclusive: value.exclusiveMinimum !== undefined,
  };
}
