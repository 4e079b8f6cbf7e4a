/** A year of rates for the demo: cloth follows its yarn with two weeks' delay and by about half. */
import { readFile } from 'node:fs/promises';
import type { CodedDraft } from '#domain/requests/wire/draft-codes.ts';
import { PROJECT_ROOT } from '#server/project-root.ts';

/** Rupees a kilogram, week by week, the last one now. */
export type YarnWeeks = Readonly<Record<YarnCode, readonly number[]>>;
export type YarnCode = 'CY30C' | 'CY40C' | 'CY60C' | 'OE10' | 'VSF30' | 'DTY75';

const DELAY_WEEKS = 2;
const YARN_SHARE = 0.55;
const [RAYON, DENIM, POLYESTER] = [2, 3, 4];

export async function readYarnWeeks(): Promise<YarnWeeks> {
  const text = await readFile(new URL('database/demo/yarn-weeks.json', PROJECT_ROOT), 'utf8');
  return JSON.parse(text) as YarnWeeks;
}

export function yarnOf({ category, warp }: Partial<Pick<CodedDraft, 'category' | 'warp'>>): YarnCode {
  if (category === DENIM) return 'OE10';
  if (category === RAYON) return 'VSF30';
  if (category === POLYESTER && /d/i.test(warp ?? '')) return 'DTY75';
  const count = Number.parseInt(warp?.split('/').at(-1) ?? '', 10) || 30;
  return count <= 30 ? 'CY30C' : count <= 45 ? 'CY40C' : 'CY60C';
}

/** Minor units, one a week, the last one exactly `now`. */
export function pastRates(now: bigint, yarn: readonly number[]): bigint[] {
  const last = yarn.at(-1 - DELAY_WEEKS) ?? 1;
  return yarn.slice(0, yarn.length - DELAY_WEEKS).map((price) => {
    const factor = 1 + YARN_SHARE * (price / last - 1);
    return BigInt(Math.max(1, Math.round(Number(now) * factor)));
  });
}
