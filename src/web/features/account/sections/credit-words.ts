/** What a credit period costs, in words: "45 days adds 2.25 %". */
export function creditCostWords(days: number, loadBasisPoints: number): string {
  if (loadBasisPoints === 0) return 'Adds nothing to the price';
  const hundredths = String(loadBasisPoints).padStart(3, '0');
  const decimals = hundredths.slice(-2).replace(/0+$/, '');
  const percent = hundredths.slice(0, -2) + (decimals ? `.${decimals}` : '');
  return `${days} days adds ${percent} %`;
}
