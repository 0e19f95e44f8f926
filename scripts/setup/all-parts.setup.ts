// Tests have everything that a program may leave out, as programs in Node have.
import 'pliant/all';
