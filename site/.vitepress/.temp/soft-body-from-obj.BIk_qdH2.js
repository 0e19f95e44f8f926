import { P as PliantError } from "./quat.DyLx5o0V.js";
import { a as checkedPositions, b as checkedIndices } from "./compile.88yGbUFm.js";
import { u as utf8Read, T as TetMesh, a as TriangleMesh, t as tetrahedralise, W as World } from "./load.FdUoUdd3.js";
import { SaxesParser } from "saxes";
import "robust-predicates";
import "./index.Dn8-lGet.js";
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const CHARACTERS = Uint8Array.from(ALPHABET, (c) => c.charCodeAt(0));
const VALUES = new Int8Array(256).fill(-1);
for (let i = 0; i < 64; i++) VALUES[ALPHABET.charCodeAt(i)] = i;
const PADDING = 61;
function decodeBase64(text, start, end, mostBytes = Infinity) {
  const out = new Uint8Array(Math.min(Math.ceil((end - start) * 3 / 4), mostBytes));
  let length = 0;
  let bits = 0;
  let held = 0;
  let at = start;
  for (; at < end && length < out.length; at++) {
    const c = text[at];
    if (c === 32 || c >= 9 && c <= 13) continue;
    if (c === PADDING) {
      while (at < end && text[at] === PADDING) at++;
      return { bytes: out.subarray(0, length), next: at, wrongAt: held >= 6 ? at - 1 : -1 };
    }
    const value = VALUES[c];
    if (value < 0) return { bytes: out.subarray(0, length), next: at, wrongAt: at };
    bits = (bits << 6 | value) & 65535;
    held += 6;
    if (held >= 8) {
      held -= 8;
      out[length++] = bits >> held & 255;
    }
  }
  while (at < end && text[at] === PADDING) at++;
  return { bytes: out.subarray(0, length), next: at, wrongAt: -1 };
}
function encodeBase64(bytes) {
  const out = new Uint8Array(Math.ceil(bytes.length / 3) * 4).fill(PADDING);
  let o = 0;
  for (let at = 0; at < bytes.length; at += 3) {
    const left = bytes.length - at;
    const a = bytes[at];
    const b = left > 1 ? bytes[at + 1] : 0;
    const c = left > 2 ? bytes[at + 2] : 0;
    out[o] = CHARACTERS[a >> 2];
    out[o + 1] = CHARACTERS[(a & 3) << 4 | b >> 4];
    if (left > 1) out[o + 2] = CHARACTERS[(b & 15) << 2 | c >> 6];
    if (left > 2) out[o + 3] = CHARACTERS[c & 63];
    o += 4;
  }
  return out;
}
function asciiBytes(text) {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i) & 255;
  return bytes;
}
function latin1(bytes, start = 0, end = bytes.length) {
  const parts = [];
  for (let at = start; at < end; at += 8192) {
    parts.push(String.fromCharCode(...bytes.subarray(at, Math.min(at + 8192, end))));
  }
  return parts.join("");
}
function findAscii(bytes, needle, start = 0, end = bytes.length) {
  const first = needle.charCodeAt(0);
  const last = end - needle.length;
  for (let at = bytes.indexOf(first, start); at >= 0 && at <= last; at = bytes.indexOf(first, at + 1)) {
    if (hasAscii(bytes, needle, at)) return at;
  }
  return -1;
}
function hasAscii(bytes, needle, at = 0) {
  if (at + needle.length > bytes.length) return false;
  for (let i = 0; i < needle.length; i++) if (bytes[at + i] !== needle.charCodeAt(i)) return false;
  return true;
}
const COMPONENT_BYTES = /* @__PURE__ */ new Map([
  [5120, 1],
  [5121, 1],
  [5122, 2],
  [5123, 2],
  [5125, 4],
  [5126, 4]
]);
const NORMALISE = /* @__PURE__ */ new Map([
  [5120, 127],
  [5121, 255],
  [5122, 32767],
  [5123, 65535]
]);
const WIDTHS = /* @__PURE__ */ new Map([
  ["SCALAR", 1],
  ["VEC3", 3]
]);
class GltfAccessors {
  constructor(bytes, container, companions) {
    this.bytes = bytes;
    this.container = container;
    this.companions = companions;
  }
  #buffers = /* @__PURE__ */ new Map();
  /** How many items an accessor claims. */
  count(ref) {
    return this.#accessor(ref).need("count").integer(1, 4294967295);
  }
  /** All numbers of an accessor, `width` per item, refused before allocating when they can't be there. */
  read(ref, width) {
    const accessor = this.#accessor(ref);
    const stated = accessor.need("type").string();
    if (WIDTHS.get(stated) !== width)
      throw accessor.error(
        "invalid-value",
        `Expected ${width === 3 ? "VEC3" : "SCALAR"} here, found ${stated.slice(0, 20)}.`
      );
    const component = accessor.need("componentType").integer(0, 65535);
    const count = this.count(ref);
    const base = accessor.get("bufferView");
    if (!base)
      throw accessor.error(
        "unsupported-version",
        "The accessor has no bufferView, so all its values are zero."
      );
    const offset = accessor.get("byteOffset")?.index() ?? 0;
    const values = this.#items(base, offset, component, width, count, accessor);
    const sparse = accessor.get("sparse");
    if (sparse) this.#replace(values, sparse, component, width, count);
    const divisor = isTrue(accessor.get("normalized")) ? NORMALISE.get(component) : void 0;
    if (divisor) {
      for (let i = 0; i < values.length; i++) values[i] = Math.max(values[i] / divisor, -1);
    }
    return values;
  }
  #accessor(ref) {
    return this.container.root.need("accessors").item(ref.index(), ref);
  }
  #replace(values, sparse, component, width, total) {
    const count = sparse.need("count").integer(1, total);
    const where = sparse.need("indices");
    const indexType = where.need("componentType").integer(0, 65535);
    const indices = this.#items(
      where.need("bufferView"),
      where.get("byteOffset")?.index() ?? 0,
      indexType,
      1,
      count,
      where
    );
    const what = sparse.need("values");
    const items = this.#items(
      what.need("bufferView"),
      what.get("byteOffset")?.index() ?? 0,
      component,
      width,
      count,
      what
    );
    for (let i = 0; i < count; i++) {
      const index = indices[i];
      if (!(index < total) || index % 1 !== 0)
        throw where.error("invalid-value", `The sparse index ${index} lies past the ${total} items.`);
      for (let k = 0; k < width; k++) values[index * width + k] = items[i * width + k];
    }
  }
  #items(viewRef, offset, component, width, count, owner) {
    const size = COMPONENT_BYTES.get(component);
    if (!size) throw owner.error("invalid-value", `${component} is no component type of glTF.`);
    const view = this.container.root.need("bufferViews").item(viewRef.index(), viewRef);
    const bytes = this.#view(view);
    const stride = view.get("byteStride")?.integer(1, 255) ?? size * width;
    const needed = offset + stride * (count - 1) + size * width;
    if (stride < size * width || needed > bytes.length) {
      throw owner.error(
        "corrupt-data",
        `${count} items need ${needed} bytes of ${view.path}, which has ${bytes.length}.`
      );
    }
    const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const values = new Float64Array(count * width);
    for (let i = 0; i < count; i++) {
      for (let k = 0; k < width; k++)
        values[i * width + k] = componentAt(data, offset + i * stride + k * size, component);
    }
    return values;
  }
  #view(view) {
    const bufferRef = view.need("buffer");
    const buffer = this.#buffer(bufferRef);
    const start = view.get("byteOffset")?.index() ?? 0;
    const length = view.need("byteLength").index();
    if (start + length > buffer.length) {
      throw view.error(
        "corrupt-data",
        `The view ends at byte ${start + length} of a buffer of ${buffer.length} bytes.`
      );
    }
    return buffer.subarray(start, start + length);
  }
  #buffer(ref) {
    const index = ref.index();
    const known = this.#buffers.get(index);
    if (known) return known;
    const buffer = this.container.root.need("buffers").item(index, ref);
    const uri = buffer.get("uri");
    const bytes = uri ? this.#resolve(uri) : index === 0 ? this.container.binary : void 0;
    if (!bytes)
      throw buffer.error("missing-key", "The buffer has no data: neither a uri nor a binary chunk.");
    this.#buffers.set(index, bytes);
    return bytes;
  }
  #resolve(uri) {
    const { json } = uri;
    if (json.kind !== "string") throw uri.error("invalid-value", "Expected text here.");
    if (!hasAscii(this.bytes, "data:", json.start)) {
      const isElsewhere = /^([a-z][a-z0-9+.-]*:|\/)/i.test(json.value);
      if (isElsewhere)
        throw uri.error(
          "unavailable",
          "The data stands at an address that is not beside this file; nothing is fetched."
        );
      const found = this.companions(percentDecoded(json.value));
      if (found) return found;
      throw uri.error(
        "missing-key",
        `The data stands in '${json.value.slice(0, 80)}', which isn't there; open both together.`
      );
    }
    const comma = this.bytes.indexOf(44, json.start);
    const isBase64 = comma >= 0 && comma < json.end && latin1(this.bytes, json.start, Math.min(comma, json.start + 256)).endsWith(";base64");
    if (!isBase64) throw uri.error("unsupported-version", "Only data URIs in base64 are read.");
    const decoded = decodeBase64(this.bytes, comma + 1, json.end);
    if (decoded.wrongAt >= 0)
      throw uri.error("corrupt-data", `The base64 has a wrong character at byte ${decoded.wrongAt}.`);
    return decoded.bytes;
  }
}
function isTrue(value) {
  return value?.json.kind === "boolean" && value.json.value === true;
}
function componentAt(data, at, component) {
  switch (component) {
    case 5120:
      return data.getInt8(at);
    case 5121:
      return data.getUint8(at);
    case 5122:
      return data.getInt16(at, true);
    case 5123:
      return data.getUint16(at, true);
    case 5125:
      return data.getUint32(at, true);
    default:
      return data.getFloat32(at, true);
  }
}
function percentDecoded(uri) {
  return uri.replace(/%([0-9a-fA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}
class BinaryCursor {
  constructor(bytes, position = 0, littleEndian = true, end = bytes.length) {
    this.bytes = bytes;
    this.position = position;
    this.littleEndian = littleEndian;
    this.end = end;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }
  #view;
  get left() {
    return this.end - this.position;
  }
  /** Refuses unless `count` things of `bytesEach` bytes follow. */
  need(count, bytesEach, what) {
    if (count * bytesEach <= this.left) return;
    const sentence = `The file claims ${count} ${what} (${count * bytesEach} bytes), but only ${Math.max(0, this.left)} bytes follow; it is cut off or the count is wrong.`;
    throw this.error("corrupt-data", sentence);
  }
  u8() {
    return this.#view.getUint8(this.#take(1));
  }
  i32() {
    return this.#view.getInt32(this.#take(4), this.littleEndian);
  }
  u32() {
    return this.#view.getUint32(this.#take(4), this.littleEndian);
  }
  /** A 64-bit unsigned integer; refused past 2^53, where no file of today reaches. */
  u64(what) {
    const at = this.#take(8);
    const low = this.#view.getUint32(at + (this.littleEndian ? 0 : 4), this.littleEndian);
    const high = this.#view.getUint32(at + (this.littleEndian ? 4 : 0), this.littleEndian);
    if (high >= 2097152)
      throw this.error("corrupt-data", `The 64-bit value given as ${what} is absurdly large.`, at);
    return high * 4294967296 + low;
  }
  f32() {
    return this.#view.getFloat32(this.#take(4), this.littleEndian);
  }
  f64() {
    return this.#view.getFloat64(this.#take(8), this.littleEndian);
  }
  /** A finite coordinate. */
  coordinate(bytesEach) {
    const at = this.position;
    const value = bytesEach === 4 ? this.f32() : this.f64();
    if (value - value !== 0) {
      throw this.error(
        "invalid-value",
        `The coordinate is ${value}; coordinates must be finite numbers.`,
        at
      );
    }
    return value;
  }
  error(code, sentence, at = this.position) {
    return new PliantError(code, sentence, { offset: at });
  }
  #take(count) {
    const at = this.position;
    if (at + count > this.end)
      throw this.error("corrupt-data", "The file ends in the middle of a value; it is cut off.");
    this.position = at + count;
    return at;
  }
}
const MAX_VERTICES = 3e7;
const MAX_ELEMENTS = 6e7;
const MAX_POLYGON_CORNERS = 1e6;
const MAX_DEPTH = 256;
function refuseTooMany(count, most, what, offset) {
  if (count <= most) return;
  const sentence = `The file asks for ${count} ${what}, more than the limit of ${most}; split the mesh.`;
  throw new PliantError("too-large", sentence, { offset });
}
const POWERS = Float64Array.from({ length: 23 }, (_, i) => Number(`1e${i}`));
const LONGEST_NUMBER = 1200;
class NumberParser {
  /** The value last parsed; may be infinite when the text overflows. */
  value = 0;
  /** Whether it was written without point and exponent. */
  isInteger = false;
  /** Parses at `start`. Returns the offset after the number, or -1 when there is none. */
  parse(bytes, start, end) {
    let at = start;
    const sign = at < end ? bytes[at] : 0;
    if (sign === 45 || sign === 43) at++;
    let mantissa = 0;
    let tail = 0;
    let digits = 0;
    let significant = 0;
    let scale = 0;
    let point = -1;
    for (; at < end; at++) {
      const c = bytes[at];
      if (c >= 48 && c <= 57) {
        digits++;
        if (significant > 0 || c !== 48) significant++;
        if (significant <= 15) mantissa = mantissa * 10 + (c - 48);
        else if (significant <= 19) tail = tail * 10 + (c - 48);
        if (significant <= 19 && point >= 0) scale--;
      } else if (c === 46 && point < 0) {
        point = at;
      } else {
        break;
      }
    }
    if (digits === 0) return -1;
    const mantissaEnd = at;
    at = this.#skipExponent(bytes, at, end);
    this.isInteger = point < 0 && at === mantissaEnd;
    scale += this.#exponent;
    let magnitude = NaN;
    if (significant <= 19 && scale >= -22 && scale <= 22) {
      if (significant > 15) magnitude = scaledSum(mantissa, tail, POWERS[significant - 15], scale);
      else magnitude = scale < 0 ? mantissa / POWERS[-scale] : mantissa * POWERS[scale];
    }
    if (!Number.isNaN(magnitude)) {
      this.value = sign === 45 ? -magnitude : magnitude;
      return at;
    }
    if (at - start > LONGEST_NUMBER) return -1;
    this.value = slowParse(bytes, start, at);
    return at;
  }
  #exponent = 0;
  /** Leaves `at` where it is when the letter isn't followed by digits. */
  #skipExponent(bytes, at, end) {
    this.#exponent = 0;
    const letter = at < end ? bytes[at] | 32 : 0;
    if (letter !== 101 && letter !== 100) return at;
    let cursor = at + 1;
    const sign = cursor < end ? bytes[cursor] : 0;
    if (sign === 45 || sign === 43) cursor++;
    const first = cursor;
    let exponent = 0;
    for (; cursor < end; cursor++) {
      const c = bytes[cursor];
      if (c < 48 || c > 57) break;
      if (exponent < 1e5) exponent = exponent * 10 + (c - 48);
    }
    if (cursor === first) return at;
    this.#exponent = sign === 45 ? -exponent : exponent;
    return cursor;
  }
}
function scaledSum(head, tail, shift, scale) {
  const product = head * shift;
  const sum = product + tail;
  const low = productError(head, shift, product) + (tail - (sum - product));
  const power = POWERS[Math.abs(scale)];
  let first;
  let rest;
  if (scale < 0) {
    first = sum / power;
    const back = first * power;
    rest = (sum - back - productError(first, power, back) + low) / power;
  } else {
    first = sum * power;
    rest = productError(sum, power, first) + low * power;
  }
  const doubt = Math.abs(rest) * 2 ** -48 + first * 2 ** -100;
  return first + (rest - doubt) === first + (rest + doubt) ? first + rest : NaN;
}
function productError(a, b, product) {
  const ta = a * 134217729;
  const a1 = ta - (ta - a);
  const a2 = a - a1;
  const tb = b * 134217729;
  const b1 = tb - (tb - b);
  const b2 = b - b1;
  return a2 * b2 - (product - a1 * b1 - a2 * b1 - a1 * b2);
}
function slowParse(bytes, start, end) {
  let text = "";
  for (let i = start; i < end; i++) {
    const c = bytes[i];
    text += c === 100 || c === 68 ? "e" : String.fromCharCode(c);
  }
  return Number(text);
}
const MOST_VALUES = 2e6;
const LONGEST_STRING = 4096;
const ESCAPES = {
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "	",
  '"': '"',
  "\\": "\\",
  "/": "/"
};
function parseJson(bytes, start = 0, end = bytes.length) {
  const parser = new JsonParser(bytes, start, end);
  const value = parser.value(0);
  parser.finish();
  return value;
}
class JsonParser {
  constructor(bytes, at, end) {
    this.bytes = bytes;
    this.at = at;
    this.end = end;
  }
  #values = 0;
  #numbers = new NumberParser();
  value(depth) {
    this.#blank();
    if (depth > MAX_DEPTH)
      throw this.#error(`The brackets are nested more than ${MAX_DEPTH} deep.`, "too-large");
    if (++this.#values > MOST_VALUES)
      throw this.#error(`The JSON has more than ${MOST_VALUES} values.`, "too-large");
    const at = this.at;
    const c = this.at < this.end ? this.bytes[this.at] : 0;
    if (c === 123) return { kind: "object", at, members: this.#members(depth) };
    if (c === 91) return { kind: "array", at, items: this.#items(depth) };
    if (c === 34) return this.#string();
    if (c === 45 || c >= 48 && c <= 57) return this.#number();
    for (const [word, value] of [
      ["true", true],
      ["false", false],
      ["null", null]
    ]) {
      if (!hasAscii(this.bytes, word, at) || at + word.length > this.end) continue;
      this.at += word.length;
      return { kind: value === null ? "null" : "boolean", at, value };
    }
    throw this.#error(
      this.at >= this.end ? "The JSON ends where a value is expected; the file is cut off." : "Expected a JSON value."
    );
  }
  finish() {
    this.#blank();
    while (this.at < this.end && this.bytes[this.at] === 0) this.at++;
    if (this.at < this.end) throw this.#error("More follows after the end of the JSON.");
  }
  #members(depth) {
    const members = /* @__PURE__ */ new Map();
    this.at++;
    if (this.#takes(125)) return members;
    do {
      this.#blank();
      if (this.bytes[this.at] !== 34 || this.at >= this.end)
        throw this.#error("Expected a name in quotes.");
      const name = this.#string().value;
      if (!this.#takes(58)) throw this.#error("Expected ':' after a name.");
      members.set(name, this.value(depth + 1));
    } while (this.#takes(44));
    if (!this.#takes(125)) throw this.#error("Expected ',' or '}'.");
    return members;
  }
  #items(depth) {
    const items = [];
    this.at++;
    if (this.#takes(93)) return items;
    do
      items.push(this.value(depth + 1));
    while (this.#takes(44));
    if (!this.#takes(93)) throw this.#error("Expected ',' or ']'.");
    return items;
  }
  #number() {
    const at = this.at;
    const stop = this.#numbers.parse(this.bytes, at, this.end);
    if (stop < 0) throw this.#error("Expected a number.");
    this.at = stop;
    return { kind: "number", at, value: this.#numbers.value };
  }
  #string() {
    const at = this.at;
    const start = at + 1;
    let close = start;
    let escaped = false;
    while (close < this.end && this.bytes[close] !== 34) {
      if (this.bytes[close] < 32)
        throw this.#error("A string holds a control character or misses its closing quote.");
      if (this.bytes[close] === 92) {
        escaped = true;
        close++;
      }
      close++;
    }
    if (close >= this.end) throw this.#error("A string has no closing quote; the file is cut off.");
    this.at = close + 1;
    const isPayload = close - start > LONGEST_STRING;
    const raw = isPayload ? latin1(this.bytes, start, start + 64) : utf8Read(this.bytes, start, close);
    if (typeof raw === "number")
      throw new PliantError("syntax", "The text is not valid UTF-8.", { offset: raw });
    return { kind: "string", at, value: escaped ? unescaped(raw) : raw, start, end: close };
  }
  #takes(c) {
    this.#blank();
    if (this.at >= this.end || this.bytes[this.at] !== c) return false;
    this.at++;
    return true;
  }
  #blank() {
    while (this.at < this.end) {
      const c = this.bytes[this.at];
      if (c !== 32 && c !== 10 && c !== 13 && c !== 9) return;
      this.at++;
    }
  }
  #error(sentence, code = "syntax") {
    return new PliantError(code, sentence, { offset: this.at });
  }
}
function unescaped(raw) {
  return raw.replace(
    /\\(u[0-9a-fA-F]{4}|.)/g,
    (_, code) => code.length === 5 ? String.fromCharCode(Number.parseInt(code.slice(1), 16)) : ESCAPES[code] ?? code
  );
}
class JsonView {
  constructor(json, path) {
    this.json = json;
    this.path = path;
  }
  /** A member, if it is there. */
  get(name) {
    if (this.json.kind !== "object") throw this.error("invalid-value", "Expected an object here.");
    const member = this.json.members.get(name);
    return member && new JsonView(member, this.path === "" ? name : `${this.path}.${name}`);
  }
  need(name) {
    const member = this.get(name);
    if (!member) throw this.error("missing-key", `'${name}' is missing here.`);
    return member;
  }
  items() {
    if (this.json.kind !== "array") throw this.error("invalid-value", "Expected a list here.");
    return this.json.items.map((item, i) => new JsonView(item, `${this.path}[${i}]`));
  }
  /** The item that an index elsewhere (`from`) points at. */
  item(index, from) {
    if (this.json.kind !== "array") throw this.error("invalid-value", "Expected a list here.");
    const item = this.json.items[index];
    if (!item) throw from.error("invalid-value", `There is no ${this.path}[${index}].`);
    return new JsonView(item, `${this.path}[${index}]`);
  }
  index() {
    return this.integer(0, 4294967295);
  }
  integer(least, most) {
    const value = this.number();
    if (value % 1 !== 0 || value < least || value > most) {
      throw this.error(
        "invalid-value",
        `Got ${value} where a whole number between ${least} and ${most} is expected.`
      );
    }
    return value;
  }
  number() {
    if (this.json.kind !== "number" || this.json.value - this.json.value !== 0) {
      throw this.error("invalid-value", "Expected a finite number here.");
    }
    return this.json.value;
  }
  string() {
    if (this.json.kind !== "string") throw this.error("invalid-value", "Expected text here.");
    return this.json.value;
  }
  /** Exactly `count` numbers. */
  numbers(count) {
    const items = this.items();
    if (items.length !== count)
      throw this.error("invalid-value", `Expected ${count} numbers here, found ${items.length}.`);
    return items.map((item) => item.number());
  }
  /** The place of this item, standing for its index in a list. */
  asIndex(index) {
    return new JsonView({ kind: "number", at: this.json.at, value: index }, this.path);
  }
  error(code, sentence) {
    return new PliantError(code, sentence, { offset: this.json.at, path: this.path });
  }
}
const JSON_CHUNK = 1313821514;
const BINARY_CHUNK = 5130562;
function isGlb(bytes) {
  return hasAscii(bytes, "glTF");
}
function openGltf(bytes) {
  if (isGlb(bytes)) return openGlb(bytes);
  const start = bytes[0] === 239 && bytes[1] === 187 && bytes[2] === 191 ? 3 : 0;
  return { root: new JsonView(parseJson(bytes, start), "") };
}
function openGlb(bytes) {
  const cursor = new BinaryCursor(bytes, 4);
  const version = cursor.u32();
  if (version !== 2)
    throw cursor.error("unsupported-version", `GLB version ${version} isn't read, only 2.`, 4);
  const length = cursor.u32();
  if (length > bytes.length) {
    throw cursor.error(
      "corrupt-data",
      `The file claims ${length} bytes but has ${bytes.length}; it is cut off.`,
      8
    );
  }
  let root;
  let binary;
  while (cursor.position + 8 <= length) {
    const at = cursor.position;
    const size = cursor.u32();
    const type = cursor.u32();
    const start = cursor.position;
    if (start + size > length)
      throw cursor.error("corrupt-data", `A chunk claims ${size} bytes, more than the file has left.`, at);
    if (type === JSON_CHUNK && !root) root = new JsonView(parseJson(bytes, start, start + size), "");
    else if (type === BINARY_CHUNK && !binary) binary = bytes.subarray(start, start + size);
    cursor.position = start + size;
  }
  if (!root) throw cursor.error("corrupt-data", "The file has no JSON chunk.", 12);
  return { root, binary };
}
const NO_INDICES = new Uint32Array(0);
const NO_NOTES = Object.freeze([]);
function meshData(parts) {
  const triangles = parts.triangles ?? NO_INDICES;
  const tets = parts.tets ?? NO_INDICES;
  const kind = tets.length > 0 ? "tets" : triangles.length > 0 ? "triangles" : "points";
  return { kind, positions: parts.positions, triangles, tets, notes: parts.notes ?? NO_NOTES };
}
class Notes {
  #overlapping = 0;
  #tally = /* @__PURE__ */ new Map();
  /** `what` is a plural, such as "lines"; `where` is asked for the first one only. */
  leftOut(what, where, count = 1) {
    if (count === 0) return;
    const entry = this.#tally.get(what);
    if (entry) entry.count += count;
    else this.#tally.set(what, { count, where: where() });
  }
  /** Polygons that have no right answer; see PolygonTriangulator. */
  overlapping(count) {
    this.#overlapping += count;
  }
  sentences() {
    const sentence = `Polygons that cross themselves or are too large to be cut well became fans: ${this.#overlapping}.`;
    return [...this.#leftOut(), ...this.#overlapping > 0 ? [sentence] : []];
  }
  #leftOut() {
    return [...this.#tally].map(
      ([what, { count, where }]) => `Left out ${what}: ${count}, the first ${where}.`
    );
  }
}
class FloatList {
  #values = new Float64Array(768);
  length = 0;
  push3(x, y, z) {
    if (this.length + 3 > this.#values.length) this.#grow();
    this.#values[this.length++] = x;
    this.#values[this.length++] = y;
    this.#values[this.length++] = z;
  }
  get values() {
    return this.#values;
  }
  take() {
    return this.#values.slice(0, this.length);
  }
  #grow() {
    const larger = new Float64Array(this.#values.length * 2);
    larger.set(this.#values);
    this.#values = larger;
  }
}
class IndexList {
  #values = new Uint32Array(768);
  length = 0;
  push(value) {
    if (this.length === this.#values.length) this.#grow();
    this.#values[this.length++] = value;
  }
  push3(a, b, c) {
    if (this.length + 3 > this.#values.length) this.#grow();
    this.#values[this.length++] = a;
    this.#values[this.length++] = b;
    this.#values[this.length++] = c;
  }
  get values() {
    return this.#values;
  }
  take() {
    return this.#values.slice(0, this.length);
  }
  #grow() {
    const larger = new Uint32Array(this.#values.length * 2);
    larger.set(this.#values);
    this.#values = larger;
  }
}
class VertexWelder {
  #positions = new FloatList();
  #indices = new IndexList();
  #table;
  #bits = new Float64Array(3);
  #words = new Uint32Array(this.#bits.buffer);
  constructor(expectedCorners = 0) {
    let size = 1024;
    while (size < expectedCorners && size < 1 << 22) size *= 2;
    this.#table = new Int32Array(size).fill(-1);
  }
  /** Adds a corner and returns the index of its vertex. */
  add(x, y, z) {
    const table2 = this.#table;
    const mask = table2.length - 1;
    const values = this.#positions.values;
    let slot = this.#hash(x, y, z) & mask;
    for (; table2[slot] >= 0; slot = slot + 1 & mask) {
      const at = table2[slot] * 3;
      if (values[at] === x && values[at + 1] === y && values[at + 2] === z) {
        this.#indices.push(table2[slot]);
        return table2[slot];
      }
    }
    const index = this.#positions.length / 3;
    table2[slot] = index;
    this.#positions.push3(x, y, z);
    this.#indices.push(index);
    if (index * 2 > table2.length) this.#grow();
    return index;
  }
  positions() {
    return this.#positions.take();
  }
  /** Three per triangle when three corners were added per triangle. */
  indices() {
    return this.#indices.take();
  }
  #hash(x, y, z) {
    this.#bits[0] = x + 0;
    this.#bits[1] = y + 0;
    this.#bits[2] = z + 0;
    let h = 2654435769;
    for (let i = 0; i < 6; i++) {
      h = Math.imul(h ^ this.#words[i], 2246822507);
      h ^= h >>> 13;
    }
    return Math.imul(h, 3266489909) >>> 8;
  }
  #grow() {
    const table2 = new Int32Array(this.#table.length * 2).fill(-1);
    const mask = table2.length - 1;
    const values = this.#positions.values;
    for (let index = 0; index * 3 < this.#positions.length; index++) {
      let slot = this.#hash(values[index * 3], values[index * 3 + 1], values[index * 3 + 2]) & mask;
      while (table2[slot] >= 0) slot = slot + 1 & mask;
      table2[slot] = index;
    }
    this.#table = table2;
  }
}
const IDENTITY = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
function nodeTransform(node) {
  const matrix = node.get("matrix");
  if (matrix) return matrix.numbers(16);
  const [tx, ty, tz] = node.get("translation")?.numbers(3) ?? [0, 0, 0];
  const [x, y, z, w] = node.get("rotation")?.numbers(4) ?? [0, 0, 0, 1];
  const [sx, sy, sz] = node.get("scale")?.numbers(3) ?? [1, 1, 1];
  return [
    (1 - 2 * (y * y + z * z)) * sx,
    2 * (x * y + z * w) * sx,
    2 * (x * z - y * w) * sx,
    0,
    2 * (x * y - z * w) * sy,
    (1 - 2 * (x * x + z * z)) * sy,
    2 * (y * z + x * w) * sy,
    0,
    2 * (x * z + y * w) * sz,
    2 * (y * z - x * w) * sz,
    (1 - 2 * (x * x + y * y)) * sz,
    0,
    tx,
    ty,
    tz,
    1
  ];
}
function multiply(a, b) {
  const out = [];
  for (let column = 0; column < 4; column++) {
    for (let row = 0; row < 4; row++) {
      let sum = 0;
      for (let k = 0; k < 4; k++) sum += a[k * 4 + row] * b[column * 4 + k];
      out.push(sum);
    }
  }
  return out;
}
function mirrors(m) {
  const cofactor0 = m[5] * m[10] - m[6] * m[9];
  const cofactor1 = m[6] * m[8] - m[4] * m[10];
  const cofactor2 = m[4] * m[9] - m[5] * m[8];
  return m[0] * cofactor0 + m[1] * cofactor1 + m[2] * cofactor2 < 0;
}
const POINTS = 0;
const TRIANGLES = 4;
const STRIP = 5;
const FAN = 6;
class MeshGatherer {
  constructor(accessors2) {
    this.accessors = accessors2;
  }
  notes = new Notes();
  #positions = new FloatList();
  #triangles = new IndexList();
  #claims = /* @__PURE__ */ new Map();
  #claimed = { vertices: 0, corners: 0 };
  /**
   * Counts what a mesh will add, and refuses when it is too much. A small file can place one mesh a million times, so
   * all placements must be announced before the first is read.
   */
  announce(mesh) {
    const claim = this.#claims.get(mesh.path) ?? this.#claimOf(mesh);
    this.#claims.set(mesh.path, claim);
    const { vertices, corners } = this.#claimed;
    this.#claimed = { vertices: vertices + claim.vertices, corners: corners + claim.corners };
    refuseTooMany(this.#claimed.vertices, MAX_VERTICES, "vertices", mesh.json.at);
    refuseTooMany(this.#claimed.corners, 3 * MAX_ELEMENTS, "corners of triangles", mesh.json.at);
  }
  add(mesh, transform) {
    const placed = new PlacedMesh(transform, this.#positions);
    for (const primitive of mesh.need("primitives").items()) {
      if (primitive.get("targets"))
        this.notes.leftOut("morph targets (the base shape is read)", () => `at ${primitive.path}`);
      const mode = primitive.get("mode")?.integer(0, 6) ?? TRIANGLES;
      const isDrawn = mode === POINTS || mode >= TRIANGLES;
      if (isDrawn) this.#primitive(primitive, mode, placed);
      else this.notes.leftOut("primitives made of lines", () => `at ${primitive.path}`);
    }
  }
  take() {
    return meshData({
      positions: this.#positions.take(),
      triangles: this.#triangles.take(),
      notes: this.notes.sentences()
    });
  }
  /** Every primitive counts as a vertex at least, since walking over it takes time too. */
  #claimOf(mesh) {
    let vertices = 0;
    let corners = 0;
    for (const primitive of mesh.need("primitives").items()) {
      const ref = primitive.need("attributes").get("POSITION");
      const indices = primitive.get("indices");
      const count = ref ? this.accessors.count(ref) : 1;
      vertices += count;
      corners += indices ? this.accessors.count(indices) : count;
    }
    return { vertices, corners };
  }
  #primitive(primitive, mode, placed) {
    const attributes = primitive.need("attributes");
    const ref = attributes.get("POSITION");
    if (!ref) {
      this.notes.leftOut("primitives without positions", () => `at ${primitive.path}`);
      return;
    }
    const count = this.accessors.count(ref);
    const merge = attributes.json.kind === "object" && attributes.json.members.size > 1;
    const vertices = placed.vertices(ref, merge, () => this.#readPositions(ref));
    if (mode === POINTS) return;
    this.#addTriangles(mode, vertices, this.#corners(primitive, count), count, placed.mirrored);
  }
  #readPositions(ref) {
    const values = this.accessors.read(ref, 3);
    const bad = values.findIndex((value) => value - value !== 0);
    if (bad >= 0)
      throw ref.error(
        "invalid-value",
        `Coordinate ${bad} is ${values[bad]}; coordinates must be finite numbers.`
      );
    return values;
  }
  #corners(primitive, vertices) {
    const ref = primitive.get("indices");
    if (!ref) return void 0;
    const indices = this.accessors.read(ref, 1);
    const bad = indices.findIndex((index) => !(index >= 0 && index < vertices && index % 1 === 0));
    if (bad >= 0)
      throw ref.error(
        "invalid-value",
        `Index ${bad} is ${indices[bad]}, but the primitive has ${vertices} vertices.`
      );
    return indices;
  }
  #addTriangles(mode, vertices, indices, count, mirrored) {
    const corner = indices ? (i) => vertices[indices[i]] : (i) => vertices[i];
    const corners = indices ? indices.length : count;
    const step = mode === TRIANGLES ? 3 : 1;
    for (let i = 0; i + 2 < corners; i += step) {
      const a = corner(mode === FAN ? 0 : i);
      const turned = (mode === STRIP && i % 2 === 1) !== mirrored;
      const b = corner(i + (turned ? 2 : 1));
      const c = corner(i + (turned ? 1 : 2));
      this.#triangles.push3(a, b, c);
    }
  }
}
class PlacedMesh {
  constructor(transform, positions) {
    this.transform = transform;
    this.positions = positions;
    this.mirrored = mirrors(transform);
    this.#unmoved = transform.every((value, i) => value === IDENTITY[i]);
  }
  mirrored;
  /** Multiplying by the identity would turn minus zero into zero. */
  #unmoved;
  #shared = /* @__PURE__ */ new Map();
  #welder;
  /** Indices in the whole mesh of the accessor's vertices. */
  vertices(ref, merge, read) {
    const key = `${ref.index()} ${merge}`;
    const known = this.#shared.get(key);
    if (known) return known;
    const local = read();
    const indices = new Uint32Array(local.length / 3);
    for (let i = 0; i < indices.length; i++) {
      indices[i] = merge ? this.#merged(local, i * 3, ref) : this.#append(local, i * 3, ref);
    }
    this.#shared.set(key, indices);
    return indices;
  }
  /** Merges on local coordinates, which are exact; after the transform equal points might differ by rounding. */
  #mergedTo = [];
  #merged(local, at, ref) {
    this.#welder ??= new VertexWelder();
    const vertex = this.#welder.add(local[at], local[at + 1], local[at + 2]);
    if (vertex === this.#mergedTo.length) this.#mergedTo.push(this.#append(local, at, ref));
    return this.#mergedTo[vertex];
  }
  #append(local, at, ref) {
    const [x, y, z] = [local[at], local[at + 1], local[at + 2]];
    if (this.#unmoved) this.positions.push3(x, y, z);
    else this.#appendMoved(x, y, z, ref);
    return this.positions.length / 3 - 1;
  }
  #appendMoved(x, y, z, ref) {
    const m = this.transform;
    const px = m[0] * x + m[4] * y + m[8] * z + m[12];
    const py = m[1] * x + m[5] * y + m[9] * z + m[13];
    const pz = m[2] * x + m[6] * y + m[10] * z + m[14];
    if (px - px !== 0 || py - py !== 0 || pz - pz !== 0) {
      throw ref.error("invalid-value", "A node moves a vertex to infinity; its transform is out of range.");
    }
    this.positions.push3(px, py, pz);
  }
}
const MESH_FORMATS = [
  { name: "obj", title: "Wavefront OBJ", extensions: ["obj"], holds: "triangles", writes: true },
  { name: "stl", title: "STL", extensions: ["stl", "stla", "stlb"], holds: "triangles", writes: true },
  { name: "ply", title: "PLY", extensions: ["ply"], holds: "triangles", writes: true },
  { name: "off", title: "OFF", extensions: ["off"], holds: "triangles", writes: false },
  { name: "gltf", title: "glTF 2.0", extensions: ["glb", "gltf"], holds: "triangles", writes: true },
  { name: "gmsh", title: "Gmsh", extensions: ["msh"], holds: "tets", writes: true },
  { name: "medit", title: "Medit", extensions: ["mesh"], holds: "tets", writes: false },
  { name: "vtk", title: "Legacy VTK", extensions: ["vtk"], holds: "tets", writes: true },
  { name: "vtu", title: "VTU", extensions: ["vtu"], holds: "tets", writes: true },
  { name: "tetgen", title: "TetGen", extensions: ["node", "ele", "face"], holds: "tets", writes: false },
  { name: "vega", title: "Vega FEM", extensions: ["veg"], holds: "tets", writes: false }
];
function formatOfName(name) {
  const extension = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  return MESH_FORMATS.find((format) => format.extensions.includes(extension));
}
const PROBE_BYTES = 1024;
function detectFormat(name, bytes) {
  const named = formatOfName(name)?.name;
  if (named === "stl") return named;
  return announced(bytes) ?? named ?? guessed(bytes);
}
function announced(bytes) {
  if (hasAscii(bytes, "glTF")) return "gltf";
  const start = latin1(bytes, 0, Math.min(bytes.length, PROBE_BYTES)).replace(/^ï»¿/, "").trimStart();
  if (/^ply\s/.test(start)) return "ply";
  if (start.startsWith("# vtk DataFile")) return "vtk";
  if (/^\$(MeshFormat|NOD|Comments)\s/.test(start)) return "gmsh";
  if (/^(#[^\r\n]*[\r\n]\s*)*MeshVersionFormatted\s/i.test(start)) return "medit";
  if (/^(#[^\r\n]*[\r\n]\s*)*(ST)?C?N?4?n?OFF\s/.test(start)) return "off";
  if (start.startsWith("<") && start.includes("<VTKFile")) return "vtu";
  if (start.startsWith("{") && findAscii(bytes, '"asset"') >= 0) return "gltf";
  return void 0;
}
function guessed(bytes) {
  const start = latin1(bytes, 0, Math.min(bytes.length, PROBE_BYTES)).trimStart();
  if (/^(#[^\r\n]*[\r\n]\s*)*\*VERTICES\s/i.test(start)) return "vega";
  if (/^(#[^\r\n]*[\r\n]\s*)*(v|vn|vt|f|o|g|mtllib)\s/.test(start)) return "obj";
  if (/^solid\b/i.test(start)) return "stl";
  return isExactBinaryStl(bytes) ? "stl" : void 0;
}
function isExactBinaryStl(bytes) {
  if (bytes.length < 84) return false;
  const count = new DataView(bytes.buffer, bytes.byteOffset).getUint32(80, true);
  return bytes.length === 84 + count * 50;
}
const HARMLESS = /^(KHR_(materials|texture|lights|animation|xmp)_|EXT_texture|KHR_mesh_quantization$|MSFT_texture)/;
function readGltf(bytes, companions = () => void 0) {
  const container = openGltf(bytes);
  checkAsset(container.root);
  const gatherer = new MeshGatherer(new GltfAccessors(bytes, container, companions));
  const placements = container.root.get("nodes") ? placedMeshes(container, gatherer) : looseMeshes(container);
  for (const [mesh] of placements) gatherer.announce(mesh);
  for (const [mesh, transform] of placements) gatherer.add(mesh, transform);
  return gatherer.take();
}
function looseMeshes(container) {
  const meshes = container.root.get("meshes")?.items() ?? [];
  return meshes.map((mesh) => [mesh, IDENTITY]);
}
function placedMeshes(container, gatherer) {
  const meshes = container.root.get("meshes");
  const placements = [];
  walkScene(container, (node, transform) => {
    const ref = node.get("mesh");
    if (!ref) return;
    if (!meshes) throw ref.error("invalid-value", "The file has no meshes.");
    if (node.get("skin")) gatherer.notes.leftOut("skins (the bind pose is read)", () => `at ${node.path}`);
    placements.push([meshes.item(ref.index(), ref), transform]);
  });
  return placements;
}
function checkAsset(root) {
  const version = root.need("asset").need("version");
  if (!version.string().startsWith("2.")) {
    throw version.error("unsupported-version", `glTF ${version.string().slice(0, 20)} isn't read, only 2.x.`);
  }
  for (const extension of root.get("extensionsRequired")?.items() ?? []) {
    const name = extension.string();
    if (HARMLESS.test(name)) continue;
    throw extension.error(
      "unsupported-version",
      `The file needs the extension ${name.slice(0, 60)}, which isn't read; export it without.`
    );
  }
}
function walkScene(container, visit) {
  const nodes = container.root.need("nodes");
  const stack = sceneRoots(container.root).reverse().map((ref) => [ref, IDENTITY]);
  const seen = /* @__PURE__ */ new Set();
  for (let next = stack.pop(); next; next = stack.pop()) {
    const [ref, parent] = next;
    const index = ref.index();
    const node = nodes.item(index, ref);
    if (seen.has(index))
      throw ref.error(
        "corrupt-data",
        `Node ${index} has two places in the scene; a node has one parent at most.`
      );
    seen.add(index);
    const transform = multiply(parent, nodeTransform(node));
    visit(node, transform);
    for (const child of (node.get("children")?.items() ?? []).reverse()) stack.push([child, transform]);
  }
}
function sceneRoots(root) {
  const scenes = root.get("scenes");
  if (scenes && scenes.items().length > 0) {
    const ref = root.get("scene");
    const scene = ref ? scenes.item(ref.index(), ref) : scenes.items()[0];
    return scene.get("nodes")?.items() ?? [];
  }
  const nodes = root.need("nodes").items();
  const children = /* @__PURE__ */ new Set();
  for (const node of nodes)
    for (const child of node.get("children")?.items() ?? []) children.add(child.index());
  const indices = nodes.map((_, i) => i).filter((i) => !children.has(i));
  return indices.map((i) => nodes[i].asIndex(i));
}
function lineAndColumn(bytes, offset) {
  let line = 1;
  let lineStart = 0;
  const stop = Math.min(offset, bytes.length);
  for (let at = 0; at < stop; at++) {
    const c = bytes[at];
    if (c === 10 || c === 13 && bytes[at + 1] !== 10) {
      line++;
      lineStart = at + 1;
    }
  }
  return { line, column: stop - lineStart + 1 };
}
const HASH$1 = 35;
const NO_COMMENTS = -1;
class TextScanner {
  constructor(bytes, options = {}) {
    this.bytes = bytes;
    this.position = options.start ?? 0;
    this.end = options.end ?? bytes.length;
    this.#comment = options.comment === "#" ? HASH$1 : NO_COMMENTS;
    this.#original = options.original ?? bytes;
    const hasMark = bytes[0] === 239 && bytes[1] === 187 && bytes[2] === 191;
    if (this.position === 0 && hasMark) this.position = 3;
  }
  position;
  end;
  #comment;
  #original;
  #numbers = new NumberParser();
  /** Bytes left. A count that the text claims can't be larger than this. */
  get left() {
    return this.end - this.position;
  }
  /** Moves to the next token of this line. False at its end, at a comment and at the end of the text. */
  onLine() {
    while (this.position < this.end) {
      const c = this.bytes[this.position];
      if (c === 10 || c === 13 || c === this.#comment) return false;
      if (!isBlank(c)) return true;
      this.position++;
    }
    return false;
  }
  /** Moves to the next token on this or a later line. False at the end of the text. */
  onToken() {
    while (this.position < this.end) {
      const c = this.bytes[this.position];
      if (c === this.#comment) this.skipLine();
      else if (isBlank(c) || c === 10 || c === 13) this.position++;
      else return true;
    }
    return false;
  }
  /** Moves behind the end of this line. */
  skipLine() {
    while (this.position < this.end) {
      const c = this.bytes[this.position++];
      if (c === 10) return;
      if (c === 13) {
        if (this.bytes[this.position] === 10 && this.position < this.end) this.position++;
        return;
      }
    }
  }
  /** Moves behind the end of this line, which must hold nothing more. */
  endLine(after) {
    if (this.onLine()) throw this.error("syntax", `The line goes on with '${this.peek()}' after ${after}.`);
    this.skipLine();
  }
  /** The next token without taking it, shortened for a message. Empty at the end. */
  peek() {
    const start = this.position;
    const stop = Math.min(this.#tokenEnd(), start + 24);
    const text = latin1(this.bytes, start, stop).replace(/[^ -~]/g, "?");
    return stop < this.#tokenEnd() ? `${text}…` : text;
  }
  /** The next token of this line without taking it, at most 256 bytes of it. Empty when the line ends here. */
  peekWord() {
    if (!this.onLine()) return "";
    const stop = this.#tokenEnd();
    return latin1(this.bytes, this.position, Math.min(stop, this.position + 256));
  }
  /** The next token of this line or a later one, at most 256 bytes of it. */
  word(what) {
    if (!this.onToken()) throw this.early(what);
    const stop = this.#tokenEnd();
    const text = latin1(this.bytes, this.position, Math.min(stop, this.position + 256));
    this.position = stop;
    return text;
  }
  /** The rest of the line, at most 256 bytes of it, without blanks around it. */
  restOfLine() {
    const start = this.position;
    this.skipLine();
    return latin1(this.bytes, start, Math.min(this.position, start + 256)).trim();
  }
  /** The next token as a finite number. */
  number(what) {
    if (!this.onToken()) throw this.early(what);
    const stop = this.#numbers.parse(this.bytes, this.position, this.end);
    if (stop < 0 || !this.#endsToken(stop)) {
      throw this.error("syntax", `Expected ${what}, found '${this.peek()}'.`);
    }
    const value = this.#numbers.value;
    if (value - value !== 0) {
      throw this.error(
        "invalid-value",
        `The number ${this.peek()} given as ${what} is too large for a double.`
      );
    }
    this.position = stop;
    return value;
  }
  /** The next token as a whole number within [least, most]. */
  integer(what, least, most) {
    if (!this.onToken()) throw this.early(what);
    const stop = this.#numbers.parse(this.bytes, this.position, this.end);
    if (stop < 0 || !this.#numbers.isInteger || !this.#endsToken(stop)) {
      throw this.error("syntax", `Expected ${what} as a whole number, found '${this.peek()}'.`);
    }
    const value = this.#numbers.value;
    if (value < least || value > most) {
      const range = most < least ? "but there is nothing to choose from" : `which must lie between ${least} and ${most}`;
      throw this.error("invalid-value", `Got ${this.peek()} as ${what}, ${range}.`);
    }
    this.position = stop;
    return value;
  }
  /** A count of things that take at least `bytesEach` bytes of text each; refused when they can't be there. */
  count(what, bytesEach) {
    if (!this.onToken()) throw this.early(`the number of ${what}`);
    const at = this.position;
    const value = this.integer(`the number of ${what}`, 0, Number.MAX_SAFE_INTEGER);
    if (value * bytesEach > this.left + 1) {
      const sentence = `The file claims ${value} ${what}, but only ${this.left} bytes follow; it is cut off or the count is wrong.`;
      throw this.error("corrupt-data", sentence, at);
    }
    return value;
  }
  error(code, sentence, at = this.position) {
    return new PliantError(code, sentence, lineAndColumn(this.#original, at));
  }
  early(what) {
    return this.error("corrupt-data", `The file ends where ${what} is expected; it is cut off.`);
  }
  #tokenEnd() {
    let at = this.position;
    while (at < this.end && !this.#endsToken(at)) at++;
    return at;
  }
  #endsToken(at) {
    if (at >= this.end) return true;
    const c = this.bytes[at];
    return c === 10 || c === 13 || isBlank(c) || c === this.#comment;
  }
}
function isBlank(c) {
  return c === 32 || c === 9 || c === 11 || c === 12 || c === 0;
}
const TESTS_PER_CORNER = 500;
const RESERVE = 1e8;
class PolygonTriangulator {
  #next = new Int32Array(64);
  #plane = new Float64Array(128);
  #normal = new Float64Array(3);
  #budget = 0;
  #reserve = RESERVE;
  /** Polygons so far whose triangles lie over each other, because they cross themselves or are too large to cut well. */
  overlapping = 0;
  /** Corner indices are `corners[0..count)`. Fewer than three corners give nothing. */
  triangulate(positions, corners, count, out) {
    if (count < 3) return;
    if (count > 3) this.#newellNormal(positions, corners, count);
    if (count === 3 || this.#fanTurnsRight(positions, corners, count)) {
      fan(corners, count, out);
      return;
    }
    this.#project(positions, corners, count);
    this.#clipEars(corners, count, out);
  }
  #newellNormal(positions, corners, count) {
    const n = this.#normal.fill(0);
    const o = corners[0] * 3;
    for (let i = 1; i + 1 < count; i++) addCross(positions, o, corners[i] * 3, corners[i + 1] * 3, n);
  }
  #fanTurnsRight(positions, corners, count) {
    const n = this.#normal;
    const turn = [0, 0, 0];
    const o = corners[0] * 3;
    for (let i = 1; i + 1 < count; i++) {
      turn.fill(0);
      addCross(positions, o, corners[i] * 3, corners[i + 1] * 3, turn);
      if (turn[0] * n[0] + turn[1] * n[1] + turn[2] * n[2] < 0) return false;
    }
    return true;
  }
  /** Drops the axis where the normal is longest, keeping the polygon counter-clockwise. */
  #project(positions, corners, count) {
    if (this.#next.length < count) {
      this.#next = new Int32Array(count * 2);
      this.#plane = new Float64Array(count * 4);
    }
    const [nx, ny, nz] = [Math.abs(this.#normal[0]), Math.abs(this.#normal[1]), Math.abs(this.#normal[2])];
    const axis = nx >= ny && nx >= nz ? 0 : ny >= nz ? 1 : 2;
    const flip = this.#normal[axis] < 0;
    const u = (axis + (flip ? 2 : 1)) % 3;
    const v = (axis + (flip ? 1 : 2)) % 3;
    for (let i = 0; i < count; i++) {
      this.#plane[i * 2] = positions[corners[i] * 3 + u];
      this.#plane[i * 2 + 1] = positions[corners[i] * 3 + v];
      this.#next[i] = i + 1 === count ? 0 : i + 1;
    }
  }
  #clipEars(corners, count, out) {
    const next = this.#next;
    const share = TESTS_PER_CORNER * count;
    this.#budget = share + this.#reserve;
    let left = count;
    let before = count - 1;
    let failures = 0;
    while (left > 3 && failures < left && this.#budget > 0) {
      const ear = next[before];
      const after = next[ear];
      if (this.#isEar(before, ear, after)) {
        out.push3(corners[before], corners[ear], corners[after]);
        next[before] = after;
        left--;
        failures = 0;
      } else {
        failures++;
      }
      before = next[before];
    }
    this.#reserve = Math.max(0, Math.min(this.#reserve, this.#budget));
    let overlaps = false;
    for (let b = next[before]; next[b] !== before; b = next[b]) {
      overlaps ||= this.#turn(before, b, next[b]) < 0;
      out.push3(corners[before], corners[b], corners[next[b]]);
    }
    if (overlaps) this.overlapping++;
  }
  #isEar(a, b, c) {
    this.#budget--;
    if (this.#turn(a, b, c) <= 0) return false;
    const next = this.#next;
    const plane = this.#plane;
    const [ax, bx, cx] = [plane[a * 2], plane[b * 2], plane[c * 2]];
    const [ay, by, cy] = [plane[a * 2 + 1], plane[b * 2 + 1], plane[c * 2 + 1]];
    const lowX = Math.min(ax, bx, cx);
    const highX = Math.max(ax, bx, cx);
    const lowY = Math.min(ay, by, cy);
    const highY = Math.max(ay, by, cy);
    let tests = 0;
    let isEar = true;
    for (let p = next[c]; p !== a && isEar; p = next[p]) {
      tests++;
      const x = plane[p * 2];
      const y = plane[p * 2 + 1];
      if (x >= lowX && x <= highX && y >= lowY && y <= highY) isEar = !this.#blocks(a, b, c, p);
    }
    this.#budget -= tests;
    return isEar;
  }
  /** A corner inside or on the border; one that coincides with a corner of the ear is no obstacle. */
  #blocks(a, b, c, p) {
    if (this.#coincide(p, a) || this.#coincide(p, b) || this.#coincide(p, c)) return false;
    return this.#turn(a, b, p) >= 0 && this.#turn(b, c, p) >= 0 && this.#turn(c, a, p) >= 0;
  }
  #turn(a, b, c) {
    const p = this.#plane;
    const bx = p[b * 2] - p[a * 2];
    const by = p[b * 2 + 1] - p[a * 2 + 1];
    return bx * (p[c * 2 + 1] - p[a * 2 + 1]) - by * (p[c * 2] - p[a * 2]);
  }
  #coincide(a, b) {
    return this.#plane[a * 2] === this.#plane[b * 2] && this.#plane[a * 2 + 1] === this.#plane[b * 2 + 1];
  }
}
function fan(corners, count, out) {
  for (let i = 1; i + 1 < count; i++) out.push3(corners[0], corners[i], corners[i + 1]);
}
function addCross(p, o, a, b, out) {
  const ax = p[a] - p[o];
  const ay = p[a + 1] - p[o + 1];
  const az = p[a + 2] - p[o + 2];
  const bx = p[b] - p[o];
  const by = p[b + 1] - p[o + 1];
  const bz = p[b + 2] - p[o + 2];
  out[0] = out[0] + (ay * bz - az * by);
  out[1] = out[1] + (az * bx - ax * bz);
  out[2] = out[2] + (ax * by - ay * bx);
}
class CellSink {
  constructor(positions) {
    this.positions = positions;
  }
  #triangles = new IndexList();
  #tets = new IndexList();
  #polygons = new PolygonTriangulator();
  notes = new Notes();
  get vertexCount() {
    return this.positions.length / 3;
  }
  polygon(corners, count, where) {
    if (count < 3) this.notes.leftOut("faces with fewer than three corners", where);
    this.#polygons.triangulate(this.positions, corners, count, this.#triangles);
  }
  tet(corners) {
    this.#tets.push3(corners[0], corners[1], corners[2]);
    this.#tets.push(corners[3]);
  }
  /** Every second triangle of a strip is turned, so that all face the same way. */
  strip(corners, count) {
    for (let i = 0; i + 2 < count; i++) {
      const swap = i % 2;
      this.#triangles.push3(corners[i], corners[i + 1 + swap], corners[i + 2 - swap]);
    }
  }
  take() {
    this.notes.overlapping(this.#polygons.overlapping);
    return meshData({
      positions: this.positions,
      triangles: this.#triangles.take(),
      tets: this.#tets.take(),
      notes: this.notes.sentences()
    });
  }
}
const TYPES$1 = /* @__PURE__ */ new Map([
  [1, { nodes: 2, use: "leave-out", name: "lines" }],
  [2, { nodes: 3, use: "polygon", name: "triangles" }],
  [3, { nodes: 4, use: "polygon", name: "quadrangles" }],
  [4, { nodes: 4, use: "tet", name: "tetrahedra" }],
  [8, { nodes: 3, use: "leave-out", name: "lines" }],
  [15, { nodes: 1, use: "pass-over", name: "points" }],
  [26, { nodes: 4, use: "leave-out", name: "lines" }],
  [27, { nodes: 5, use: "leave-out", name: "lines" }],
  [28, { nodes: 6, use: "leave-out", name: "lines" }]
]);
function gmshElementType(type) {
  return TYPES$1.get(type);
}
function refusedElementType(type) {
  if ([5, 12, 17, 92, 93].includes(type))
    return `Hexahedra (type ${type}) aren't read; mesh the volume with tetrahedra.`;
  if ([6, 13, 18].includes(type))
    return `Prisms (type ${type}) aren't read; mesh the volume with tetrahedra.`;
  if ([7, 14, 19].includes(type))
    return `Pyramids (type ${type}) aren't read; mesh the volume with tetrahedra.`;
  if (type >= 9 && type <= 11 || type === 16 || type >= 20 && type <= 31) {
    return `Elements of type ${type} are of higher order; save the mesh with order 1 (Mesh.ElementOrder = 1).`;
  }
  return `${type} is no element type that Pliant knows.`;
}
class NodeTags {
  #first = 0;
  #count = 0;
  #others;
  /** Returns false when the tag was there before. */
  add(tag) {
    if (this.#count === 0) this.#first = tag;
    if (!this.#others && tag !== this.#first + this.#count) {
      this.#others = /* @__PURE__ */ new Map();
      for (let i = 0; i < this.#count; i++) this.#others.set(this.#first + i, i);
    }
    if (this.#others) {
      if (this.#others.has(tag)) return false;
      this.#others.set(tag, this.#count);
    }
    this.#count++;
    return true;
  }
  /** -1 for an unknown tag. */
  index(tag) {
    if (this.#others) return this.#others.get(tag) ?? -1;
    const index = tag - this.#first;
    return index >= 0 && index < this.#count ? index : -1;
  }
}
class GmshMeshBuilder {
  #tags = new NodeTags();
  #corners = new Uint32Array(8);
  #positions = new Float64Array(0);
  #nodes = 0;
  #cells;
  startNodes(count) {
    this.#positions = new Float64Array(count * 3);
  }
  get hasNodes() {
    return this.#cells !== void 0;
  }
  tag(tag, values, at) {
    if (!this.#tags.add(tag)) throw values.error("invalid-value", `The node tag ${tag} is given twice.`, at);
  }
  /** The next node, in the order of the tags. */
  node(values) {
    for (let k = 0; k < 3; k++) this.#positions[this.#nodes * 3 + k] = values.coordinate();
    this.#nodes++;
  }
  endNodes() {
    this.#cells = new CellSink(this.#positions);
  }
  cells(values) {
    if (this.#cells) return this.#cells;
    throw values.error(
      "missing-key",
      "Elements stand before the nodes they use; a $Nodes section must come first."
    );
  }
  /** The type of an element, refused when Pliant can't use it. */
  type(type, values, at) {
    const known = gmshElementType(type);
    if (known) return known;
    throw values.error("unsupported-version", refusedElementType(type), at);
  }
  /** Reads the node tags of one element and keeps it. */
  element(type, values, cells, nodeTag) {
    for (let k = 0; k < type.nodes; k++) {
      const at = values.position;
      const tag = nodeTag();
      const index = this.#tags.index(tag);
      if (index < 0)
        throw values.error(
          "invalid-value",
          `An element uses node ${tag}, which the file doesn't define.`,
          at
        );
      this.#corners[k] = index;
    }
    if (type.use === "tet") cells.tet(this.#corners);
    else if (type.use === "polygon") cells.polygon(this.#corners, type.nodes, () => values.where());
    else if (type.use === "leave-out") cells.notes.leftOut(type.name, () => values.where());
  }
  finish(extraNotes) {
    const mesh = this.#cells?.take();
    return mesh && { ...mesh, notes: [...mesh.notes, ...extraNotes] };
  }
}
function sectionCount(text, what) {
  const count = text.integer(`the number of ${what}`, 0, Number.MAX_SAFE_INTEGER);
  text.endLine(`the number of ${what}`);
  return count;
}
function readNodes2(text, values, mesh) {
  const count = sectionCount(text, "nodes");
  values.position = text.position;
  values.checkCount(count, "nodes", 8, 28);
  mesh.startNodes(count);
  for (let i = 0; i < count; i++) {
    const at = values.position;
    mesh.tag(values.int("a node number"), values, at);
    mesh.node(values);
    values.endRow("the coordinates of a node");
  }
  mesh.endNodes();
  text.position = values.position;
}
function readElementsText(text, values, mesh, version) {
  const cells = mesh.cells(values);
  const count = sectionCount(text, "elements");
  values.checkCount(count, "elements", 6, 0);
  const nodeTag = () => values.int("a node of an element");
  for (let i = 0; i < count; i++) {
    values.int("an element number");
    const at = values.position;
    const type = mesh.type(values.int("an element type"), values, at);
    if (version < 2) {
      values.int("a region");
      values.int("an entity");
      const nodes = values.int("the number of nodes");
      if (nodes !== type.nodes)
        throw values.error(
          "invalid-value",
          `An element of this type has ${type.nodes} nodes, not ${nodes}.`,
          at
        );
    } else {
      const tags = text.integer("the number of tags", 0, 1e3);
      for (let k = 0; k < tags; k++) values.int("a tag");
    }
    mesh.element(type, values, cells, nodeTag);
    values.endRow(`the ${type.nodes} nodes of an element`);
  }
}
function readElementsBinary2(text, values, mesh) {
  const cells = mesh.cells(values);
  const total = sectionCount(text, "elements");
  values.position = text.position;
  values.checkCount(total, "elements", 0, 8);
  const nodeTag = () => values.int("a node of an element");
  for (let read = 0; read < total; ) {
    const at = values.position;
    const type = mesh.type(values.int("an element type"), values, at);
    const count = values.int("a number of elements");
    const tags = values.int("a number of tags");
    if (count < 1 || read + count > total || tags < 0 || tags > 1e3) {
      const sentence = `A run of ${count} elements with ${tags} tags doesn't fit the ${total} elements announced.`;
      throw values.error("corrupt-data", sentence, at);
    }
    values.checkCount(count, type.name, 0, 4 * (1 + tags + type.nodes));
    for (let i = 0; i < count; i++) {
      values.position += 4 * (1 + tags);
      mesh.element(type, values, cells, nodeTag);
    }
    read += count;
  }
  text.position = values.position;
}
function readNodes4(values, mesh) {
  const { blocks, total, at } = sectionHeader(values, "nodes");
  values.checkCount(total, "nodes", 8, 32);
  mesh.startNodes(total);
  let read = 0;
  for (let block = 0; block < blocks; block++) {
    const blockAt = values.position;
    const dimension = values.int("the dimension of an entity");
    values.int("the tag of an entity");
    const parametric = values.int("the parametric flag");
    const count = values.size("the number of nodes in a block");
    values.endRow("the header of a block of nodes, which has four numbers");
    read += count;
    if (read > total)
      throw values.error(
        "corrupt-data",
        `The blocks hold more than the ${total} nodes that were announced.`,
        blockAt
      );
    if (dimension < 0 || dimension > 3)
      throw values.error("invalid-value", `${dimension} is no dimension of an entity.`, blockAt);
    for (let i = 0; i < count; i++) {
      const tagAt = values.position;
      mesh.tag(values.size("a node tag"), values, tagAt);
      values.endRow("a node tag");
    }
    for (let i = 0; i < count; i++) {
      mesh.node(values);
      for (let k = 0; k < (parametric === 0 ? 0 : dimension); k++) values.coordinate();
      values.endRow("the coordinates of a node");
    }
  }
  if (read < total)
    throw values.error(
      "corrupt-data",
      `The section announces ${total} nodes, but its blocks hold ${read}.`,
      at
    );
  mesh.endNodes();
}
function readElements4(values, mesh) {
  const cells = mesh.cells(values);
  const { blocks, total, at } = sectionHeader(values, "elements");
  values.checkCount(total, "elements", 4, 12);
  let read = 0;
  const nodeTag = () => values.size("a node tag of an element");
  for (let block = 0; block < blocks; block++) {
    const blockAt = values.position;
    values.int("the dimension of an entity");
    values.int("the tag of an entity");
    const number = values.int("the type of the elements");
    const count = values.size("the number of elements in a block");
    values.endRow("the header of a block of elements, which has four numbers");
    const type = mesh.type(number, values, blockAt);
    read += count;
    if (read > total)
      throw values.error(
        "corrupt-data",
        `The blocks hold more than the ${total} elements that were announced.`,
        blockAt
      );
    values.checkCount(count, type.name, 2 + 2 * type.nodes, 4 + 4 * type.nodes);
    for (let i = 0; i < count; i++) {
      values.size("an element tag");
      mesh.element(type, values, cells, nodeTag);
      values.endRow(`the ${type.nodes} nodes of an element`);
    }
  }
  if (read < total)
    throw values.error(
      "corrupt-data",
      `The section announces ${total} elements, but its blocks hold ${read}.`,
      at
    );
}
function sectionHeader(values, what) {
  const at = values.position;
  const blocks = values.size(`the number of blocks of ${what}`);
  const total = values.size(`the number of ${what}`);
  values.size("the smallest tag");
  values.size("the largest tag");
  values.endRow(`the header of the ${what}, which has four numbers`);
  values.checkCount(blocks, `blocks of ${what}`, 8, 16);
  return { blocks, total, at };
}
const DOLLAR = 36;
class GmshText {
  constructor(text) {
    this.text = text;
  }
  get position() {
    this.text.onToken();
    return this.text.position;
  }
  set position(at) {
    this.text.position = at;
  }
  int(what) {
    this.#refuseEnd(what);
    return this.text.integer(what, -2147483648, 2147483647);
  }
  size(what) {
    this.#refuseEnd(what);
    return this.text.integer(what, 0, Number.MAX_SAFE_INTEGER);
  }
  coordinate() {
    this.#refuseEnd("a coordinate");
    return this.text.number("a coordinate");
  }
  checkCount(count, what, textBytes) {
    if (count * textBytes <= this.text.left + 1) return;
    const sentence = `The file claims ${count} ${what}, but only ${this.text.left} bytes follow; it is cut off or the count is wrong.`;
    throw this.text.error("corrupt-data", sentence);
  }
  endRow(after) {
    this.text.endLine(after);
  }
  error(code, sentence, at = this.position) {
    return this.text.error(code, sentence, at);
  }
  /** Says more than "found $EndNodes" when rows are missing, which is the usual way for these files to be broken. */
  #refuseEnd(what) {
    if (!this.text.onToken() || this.text.bytes[this.text.position] !== DOLLAR) return;
    const sentence = `The section ends with '${this.text.peek()}' where ${what} is expected; it holds less than it announces.`;
    throw this.text.error("corrupt-data", sentence);
  }
  where() {
    return `at line ${lineAndColumn(this.text.bytes, this.text.position).line}`;
  }
}
class GmshBinary {
  #cursor;
  #sizeBytes;
  /** `sizeBytes` is 8 or 4: the width of counts and tags in format 4.1. */
  constructor(cursor, sizeBytes) {
    this.#cursor = cursor;
    this.#sizeBytes = sizeBytes;
  }
  get position() {
    return this.#cursor.position;
  }
  set position(at) {
    this.#cursor.position = at;
  }
  int() {
    return this.#cursor.i32();
  }
  size(what) {
    return this.#sizeBytes === 8 ? this.#cursor.u64(what) : this.#cursor.u32();
  }
  coordinate() {
    return this.#cursor.coordinate(8);
  }
  checkCount(count, what, _textBytes, binaryBytes) {
    this.#cursor.need(count, binaryBytes, what);
  }
  endRow() {
  }
  error(code, sentence, at) {
    return this.#cursor.error(code, sentence, at);
  }
  where() {
    return `at byte ${this.#cursor.position}`;
  }
}
const KNOWN_SECTIONS = new Set(
  "PhysicalNames Entities PartitionedEntities Periodic GhostElements Parametrizations NodeData ElementData ElementNodeData InterpolationScheme Comments".split(" ")
);
function readGmsh(bytes) {
  return new GmshReader(bytes).read();
}
class GmshReader {
  constructor(bytes) {
    this.bytes = bytes;
    this.#text = new TextScanner(bytes);
    this.#values = new GmshText(this.#text);
  }
  #text;
  #mesh = new GmshMeshBuilder();
  #notes = [];
  #values;
  #version = 1;
  #binary = false;
  #hasElements = false;
  read() {
    const text = this.#text;
    while (text.onToken()) {
      const at = text.position;
      const word = text.word("a section");
      if (!/^\$[A-Za-z][A-Za-z0-9_]*$/.test(word)) {
        text.position = at;
        throw text.error("syntax", `Expected a section such as $Nodes, found '${text.peek()}'.`);
      }
      this.#section(word.slice(1), at);
    }
    const mesh = this.#mesh.finish(this.#notes);
    if (!mesh) throw text.error("missing-key", "The file has no section with nodes.");
    return mesh;
  }
  #section(name, at) {
    if (name === "MeshFormat") this.#format(at);
    else if (name === "Nodes" || name === "NOD") this.#nodes(name, at);
    else if (name === "Elements" || name === "ELM") this.#elements(name, at);
    else if (name === "ParametricNodes")
      throw this.#text.error(
        "unsupported-version",
        "Parametric nodes of format 2 aren't read; save without them.",
        at
      );
    else this.#skip(name, at);
  }
  #nodes(name, at) {
    if (this.#mesh.hasNodes) throw this.#text.error("corrupt-data", `A second section $${name}.`, at);
    this.#startBody(name);
    if (this.#version >= 4) readNodes4(this.#values, this.#mesh);
    else readNodes2(this.#text, this.#values, this.#mesh);
    this.#endBody(name);
  }
  #elements(name, at) {
    if (this.#hasElements) throw this.#text.error("corrupt-data", `A second section $${name}.`, at);
    this.#hasElements = true;
    this.#startBody(name);
    if (this.#version >= 4) readElements4(this.#values, this.#mesh);
    else if (this.#binary) readElementsBinary2(this.#text, this.#values, this.#mesh);
    else readElementsText(this.#text, this.#values, this.#mesh, this.#version);
    this.#endBody(name);
  }
  #startBody(name) {
    this.#text.endLine(`$${name}`);
    this.#values.position = this.#text.position;
  }
  #endBody(name) {
    this.#text.position = this.#values.position;
    this.#expect(name === "NOD" || name === "ELM" ? `$END${name}` : `$End${name}`);
  }
  #format(at) {
    const text = this.#text;
    text.endLine("$MeshFormat");
    const version = text.number("the version of the format");
    const type = text.integer("the file type, 0 for text or 1 for binary", 0, 1);
    const size = text.integer("the size of a number in bytes", 0, 16);
    text.endLine("the line with the version, the type and the size");
    const isKnown = version >= 2 && version < 3 || version >= 4.1 && version < 4.2;
    if (!isKnown)
      throw text.error(
        "unsupported-version",
        `Format ${version} isn't read; save the mesh as 4.1 or 2.2.`,
        at
      );
    this.#version = version;
    this.#binary = type === 1;
    if (this.#binary) this.#values = this.#openBinary(size, at);
    this.#expect("$EndMeshFormat");
  }
  /** The integer 1 after the version line tells the byte order. */
  #openBinary(size, at) {
    if (size !== 8 && !(size === 4 && this.#version >= 4)) {
      throw this.#text.error("unsupported-version", `Numbers of ${size} bytes aren't read; 8 is usual.`, at);
    }
    const cursor = new BinaryCursor(this.bytes, this.#text.position);
    const one = cursor.i32();
    if (one !== 1 && one !== 16777216) {
      throw cursor.error(
        "corrupt-data",
        "The integer that tells the byte order is not 1.",
        this.#text.position
      );
    }
    cursor.littleEndian = one === 1;
    this.#text.position = cursor.position;
    return new GmshBinary(cursor, size);
  }
  #skip(name, at) {
    const end = findAscii(this.bytes, `$End${name}`, this.#text.position);
    if (end < 0)
      throw this.#text.error(
        "corrupt-data",
        `The section $${name.slice(0, 24)} has no end; the file is cut off.`,
        at
      );
    if (!KNOWN_SECTIONS.has(name))
      this.#notes.push(`Left out: the section $${name}, which isn't Gmsh's own.`);
    this.#text.position = end + name.length + 4;
  }
  #expect(keyword) {
    const text = this.#text;
    if (!text.onToken()) throw text.early(`'${keyword}'`);
    const at = text.position;
    if (text.word(keyword) === keyword) return;
    text.position = at;
    const sentence = `Expected '${keyword}', found '${text.peek()}'; a count doesn't match what follows.`;
    throw text.error("corrupt-data", sentence);
  }
}
function inFile(name, read) {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof PliantError)) throw error;
    const path = error.place.path === void 0 ? name : `${name}: ${error.place.path}`;
    throw new PliantError(error.code, error.sentence, { ...error.place, path });
  }
}
const CELLS = /* @__PURE__ */ new Map([
  ["tetrahedra", 4],
  ["triangles", 3],
  ["quadrilaterals", 4]
]);
const REFUSED = /^(hexahedra|prisms|pyramids|tetrahedrap\d|trianglesp\d|quadrilateralsq\d|hexahedraq\d)$/;
const LEFT_OUT$1 = /* @__PURE__ */ new Set([
  "edges",
  "corners",
  "ridges",
  "requiredvertices",
  "requirededges",
  "requiredtriangles"
]);
function readMedit(bytes) {
  return new MeditReader(bytes).read();
}
class MeditReader {
  #text;
  #corners = new Uint32Array(4);
  #dimension = 3;
  #cells;
  constructor(bytes) {
    this.#text = new TextScanner(bytes, { comment: "#" });
  }
  read() {
    this.#header();
    while (this.#text.onToken()) {
      const at = this.#text.position;
      const keyword = this.#text.word("a keyword").toLowerCase();
      if (keyword === "end") break;
      this.#section(keyword, at);
    }
    if (!this.#cells) throw this.#text.error("missing-key", "The file has no 'Vertices'.");
    return this.#cells.take();
  }
  #header() {
    const text = this.#text;
    if (!text.onToken()) throw text.early("'MeshVersionFormatted'");
    const at = text.position;
    if (text.bytes[at] === 1 && text.bytes[at + 1] === 0) {
      throw text.error("unsupported-version", "Binary Medit files (.meshb) aren't read; save as .mesh.", at);
    }
    if (text.word("a keyword").toLowerCase() !== "meshversionformatted") {
      throw text.error("syntax", "A Medit file starts with 'MeshVersionFormatted'; this one doesn't.", at);
    }
    text.integer("the version of the format", 0, 4);
  }
  #section(keyword, at) {
    if (keyword === "dimension") this.#dimension = this.#text.integer("the dimension", 2, 3);
    else if (keyword === "vertices") this.#vertices(at);
    else if (CELLS.has(keyword)) this.#rows(keyword, CELLS.get(keyword), at);
    else if (REFUSED.test(keyword)) this.#refuse(keyword, at);
    else if (/^[a-z]/.test(keyword)) this.#skip(keyword, at);
    else {
      this.#text.position = at;
      throw this.#text.error(
        "syntax",
        `Expected a keyword, found '${this.#text.peek()}'; a count doesn't match its rows.`,
        at
      );
    }
  }
  #vertices(at) {
    if (this.#cells) throw this.#text.error("corrupt-data", "A second 'Vertices'.", at);
    const dimension = this.#dimension;
    const count = this.#text.count("vertices", 2 * dimension);
    const positions = new Float64Array(count * 3);
    for (let i = 0; i < count; i++) {
      for (let k = 0; k < dimension; k++) positions[i * 3 + k] = this.#text.number("a coordinate");
      this.#text.number("the reference of a vertex");
    }
    this.#cells = new CellSink(positions);
  }
  #rows(keyword, corners, at) {
    const cells = this.#cells;
    if (!cells)
      throw this.#text.error("missing-key", `The ${keyword} stand before the vertices they use.`, at);
    const count = this.#text.count(keyword, 2 * corners);
    for (let i = 0; i < count; i++) {
      for (let k = 0; k < corners; k++) {
        this.#corners[k] = this.#text.integer(`a vertex of the ${keyword}`, 1, cells.vertexCount) - 1;
      }
      this.#text.number("the reference of an element");
      if (keyword === "tetrahedra") cells.tet(this.#corners);
      else cells.polygon(this.#corners, corners, () => "");
    }
  }
  #refuse(keyword, at) {
    const count = this.#text.count(keyword, 2);
    const sentence = `The file has ${keyword}, which aren't read; mesh the body with plain tetrahedra or triangles.`;
    if (count > 0) throw this.#text.error("unsupported-version", sentence, at);
  }
  /** Rows of unknown width: numbers up to the next keyword. */
  #skip(keyword, at) {
    const text = this.#text;
    let count = -1;
    while (text.onToken() && !/^[A-Za-z]/.test(String.fromCharCode(text.bytes[text.position]))) {
      const value = text.number(`a value of '${keyword.slice(0, 24)}'`);
      if (count < 0) count = value;
    }
    if (LEFT_OUT$1.has(keyword) && count > 0) {
      this.#cells?.notes.leftOut(keyword, () => `at line ${lineAndColumn(text.bytes, at).line}`, count);
    }
  }
}
const LF = 10;
const CR = 13;
const HASH = 35;
const SPACE = 32;
const BACKSLASH = 92;
function unfoldLines(bytes) {
  if (bytes.indexOf(BACKSLASH) < 0) return bytes;
  const copy = bytes.slice();
  let inComment = false;
  for (let at = 0; at < bytes.length; at++) {
    const c = bytes[at];
    if (c === LF || c === CR) inComment = false;
    else if (c === HASH) inComment = true;
    if (c !== BACKSLASH || inComment) continue;
    const next = bytes[at + 1];
    if (next !== LF && next !== CR) continue;
    const breakLength = next === CR && bytes[at + 2] === LF ? 2 : 1;
    copy.fill(SPACE, at, at + 1 + breakLength);
    at += breakLength;
  }
  return copy;
}
const PASSED_OVER = new Set(
  "vt vn vp p g o s mg usemtl mtllib usemap maplib lod bevel c_interp d_interp shadow_obj trace_obj ctech stech cstype deg bmat step parm trim hole scrv sp end con cdc cdp res bsp bzp call csh".split(" ")
);
const LEFT_OUT = /* @__PURE__ */ new Map([
  ["l", "lines"],
  ["curv", "curves"],
  ["curv2", "curves"],
  ["surf", "surfaces"]
]);
function readObj(bytes) {
  return new ObjReader(bytes).read();
}
class ObjReader {
  constructor(original) {
    this.original = original;
    this.#text = new TextScanner(unfoldLines(original), { comment: "#", original });
  }
  #text;
  #positions = new FloatList();
  #triangles = new IndexList();
  #corners = new IndexList();
  #polygons = new PolygonTriangulator();
  #notes = new Notes();
  /** Largest index of a face so far and where it stands: faces may come before their vertices. */
  #largest = -1;
  #largestAt = 0;
  read() {
    const text = this.#text;
    for (let first = true; text.onToken(); first = false) {
      const at = text.position;
      const word = this.#statement();
      if (word === "v") this.#vertex();
      else if (word === "f" || word === "fo") this.#face(at);
      else if (LEFT_OUT.has(word)) this.#notes.leftOut(LEFT_OUT.get(word), () => this.#line(at));
      else if (!PASSED_OVER.has(word) && !(first && /^\d+$/.test(word))) throw this.#unknown(at);
      text.skipLine();
    }
    const count = this.#positions.length / 3;
    if (this.#largest >= count) throw this.#missingVertex(this.#largest, this.#largestAt);
    this.#notes.overlapping(this.#polygons.overlapping);
    return meshData({
      positions: this.#positions.take(),
      triangles: this.#triangles.take(),
      notes: this.#notes.sentences()
    });
  }
  /** Nearly all lines start with one letter and a blank, which need no new string. */
  #statement() {
    const text = this.#text;
    const isSingle = text.bytes[text.position + 1] === 32;
    const c = text.bytes[text.position];
    const word = isSingle && c === 118 ? "v" : isSingle && c === 102 ? "f" : "";
    text.position += word.length;
    return word || text.word("a statement");
  }
  #vertex() {
    const x = this.#coordinate();
    const y = this.#coordinate();
    this.#positions.push3(x, y, this.#coordinate());
  }
  #coordinate() {
    if (!this.#text.onLine())
      throw this.#text.error("syntax", "A vertex needs three coordinates on its line.");
    return this.#text.number("a coordinate");
  }
  #face(at) {
    const corners = this.#corners;
    corners.length = 0;
    while (this.#text.onLine()) {
      corners.push(this.#corner());
      if (corners.length > MAX_POLYGON_CORNERS) {
        throw this.#text.error(
          "too-large",
          `A face has more than ${MAX_POLYGON_CORNERS} corners; split it.`,
          at
        );
      }
    }
    if (corners.length < 3) {
      this.#notes.leftOut("faces with fewer than three corners", () => this.#line(at));
      return;
    }
    if (this.#largest * 3 >= this.#positions.length) {
      for (let i = 1; i + 1 < corners.length; i++) {
        this.#triangles.push3(corners.values[0], corners.values[i], corners.values[i + 1]);
      }
      return;
    }
    this.#polygons.triangulate(this.#positions.values, corners.values, corners.length, this.#triangles);
  }
  /** `7`, `7/1`, `7//3` or `7/1/3`; only the vertex counts. */
  #corner() {
    const text = this.#text;
    const at = text.position;
    let cursor = at;
    const negative = text.bytes[cursor] === 45;
    if (negative) cursor++;
    let value = 0;
    const first = cursor;
    for (; cursor < text.end; cursor++) {
      const digit = text.bytes[cursor] - 48;
      if (digit < 0 || digit > 9) break;
      value = value * 10 + digit;
    }
    const isCorner = cursor > first && endsCorner(text.bytes[cursor]);
    if (!isCorner) throw text.error("syntax", `Expected a vertex index, found '${text.peek()}'.`, at);
    const count = this.#positions.length / 3;
    const index = negative ? count - value : value - 1;
    if (value === 0 || index < 0 || value > 4294967295) throw this.#badIndex(at, count);
    while (cursor < text.end && !isSpace(text.bytes[cursor])) cursor++;
    text.position = cursor;
    if (index > this.#largest) {
      this.#largest = index;
      this.#largestAt = at;
    }
    return index;
  }
  #badIndex(at, count) {
    const sentence = `The vertex index ${this.#text.peek()} points at no vertex; ${count} are known here and indices start at 1.`;
    return this.#text.error("invalid-value", sentence, at);
  }
  #missingVertex(index, at) {
    const count = this.#positions.length / 3;
    const sentence = `A face uses vertex ${index + 1}, but the file has ${count} vertices.`;
    return this.#text.error("invalid-value", sentence, at);
  }
  #unknown(at) {
    this.#text.position = at;
    const sentence = `'${this.#text.peek()}' is no statement of an OBJ file; this may be another format.`;
    return this.#text.error("syntax", sentence, at);
  }
  #line(at) {
    return `at line ${lineAndColumn(this.original, at).line}`;
  }
}
function endsCorner(c) {
  return c === void 0 || c === 47 || isSpace(c);
}
function isSpace(c) {
  return c === 32 || c >= 9 && c <= 13 || c === 0 || c === 35;
}
function readOff(bytes) {
  const text = new TextScanner(bytes, { comment: "#" });
  readHeader(text);
  const vertices = text.count("vertices", 6);
  const faces = text.count("faces", 2);
  text.skipLine();
  const positions = readVertices$1(text, vertices);
  const notes = new Notes();
  const triangles = readFaces$1(text, faces, positions, notes);
  return meshData({ positions, triangles, notes: notes.sentences() });
}
function readHeader(text) {
  if (!text.onToken()) throw text.early("'OFF'");
  const at = text.position;
  const word = text.word("'OFF'");
  const isNumber = /^\d+$/.test(word);
  if (isNumber) {
    text.position = at;
    return;
  }
  const prefix = /^(ST)?C?N?(4?n?)OFF$/.exec(word);
  if (!prefix) throw text.error("syntax", "An OFF file starts with the word 'OFF'; this one doesn't.", at);
  if (prefix[2] !== "")
    throw text.error("unsupported-version", `${word} holds points of another dimension than three.`, at);
  if (text.peekWord() === "BINARY")
    throw text.error("unsupported-version", "Binary OFF isn't read; save it as text.");
}
function readVertices$1(text, count) {
  const positions = new Float64Array(count * 3);
  for (let i = 0; i < count * 3; i++) {
    positions[i] = text.number("a coordinate");
    if (i % 3 === 2) text.skipLine();
  }
  return positions;
}
function readFaces$1(text, count, positions, notes) {
  const triangles = new IndexList();
  const corners = new IndexList();
  const polygons = new PolygonTriangulator();
  const last = positions.length / 3 - 1;
  for (let face = 0; face < count; face++) {
    if (!text.onToken()) throw text.early(`face ${face}`);
    const at = text.position;
    const size = text.integer("the number of corners", 0, MAX_POLYGON_CORNERS);
    corners.length = 0;
    for (let i = 0; i < size; i++) corners.push(text.integer(`a vertex of face ${face}`, 0, last));
    text.skipLine();
    if (size < 3)
      notes.leftOut(
        "faces with fewer than three corners",
        () => `at line ${lineAndColumn(text.bytes, at).line}`
      );
    polygons.triangulate(positions, corners.values, size, triangles);
  }
  notes.overlapping(polygons.overlapping);
  return triangles.take();
}
const PLY_SCALAR_BYTES = {
  i8: 1,
  u8: 1,
  i16: 2,
  u16: 2,
  i32: 4,
  u32: 4,
  f32: 4,
  f64: 8
};
const SCALARS = /* @__PURE__ */ new Map([
  ["char", "i8"],
  ["uchar", "u8"],
  ["short", "i16"],
  ["ushort", "u16"],
  ["int", "i32"],
  ["uint", "u32"],
  ["float", "f32"],
  ["double", "f64"],
  ["int8", "i8"],
  ["uint8", "u8"],
  ["int16", "i16"],
  ["uint16", "u16"],
  ["int32", "i32"],
  ["uint32", "u32"],
  ["float32", "f32"],
  ["float64", "f64"]
]);
const ENCODINGS = /* @__PURE__ */ new Map([
  ["ascii", "ascii"],
  ["binary_little_endian", "little-endian"],
  ["binary_big_endian", "big-endian"]
]);
const MOST_PROPERTIES = 1e3;
function readPlyHeader(bytes) {
  const text = new TextScanner(bytes);
  if (!hasAscii(bytes, "ply", text.position)) {
    throw text.error("syntax", "A PLY file starts with the word 'ply'; this one doesn't.");
  }
  const breakAt = text.position + 3;
  text.skipLine();
  let encoding;
  const elements = [];
  for (; ; ) {
    if (!text.onToken()) throw text.early("'end_header'");
    const at = text.position;
    const keyword = text.word("a header line");
    if (keyword === "end_header") break;
    if (keyword === "format") encoding = readFormat$1(text);
    else if (keyword === "element") elements.push(readElement(text, at));
    else if (keyword === "property") readProperty(text, elements.at(-1), at);
    else if (keyword !== "comment" && keyword !== "obj_info") {
      text.position = at;
      throw text.error("syntax", `'${text.peek()}' is no keyword of a PLY header.`);
    }
    text.skipLine();
  }
  if (!encoding) throw text.error("missing-key", "The header has no 'format' line.");
  return { encoding, elements, bodyAt: bodyStart(bytes, text, breakAt) };
}
function readFormat$1(text) {
  if (text.onLine()) {
    const at = text.position;
    const encoding = ENCODINGS.get(text.word("a format"));
    if (encoding) return encoding;
    text.position = at;
  }
  const sentence = `The format '${text.peek()}' is none of ascii, binary_little_endian and binary_big_endian.`;
  throw text.error("unsupported-version", sentence);
}
function readElement(text, at) {
  if (!text.onLine()) throw text.error("syntax", "An element line needs a name and a count.");
  const name = text.word("a name");
  if (!text.onLine()) throw text.error("syntax", "An element line needs a count after the name.");
  const count = text.integer("the number of elements", 0, Number.MAX_SAFE_INTEGER);
  return { name, count, properties: [], at };
}
function readProperty(text, element, at) {
  if (!element) throw text.error("syntax", "A property stands before the first element.", at);
  if (element.properties.length >= MOST_PROPERTIES) {
    throw text.error("too-large", `An element has more than ${MOST_PROPERTIES} properties.`, at);
  }
  const isList = text.peekWord() === "list";
  if (isList) text.word("list");
  const lengthType = isList ? readType(text) : void 0;
  if (lengthType === "f32" || lengthType === "f64") {
    throw text.error("invalid-value", "The length of a list must have a whole-number type.", at);
  }
  const type = readType(text);
  if (!text.onLine()) throw text.error("syntax", "A property needs a name.");
  const name = text.word("a name");
  element.properties.push(lengthType ? { name, type, lengthType } : { name, type });
}
function readType(text) {
  const type = SCALARS.get(text.peekWord());
  if (!type) throw text.error("syntax", `'${text.peek()}' is no type of a PLY property.`);
  text.word("a type");
  return type;
}
function bodyStart(bytes, text, breakAt) {
  text.onLine();
  let at = text.position;
  if (bytes[at] === 13) {
    at++;
    const usesBoth = bytes[breakAt] === 13 && bytes[breakAt + 1] === 10;
    if (usesBoth && bytes[at] === 10) at++;
  } else if (bytes[at] === 10) {
    at++;
  }
  return at;
}
function plyValues(bytes, header2) {
  return header2.encoding === "ascii" ? new AsciiValues(bytes, header2) : new BinaryValues(bytes, header2);
}
class AsciiValues {
  #text;
  constructor(bytes, header2) {
    this.#text = new TextScanner(bytes, { start: header2.bodyAt });
  }
  get position() {
    this.#text.onToken();
    return this.#text.position;
  }
  scalar(type) {
    if (type === "f32" || type === "f64") return this.#text.number("a value");
    return this.#text.integer("a value", -2147483648, 4294967295);
  }
  checkCount(element) {
    if (element.count * element.properties.length * 2 <= this.#text.left + 1) return;
    const sentence = `The header claims ${element.count} of element '${element.name}', but only ${this.#text.left} bytes are left for them.`;
    throw this.#text.error("corrupt-data", sentence, element.at);
  }
  checkList(length) {
    if (length * 2 > this.#text.left + 1)
      throw this.#text.error("corrupt-data", `A list claims ${length} values, more than the file has left.`);
  }
  skip(element) {
    for (let i = element.count * element.properties.length; i > 0; i--) this.#text.word("a value");
  }
  invalid(sentence, at) {
    return this.#text.error("invalid-value", sentence, at);
  }
}
class BinaryValues {
  #view;
  #cursor;
  #little;
  constructor(bytes, header2) {
    this.#little = header2.encoding === "little-endian";
    this.#cursor = new BinaryCursor(bytes, header2.bodyAt, this.#little);
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }
  get position() {
    return this.#cursor.position;
  }
  scalar(type) {
    const at = this.#cursor.position;
    const size = PLY_SCALAR_BYTES[type];
    this.#cursor.need(1, size, "value");
    this.#cursor.position = at + size;
    switch (type) {
      case "i8":
        return this.#view.getInt8(at);
      case "u8":
        return this.#view.getUint8(at);
      case "i16":
        return this.#view.getInt16(at, this.#little);
      case "u16":
        return this.#view.getUint16(at, this.#little);
      case "i32":
        return this.#view.getInt32(at, this.#little);
      case "u32":
        return this.#view.getUint32(at, this.#little);
      case "f32":
        return this.#view.getFloat32(at, this.#little);
      case "f64":
        return this.#view.getFloat64(at, this.#little);
    }
  }
  checkCount(element) {
    this.#cursor.need(element.count, smallestBytes(element), `of element '${element.name}'`);
  }
  checkList(length, type) {
    this.#cursor.need(length, PLY_SCALAR_BYTES[type], "values of a list");
  }
  skip(element) {
    this.#cursor.position += element.count * smallestBytes(element);
  }
  invalid(sentence, at) {
    return this.#cursor.error("invalid-value", sentence, at);
  }
}
function smallestBytes(element) {
  let bytes = 0;
  for (const property of element.properties) bytes += PLY_SCALAR_BYTES[property.lengthType ?? property.type];
  return bytes;
}
function readPly(bytes) {
  const header2 = readPlyHeader(bytes);
  const values = plyValues(bytes, header2);
  const notes = new Notes();
  let positions;
  let triangles;
  refuseUnreadable(bytes, header2);
  for (const element of header2.elements) {
    values.checkCount(element);
    if (element.name === "vertex" && !positions) positions = readVertices(bytes, element, values);
    else if (element.name === "face" && !triangles) {
      if (!positions) throw refuse$1(bytes, element, "The 'face' element stands before 'vertex'; swap them.");
      triangles = readFaces(bytes, element, values, positions, notes);
    } else skipElement(element, values);
  }
  return meshData({ positions, triangles, notes: notes.sentences() });
}
function refuseUnreadable(bytes, header2) {
  const strips = header2.elements.find((element) => element.name === "tristrips" && element.count > 0);
  if (strips) throw refuse$1(bytes, strips, "Triangle strips aren't read; save the mesh with faces.");
  if (header2.elements.some((element) => element.name === "vertex")) return;
  throw new PliantError(
    "missing-key",
    "The header has no 'vertex' element, so there is no mesh.",
    lineAndColumn(bytes, header2.bodyAt)
  );
}
function readVertices(bytes, element, values) {
  const axes = element.properties.map(
    (property) => property.lengthType ? -1 : "xyz".indexOf(property.name)
  );
  for (const name of ["x", "y", "z"]) {
    const found = element.properties.filter((property) => property.name === name && !property.lengthType);
    if (found.length !== 1)
      throw refuse$1(bytes, element, `The vertices need exactly one property '${name}', not ${found.length}.`);
  }
  const positions = new Float64Array(element.count * 3);
  for (let vertex = 0; vertex < element.count; vertex++) {
    for (let p = 0; p < element.properties.length; p++) {
      const { type, lengthType } = element.properties[p];
      const axis = axes[p];
      if (lengthType) skipList(values, lengthType, type);
      else if (axis < 0) values.scalar(type);
      else {
        const at = values.position;
        const value = values.scalar(type);
        if (value - value !== 0)
          throw values.invalid(
            `Coordinate ${"xyz"[axis]} of vertex ${vertex} is ${value}; it must be a finite number.`,
            at
          );
        positions[vertex * 3 + axis] = value;
      }
    }
  }
  return positions;
}
function readFaces(bytes, element, values, positions, notes) {
  const isCorners = (name) => name === "vertex_indices" || name === "vertex_index";
  const at = element.properties.findIndex((property) => property.lengthType && isCorners(property.name));
  if (at < 0 && element.count > 0) throw refuse$1(bytes, element, "The faces have no list 'vertex_indices'.");
  const triangles = new IndexList();
  const corners = new IndexList();
  const polygons = new PolygonTriangulator();
  for (let face = 0; face < element.count; face++) {
    for (let p = 0; p < element.properties.length; p++) {
      const { type, lengthType } = element.properties[p];
      if (!lengthType) values.scalar(type);
      else if (p !== at) skipList(values, lengthType, type);
      else {
        readCorners(values, element.properties[p], positions.length / 3, corners);
        polygons.triangulate(positions, corners.values, corners.length, triangles);
        if (corners.length < 3) notes.leftOut("faces with fewer than three corners", () => `face ${face}`);
      }
    }
  }
  notes.overlapping(polygons.overlapping);
  return triangles.take();
}
function readCorners(values, property, vertices, out) {
  const length = listLength(values, property.lengthType, property.type);
  if (length > MAX_POLYGON_CORNERS)
    throw values.invalid(
      `A face has ${length} corners, more than the limit of ${MAX_POLYGON_CORNERS}.`,
      values.position
    );
  out.length = 0;
  for (let i = 0; i < length; i++) {
    const at = values.position;
    const index = values.scalar(property.type);
    if (!(index >= 0 && index < vertices) || index % 1 !== 0) {
      throw values.invalid(
        `A face uses vertex ${index}, but the file has ${vertices} vertices, counted from 0.`,
        at
      );
    }
    out.push(index);
  }
}
function listLength(values, lengthType, type) {
  const at = values.position;
  const length = values.scalar(lengthType);
  if (length < 0) throw values.invalid(`A list has the length ${length}.`, at);
  values.checkList(length, type);
  return length;
}
function skipList(values, lengthType, type) {
  for (let i = listLength(values, lengthType, type); i > 0; i--) values.scalar(type);
}
function skipElement(element, values) {
  if (element.properties.every((property) => !property.lengthType)) {
    values.skip(element);
    return;
  }
  for (let i = 0; i < element.count; i++) {
    for (const { type, lengthType } of element.properties) {
      if (lengthType) skipList(values, lengthType, type);
      else values.scalar(type);
    }
  }
}
function refuse$1(bytes, element, sentence) {
  return new PliantError("invalid-value", sentence, lineAndColumn(bytes, element.at));
}
const HEADER_BYTES = 80;
const FACET_BYTES = 50;
function readStl(bytes) {
  return isAsciiStl(bytes) ? readAsciiStl(bytes) : readBinaryStl(bytes);
}
function isAsciiStl(bytes) {
  let start = 0;
  while (start < bytes.length && (bytes[start] <= 32 || bytes[start] >= 128)) start++;
  if (!hasAscii(bytes, "solid", start) && !hasAscii(bytes, "SOLID", start)) return false;
  if (bytes.length >= HEADER_BYTES + 4) {
    const count = new BinaryCursor(bytes, HEADER_BYTES).u32();
    if (HEADER_BYTES + 4 + count * FACET_BYTES === bytes.length) return false;
  }
  const probe = bytes.subarray(start, start + 1e3);
  return !probe.some((c) => c < 9 || c > 13 && c < 32);
}
function readBinaryStl(bytes) {
  const cursor = new BinaryCursor(bytes);
  cursor.need(HEADER_BYTES + 4, 1, "bytes of header");
  cursor.position = HEADER_BYTES;
  const count = cursor.u32();
  cursor.need(count, FACET_BYTES, "facets");
  const welder = new VertexWelder(count);
  for (let facet = 0; facet < count; facet++) {
    cursor.position += 12;
    for (let corner = 0; corner < 3; corner++) {
      const x = cursor.coordinate(4);
      const y = cursor.coordinate(4);
      welder.add(x, y, cursor.coordinate(4));
    }
    cursor.position += 2;
  }
  const notes = cursor.left > 0 ? [`Left out: ${cursor.left} bytes after the last facet.`] : [];
  return meshData({ positions: welder.positions(), triangles: welder.indices(), notes });
}
function readAsciiStl(bytes) {
  const text = new TextScanner(bytes);
  const welder = new VertexWelder();
  let open = false;
  while (text.onToken()) {
    const at = text.position;
    const word = text.word("a keyword").toLowerCase();
    if (word === "facet" && open) readFacet(text, welder);
    else if (word === "solid" && !open) open = true;
    else if (word === "endsolid" && open) open = false;
    else {
      const expected = open ? "'facet' or 'endsolid'" : "'solid'";
      throw text.error("syntax", `Expected ${expected}, found '${printable$1(word)}'.`, at);
    }
    if (word !== "facet") text.skipLine();
  }
  if (open) throw text.early("'endsolid'");
  return meshData({ positions: welder.positions(), triangles: welder.indices() });
}
function readFacet(text, welder) {
  text.skipLine();
  expect(text, "outer");
  expect(text, "loop");
  for (let corner = 0; corner < 3; corner++) {
    expect(text, "vertex");
    const x = text.number("a coordinate");
    const y = text.number("a coordinate");
    welder.add(x, y, text.number("a coordinate"));
  }
  expect(text, "endloop");
  expect(text, "endfacet");
}
function expect(text, keyword) {
  if (!text.onToken()) throw text.early(`'${keyword}'`);
  const at = text.position;
  const word = text.word(`'${keyword}'`);
  if (word.toLowerCase() === keyword) return;
  const advice = word.toLowerCase() === "vertex" ? "; facets must have three vertices" : "";
  throw text.error("syntax", `Expected '${keyword}', found '${printable$1(word)}'${advice}.`, at);
}
function printable$1(word) {
  const text = word.slice(0, 24).replace(/[^ -~]/g, "?");
  return word.length > 24 ? `${text}…` : text;
}
function tableScanner(bytes) {
  return new TextScanner(bytes, { comment: "#" });
}
function readNodeTable(text) {
  const count = text.count("nodes", 8);
  const headerAt = text.position;
  const dimension = text.onLine() ? text.integer("the dimension", 2, 3) : 3;
  if (dimension !== 3)
    throw text.error("unsupported-version", "The nodes have two coordinates; three are needed.", headerAt);
  text.skipLine();
  const positions = new Float64Array(count * 3);
  let base = 0;
  for (let i = 0; i < count; i++) {
    if (i === 0) base = text.integer("the number of the first node", 0, 1);
    else rowNumber(text, base + i, "node");
    for (let k = 0; k < 3; k++) {
      if (!text.onLine())
        throw text.error("corrupt-data", `Node ${base + i} has fewer than three coordinates.`);
      positions[i * 3 + k] = text.number("a coordinate");
    }
    text.skipLine();
  }
  return { positions, base };
}
function readElementTable(text, nodes, corners) {
  const what = corners === 4 ? "tetrahedra" : "faces";
  const count = text.count(what, 2 + 2 * corners);
  const at = text.position;
  const stated = text.onLine() ? text.integer("the nodes per element", 0, 100) : corners;
  if (corners === 4 && stated !== 4) {
    throw text.error(
      "unsupported-version",
      `The tetrahedra have ${stated} nodes each; only 4 are read (run TetGen without -o2).`,
      at
    );
  }
  text.skipLine();
  const indices = new Uint32Array(count * corners);
  const last = nodes.positions.length / 3 - 1 + nodes.base;
  for (let i = 0; i < count; i++) {
    rowNumber(text, nodes.base + i, corners === 4 ? "tetrahedron" : "face");
    for (let k = 0; k < corners; k++) {
      if (!text.onLine())
        throw text.error(
          "corrupt-data",
          `Row ${nodes.base + i} of the ${what} has fewer than ${corners} nodes.`
        );
      indices[i * corners + k] = text.integer("a node number", nodes.base, last) - nodes.base;
    }
    text.skipLine();
  }
  return indices;
}
function rowNumber(text, expected, what) {
  if (!text.onToken()) throw text.early(`${what} ${expected}`);
  const at = text.position;
  const number = text.integer(`the number of a ${what}`, 0, Number.MAX_SAFE_INTEGER);
  if (number !== expected)
    throw text.error(
      "corrupt-data",
      `Expected ${what} ${expected}, found ${number}; rows must count up.`,
      at
    );
}
function endOfTable(text, what) {
  if (text.onToken()) {
    throw text.error("corrupt-data", `More follows after the ${what} that were announced: '${text.peek()}'.`);
  }
}
function readTetgen(files) {
  const nodes = inFile(".node file", () => {
    const text = tableScanner(files.node);
    const table2 = readNodeTable(text);
    endOfTable(text, "nodes");
    return table2;
  });
  const tets = files.ele && readTable(files.ele, "ele", nodes, 4);
  const triangles = files.face && readTable(files.face, "face", nodes, 3);
  return meshData({ positions: nodes.positions, tets, triangles });
}
function readTable(bytes, extension, nodes, corners) {
  return inFile(`.${extension} file`, () => {
    const text = tableScanner(bytes);
    const indices = readElementTable(text, nodes, corners);
    endOfTable(text, corners === 4 ? "tetrahedra" : "faces");
    return indices;
  });
}
function readTetgenSet(name, bytes, companions) {
  const dot = name.lastIndexOf(".");
  const stem = name.slice(0, dot);
  const extension = name.slice(dot + 1).toLowerCase();
  const file = (ext) => ext === extension ? bytes : companions(`${stem}.${ext}`);
  const node = file("node");
  if (!node) {
    const sentence = `The nodes of '${name}' stand in '${stem}.node', which isn't there; open both together.`;
    throw new PliantError("missing-key", sentence, { offset: 0 });
  }
  return readTetgen({ node, ele: file("ele"), face: file("face") });
}
function readVega(bytes, companions = () => void 0) {
  const text = tableScanner(bytes);
  let nodes;
  let tets;
  while (text.onToken()) {
    const at = text.position;
    const keyword = text.word("a section").toUpperCase();
    if (!keyword.startsWith("*")) {
      text.position = at;
      throw text.error("syntax", `Expected a section such as *VERTICES, found '${text.peek()}'.`, at);
    }
    if (keyword === "*VERTICES") {
      if (nodes) throw text.error("corrupt-data", "A second section *VERTICES.", at);
      text.endLine("*VERTICES");
      nodes = table(text, companions, "vertices", readNodeTable);
    } else if (keyword === "*ELEMENTS") {
      if (!nodes) throw text.error("missing-key", "The elements stand before the vertices they use.", at);
      if (tets) throw text.error("corrupt-data", "A second section *ELEMENTS.", at);
      text.endLine("*ELEMENTS");
      tets = readElements(text, companions, nodes);
    } else if (keyword === "*INCLUDE") {
      throw text.error("unsupported-version", "*INCLUDE is only read inside *VERTICES and *ELEMENTS.", at);
    } else skipSection(text);
  }
  if (!nodes) throw text.error("missing-key", "The file has no section *VERTICES.");
  return meshData({ positions: nodes.positions, tets });
}
function readElements(text, companions, nodes) {
  if (!text.onToken()) throw text.early("the type of the elements");
  const at = text.position;
  if (!/^\*INCLUDE$/i.test(text.peekWord())) {
    const type = text.word("the type of the elements").toUpperCase();
    if (type !== "TET" && type !== "TETS") {
      text.position = at;
      throw text.error(
        "unsupported-version",
        `Elements of type '${text.peek()}' aren't read; only TET is.`,
        at
      );
    }
    text.endLine("the type of the elements");
  }
  return table(text, companions, "elements", (from) => readElementTable(from, nodes, 4));
}
function table(text, companions, what, read) {
  if (!text.onToken()) throw text.early(`the number of ${what}`);
  const at = text.position;
  if (!/^\*INCLUDE$/i.test(text.peekWord())) return read(text);
  text.word("*INCLUDE");
  const name = text.restOfLine();
  const bytes = companions(name);
  if (!bytes)
    throw text.error(
      "missing-key",
      `The ${what} stand in '${name.replace(/[^ -~]/g, "?")}', which isn't there; open both together.`,
      at
    );
  return inFile(name, () => {
    const included = tableScanner(bytes);
    const result = read(included);
    endOfTable(included, what);
    return result;
  });
}
function skipSection(text) {
  text.skipLine();
  while (text.onToken() && text.bytes[text.position] !== 42) text.skipLine();
}
const VTK_NUMBER_BYTES = {
  i8: 1,
  u8: 1,
  i16: 2,
  u16: 2,
  i32: 4,
  u32: 4,
  i64: 8,
  u64: 8,
  f32: 4,
  f64: 8
};
function vtkNumberAt(view, at, type, little) {
  switch (type) {
    case "i8":
      return view.getInt8(at);
    case "u8":
      return view.getUint8(at);
    case "i16":
      return view.getInt16(at, little);
    case "u16":
      return view.getUint16(at, little);
    case "i32":
      return view.getInt32(at, little);
    case "u32":
      return view.getUint32(at, little);
    case "i64":
      return view.getUint32(at + (little ? 0 : 4), little) + view.getInt32(at + (little ? 4 : 0), little) * 4294967296;
    case "u64":
      return view.getUint32(at + (little ? 0 : 4), little) + view.getUint32(at + (little ? 4 : 0), little) * 4294967296;
    case "f32":
      return view.getFloat32(at, little);
    case "f64":
      return view.getFloat64(at, little);
  }
}
const NAMES = /* @__PURE__ */ new Map([
  ["unsigned_char", "u8"],
  ["char", "i8"],
  ["signed_char", "i8"],
  ["unsigned_short", "u16"],
  ["short", "i16"],
  ["unsigned_int", "u32"],
  ["int", "i32"],
  // The width of a C long depends on the machine that wrote the file; 64 bits on all that are common in this trade.
  ["unsigned_long", "u64"],
  ["long", "i64"],
  ["vtkidtype", "i32"],
  ["vtktypeint64", "i64"],
  ["vtktypeuint64", "u64"],
  ["float", "f32"],
  ["double", "f64"]
]);
class VtkArrays {
  constructor(text, binary) {
    this.text = text;
    this.binary = binary;
    const bytes = text.bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }
  #view;
  type() {
    const name = this.text.peekWord();
    const type = NAMES.get(name.toLowerCase());
    if (!type)
      throw this.text.error(
        "unsupported-version",
        `'${this.text.peek()}' is no number type that Pliant reads.`
      );
    this.text.word("a type");
    return type;
  }
  /** `count` numbers, starting on the next line. `place(i)` of the result finds the i-th for a complaint. */
  read(count, type, what) {
    this.text.endLine(`the announcement of the ${what}`);
    return this.binary ? this.#readBinary(count, type, what) : this.#readText(count, type, what);
  }
  #readBinary(count, type, what) {
    const size = VTK_NUMBER_BYTES[type];
    const start = this.text.position;
    new BinaryCursor(this.text.bytes, start).need(count, size, what);
    const values = new Float64Array(count);
    for (let i = 0; i < count; i++) values[i] = vtkNumberAt(this.#view, start + i * size, type, false);
    this.text.position = start + count * size;
    return new VtkArray(values, (i) => ({ offset: start + i * size }));
  }
  #readText(count, type, what) {
    const text = this.text;
    if (count * 2 > text.left + 1) {
      const sentence = `The file claims ${count} numbers for the ${what}, but only ${text.left} bytes follow.`;
      throw text.error("corrupt-data", sentence);
    }
    const start = text.position;
    const values = new Float64Array(count);
    const whole = type !== "f32" && type !== "f64";
    const limit = Number.MAX_SAFE_INTEGER;
    for (let i = 0; i < count; i++) values[i] = whole ? text.integer(what, -limit, limit) : text.number(what);
    const end = text.position;
    return new VtkArray(values, (i) => {
      text.position = start;
      for (let k = 0; k < i; k++) text.word(what);
      text.onToken();
      const place = lineAndColumn(text.bytes, text.position);
      text.position = end;
      return place;
    });
  }
}
class VtkArray {
  constructor(values, place) {
    this.values = values;
    this.place = place;
  }
  error(code, sentence, index) {
    return new PliantError(code, sentence, this.place(index));
  }
  /** Refuses NaN and infinities, which binary files can hold. */
  finite(what) {
    const bad = this.values.findIndex((value) => value - value !== 0);
    if (bad >= 0)
      throw this.error(
        "invalid-value",
        `${what} ${bad} is ${this.values[bad]}; it must be a finite number.`,
        bad
      );
    return this.values;
  }
  /** The i-th value as a whole number within [0, most]. */
  index(i, most, what) {
    const value = this.values[i];
    if (value >= 0 && value <= most && value % 1 === 0) return value;
    const range = most < 0 ? "there are none" : `it must lie between 0 and ${most}`;
    throw this.error("invalid-value", `Got ${value} as ${what}; ${range}.`, i);
  }
}
const VTK_VERTEX = 1;
const VTK_TRIANGLE = 5;
const VTK_TETRA = 10;
const EXACT_CORNERS = /* @__PURE__ */ new Map([
  [5, 3],
  [8, 4],
  [9, 4],
  [10, 4]
]);
const WITHOUT_EXTENT = /* @__PURE__ */ new Set([0, 1, 2]);
const LINES = /* @__PURE__ */ new Set([3, 4, 21]);
const VOLUMES = /* @__PURE__ */ new Map([
  [11, "voxels"],
  [12, "hexahedra"],
  [13, "wedges"],
  [14, "pyramids"]
]);
function addVtkCell(cells, type, corners, count, where, refuse2) {
  const exact = EXACT_CORNERS.get(type);
  if (exact !== void 0 && count !== exact)
    throw refuse2(`A cell of type ${type} has ${exact} corners, not ${count}.`);
  if (WITHOUT_EXTENT.has(type)) return;
  if (LINES.has(type)) cells.notes.leftOut("lines", where);
  else if (type === VTK_TETRA) cells.tet(corners);
  else if (type === 6) cells.strip(corners, count);
  else if (type === 5 || type === 7 || type === 9) cells.polygon(corners, count, where);
  else if (type === 8) {
    cells.polygon([corners[0], corners[1], corners[3], corners[2]], 4, where);
  } else throw refuse2(refusal(type));
}
function refusal(type) {
  const volume = VOLUMES.get(type);
  if (volume)
    return `The file has ${volume} (type ${type}), which aren't read; mesh the body with tetrahedra.`;
  return `Cells of type ${type} aren't read; save the mesh with linear triangles or tetrahedra.`;
}
const POLYDATA_TYPES = /* @__PURE__ */ new Map([
  ["VERTICES", 2],
  ["LINES", 4],
  ["POLYGONS", 7],
  ["TRIANGLE_STRIPS", 6]
]);
function readVtk(bytes) {
  return new VtkReader(bytes).read();
}
class VtkReader {
  #text;
  #arrays;
  #dataset = "";
  #points;
  #cells;
  #sink;
  #types;
  #scratch = new Uint32Array(16);
  constructor(bytes) {
    this.#text = new TextScanner(bytes);
    this.#arrays = new VtkArrays(this.#text, false);
  }
  read() {
    this.#header();
    while (this.#text.onToken()) {
      const at = this.#text.position;
      const keyword = this.#text.word("a keyword").toUpperCase();
      if (keyword === "POINT_DATA" || keyword === "CELL_DATA") break;
      this.#keyword(keyword, at);
    }
    const sink = this.#sink;
    if (!sink) throw this.#text.error("missing-key", "The file has no 'POINTS'.");
    if (this.#dataset === "UNSTRUCTURED_GRID") this.#addTypedCells(sink);
    return sink.take();
  }
  #header() {
    const text = this.#text;
    if (!hasAscii(text.bytes, "# vtk DataFile Version", text.position)) {
      throw text.error("syntax", "A legacy VTK file starts with '# vtk DataFile Version'; this one doesn't.");
    }
    text.skipLine();
    text.skipLine();
    const at = text.position;
    const encoding = text.word("'ASCII' or 'BINARY'").toUpperCase();
    if (encoding !== "ASCII" && encoding !== "BINARY") {
      throw text.error("syntax", "The third line must be 'ASCII' or 'BINARY'.", at);
    }
    text.endLine(`'${encoding}'`);
    this.#arrays = new VtkArrays(text, encoding === "BINARY");
  }
  #keyword(keyword, at) {
    if (keyword === "DATASET") this.#setDataset(at);
    else if (keyword === "FIELD") this.#skipField();
    else if (keyword === "METADATA") this.#skipMetadata();
    else if (keyword === "POINTS") this.#readPoints(at);
    else if (keyword === "CELLS" && this.#dataset === "UNSTRUCTURED_GRID") this.#cells = this.#readCells();
    else if (keyword === "CELL_TYPES" && this.#dataset === "UNSTRUCTURED_GRID") this.#readTypes();
    else if (POLYDATA_TYPES.has(keyword) && this.#dataset === "POLYDATA")
      this.#addPolydata(POLYDATA_TYPES.get(keyword), at);
    else {
      this.#text.position = at;
      throw this.#text.error(
        "syntax",
        `'${this.#text.peek()}' has no place here; a count before it may be wrong.`
      );
    }
  }
  #setDataset(at) {
    this.#dataset = this.#text.word("the type of the data set").toUpperCase();
    if (this.#dataset === "UNSTRUCTURED_GRID" || this.#dataset === "POLYDATA") return;
    const sentence = "Only the data sets UNSTRUCTURED_GRID and POLYDATA are read.";
    throw this.#text.error("unsupported-version", sentence, at);
  }
  #readPoints(at) {
    if (this.#points) throw this.#text.error("corrupt-data", "A second 'POINTS'.", at);
    const count = this.#text.integer("the number of points", 0, Number.MAX_SAFE_INTEGER);
    const type = this.#arrays.type();
    this.#points = this.#arrays.read(count * 3, type, "coordinates").finite("Coordinate");
    this.#sink = new CellSink(this.#points);
  }
  #readCells() {
    const text = this.#text;
    const first = text.integer("the number of cells", 0, Number.MAX_SAFE_INTEGER);
    const second = text.integer("the size of the cells", 0, Number.MAX_SAFE_INTEGER);
    const bodyAt = text.position;
    text.skipLine();
    const hasOffsets = hasAscii(text.bytes, "OFFSETS", text.position);
    if (hasOffsets) return this.#readOffsetCells(first, second);
    text.position = bodyAt;
    return this.#readCountedCells(first, second);
  }
  /** n, then n corners, for each cell. */
  #readCountedCells(count, size) {
    const at = this.#text.position;
    const corners = this.#arrays.read(size, "i32", "cells");
    if (count > size)
      throw this.#text.error("corrupt-data", `${count} cells don't fit into ${size} numbers.`, at);
    const starts = new Float64Array(count + 1);
    let cursor = 0;
    for (let cell = 0; cell < count; cell++) {
      if (cursor >= size)
        throw this.#text.error(
          "corrupt-data",
          `The ${size} numbers hold only ${cell} of ${count} cells.`,
          at
        );
      const length = corners.index(cursor, size - cursor - 1, `the number of corners of cell ${cell}`);
      starts[cell] = cursor + 1;
      cursor += length + 1;
    }
    if (cursor !== size)
      throw this.#text.error(
        "corrupt-data",
        `The ${count} cells take ${cursor} numbers, not ${size} as announced.`,
        at
      );
    starts[count] = size + 1;
    return { count, corners, start: (i) => starts[i], length: (i) => starts[i + 1] - starts[i] - 1 };
  }
  #readOffsetCells(offsetCount, cornerCount) {
    this.#text.word("OFFSETS");
    const offsets = this.#arrays.read(offsetCount, this.#arrays.type(), "offsets");
    const at = this.#text.position;
    if (this.#text.word("'CONNECTIVITY'") !== "CONNECTIVITY") {
      throw this.#text.error("corrupt-data", "Expected 'CONNECTIVITY' after the offsets.", at);
    }
    const corners = this.#arrays.read(cornerCount, this.#arrays.type(), "connectivity");
    let before = 0;
    for (let i = 0; i < offsetCount; i++) {
      const offset = offsets.index(i, cornerCount, "an offset");
      if (offset < before)
        throw offsets.error("invalid-value", `The offset ${offset} is smaller than the one before it.`, i);
      before = offset;
    }
    const { values } = offsets;
    return {
      count: Math.max(0, offsetCount - 1),
      corners,
      start: (i) => values[i],
      length: (i) => values[i + 1] - values[i]
    };
  }
  #readTypes() {
    const count = this.#text.integer("the number of cell types", 0, Number.MAX_SAFE_INTEGER);
    this.#types = this.#arrays.read(count, "i32", "cell types");
  }
  #addTypedCells(sink) {
    const cells = this.#cells;
    const types = this.#types;
    if (!cells && !types) return;
    if (!cells || !types || types.values.length !== cells.count) {
      const sentence = `The file has ${cells?.count ?? 0} cells but ${types?.values.length ?? 0} cell types.`;
      throw this.#text.error("corrupt-data", sentence);
    }
    for (let i = 0; i < cells.count; i++) this.#addCell(sink, cells, i, types.values[i]);
  }
  #addPolydata(type, at) {
    const sink = this.#sink;
    if (!sink) throw this.#text.error("missing-key", "Cells stand before 'POINTS'.", at);
    const cells = this.#readCells();
    for (let i = 0; i < cells.count; i++) this.#addCell(sink, cells, i, type);
  }
  #addCell(sink, cells, cell, type) {
    const start = cells.start(cell);
    const length = cells.length(cell);
    if (this.#scratch.length < length) this.#scratch = new Uint32Array(length * 2);
    const last = sink.vertexCount - 1;
    for (let k = 0; k < length; k++)
      this.#scratch[k] = cells.corners.index(start + k, last, `a corner of cell ${cell}`);
    const refuse2 = (sentence) => cells.corners.error("unsupported-version", sentence, start);
    addVtkCell(sink, type, this.#scratch, length, () => `cell ${cell}`, refuse2);
  }
  /** FIELD name n, then n times: name, components, tuples, type, numbers. */
  #skipField() {
    const text = this.#text;
    text.word("the name of a field");
    const arrays = text.integer("the number of arrays", 0, 1e5);
    text.endLine("the number of arrays");
    for (let i = 0; i < arrays; i++) {
      const at = text.position;
      if (text.word("the name of an array") === "METADATA") {
        this.#skipMetadata();
        i--;
        continue;
      }
      const components = text.integer("the number of components", 0, 1e6);
      const tuples = text.integer("the number of tuples", 0, Number.MAX_SAFE_INTEGER);
      if (components * tuples > text.left)
        throw text.error("corrupt-data", "The array claims more numbers than the file has left.", at);
      this.#arrays.read(components * tuples, this.#arrays.type(), "field");
    }
  }
  /** Text up to an empty line, in binary files too. */
  #skipMetadata() {
    const text = this.#text;
    text.skipLine();
    while (text.left > 0 && text.onLine()) text.skipLine();
  }
}
const LENGTH_BASE = [
  3,
  4,
  5,
  6,
  7,
  8,
  9,
  10,
  11,
  13,
  15,
  17,
  19,
  23,
  27,
  31,
  35,
  43,
  51,
  59,
  67,
  83,
  99,
  115,
  131,
  163,
  195,
  227,
  258
];
const LENGTH_EXTRA = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const DISTANCE_BASE = [
  1,
  2,
  3,
  4,
  5,
  7,
  9,
  13,
  17,
  25,
  33,
  49,
  65,
  97,
  129,
  193,
  257,
  385,
  513,
  769,
  1025,
  1537,
  2049,
  3073,
  4097,
  6145,
  8193,
  12289,
  16385,
  24577
];
const DISTANCE_EXTRA = [
  0,
  0,
  0,
  0,
  1,
  1,
  2,
  2,
  3,
  3,
  4,
  4,
  5,
  5,
  6,
  6,
  7,
  7,
  8,
  8,
  9,
  9,
  10,
  10,
  11,
  11,
  12,
  12,
  13,
  13
];
const CODE_LENGTH_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const MAX_BITS = 15;
function inflateZlib(input, out) {
  if (input.length < 6) return false;
  const method = input[0] & 15;
  const hasDictionary = (input[1] & 32) !== 0;
  if (method !== 8 || hasDictionary || (input[0] * 256 + input[1]) % 31 !== 0) return false;
  const inflater = new Inflater(input, 2, out);
  if (!inflater.run() || inflater.length !== out.length) return false;
  const at = inflater.nextByte();
  if (at + 4 > input.length) return false;
  const stated = (input[at] << 24 | input[at + 1] << 16 | input[at + 2] << 8 | input[at + 3]) >>> 0;
  return stated === adler32(out);
}
function adler32(bytes) {
  let a = 1;
  let b = 0;
  for (let i = 0; i < bytes.length; i++) {
    a = (a + bytes[i]) % 65521;
    b = (b + a) % 65521;
  }
  return b * 65536 + a >>> 0;
}
function huffman(lengths, start, count) {
  const counts = new Uint16Array(MAX_BITS + 1);
  for (let i = 0; i < count; i++) counts[lengths[start + i]]++;
  const offsets = new Uint16Array(MAX_BITS + 2);
  for (let bits = 1; bits <= MAX_BITS; bits++) offsets[bits + 1] = offsets[bits] + counts[bits];
  const symbols = new Uint16Array(count);
  for (let i = 0; i < count; i++) {
    const bits = lengths[start + i];
    if (bits > 0) symbols[offsets[bits]++] = i;
  }
  counts[0] = 0;
  return { counts, symbols };
}
function fixedCodes() {
  const lengths = new Uint8Array(288).fill(8, 0, 144).fill(9, 144, 256).fill(7, 256, 280).fill(8, 280);
  return [huffman(lengths, 0, 288), huffman(new Uint8Array(30).fill(5), 0, 30)];
}
class Inflater {
  constructor(input, at, out) {
    this.input = input;
    this.at = at;
    this.out = out;
  }
  length = 0;
  #held = 0;
  #heldBits = 0;
  run() {
    for (; ; ) {
      const last = this.#bits(1);
      const kind = this.#bits(2);
      let ok = false;
      if (kind === 0) ok = this.#stored();
      else if (kind === 1) ok = this.#coded(...fixedCodes());
      else if (kind === 2) {
        const codes = this.#dynamicCodes();
        ok = codes !== void 0 && this.#coded(...codes);
      }
      if (!ok || last < 0) return false;
      if (last === 1) return true;
    }
  }
  /** Offset of the first whole byte that wasn't used. */
  nextByte() {
    return this.at - (this.#heldBits >> 3);
  }
  /** -1 at the end of the input. */
  #bits(count) {
    while (this.#heldBits < count) {
      if (this.at >= this.input.length) return -1;
      this.#held |= this.input[this.at++] << this.#heldBits;
      this.#heldBits += 8;
    }
    const value = this.#held & (1 << count) - 1;
    this.#held >>>= count;
    this.#heldBits -= count;
    return value;
  }
  #symbol(code) {
    let value = 0;
    let first = 0;
    let index = 0;
    for (let bits = 1; bits <= MAX_BITS; bits++) {
      const bit = this.#bits(1);
      if (bit < 0) return -1;
      value |= bit;
      const count = code.counts[bits];
      if (value - count < first) return code.symbols[index + (value - first)];
      index += count;
      first = first + count << 1;
      value <<= 1;
    }
    return -1;
  }
  #stored() {
    this.at = this.nextByte();
    this.#held = 0;
    this.#heldBits = 0;
    if (this.at + 4 > this.input.length) return false;
    const size = this.input[this.at] | this.input[this.at + 1] << 8;
    const check = this.input[this.at + 2] | this.input[this.at + 3] << 8;
    this.at += 4;
    const fits = this.at + size <= this.input.length && this.length + size <= this.out.length;
    if ((size ^ check) !== 65535 || !fits) return false;
    this.out.set(this.input.subarray(this.at, this.at + size), this.length);
    this.at += size;
    this.length += size;
    return true;
  }
  #coded(literals, distances) {
    for (; ; ) {
      const symbol = this.#symbol(literals);
      if (symbol < 0) return false;
      if (symbol === 256) return true;
      if (symbol < 256) {
        if (this.length === this.out.length) return false;
        this.out[this.length++] = symbol;
      } else if (!this.#copy(symbol - 257, distances)) {
        return false;
      }
    }
  }
  #copy(lengthCode, distances) {
    if (lengthCode >= LENGTH_BASE.length) return false;
    const more = this.#bits(LENGTH_EXTRA[lengthCode]);
    const code = this.#symbol(distances);
    if (more < 0 || code < 0 || code >= DISTANCE_BASE.length) return false;
    const further = this.#bits(DISTANCE_EXTRA[code]);
    const count = LENGTH_BASE[lengthCode] + more;
    const from = this.length - DISTANCE_BASE[code] - further;
    if (further < 0 || from < 0 || this.length + count > this.out.length) return false;
    for (let i = 0; i < count; i++) this.out[this.length + i] = this.out[from + i];
    this.length += count;
    return true;
  }
  #dynamicCodes() {
    const literals = this.#bits(5) + 257;
    const distances = this.#bits(5) + 1;
    const codes = this.#bits(4) + 4;
    if (literals > 286 || distances > 30) return void 0;
    const lengths = new Uint8Array(320);
    for (let i = 0; i < codes; i++) {
      const bits = this.#bits(3);
      if (bits < 0) return void 0;
      lengths[CODE_LENGTH_ORDER[i]] = bits;
    }
    const code = huffman(lengths, 0, 19);
    lengths.fill(0);
    let at = 0;
    while (at < literals + distances) {
      const symbol = this.#symbol(code);
      if (symbol < 0) return void 0;
      if (symbol < 16) {
        lengths[at++] = symbol;
        continue;
      }
      const repeat = symbol === 16 ? 3 + this.#bits(2) : symbol === 17 ? 3 + this.#bits(3) : 11 + this.#bits(7);
      if (symbol === 16 && at === 0 || at + repeat > literals + distances) return void 0;
      lengths.fill(symbol === 16 ? lengths[at - 1] : 0, at, at + repeat);
      at += repeat;
    }
    return [huffman(lengths, 0, literals), huffman(lengths, literals, distances)];
  }
}
const LESS = 60;
const GREATER = 62;
class OutlineText {
  text;
  #kept = [];
  constructor(bytes, end) {
    const parts = [];
    let length = 0;
    for (let at = 0; at < end; ) {
      const open = bytes.indexOf(LESS, at);
      const start = open < 0 || open > end ? end : open;
      const gap = parts.length === 0 ? latin1(bytes, at, start) : start > at ? " " : "";
      const stop = start === end ? end : markupEnd(bytes, start, end);
      this.#kept.push({ from: length + gap.length, at: start });
      parts.push(gap, latin1(bytes, start, stop));
      length += gap.length + stop - start;
      at = stop;
    }
    this.text = parts.join("");
  }
  /** The offset in the file of a position in the text. */
  offset(position) {
    let low = 0;
    let high = this.#kept.length - 1;
    while (low < high) {
      const middle = low + high + 1 >> 1;
      if (this.#kept[middle].from <= position) low = middle;
      else high = middle - 1;
    }
    const kept = this.#kept[low];
    return kept ? kept.at + Math.max(0, position - kept.from) : 0;
  }
}
function markupEnd(bytes, start, end) {
  for (const [open, close] of [
    ["<!--", "-->"],
    ["<![CDATA[", "]]>"],
    ["<?", "?>"]
  ]) {
    if (!hasAscii(bytes, open, start)) continue;
    const at = findAscii(bytes, close, start + open.length, end);
    return at < 0 ? end : at + close.length;
  }
  let quote = 0;
  for (let at = start; at < end; at++) {
    const c = bytes[at];
    if (quote !== 0) quote = c === quote ? 0 : quote;
    else if (c === 34 || c === 39) quote = c;
    else if (c === GREATER) return at + 1;
  }
  return end;
}
function parseVtu(bytes) {
  const appendedAt = findAppended(bytes);
  const outline = new Outline(bytes, appendedAt);
  const file = outline.file;
  if (!file) throw refuse(bytes, 0, "The root element must be 'VTKFile'.");
  if (file["type"] !== "UnstructuredGrid") {
    throw refuse(
      bytes,
      0,
      `The file holds '${printable(file["type"] ?? "")}'; only UnstructuredGrid is read.`
    );
  }
  if (appendedAt < 0) return { file, pieces: outline.pieces };
  return { file, pieces: outline.pieces, appended: readAppended(bytes, appendedAt) };
}
function findAppended(bytes) {
  return findAscii(bytes, "<AppendedData");
}
function readAppended(bytes, at) {
  const close = bytes.indexOf(62, at);
  const encoding = close < 0 ? void 0 : /encoding\s*=\s*["'](\w+)["']/.exec(latin1(bytes, at, Math.min(close, at + 512)))?.[1];
  if (!encoding) throw refuse(bytes, at, "The element 'AppendedData' has no encoding.");
  let start = close + 1;
  while (start < bytes.length && bytes[start] <= 32) start++;
  if (bytes[start] !== 95) throw refuse(bytes, start, "Appended data must start with an underscore.");
  return { encoding, start: start + 1 };
}
class Outline {
  constructor(bytes, appendedAt) {
    this.bytes = bytes;
    this.#markup = new OutlineText(bytes, appendedAt < 0 ? bytes.length : appendedAt);
    this.#parser.on("error", (error) => {
      const sentence = `The XML is broken: ${error.message.replace(/^\d+:\d+: /, "")}`;
      throw refuse(this.bytes, this.#position, sentence.endsWith(".") ? sentence : `${sentence}.`);
    });
    this.#parser.on("opentagstart", (tag) => {
      this.#tagAt = this.#markup.offset(Math.max(0, this.#parser.position - tag.name.length - 2));
    });
    this.#parser.on("opentag", (tag) => this.#open(tag));
    this.#parser.on("closetag", (tag) => this.#close(tag));
    this.#parser.write(this.#markup.text);
    if (appendedAt >= 0) this.#parser.write("</VTKFile>");
    this.#parser.close();
  }
  file;
  pieces = [];
  #path = [];
  #parser = new SaxesParser();
  #markup;
  #array;
  /** Offset of the last '<' of an opening tag. */
  #tagAt = 0;
  /** Where in the file the parser is. */
  get #position() {
    return this.#markup.offset(this.#parser.position);
  }
  #open(tag) {
    const parent = this.#path.at(-1);
    const attributes = tag.attributes;
    if (this.#path.length >= MAX_DEPTH)
      throw refuse(this.bytes, this.#tagAt, "The elements are nested too deeply.");
    if (this.#path.length === 0 && tag.name === "VTKFile") this.file = attributes;
    if (tag.name === "Piece" && parent === "UnstructuredGrid")
      this.pieces.push({ attributes, at: this.#tagAt, arrays: [] });
    if (tag.name === "DataArray" && this.#path.at(-2) === "Piece") {
      const start = this.#position;
      this.#array = { section: parent, attributes, at: this.#tagAt, start, end: start };
      this.pieces.at(-1)?.arrays.push(this.#array);
    }
    this.#path.push(tag.name);
  }
  #close(tag) {
    this.#path.pop();
    if (tag.name !== "DataArray" || !this.#array) return;
    if (!tag.isSelfClosing) {
      const close = this.bytes.lastIndexOf(60, this.#position - 1);
      const inner = this.bytes.indexOf(60, this.#array.start);
      this.#array.end = Math.max(this.#array.start, Math.min(close, inner < 0 ? close : inner));
    }
    this.#array = void 0;
  }
}
function refuse(bytes, at, sentence) {
  return new PliantError("syntax", sentence, lineAndColumn(bytes, at));
}
function printable(text) {
  return text.slice(0, 40).replace(/[^ -~]/g, "?");
}
const TYPES = /* @__PURE__ */ new Map([
  ["Int8", "i8"],
  ["UInt8", "u8"],
  ["Int16", "i16"],
  ["UInt16", "u16"],
  ["Int32", "i32"],
  ["UInt32", "u32"],
  ["Int64", "i64"],
  ["UInt64", "u64"],
  ["Float32", "f32"],
  ["Float64", "f64"]
]);
const MOST_INFLATION = 1032;
class DataArrayReader {
  constructor(bytes, document2) {
    this.bytes = bytes;
    this.document = document2;
    this.#little = document2.file["byte_order"] !== "BigEndian";
    this.#headerBytes = document2.file["header_type"] === "UInt64" ? 8 : 4;
  }
  #little;
  #headerBytes;
  /** Exactly `count` numbers, refused before anything is allocated when they can't be there. */
  read(tag, count) {
    const type = TYPES.get(tag.attributes["type"] ?? "");
    if (!type)
      throw refuse(
        this.bytes,
        tag.at,
        `'${printable(tag.attributes["type"] ?? "")}' is no number type of a data array.`
      );
    const format = tag.attributes["format"] ?? "ascii";
    if (format === "ascii") return this.#readText(tag, type, count);
    const payload = this.#payload(tag, format, count * VTK_NUMBER_BYTES[type]);
    const view = new DataView(payload.buffer, payload.byteOffset, payload.byteLength);
    const values = new Float64Array(count);
    for (let i = 0; i < count; i++)
      values[i] = vtkNumberAt(view, i * VTK_NUMBER_BYTES[type], type, this.#little);
    return values;
  }
  #readText(tag, type, count) {
    const text = new TextScanner(this.bytes, { start: tag.start, end: tag.end });
    if (count * 2 > text.left + 1) throw this.#wrongLength(tag, `fewer than the ${count} numbers it needs`);
    const values = new Float64Array(count);
    const whole = type !== "f32" && type !== "f64";
    const limit = Number.MAX_SAFE_INTEGER;
    for (let i = 0; i < count; i++)
      values[i] = whole ? text.integer("a value", -limit, limit) : text.number("a value");
    if (text.onToken())
      throw text.error("corrupt-data", `The data array has more than the ${count} numbers it needs.`);
    return values;
  }
  /** The bytes of an array, which must be `length` many. */
  #payload(tag, format, length) {
    const source = this.#source(tag, format);
    const compressor = this.document.file["compressor"];
    if (!compressor) return this.#plain(tag, source, length);
    if (compressor === "vtkZLibDataCompressor") return this.#inflated(tag, source, length);
    const sentence = `The data is compressed by ${printable(compressor)}; save it with zlib or without compression.`;
    throw new PliantError("unsupported-version", sentence, refuse(this.bytes, tag.at, "").place);
  }
  #source(tag, format) {
    if (format === "binary") return new Base64Source(this.bytes, tag.start, tag.end);
    const appended = this.document.appended;
    if (format !== "appended" || !appended) {
      throw refuse(
        this.bytes,
        tag.at,
        `The format '${printable(format)}' isn't known, or the file has no appended data.`
      );
    }
    const offset = Number(tag.attributes["offset"]);
    const start = appended.start + offset;
    if (!(offset >= 0 && start <= this.bytes.length && offset % 1 === 0)) {
      throw refuse(this.bytes, tag.at, "The offset of the data array lies outside the appended data.");
    }
    if (appended.encoding === "raw") return new RawSource(this.bytes, start);
    if (appended.encoding === "base64") return new Base64Source(this.bytes, start, this.bytes.length);
    throw refuse(
      this.bytes,
      tag.at,
      `The encoding '${printable(appended.encoding)}' of the appended data isn't known.`
    );
  }
  #plain(tag, source, length) {
    const h = this.#headerBytes;
    const start = source.mark();
    const stated = this.#headerWord(tag, source.take(h));
    if (stated !== length) throw this.#wrongLength(tag, `${stated} bytes where it needs ${length}`);
    source.reset(start);
    const all = h + length > source.most ? void 0 : source.take(h + length);
    if (all?.length !== h + length) throw this.#wrongLength(tag, `fewer than the ${length} bytes it states`);
    return all.subarray(h);
  }
  #inflated(tag, source, length) {
    const h = this.#headerBytes;
    const start = source.mark();
    const blocks = this.#headerWord(tag, source.take(h));
    source.reset(start);
    const headerLength = (3 + blocks) * h;
    if (headerLength > source.most)
      throw this.#wrongLength(tag, `${blocks} blocks announced, which can't be there`);
    const header2 = source.take(headerLength);
    if (header2.length < headerLength) throw this.#wrongLength(tag, "a header that is cut off");
    const blockSize = this.#word(header2, h);
    const lastSize = this.#word(header2, 2 * h);
    const total = blocks === 0 ? 0 : (blocks - 1) * blockSize + (lastSize === 0 ? blockSize : lastSize);
    if (total !== length) throw this.#wrongLength(tag, `${total} bytes where it needs ${length}`);
    let compressed = 0;
    for (let b = 0; b < blocks; b++) compressed += this.#word(header2, (3 + b) * h);
    if (compressed > source.most) throw this.#wrongLength(tag, "blocks larger than what is left of the file");
    if (length > compressed * MOST_INFLATION)
      throw this.#wrongLength(tag, `${length} bytes announced, which can't be there`);
    const data = source.take(compressed);
    const out = new Uint8Array(length);
    let from = 0;
    for (let b = 0; b < blocks; b++) {
      const size = this.#word(header2, (3 + b) * h);
      const at = b * blockSize;
      const ok = inflateZlib(
        data.subarray(from, from + size),
        out.subarray(at, Math.min(at + blockSize, length))
      );
      if (!ok) throw this.#wrongLength(tag, `a compressed block, number ${b}, that is broken`);
      from += size;
    }
    return out;
  }
  #headerWord(tag, bytes) {
    if (bytes.length < this.#headerBytes) throw this.#wrongLength(tag, "no header");
    return this.#word(bytes, 0);
  }
  #word(bytes, at) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return vtkNumberAt(view, at, this.#headerBytes === 8 ? "u64" : "u32", this.#little);
  }
  #wrongLength(tag, found) {
    const name = printable(tag.attributes["Name"] ?? tag.section);
    const sentence = `The data array '${name}' has ${found}; the file is cut off or a count is wrong.`;
    return new PliantError("corrupt-data", sentence, refuse(this.bytes, tag.at, "").place);
  }
}
class RawSource {
  constructor(bytes, at) {
    this.bytes = bytes;
    this.at = at;
  }
  get most() {
    return this.bytes.length - this.at;
  }
  take(count) {
    const part = this.bytes.subarray(this.at, this.at + count);
    this.at += part.length;
    return part;
  }
  mark() {
    return this.at;
  }
  reset(mark) {
    this.at = mark;
  }
}
class Base64Source {
  constructor(bytes, at, end) {
    this.bytes = bytes;
    this.at = at;
    this.end = end;
  }
  get most() {
    return Math.ceil((this.end - this.at) * 3 / 4);
  }
  take(count) {
    const { bytes, next } = decodeBase64(this.bytes, this.at, this.end, count);
    this.at = next;
    return bytes;
  }
  mark() {
    return this.at;
  }
  reset(mark) {
    this.at = mark;
  }
}
function readVtu(bytes) {
  const document2 = parseVtu(bytes);
  const arrays = new DataArrayReader(bytes, document2);
  const claimed = { points: 0, cells: 0, corners: 0 };
  const readers = document2.pieces.map((piece) => new PieceReader(bytes, piece, arrays, claimed));
  const pieces = readers.map((reader) => reader.read());
  if (pieces.length === 0) throw refuse(bytes, 0, "The file has no 'Piece', so there is no mesh.");
  return pieces.length === 1 ? pieces[0] : joinPieces(pieces);
}
class PieceReader {
  constructor(bytes, piece, arrays, claimed) {
    this.bytes = bytes;
    this.piece = piece;
    this.arrays = arrays;
    this.claimed = claimed;
    this.#points = this.#count("NumberOfPoints");
    this.#cells = this.#count("NumberOfCells");
    claimed.points += this.#points;
    claimed.cells += this.#cells;
    refuseTooMany(claimed.points, MAX_VERTICES, "vertices", piece.at);
    refuseTooMany(claimed.cells, MAX_ELEMENTS, "cells", piece.at);
  }
  #points;
  #cells;
  read() {
    const sink = new CellSink(this.#positions());
    if (this.#cells === 0) return sink.take();
    const offsetsTag = this.#tag("Cells", "offsets");
    const offsets = this.arrays.read(offsetsTag, this.#cells);
    let before = 0;
    for (const offset of offsets) {
      const ok = offset >= before && offset % 1 === 0 && offset <= MAX_ELEMENTS * 4;
      if (!ok)
        throw this.#invalid(
          offsetsTag,
          `The offset ${offset} follows ${before}; offsets must be whole numbers that grow.`
        );
      before = offset;
    }
    this.claimed.corners += before;
    refuseTooMany(this.claimed.corners, 4 * MAX_ELEMENTS, "corners of cells", this.piece.at);
    const types = this.arrays.read(this.#tag("Cells", "types"), this.#cells);
    this.#addCells(sink, offsets, types, before);
    return sink.take();
  }
  #positions() {
    if (this.#points === 0) return new Float64Array(0);
    const tag = this.piece.arrays.find((array) => array.section === "Points");
    if (!tag) throw refuse(this.bytes, this.piece.at, "The piece has no data array in 'Points'.");
    if ((tag.attributes["NumberOfComponents"] ?? "3") !== "3")
      throw refuse(this.bytes, tag.at, "Points must have three components.");
    const positions = this.arrays.read(tag, this.#points * 3);
    const bad = positions.findIndex((value) => value - value !== 0);
    if (bad >= 0)
      throw this.#invalid(tag, `Coordinate ${bad} is ${positions[bad]}; coordinates must be finite numbers.`);
    return positions;
  }
  #addCells(sink, offsets, types, corners) {
    const tag = this.#tag("Cells", "connectivity");
    const connectivity = this.arrays.read(tag, corners);
    let scratch = new Uint32Array(16);
    const refuseCell = (sentence) => this.#invalid(tag, sentence);
    let start = 0;
    for (let cell = 0; cell < this.#cells; cell++) {
      const length = offsets[cell] - start;
      if (length > scratch.length) scratch = new Uint32Array(length * 2);
      for (let k = 0; k < length; k++) {
        const index = connectivity[start + k];
        if (!(index >= 0 && index < this.#points && index % 1 === 0)) {
          throw this.#invalid(
            tag,
            `Cell ${cell} uses point ${index}, but the piece has ${this.#points} points, counted from 0.`
          );
        }
        scratch[k] = index;
      }
      addVtkCell(sink, types[cell], scratch, length, () => `cell ${cell}`, refuseCell);
      start += length;
    }
  }
  #tag(section, name) {
    const tag = this.piece.arrays.find(
      (array) => array.section === section && array.attributes["Name"] === name
    );
    if (!tag)
      throw refuse(this.bytes, this.piece.at, `The piece has no data array '${name}' in '${section}'.`);
    return tag;
  }
  #count(name) {
    const text = this.piece.attributes[name] ?? "";
    const value = Number(text);
    if (/^\s*\d+\s*$/.test(text) && value <= Number.MAX_SAFE_INTEGER) return value;
    throw refuse(this.bytes, this.piece.at, `The piece needs ${name} as a whole number.`);
  }
  #invalid(tag, sentence) {
    return new PliantError("invalid-value", sentence, lineAndColumn(this.bytes, tag.at));
  }
}
function joinPieces(pieces) {
  const sum = (size) => pieces.reduce((total, piece) => total + size(piece), 0);
  const positions = new Float64Array(sum((piece) => piece.positions.length));
  const triangles = new Uint32Array(sum((piece) => piece.triangles.length));
  const tets = new Uint32Array(sum((piece) => piece.tets.length));
  let [p, t, k] = [0, 0, 0];
  for (const piece of pieces) {
    const first = p / 3;
    for (const index of piece.triangles) triangles[t++] = index + first;
    for (const index of piece.tets) tets[k++] = index + first;
    positions.set(piece.positions, p);
    p += piece.positions.length;
  }
  return meshData({ positions, triangles, tets, notes: pieces.flatMap((piece) => piece.notes) });
}
function readMesh(name, bytes, options = {}) {
  return inFile(name, () => {
    const format = options.format ?? detectFormat(name, bytes);
    if (bytes.length === 0) throw new PliantError("corrupt-data", "The file is empty.", { offset: 0 });
    if (format) return readFormat(format, name, bytes, options.companions ?? (() => void 0));
    const known = MESH_FORMATS.map((info) => `.${info.extensions[0]}`).join(", ");
    const sentence = `Neither the name nor the first bytes tell the format; known are ${known}.`;
    throw new PliantError("unknown-name", sentence, { offset: 0 });
  });
}
function readFormat(format, name, bytes, companions) {
  const beside = (file) => companions(name.slice(0, name.search(/[^/\\]*$/)) + withinFolder(file));
  switch (format) {
    case "obj":
      return readObj(bytes);
    case "stl":
      return readStl(bytes);
    case "ply":
      return readPly(bytes);
    case "off":
      return readOff(bytes);
    case "gltf":
      return readGltf(bytes, beside);
    case "gmsh":
      return readGmsh(bytes);
    case "medit":
      return readMedit(bytes);
    case "vtk":
      return readVtk(bytes);
    case "vtu":
      return readVtu(bytes);
    case "tetgen":
      return readTetgenSet(name, bytes, companions);
    case "vega":
      return readVega(bytes, beside);
  }
}
function withinFolder(file) {
  const parts = file.split(/[/\\]/);
  const isAbsolute = parts[0] === "" || /^[a-z]:/i.test(file);
  if (file !== "" && !isAbsolute && !parts.includes("..") && !file.includes("\0")) return file;
  throw new PliantError(
    "invalid-value",
    `The file names '${file.slice(0, 80).replace(/[^ -~]/g, "?")}' for its data; only files in its own folder or below are opened.`
  );
}
function surfaceOf(mesh) {
  if (mesh.tets.length === 0) return mesh;
  const { positions, triangles } = new TetMesh(mesh).boundary().mesh;
  return meshData({ positions, triangles });
}
function float64Bytes(values, littleEndian) {
  const bytes = new Uint8Array(values.length * 8);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < values.length; i++) view.setFloat64(i * 8, values[i], littleEndian);
  return bytes;
}
function float32Bytes(values, littleEndian) {
  const bytes = new Uint8Array(values.length * 4);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < values.length; i++) view.setFloat32(i * 4, values[i], littleEndian);
  return bytes;
}
function uint32Bytes(values, littleEndian) {
  const bytes = new Uint8Array(values.length * 4);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < values.length; i++) view.setUint32(i * 4, values[i], littleEndian);
  return bytes;
}
function joinBytes(parts) {
  let length = 0;
  for (const part of parts) length += part.length;
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
function refuseBeyondFloat32(positions, format) {
  for (let i = 0; i < positions.length; i++) {
    const value = positions[i];
    if (Math.fround(value) - Math.fround(value) === 0) continue;
    const sentence = `${format} holds single precision, and ${value} doesn't fit; scale the mesh or choose another format.`;
    throw new PliantError("invalid-value", sentence, { path: `positions[${i}]` });
  }
}
const FLOAT = 5126;
const UNSIGNED_INT = 5125;
const ARRAY_BUFFER = 34962;
const ELEMENT_ARRAY_BUFFER = 34963;
function writeGlb(mesh) {
  const buffer = bufferOf(mesh);
  const json = asciiBytes(JSON.stringify(document(mesh, { byteLength: buffer.length })));
  const padded = new Uint8Array(Math.ceil(json.length / 4) * 4).fill(32);
  padded.set(json);
  const chunks = [chunk(padded, 1313821514)];
  if (buffer.length > 0) chunks.push(chunk(buffer, 5130562));
  const length = 12 + chunks.reduce((sum, part) => sum + part.length, 0);
  return joinBytes([uint32Bytes([1179937895, 2, length], true), ...chunks]);
}
function writeGltfText(mesh) {
  const buffer = bufferOf(mesh);
  const mark = "data:application/octet-stream;base64,";
  const json = JSON.stringify(document(mesh, { byteLength: buffer.length, uri: mark }));
  const at = json.indexOf(mark) + mark.length;
  if (buffer.length === 0) return asciiBytes(json);
  return joinBytes([asciiBytes(json.slice(0, at)), encodeBase64(buffer), asciiBytes(json.slice(at))]);
}
function bufferOf(mesh) {
  refuseBeyondFloat32(mesh.positions, "glTF");
  return joinBytes([float32Bytes(mesh.positions, true), uint32Bytes(mesh.triangles, true)]);
}
function chunk(body, type) {
  return joinBytes([uint32Bytes([body.length, type], true), body]);
}
function document(mesh, buffer) {
  const asset = { version: "2.0", generator: "Pliant" };
  if (buffer.byteLength === 0) return { asset };
  const hasTriangles = mesh.triangles.length > 0;
  const attributes = { POSITION: 0 };
  return {
    asset,
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives: [hasTriangles ? { attributes, indices: 1 } : { attributes, mode: 0 }] }],
    accessors: accessors(mesh).slice(0, hasTriangles ? 2 : 1),
    bufferViews: bufferViews(mesh).slice(0, hasTriangles ? 2 : 1),
    buffers: [buffer]
  };
}
function accessors({ positions, triangles }) {
  const range = bounds(positions);
  return [
    { bufferView: 0, componentType: FLOAT, count: positions.length / 3, type: "VEC3", ...range },
    { bufferView: 1, componentType: UNSIGNED_INT, count: triangles.length, type: "SCALAR" }
  ];
}
function bufferViews({ positions, triangles }) {
  const split = positions.length * 4;
  return [
    { buffer: 0, byteLength: split, target: ARRAY_BUFFER },
    { buffer: 0, byteOffset: split, byteLength: triangles.length * 4, target: ELEMENT_ARRAY_BUFFER }
  ];
}
function bounds(positions) {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < positions.length; i++) {
    const value = Math.fround(positions[i]);
    min[i % 3] = Math.min(min[i % 3], value);
    max[i % 3] = Math.max(max[i % 3], value);
  }
  return { min, max };
}
class TextWriter {
  #parts = [];
  #chunks = [];
  line(text) {
    this.#parts.push(text, "\n");
    if (this.#parts.length > 8192) this.#flush();
  }
  /** One line with `count` numbers from `offset`, after `head`. */
  numbers(head, values, offset, count, add = 0) {
    let text = head;
    for (let i = 0; i < count; i++) {
      if (i > 0 || head !== "") text += " ";
      const value = values[offset + i];
      text += numberText(add === 0 ? value : value + add);
    }
    this.line(text);
  }
  /** Bytes as they are, without a line end. */
  append(bytes) {
    this.#flush();
    this.#chunks.push(bytes);
  }
  bytes() {
    this.#flush();
    return joinBytes(this.#chunks);
  }
  #flush() {
    this.#chunks.push(asciiBytes(this.#parts.join("")));
    this.#parts = [];
  }
}
function numberText(value) {
  return value === 0 && 1 / value < 0 ? "-0" : String(value);
}
const TRIANGLE = 2;
const TETRAHEDRON = 4;
function blocksOf(mesh) {
  const blocks = [
    { dimension: 2, type: TRIANGLE, corners: 3, indices: mesh.triangles },
    { dimension: 3, type: TETRAHEDRON, corners: 4, indices: mesh.tets }
  ];
  return blocks.filter((block) => block.indices.length > 0);
}
function dimensionOf(mesh) {
  return mesh.kind === "tets" ? 3 : mesh.kind === "triangles" ? 2 : 0;
}
function writeAsciiGmsh(mesh) {
  const out = new TextWriter();
  const nodes = mesh.positions.length / 3;
  for (const line of ["$MeshFormat", "4.1 0 8", "$EndMeshFormat", "$Nodes"]) out.line(line);
  out.line(nodes === 0 ? "0 0 0 0" : `1 ${nodes} 1 ${nodes}`);
  if (nodes > 0) out.line(`${dimensionOf(mesh)} 1 0 ${nodes}`);
  for (let i = 1; i <= nodes; i++) out.line(String(i));
  for (let i = 0; i < mesh.positions.length; i += 3) out.numbers("", mesh.positions, i, 3);
  out.line("$EndNodes");
  const blocks = blocksOf(mesh);
  const elements = blocks.reduce((sum, block) => sum + block.indices.length / block.corners, 0);
  out.line("$Elements");
  out.line(`${blocks.length} ${elements} ${elements === 0 ? 0 : 1} ${elements}`);
  let tag = 1;
  for (const block of blocks) {
    out.line(`${block.dimension} 1 ${block.type} ${block.indices.length / block.corners}`);
    for (let i = 0; i < block.indices.length; i += block.corners)
      out.numbers(String(tag++), block.indices, i, block.corners, 1);
  }
  out.line("$EndElements");
  return out.bytes();
}
function writeBinaryGmsh(mesh) {
  const nodes = mesh.positions.length / 3;
  const blocks = blocksOf(mesh);
  const elements = blocks.reduce((sum, block) => sum + block.indices.length / block.corners, 0);
  const nodeBytes = new Fields(32 + (nodes === 0 ? 0 : 20) + nodes * 32);
  nodeBytes.sizes(nodes === 0 ? [0, 0, 0, 0] : [1, nodes, 1, nodes]);
  if (nodes > 0) nodeBytes.ints([dimensionOf(mesh), 1, 0]).sizes([nodes]);
  for (let i = 1; i <= nodes; i++) nodeBytes.size(i);
  for (const value of mesh.positions) nodeBytes.double(value);
  const words = blocks.reduce((sum, b) => sum + b.indices.length + b.indices.length / b.corners, 0);
  const elementBytes = new Fields(32 + blocks.length * 20 + words * 8);
  elementBytes.sizes([blocks.length, elements, elements === 0 ? 0 : 1, elements]);
  let tag = 1;
  for (const block of blocks) {
    elementBytes.ints([block.dimension, 1, block.type]).sizes([block.indices.length / block.corners]);
    for (let i = 0; i < block.indices.length; i++) {
      if (i % block.corners === 0) elementBytes.size(tag++);
      elementBytes.size(block.indices[i] + 1);
    }
  }
  return joinBytes([
    asciiBytes("$MeshFormat\n4.1 1 8\n"),
    new Fields(4).ints([1]).bytes,
    asciiBytes("\n$EndMeshFormat\n$Nodes\n"),
    nodeBytes.bytes,
    asciiBytes("\n$EndNodes\n$Elements\n"),
    elementBytes.bytes,
    asciiBytes("\n$EndElements\n")
  ]);
}
class Fields {
  bytes;
  #view;
  #at = 0;
  constructor(length) {
    this.bytes = new Uint8Array(length);
    this.#view = new DataView(this.bytes.buffer);
  }
  ints(values) {
    for (const value of values) {
      this.#view.setInt32(this.#at, value, true);
      this.#at += 4;
    }
    return this;
  }
  sizes(values) {
    for (const value of values) this.size(value);
    return this;
  }
  size(value) {
    this.#view.setUint32(this.#at, value, true);
    this.#at += 8;
  }
  double(value) {
    this.#view.setFloat64(this.#at, value, true);
    this.#at += 8;
  }
}
function writeObj(mesh) {
  const out = new TextWriter();
  out.line("# written by Pliant");
  for (let i = 0; i < mesh.positions.length; i += 3) out.numbers("v", mesh.positions, i, 3);
  for (let i = 0; i < mesh.triangles.length; i += 3) out.numbers("f", mesh.triangles, i, 3, 1);
  return out.bytes();
}
function writeBinaryPly(mesh) {
  const faces = new Uint8Array(mesh.triangles.length / 3 * 13);
  const view = new DataView(faces.buffer);
  for (let t = 0, at = 0; t < mesh.triangles.length; t += 3, at += 13) {
    view.setUint8(at, 3);
    for (let k = 0; k < 3; k++) view.setUint32(at + 1 + k * 4, mesh.triangles[t + k], true);
  }
  return joinBytes([
    asciiBytes(header$1(mesh, "binary_little_endian")),
    float64Bytes(mesh.positions, true),
    faces
  ]);
}
function writeAsciiPly(mesh) {
  const out = new TextWriter();
  for (let i = 0; i < mesh.positions.length; i += 3) out.numbers("", mesh.positions, i, 3);
  for (let t = 0; t < mesh.triangles.length; t += 3) out.numbers("3", mesh.triangles, t, 3);
  return joinBytes([asciiBytes(header$1(mesh, "ascii")), out.bytes()]);
}
function header$1(mesh, encoding) {
  const lines = ["ply", `format ${encoding} 1.0`, "comment written by Pliant"];
  lines.push(`element vertex ${mesh.positions.length / 3}`);
  for (const axis of ["x", "y", "z"]) lines.push(`property double ${axis}`);
  lines.push(
    `element face ${mesh.triangles.length / 3}`,
    "property list uchar uint vertex_indices",
    "end_header",
    ""
  );
  return lines.join("\n");
}
function writeBinaryStl(mesh) {
  refuseBeyondFloat32(mesh.positions, "Binary STL");
  const count = mesh.triangles.length / 3;
  const bytes = new Uint8Array(84 + count * 50);
  bytes.set(asciiBytes("Binary STL written by Pliant"));
  const view = new DataView(bytes.buffer);
  view.setUint32(80, count, true);
  const normal = new Float64Array(3);
  let at = 84;
  for (let t = 0; t < mesh.triangles.length; t += 3) {
    facetNormal(mesh, t, normal);
    for (let k = 0; k < 3; k++) view.setFloat32(at + k * 4, normal[k], true);
    for (let corner = 0; corner < 3; corner++) {
      const p = mesh.triangles[t + corner] * 3;
      for (let k = 0; k < 3; k++) view.setFloat32(at + 12 + corner * 12 + k * 4, mesh.positions[p + k], true);
    }
    at += 50;
  }
  return bytes;
}
function writeAsciiStl(mesh, name = "pliant") {
  const solid = name.replace(/[^ -~]/g, "_");
  const out = new TextWriter();
  const normal = new Float64Array(3);
  out.line(`solid ${solid}`);
  for (let t = 0; t < mesh.triangles.length; t += 3) {
    facetNormal(mesh, t, normal);
    out.line(`  facet normal ${numberText(normal[0])} ${numberText(normal[1])} ${numberText(normal[2])}`);
    out.line("    outer loop");
    for (let corner = 0; corner < 3; corner++) {
      out.numbers("      vertex", mesh.positions, mesh.triangles[t + corner] * 3, 3);
    }
    out.line("    endloop");
    out.line("  endfacet");
  }
  out.line(`endsolid ${solid}`);
  return out.bytes();
}
function facetNormal(mesh, t, out) {
  const p = mesh.positions;
  const a = mesh.triangles[t] * 3;
  const b = mesh.triangles[t + 1] * 3;
  const c = mesh.triangles[t + 2] * 3;
  const [ux, uy, uz] = [p[b] - p[a], p[b + 1] - p[a + 1], p[b + 2] - p[a + 2]];
  const [vx, vy, vz] = [p[c] - p[a], p[c + 1] - p[a + 1], p[c + 2] - p[a + 2]];
  const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz);
  const usable = length > 0 && length < Infinity;
  out[0] = usable ? nx / length : 0;
  out[1] = usable ? ny / length : 0;
  out[2] = usable ? nz / length : 0;
}
function checkedFields(fields, points, cells) {
  const sections = [
    { where: "point", count: points, fields: fields.point ?? [] },
    { where: "cell", count: cells, fields: fields.cell ?? [] }
  ];
  for (const section of sections) {
    for (const field of section.fields) {
      const expected = section.count * field.components;
      const fits = field.values.length === expected && (field.components === 1 || field.components === 3 || field.components === 9);
      if (fits) continue;
      const sentence = `The field '${field.name}' has ${field.values.length} values of ${field.components} components where ${section.count} ${section.where}s need one, three or nine each.`;
      throw new PliantError("invalid-value", sentence, { path: `${section.where}.${field.name}` });
    }
  }
  return sections;
}
function vtkCells(mesh) {
  if (mesh.kind === "points") return vertexCells(mesh.positions.length / 3);
  const triangles = mesh.triangles.length / 3;
  const count = triangles + mesh.tets.length / 4;
  const types = new Uint32Array(count).fill(VTK_TETRA).fill(VTK_TRIANGLE, 0, triangles);
  const connectivity = new Uint32Array(mesh.triangles.length + mesh.tets.length);
  connectivity.set(mesh.triangles);
  connectivity.set(mesh.tets, mesh.triangles.length);
  const offsets = new Uint32Array(count);
  const counted = new Uint32Array(connectivity.length + count);
  let from = 0;
  for (let cell = 0; cell < count; cell++) {
    const corners = cell < triangles ? 3 : 4;
    counted[from + cell] = corners;
    for (let k = 0; k < corners; k++) counted[from + cell + 1 + k] = connectivity[from + k];
    from += corners;
    offsets[cell] = from;
  }
  return { types, connectivity, offsets, counted };
}
function vertexCells(count) {
  const connectivity = Uint32Array.from({ length: count }, (_, i) => i);
  const offsets = Uint32Array.from({ length: count }, (_, i) => i + 1);
  const counted = Uint32Array.from({ length: count * 2 }, (_, i) => i % 2 === 0 ? 1 : i >> 1);
  return { types: new Uint32Array(count).fill(VTK_VERTEX), connectivity, offsets, counted };
}
function writeAsciiVtk(mesh, fields = {}) {
  const out = new TextWriter();
  const cells = vtkCells(mesh);
  out.line(header(mesh, "ASCII"));
  for (let i = 0; i < mesh.positions.length; i += 3) out.numbers("", mesh.positions, i, 3);
  out.line(`CELLS ${cells.types.length} ${cells.counted.length}`);
  for (let at = 0; at < cells.counted.length; at += cells.counted[at] + 1)
    out.numbers("", cells.counted, at, cells.counted[at] + 1);
  out.line(`CELL_TYPES ${cells.types.length}`);
  for (const type of cells.types) out.line(String(type));
  for (const section of checkedFields(fields, mesh.positions.length / 3, cells.types.length)) {
    if (section.fields.length === 0) continue;
    out.line(`${section.where === "point" ? "POINT_DATA" : "CELL_DATA"} ${section.count}`);
    for (const field of section.fields) {
      out.line(fieldHeader(field.name, field.components));
      for (let i = 0; i < field.values.length; i += field.components)
        out.numbers("", field.values, i, field.components);
    }
  }
  return out.bytes();
}
function writeBinaryVtk(mesh, fields = {}) {
  const cells = vtkCells(mesh);
  const parts = [
    asciiBytes(`${header(mesh, "BINARY")}
`),
    float64Bytes(mesh.positions, false),
    asciiBytes(`
CELLS ${cells.types.length} ${cells.counted.length}
`),
    uint32Bytes(cells.counted, false),
    asciiBytes(`
CELL_TYPES ${cells.types.length}
`),
    uint32Bytes(cells.types, false),
    asciiBytes("\n")
  ];
  for (const section of checkedFields(fields, mesh.positions.length / 3, cells.types.length)) {
    if (section.fields.length === 0) continue;
    parts.push(asciiBytes(`${section.where === "point" ? "POINT_DATA" : "CELL_DATA"} ${section.count}
`));
    for (const field of section.fields) {
      parts.push(
        asciiBytes(`${fieldHeader(field.name, field.components)}
`),
        float64Bytes(field.values, false),
        asciiBytes("\n")
      );
    }
  }
  return joinBytes(parts);
}
function header(mesh, encoding) {
  const lines = ["# vtk DataFile Version 3.0", "written by Pliant", encoding, "DATASET UNSTRUCTURED_GRID"];
  return [...lines, `POINTS ${numberText(mesh.positions.length / 3)} double`].join("\n");
}
function fieldHeader(name, components) {
  const safe = name.replace(/[^!-~]|%|"/g, (c) => `%${c.charCodeAt(0).toString(16).padStart(2, "0")}`);
  if (components === 9) return `TENSORS ${safe} double`;
  if (components === 3) return `VECTORS ${safe} double`;
  return `SCALARS ${safe} double ${components}
LOOKUP_TABLE default`;
}
function escapeXml(text) {
  let out = "";
  for (const c of text) {
    const code = c.codePointAt(0);
    const isPlain = code >= 32 && code < 127 && !`<>&"'`.includes(c);
    out += isPlain ? c : code < 32 ? " " : `&#${code};`;
  }
  return out;
}
function writeVtu(mesh, options = {}) {
  const cells = vtkCells(mesh);
  const out = new VtuText(options.encoding ?? "base64");
  const points = mesh.positions.length / 3;
  out.line('<?xml version="1.0"?>');
  out.line('<VTKFile type="UnstructuredGrid" version="1.0" byte_order="LittleEndian" header_type="UInt64">');
  out.line("<UnstructuredGrid>");
  out.line(`<Piece NumberOfPoints="${points}" NumberOfCells="${cells.types.length}">`);
  out.section("Points", [{ type: "Float64", name: "Points", components: 3, values: mesh.positions }]);
  out.section("Cells", [
    { type: "UInt32", name: "connectivity", components: 1, values: cells.connectivity },
    { type: "UInt32", name: "offsets", components: 1, values: cells.offsets },
    { type: "UInt8", name: "types", components: 1, values: cells.types }
  ]);
  for (const section of checkedFields(options.fields ?? {}, points, cells.types.length)) {
    out.section(section.where === "point" ? "PointData" : "CellData", fieldArrays(section));
  }
  out.line("</Piece>");
  out.line("</UnstructuredGrid>");
  return out.finish();
}
function fieldArrays(section) {
  return section.fields.map((field) => ({
    type: "Float64",
    name: field.name,
    components: field.components,
    values: field.values
  }));
}
class VtuText {
  constructor(encoding) {
    this.encoding = encoding;
  }
  #out = new TextWriter();
  #appended = [];
  #offset = 0;
  line(text) {
    this.#out.line(text);
  }
  section(name, arrays) {
    this.line(`<${name}>`);
    for (const array of arrays) this.#array(array);
    this.line(`</${name}>`);
  }
  finish() {
    if (this.encoding === "raw") {
      this.line('<AppendedData encoding="raw">');
      this.#out.append(asciiBytes("_"));
      for (const part of this.#appended) this.#out.append(part);
      this.line("\n</AppendedData>");
    }
    this.line("</VTKFile>");
    return this.#out.bytes();
  }
  #array(array) {
    const tag = `<DataArray type="${array.type}" Name="${escapeXml(array.name)}" NumberOfComponents="${array.components}"`;
    if (this.encoding === "ascii") {
      this.line(`${tag} format="ascii">`);
      for (let at = 0; at < array.values.length; at += 12) this.line(numbersText(array.values, at, at + 12));
      this.line("</DataArray>");
      return;
    }
    const payload = withByteCount(arrayBytes(array));
    if (this.encoding === "base64") {
      this.line(`${tag} format="binary">`);
      this.#out.append(encodeBase64(payload));
      this.line("\n</DataArray>");
      return;
    }
    this.line(`${tag} format="appended" offset="${this.#offset}"/>`);
    this.#appended.push(payload);
    this.#offset += payload.length;
  }
}
function numbersText(values, start, stop) {
  let text = "";
  for (let i = start; i < Math.min(stop, values.length); i++)
    text += `${i === start ? "" : " "}${numberText(values[i])}`;
  return text;
}
function arrayBytes(array) {
  if (array.type === "Float64") return float64Bytes(array.values, true);
  return array.type === "UInt32" ? uint32Bytes(array.values, true) : Uint8Array.from(array.values);
}
function withByteCount(bytes) {
  const all = new Uint8Array(bytes.length + 8);
  new DataView(all.buffer).setUint32(0, bytes.length, true);
  all.set(bytes, 8);
  return all;
}
function writeMesh(format, mesh, options = {}) {
  const data = checkedMesh(mesh);
  const text = options.encoding === "text";
  switch (format) {
    case "obj":
      return writeObj(surfaceOf(data));
    case "stl":
      return text ? writeAsciiStl(surfaceOf(data)) : writeBinaryStl(surfaceOf(data));
    case "ply":
      return text ? writeAsciiPly(surfaceOf(data)) : writeBinaryPly(surfaceOf(data));
    case "gltf":
      return text ? writeGltfText(surfaceOf(data)) : writeGlb(surfaceOf(data));
    case "gmsh":
      return text ? writeAsciiGmsh(data) : writeBinaryGmsh(data);
    case "vtk":
      return text ? writeAsciiVtk(data, options.fields) : writeBinaryVtk(data, options.fields);
    case "vtu":
      return writeVtu(data, { encoding: text ? "ascii" : "base64", fields: options.fields ?? {} });
    default:
      throw unwritable(format);
  }
}
function unwritable(what) {
  const known = MESH_FORMATS.filter((info) => info.writes).map((info) => `.${info.extensions[0]}`);
  const sentence = `'${what}' can't be written; choose one of ${known.join(", ")}.`;
  return new PliantError("unknown-name", sentence, { path: "format" });
}
function checkedMesh(mesh) {
  const positions = checkedPositions(mesh.positions);
  const vertices = positions.length / 3;
  return meshData({
    positions,
    triangles: mesh.triangles && checkedIndices(mesh.triangles, 3, vertices, "triangles"),
    tets: mesh.tets && checkedIndices(mesh.tets, 4, vertices, "tets")
  });
}
function softBodyFromObj() {
  const obj = writeMesh("obj", TriangleMesh.torusKnot());
  const surface = new TriangleMesh(readMesh("knot.obj", obj)).repair().mesh;
  const { mesh } = tetrahedralise(surface, { edge: 0.15 });
  const world = new World();
  world.add({ kind: "static", shape: { kind: "plane", normal: [0, 1, 0] } });
  const body = world.add({ kind: "soft", mesh, surface, density: 300, position: [0, 1.5, 0] });
  return {
    world,
    text: () => `${mesh.tetCount} tetrahedra carry ${(body.surface?.triangles.length ?? 0) / 3} triangles`
  };
}
export {
  softBodyFromObj as default
};
