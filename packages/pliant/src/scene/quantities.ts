/** The physical quantities of the format, each with its unit and its bounds. */
import { MAX_COORDINATE, MAX_MAGNITUDE, MAX_NAME_LENGTH, MIN_SIZE } from './limits.js';
import { direction, number, numberAbove, quat, string, vec3 } from './schema/index.js';

const signed = (unit: string, most: number = MAX_MAGNITUDE) => number(unit, -most, most);
const positiveOrZero = (unit: string) => number(unit, 0, MAX_MAGNITUDE);

export const coordinate = signed('m', MAX_COORDINATE);
export const point = vec3(coordinate);
export const size = number('m', MIN_SIZE, MAX_COORDINATE);
export const sizes = vec3(size);
export const distance = number('m', 0, MAX_COORDINATE);
export const step = vec3(coordinate);
export const unitVector = direction(signed(''));
export const rotation = quat(signed(''));

/** Speeds past this [m/s] leave any scene within one step. */
const MAX_SPEED = 1e9;
export const velocity = vec3(signed('m/s', MAX_SPEED));
export const angularVelocity = vec3(signed('rad/s', MAX_SPEED));
export const acceleration = vec3(signed('m/s²', 1e12));

export const density = numberAbove('kg/m³', 0, 1e12);
export const mass = numberAbove('kg', 0, MAX_MAGNITUDE);
export const friction = number('', 0, 1e6);
export const restitution = number('', 0, 1);
export const damping = positiveOrZero('1/s');
export const inertia = vec3(numberAbove('kg·m²', 0, MAX_MAGNITUDE));
export const axes = string(3, { source: '^x?y?z?$', words: "axes such as 'y' or 'xz'" });
export const force = positiveOrZero('N');
export const factor = signed('', 1e6);

export const name = string(MAX_NAME_LENGTH);
export const color = string(7, { source: '^#[0-9A-Fa-f]{6}$', words: "a color such as '#ff8800'" });
