/** SHA-256 of a short text, at once: the browser's own is asynchronous, and hundreds of thousands of calls would crawl. */
const BLOCK_BYTES = 64;
const LENGTH_BYTES = 9;
const PRIMES = firstPrimes(64);
const ROUND = Int32Array.from(PRIMES, (prime) => fractionBits(Math.cbrt(prime)));
const START = Int32Array.from(PRIMES.slice(0, 8), (prime) => fractionBits(Math.sqrt(prime)));
/** Used again for each block: making them anew would cost more than the hashing. */
const words = new Int32Array(64);
const state = new Int32Array(8);

export function sha256(bytes: Uint8Array): Uint8Array {
  state.set(START);
  const whole = padded(bytes);
  for (let at = 0; at < whole.length; at += BLOCK_BYTES) compress(whole, at);
  const out = new Uint8Array(32);
  for (let i = 0; i < 32; i += 1) out[i] = item(state, i >> 2) >>> (24 - 8 * (i & 3));
  return out;
}

function padded(bytes: Uint8Array): Uint8Array {
  const size = Math.ceil((bytes.length + LENGTH_BYTES) / BLOCK_BYTES) * BLOCK_BYTES;
  const whole = new Uint8Array(size);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const bits = bytes.length * 8;
  for (let i = 1; i <= 4; i += 1) whole[size - i] = bits >>> (8 * (i - 1));
  return whole;
}

function compress(whole: Uint8Array, at: number): void {
  fillWords(whole, at);
  let a = item(state, 0);
  let b = item(state, 1);
  let c = item(state, 2);
  let d = item(state, 3);
  let e = item(state, 4);
  let f = item(state, 5);
  let g = item(state, 6);
  let h = item(state, 7);
  for (let i = 0; i < 64; i += 1) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + item(ROUND, i) + item(words, i)) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  add(0, a);
  add(1, b);
  add(2, c);
  add(3, d);
  add(4, e);
  add(5, f);
  add(6, g);
  add(7, h);
}

function fillWords(whole: Uint8Array, at: number): void {
  for (let i = 0; i < 16; i += 1) {
    const from = at + i * 4;
    words[i] =
      (byte(whole, from) << 24) |
      (byte(whole, from + 1) << 16) |
      (byte(whole, from + 2) << 8) |
      byte(whole, from + 3);
  }
  for (let i = 16; i < 64; i += 1) {
    const early = item(words, i - 15);
    const late = item(words, i - 2);
    const s0 = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const s1 = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[i] = item(words, i - 16) + s0 + item(words, i - 7) + s1;
  }
}

function add(place: number, value: number): void {
  state[place] = item(state, place) + value;
}

function item(list: Int32Array, i: number): number {
  return list[i] as number;
}

function byte(list: Uint8Array, i: number): number {
  return list[i] as number;
}

function turned(value: number, bits: number): number {
  return (value >>> bits) | (value << (32 - bits));
}

function fractionBits(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32);
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n += 1) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return primes;
}
