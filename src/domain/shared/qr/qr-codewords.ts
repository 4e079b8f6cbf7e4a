/** The bytes of a QR code at error level M: the text, its padding, and the check bytes that repair a smudge. */

/** By version, from 1: check bytes in each block, and blocks. */
const CHECK_BYTES = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26] as const;
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16] as const;
const BYTE_MODE = 0b0100;
const PADDING = [0xec, 0x11] as const;

export type QrCodewords = { readonly version: number; readonly bytes: readonly number[] };

/** Null for a text that is too long for the versions known here. */
export function qrCodewords(text: string): QrCodewords | null {
  const data = utf8(text);
  const version = BLOCKS.findIndex((_, index) => fits(data.length, index + 1)) + 1;
  return version === 0 ? null : { version, bytes: interleaved(filled(data, version), version) };
}

function utf8(text: string): number[] {
  const written = encodeURIComponent(text.toWellFormed()).match(/%..|./g) ?? [];
  return written.map((part) => (part.length === 1 ? part.charCodeAt(0) : Number.parseInt(part.slice(1), 16)));
}

function layoutOf(version: number): { total: number; blocks: number; check: number } {
  const alignments = version === 1 ? 0 : Math.floor(version / 7) + 2;
  const reserved = version === 1 ? 0 : (25 * alignments - 10) * alignments - 55 + (version >= 7 ? 36 : 0);
  const modules = (16 * version + 128) * version + 64 - reserved;
  return {
    total: Math.floor(modules / 8),
    blocks: BLOCKS[version - 1] ?? 1,
    check: CHECK_BYTES[version - 1] ?? 0,
  };
}

function capacityOf(version: number): number {
  const { total, blocks, check } = layoutOf(version);
  return total - blocks * check;
}

const countBits = (version: number) => (version < 10 ? 8 : 16);

function fits(length: number, version: number): boolean {
  return 4 + countBits(version) + 8 * length <= 8 * capacityOf(version);
}

function filled(data: readonly number[], version: number): number[] {
  const capacity = capacityOf(version);
  const head = BYTE_MODE.toString(2).padStart(4, '0');
  const count = data.length.toString(2).padStart(countBits(version), '0');
  const body = data.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const bits = `${head}${count}${body}0000`.slice(0, 8 * capacity);
  const bytes = (bits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2));
  const missing = Array.from({ length: capacity - bytes.length }, (_, index) => PADDING[index % 2] ?? 0);
  return [...bytes, ...missing];
}

/** Blocks are woven into each other, so that one smudge hurts each of them only a little. */
function interleaved(data: readonly number[], version: number): number[] {
  const { total, blocks, check } = layoutOf(version);
  const short = Math.floor(total / blocks) - check;
  const longer = total % blocks;
  let from = 0;
  const parts = Array.from({ length: blocks }, (_, index) => {
    const size = short + (index >= blocks - longer ? 1 : 0);
    from += size;
    return data.slice(from - size, from);
  });
  const checks = parts.map((part) => checkBytes(part, check));
  const woven = (rows: readonly number[][], length: number) =>
    Array.from({ length }, (_, column) => rows.flatMap((row) => row[column] ?? [])).flat();
  return [...woven(parts, short + 1), ...woven(checks, check)];
}

/** The remainder of a division of polynomials over the field of 256 elements. */
function checkBytes(data: readonly number[], count: number): number[] {
  const divisor = generator(count);
  const remainder = [...data, ...Array<number>(count).fill(0)];
  for (let at = 0; at < data.length; at += 1) {
    const factor = remainder[at] ?? 0;
    for (const [index, coefficient] of divisor.entries()) {
      remainder[at + index] = (remainder[at + index] ?? 0) ^ multiply(coefficient, factor);
    }
  }
  return remainder.slice(data.length);
}

function generator(degree: number): number[] {
  let polynomial = [1];
  let root = 1;
  for (let step = 0; step < degree; step += 1) {
    const shifted = [...polynomial, 0];
    polynomial = shifted.map(
      (coefficient, index) => coefficient ^ multiply(index === 0 ? 0 : (polynomial[index - 1] ?? 0), root),
    );
    root = multiply(root, 2);
  }
  return polynomial;
}

function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product & 0xff;
}
