/** Limits and motors of joints. */
import { MAX_MAGNITUDE } from './limits.js';
import { coordinate } from './quantities.js';
import { number, object, optional, type Rule, required } from './schema/index.js';

const ordered: Rule = (limits) =>
  (limits['min'] as number) > (limits['max'] as number)
    ? { key: 'max', message: "'max' is below 'min'; swap them." }
    : undefined;

const angle = number('rad', -Math.PI, Math.PI);
export const angleLimits = object(
  'How far a joint turns about its axis from where it was made.',
  { min: required(angle, 'Smallest angle.'), max: required(angle, 'Largest angle.') },
  ordered,
);
export const travelLimits = object(
  'How far a slider goes from where it was made.',
  { min: required(coordinate, 'Least travel.'), max: required(coordinate, 'Most travel.') },
  ordered,
);
export const strength = (unit: string) => number(unit, 0, MAX_MAGNITUDE);
export const hingeMotor = object('Turns b against a.', {
  speed: required(number('rad/s', -1e9, 1e9), 'Speed to reach.'),
  maxTorque: optional(strength('N·m'), 'Most torque it has; unlimited by default.'),
});
export const sliderMotor = object('Moves b along the axis of a.', {
  speed: required(number('m/s', -1e9, 1e9), 'Speed to reach.'),
  maxForce: optional(strength('N'), 'Most force it has; unlimited by default.'),
});
