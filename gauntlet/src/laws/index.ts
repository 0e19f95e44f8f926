/** All laws, in the order in which they are told. */
import type { Law, LawName } from '../law.js';
import { answers } from './answers.js';
import { apart } from './apart.js';
import { energy } from './energy.js';
import { finite } from './finite.js';
import { frame } from './frame.js';
import { memory } from './memory.js';
import { momentum } from './momentum.js';
import { rest } from './rest.js';
import { same } from './same.js';
import { saysSo } from './says-so.js';
import { stick } from './stick.js';
import { switching } from './switch.js';
import { time } from './time.js';
import { weight } from './weight.js';

export const LAWS: readonly Law[] = [
  finite,
  energy,
  momentum,
  apart,
  rest,
  weight,
  stick,
  same,
  frame,
  switching,
  answers,
  time,
  memory,
  saysSo,
];

export const lawNamed = (name: LawName): Law => LAWS.find((law) => law.name === name) as Law;
