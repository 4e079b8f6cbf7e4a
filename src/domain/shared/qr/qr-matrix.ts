/** Where each bit of a QR code stands: finders, timing, alignment, format, and the data in its zigzag. */
import { qrCodewords } from './qr-codewords.ts';

type Cell = boolean | null;
type Grid = Cell[][];

/** The error level M in the format bits. */
const LEVEL_M = 0;
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Rows of dark modules, without the quiet zone around them; null for a text that is too long. */
export function qrMatrix(text: string): boolean[][] | null {
  const words = qrCodewords(text);
  if (!words) return null;
  const fixed = fixedPatterns(words.version);
  const candidates = MASKS.map((mask, index) => {
    const grid = fixed.map((row) => [...row]);
    drawFormat(grid, index);
    drawData(grid, fixed, words.bytes, mask);
    return grid.map((row) => row.map((cell) => cell === true));
  });
  return candidates.reduce((best, next) => (unrest(next) < unrest(best) ? next : best));
}

function fixedPatterns(version: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array<Cell>(size).fill(null));
  for (let at = 0; at < size; at += 1) {
    set(grid, 6, at, at % 2 === 0);
    set(grid, at, 6, at % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    drawRings(grid, x, y, 4, (ring) => ring !== 2 && ring !== 4);
  }
  const places = alignmentPlaces(version);
  for (const x of places) {
    for (const y of places) {
      const isCorner = (x === 6 && y === 6) || (x === 6 && y === size - 7) || (x === size - 7 && y === 6);
      if (!isCorner) drawRings(grid, x, y, 2, (ring) => ring !== 1);
    }
  }
  drawFormat(grid, 0);
  if (version >= 7) drawVersion(grid, version);
  return grid;
}

function alignmentPlaces(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const last = 10 + 4 * version;
  const step = Math.ceil((last - 6) / (count - 1) / 2) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, index) => last - step * (count - 2 - index))];
}

function drawRings(
  grid: Grid,
  x: number,
  y: number,
  radius: number,
  isDark: (ring: number) => boolean,
): void {
  for (let dy = -radius; dy <= radius; dy += 1) {
    for (let dx = -radius; dx <= radius; dx += 1) {
      set(grid, x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  }
}

function set(grid: Grid, x: number, y: number, isDark: boolean): void {
  const row = grid[y];
  if (row && x >= 0 && x < row.length) row[x] = isDark;
}

/** A remainder that lets a reader repair wrong bits of the format and the version. */
function withCheck(value: number, divisor: number, length: number): number {
  let rest = value;
  for (let step = 0; step < length; step += 1) rest = (rest << 1) ^ ((rest >>> (length - 1)) * divisor);
  return (value << length) | rest;
}

function drawFormat(grid: Grid, mask: number): void {
  const bits = withCheck((LEVEL_M << 3) | mask, 0x537, 10) ^ 0x5412;
  const bit = (index: number) => ((bits >>> index) & 1) === 1;
  const size = grid.length;
  for (let index = 0; index < 15; index += 1) {
    const along = index < 6 ? index : index < 8 ? index + 1 : size - 15 + index;
    set(grid, 8, along, bit(index));
    const across = index < 8 ? size - 1 - index : index === 8 ? 7 : 14 - index;
    set(grid, across, 8, bit(index));
  }
  set(grid, 8, size - 8, true);
}

function drawVersion(grid: Grid, version: number): void {
  const bits = withCheck(version, 0x1f25, 12);
  for (let index = 0; index < 18; index += 1) {
    const isDark = ((bits >>> index) & 1) === 1;
    const far = grid.length - 11 + (index % 3);
    const near = Math.floor(index / 3);
    set(grid, far, near, isDark);
    set(grid, near, far, isDark);
  }
}

/** Two columns at a time from the right, up and down in turn, past the upright timing line. */
function drawData(
  grid: Grid,
  fixed: Grid,
  bytes: readonly number[],
  mask: (x: number, y: number) => boolean,
): void {
  const size = grid.length;
  let index = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    const column = right <= 6 ? right - 1 : right;
    const isUpward = Math.floor((size - 1 - right) / 2) % 2 === 0;
    for (let step = 0; step < size; step += 1) {
      const y = isUpward ? size - 1 - step : step;
      for (const x of [column, column - 1]) {
        if (fixed[y]?.[x] !== null) continue;
        const isDark = (((bytes[index >> 3] ?? 0) >> (7 - (index & 7))) & 1) === 1;
        set(grid, x, y, isDark !== mask(x, y));
        index += 1;
      }
    }
  }
}

/** Long runs and large blocks of one colour make a code hard to read. */
function unrest(grid: readonly boolean[][]): number {
  const columns = grid.map((_, x) => grid.map((row) => row[x] === true));
  const runs = [...grid, ...columns].reduce((sum, line) => sum + runsIn(line), 0);
  let blocks = 0;
  for (const [y, row] of grid.entries()) {
    for (const [x, cell] of row.entries()) {
      const below = grid[y + 1];
      if (row[x + 1] === cell && below?.[x] === cell && below[x + 1] === cell) blocks += 3;
    }
  }
  const dark = grid.flat().filter(Boolean).length / grid.length ** 2;
  return runs + blocks + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}

function runsIn(line: readonly boolean[]): number {
  let length = 0;
  return line.reduce((sum, cell, index) => {
    length = index > 0 && line[index - 1] === cell ? length + 1 : 1;
    if (length < 5) return sum;
    return sum + (length === 5 ? 3 : 1);
  }, 0);
}
