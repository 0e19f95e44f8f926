/** The axes of a six-axis joint. */
import { angleLimits, hingeMotor, sliderMotor, travelLimits } from './format-motors.js';
import { rotation } from './quantities.js';
import { object, optional } from './schema/index.js';

const way = (axis: string) =>
  optional(
    object('A way that a joint leaves free.', {
      limits: optional(travelLimits, 'How far it goes.'),
      motor: optional(sliderMotor, 'What moves it.'),
    }),
    `Travel along its ${axis} axis: locked by default, free when empty.`,
  );
const turn = (axis: string) =>
  optional(
    object('A turn that a joint leaves free.', {
      limits: optional(angleLimits, 'How far it turns.'),
      motor: optional(hingeMotor, 'What turns it.'),
    }),
    `Turn about its ${axis} axis: locked by default, free when empty.`,
  );
export const sixAxisFields = {
  orientation: optional(
    rotation,
    'How its axes are turned in the world; along those of the world by default.',
  ),
  x: way('x'),
  y: way('y'),
  z: way('z'),
  turnX: turn('x'),
  turnY: turn('y'),
  turnZ: turn('z'),
} as const;
