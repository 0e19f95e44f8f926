/**
 * The text files of Siconos: counts, a storage code (0 dense, 1 blocks, 2 sparse), the matrix, the vectors. Dense matrices and
 * blocks stand column by column.
 */
class Words {
  private at = 0;
  private readonly words: readonly string[];

  constructor(text: string) {
    this.words = text.split(/\s+/).filter((word) => word !== '');
  }

  number(): number {
    const word = this.words[this.at++];
    const value = Number(word);
    if (word === undefined || Number.isNaN(value)) throw new Error(`expected a number, found '${word}'`);
    return value;
  }

  numbers(count: number): number[] {
    return Array.from({ length: count }, () => this.number());
  }

  skip(count: number): void {
    this.at += count;
  }

  skipPast(word: string): void {
    while (this.words[this.at++] !== word);
  }
}

export function readLcp(text: string): { matrix: Float64Array; q: Float64Array } {
  const words = new Words(text);
  const n = words.number();
  const matrix = readMatrix(words, n);
  return { matrix, q: Float64Array.from(words.numbers(n)) };
}

export function readFrictionProblem(text: string) {
  const words = new Words(text);
  const dimension = words.number() as 2 | 3;
  const contacts = words.number();
  const n = dimension * contacts;
  const matrix = readMatrix(words, n);
  const q = Float64Array.from(words.numbers(n));
  const mu = Float64Array.from(words.numbers(contacts));
  return { dimension, matrix, q, mu };
}

function readMatrix(words: Words, n: number): Float64Array {
  const storage = words.number();
  words.skip(2);
  if (storage === 0) return readDense(words, n);
  return storage === 1 ? readBlocks(words, n) : readSparse(words, n);
}

function readDense(words: Words, n: number): Float64Array {
  words.skip(2);
  const out = new Float64Array(n * n);
  for (let j = 0; j < n; j++) for (let i = 0; i < n; i++) out[i * n + j] = words.number();
  return out;
}

function readBlocks(words: Words, n: number): Float64Array {
  words.skip(1);
  const rowBlocks = words.number();
  const columnBlocks = words.number();
  const rowEnds = words.numbers(rowBlocks);
  const columnEnds = words.numbers(columnBlocks);
  const filled1 = words.number();
  const filled2 = words.number();
  const starts = words.numbers(filled1);
  const columns = words.numbers(filled2);
  const out = new Float64Array(n * n);
  for (let r = 0; r < rowBlocks; r++) {
    for (let b = starts[r]; b < starts[r + 1]; b++) {
      words.skip(1);
      const c = columns[b];
      for (let j = c === 0 ? 0 : columnEnds[c - 1]; j < columnEnds[c]; j++) {
        for (let i = r === 0 ? 0 : rowEnds[r - 1]; i < rowEnds[r]; i++) out[i * n + j] = words.number();
      }
    }
  }
  return out;
}

/** As CSparse prints it: "col 3 : locations 6 to 6", then lines "row : value". */
function readSparse(words: Words, n: number): Float64Array {
  const out = new Float64Array(n * n);
  for (let j = 0; j < n; j++) {
    words.skipPast('locations');
    const from = words.number();
    words.skip(1);
    const to = words.number();
    for (let k = from; k <= to; k++) {
      const i = words.number();
      words.skip(1);
      out[i * n + j] = words.number();
    }
  }
  return out;
}
