/**
 * A first value for a field whose number is handed on from call to call. Engines store the numbers of a field that has
 * only ever held numbers without their boxes, and make a new box of 16 bytes for each call that the field's value is
 * passed to. A field that once held something else keeps the box that it was given, and passing it on costs nothing.
 */
export const KEPT_BOXED = undefined as unknown as number;

/*
 * A field that will hold fractions begins with −0, which is a fraction to an engine, and not with 0. Otherwise the first
 * fraction changes the kind of all objects of the class, and all compiled code that has seen one is thrown away: a heap
 * whose first fast pair comes after a hundred steps took three times as long for the next twenty.
 */
