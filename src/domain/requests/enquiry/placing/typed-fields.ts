/** Fields that are typed: what the words say in each of them, if they can say anything there. */
import { isCreditPeriod } from '#domain/account/choices/credit-period.ts';
import { DENSITY_LIMITS } from '#domain/catalogue/construction/construction.ts';
import { parseYarn, writeYarn } from '#domain/catalogue/construction/yarn.ts';
import { isWithin } from '#domain/catalogue/sub-categories/sub-category.ts';
import { parseLine } from '#domain/forms/text-input.ts';
import { parseDeliveryPlace } from '#domain/requests/review/delivery-place.ts';
import { parseQuantity } from '#domain/requests/review/quantity-split.ts';
import { PO_NUMBER } from '#domain/requests/review/review-sheet.ts';
import { parseTargetRate } from '#domain/requests/review/target-rate.ts';
import { COLOURS, colourNames, colourNamesProblem } from '#domain/requests/wizard/colours.ts';
import { WEIGHT_LIMITS } from '#domain/requests/wizard/quality-problems.ts';
import { widthProblem } from '#domain/requests/wizard/width.ts';
import { addDays } from '#domain/shared/calendar.ts';
import { lengthView, moneyView } from '#domain/shared/wire-figures.ts';
import { openText } from '../read/enquiry-text.ts';
import { readDates } from '../read/read-dates.ts';
import { GSM_PER_OUNCE } from '../read/read-measures.ts';
import { firstNumber } from './first-number.ts';
import type { PlacedAnswer, Placement, Placing, WordField } from './placement.ts';

type Read = (words: string, placing: Placing) => readonly Placement[];

const FARTHEST_DAYS = 365;

export function typedFields(words: string, placing: Placing): WordField[] {
  return (Object.entries(READ) as [WordField['field'], Read][]).map(([field, read]) => ({
    field,
    placements: read(words, placing),
  }));
}

const READ: { readonly [Field in WordField['field']]?: Read } = {
  notes: (words, { sheet }) => [
    { says: text(words), sheet: { notes: sheet.notes ? `${sheet.notes}\n${words}` : words } },
  ],
  quantity: (words, { sheet: { unit } }) =>
    numbered(words, (number) => {
      const reading = parseQuantity(`${number}`, unit);
      if (!reading.ok) return null;
      const says = { code: 'placed_length', params: { length: lengthView(reading.length) } } as const;
      return { says, sheet: { quantity: `${number}` } };
    }),
  targetRate: (words, { market }) =>
    numbered(words, (number) => {
      const reading = parseTargetRate(`${number}`, market);
      if (!(reading.ok && reading.amount)) return null;
      const says = { code: 'placed_rate', params: { rate: moneyView(reading.amount) } } as const;
      return { says, sheet: { targetRate: `${number}` } };
    }),
  width: (words) =>
    numbered(words, (width) =>
      widthProblem(width)
        ? null
        : { says: { code: 'placed_width', params: { inches: width } }, answers: { width } },
    ),
  weight: (words) => numbered(words, weights),
  warp: (words) => yarn('warp', words),
  weft: (words) => yarn('weft', words),
  epi: (words) => density('epi', words),
  ppi: (words) => density('ppi', words),
  numberOfColors: (words) =>
    numbered(words, (count) =>
      Number.isInteger(count) && isWithin(count, [COLOURS.from, COLOURS.to])
        ? { says: text(`${count}`), answers: { numberOfColors: count } }
        : null,
    ),
  color: colours,
  creditPeriod: (words) =>
    numbered(words, (days) =>
      isCreditPeriod(days)
        ? { says: { code: 'placed_credit', params: { days } }, answers: { creditPeriod: days } }
        : null,
    ),
  deliverTo: (words, { market }) => {
    const place = market === 'IN' ? (/(?<!\d)\d{6}(?!\d)/.exec(words)?.[0] ?? '') : words;
    return parseDeliveryPlace(place, market).ok ? [{ says: text(place), sheet: { deliverTo: place } }] : [];
  },
  requiredBy: days,
  poNumber: (words) =>
    parseLine(words, PO_NUMBER).ok && /\d/.test(words)
      ? [{ says: text(words), sheet: { poNumber: words } }]
      : [],
};

function text(typed: string): PlacedAnswer {
  return { code: 'placed_text', params: { text: typed } };
}

function numbered(
  words: string,
  read: (number: number) => Placement | readonly Placement[] | null,
): readonly Placement[] {
  const number = firstNumber(words);
  const placed = number === null ? null : read(number);
  return placed === null ? [] : [placed].flat();
}

function weights(number: number): readonly Placement[] {
  const ounces = Math.round(number * GSM_PER_OUNCE * 10) / 10;
  const placed = (['gsm', 'glm'] as const)
    .filter((unit) => isWithin(number, WEIGHT_LIMITS[unit]))
    .map((weightUnit) => ({
      says: { code: 'placed_weight', params: { weight: number, unit: weightUnit } } as const,
      answers: { weight: Math.round(number * 10) / 10, weightUnit },
    }));
  const heavy = number < 30 && isWithin(ounces, WEIGHT_LIMITS.gsm);
  if (!heavy) return placed;
  const says = { code: 'placed_ounces', params: { ounces: number, gsm: ounces } } as const;
  return [...placed, { says, answers: { weight: ounces, weightUnit: 'gsm' } }];
}

function yarn(side: 'warp' | 'weft', words: string): readonly Placement[] {
  const found = words
    .split(/[\s,;x*]+/)
    .map((word) => parseYarn(word))
    .find((reading) => reading.ok);
  if (!found?.ok) return [];
  const written = writeYarn(found.yarn);
  return [{ says: text(written), answers: { [side]: written } }];
}

function density(side: 'epi' | 'ppi', words: string): readonly Placement[] {
  return numbered(words, (threads) =>
    Number.isInteger(threads) && isWithin(threads, DENSITY_LIMITS[side])
      ? { says: text(`${threads}`), answers: { [side]: threads } }
      : null,
  );
}

/** One more colour, or the first. */
function colours(words: string, { answers }: Placing): readonly Placement[] {
  const name = words.replaceAll(/[,;\n]+/g, ' ').trim();
  if (!/[a-z]/i.test(name)) return [];
  const color = [...colourNames(answers.color), name].join(', ');
  const numberOfColors = Math.max(answers.numberOfColors ?? 0, colourNames(color).length);
  const change = { color, numberOfColors };
  return colourNamesProblem(change) ? [] : [{ says: text(color), answers: change }];
}

function days(words: string, { market, today }: Placing): readonly Placement[] {
  const read = openText(`by ${words}`);
  readDates(read, { market, today });
  const found = read.findings.find((each) => each.part === 'required_by');
  const number = firstNumber(words);
  const inDays = number !== null && Number.isInteger(number) && number >= 1 && number <= FARTHEST_DAYS;
  const day = found?.part === 'required_by' ? found.day : inDays ? addDays(today, number) : null;
  return day === null ? [] : [{ says: { code: 'placed_day', params: { day } }, sheet: { requiredBy: day } }];
}
