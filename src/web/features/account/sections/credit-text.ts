import { preferencesTexts } from './preferences.texts.ts';

/** What a credit period costs, in words: "Adds 2.25% to the price". */
export function creditCostText(loadBasisPoints: number): string {
  if (loadBasisPoints === 0) return preferencesTexts.credit.noCost;
  const hundredths = String(loadBasisPoints).padStart(3, '0');
  const decimals = hundredths.slice(-2).replace(/0+$/, '');
  const percent = hundredths.slice(0, -2) + (decimals ? `.${decimals}` : '');
  return preferencesTexts.credit.cost(percent);
}
