/** How the order is paid and where the money goes. */
import { formatMoney } from '#domain/shared/format-money.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';
import type { Block } from '../sheet.ts';
import { isExportSale } from './parties.ts';
import type { ProformaFacts } from './proforma-facts.ts';

export function paymentBlocks(facts: ProformaFacts): Block[] {
  const { bank, upiUrl, upiAmount } = facts;
  const blocks: Block[] = [paymentTerms(facts)];
  if (bank) blocks.push(bankBlock(facts, bank));
  if (upiUrl && upiAmount) {
    blocks.push({
      kind: 'code',
      title: 'Pay by UPI',
      text: upiUrl,
      caption: `Scan with a UPI app to pay ${formatMoney(upiAmount)}.`,
    });
  }
  return blocks;
}

export function paymentTerms({ instalments }: Pick<ProformaFacts, 'instalments'>): Block {
  return {
    kind: 'table',
    title: 'Payment terms',
    columns: [
      { label: 'Part', kind: 'text', share: 0.3 },
      { label: 'Due', kind: 'text', share: 0.45 },
      { label: 'Amount', kind: 'amount', share: 0.25 },
    ],
    rows: instalments.map(({ label, dueText, amount }) => ({ cells: [label, dueText, formatMoney(amount)] })),
  };
}

function bankBlock({ market, orderNumber }: ProformaFacts, bank: NonNullable<ProformaFacts['bank']>): Block {
  return {
    kind: 'facts',
    title: isExportSale(market) ? 'Bank (advising bank for a letter of credit)' : 'Bank',
    facts: [
      { label: 'Bank', value: bank.name },
      ...(bank.branch ? [{ label: 'Branch', value: bank.branch }] : []),
      { label: 'Account holder', value: bank.holder },
      { label: 'Account number', value: bank.account },
      { label: MARKET_RULES[market].bankCodeLabel, value: bank.code },
      { label: 'Payment reference', value: orderNumber },
    ],
  };
}
