/**
 * Small modules over the public API: a walking figure, a vehicle on rays, a position motor.
 * @module pliant/controllers
 */
export { CharacterController, type CharacterOptions } from './character.js';
export { type OneWayOptions, oneWayPlatform } from './one-way.js';
export { Servo, type ServoOptions } from './servo.js';
export { RayCastVehicle, type VehicleOptions, Wheel, type WheelOptions } from './vehicle.js';
