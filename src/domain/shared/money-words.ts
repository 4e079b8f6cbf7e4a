/** Amounts in words as they stand on invoices: rupees in lakh and crore, dollars in thousand and million. */

const SMALL =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  );
const TENS = ' Ten Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');

type Scale = readonly (readonly [size: bigint, name: string])[];

const INDIAN: Scale = [
  [10_000_000n, 'Crore'],
  [100_000n, 'Lakh'],
  [1_000n, 'Thousand'],
  [100n, 'Hundred'],
];
const WESTERN: Scale = [
  [1_000_000_000_000n, 'Trillion'],
  [1_000_000_000n, 'Billion'],
  [1_000_000n, 'Million'],
  [1_000n, 'Thousand'],
  [100n, 'Hundred'],
];

function belowHundred(n: number): string {
  if (n < 20) return SMALL[n] ?? '';
  const unit = n % 10 === 0 ? '' : ` ${SMALL[n % 10]}`;
  return `${TENS[Math.floor(n / 10)]}${unit}`;
}

/** The largest scale word takes any number before it, so a thousand crore is "One Thousand Crore". */
function inWords(n: bigint, scale: Scale): string {
  const step = scale.find(([size]) => n >= size);
  if (!step) return belowHundred(Number(n));
  const [size, name] = step;
  const rest = n % size;
  const head = `${inWords(n / size, scale)} ${name}`;
  return rest === 0n ? head : `${head} ${inWords(rest, scale)}`;
}

function split(minor: bigint): { sign: string; whole: bigint; fraction: bigint } {
  const size = minor < 0n ? -minor : minor;
  return { sign: minor < 0n ? 'Minus ' : '', whole: size / 100n, fraction: size % 100n };
}

export function rupeesInWords(paise: bigint): string {
  const { sign, whole, fraction } = split(paise);
  const tail = fraction === 0n ? '' : ` and ${inWords(fraction, INDIAN)} Paise`;
  return `${sign}Rupees ${inWords(whole, INDIAN)}${tail} Only`;
}

export function dollarsInWords(cents: bigint): string {
  const { sign, whole, fraction } = split(cents);
  const tail = fraction === 0n ? '' : ` and Cents ${inWords(fraction, WESTERN)}`;
  return `${sign}US Dollars ${inWords(whole, WESTERN)}${tail} Only`;
}
