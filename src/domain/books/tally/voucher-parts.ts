/** What every voucher is made of: a debit is a negative amount, and the entries of a voucher sum to zero. */
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { joinedDay } from '../book-text.ts';
import { tallyAmount } from './tally-names.ts';
import type { Xml } from './xml.ts';

type VoucherType = 'Sales' | 'Credit Note' | 'Receipt' | 'Payment' | 'Journal';
type VoucherFacts = { id: string; day: CalendarDay; number: string; content: readonly Xml[] };

export const INVOICE_VIEW = 'Invoice Voucher View';
export const ACCOUNTING_VIEW = 'Accounting Voucher View';

export function voucher(type: VoucherType, view: string, { id, day, number, content }: VoucherFacts): Xml {
  return [
    'VOUCHER',
    [
      ['DATE', joinedDay(day)],
      ['VOUCHERTYPENAME', type],
      ['VOUCHERNUMBER', number],
      ['REFERENCE', number],
      ['PERSISTEDVIEW', view],
      ...content,
    ],
    { REMOTEID: id, VCHTYPE: type, ACTION: 'Create', OBJVIEW: view },
  ];
}

export function narration(number: string, isSwatch: boolean): string {
  return `${isSwatch ? 'Swatch' : 'Order'} ${number}`;
}

type Bill = { readonly type: 'New Ref' | 'Agst Ref' | 'On Account'; readonly name: string };
export const ON_ACCOUNT: Bill = { type: 'On Account', name: '' };
export const billOf = (type: Bill['type'], name: string): Bill => ({ type, name });

export function entry(list: string, ledger: string, paise: bigint, bill?: Bill): Xml {
  const bills: Xml[] = bill
    ? [
        [
          'BILLALLOCATIONS.LIST',
          [
            ...(bill.name === '' ? [] : [['NAME', bill.name] satisfies Xml]),
            ['BILLTYPE', bill.type],
            ['AMOUNT', tallyAmount(paise)],
          ],
        ],
      ]
    : [];
  return [
    list,
    [
      ['LEDGERNAME', ledger],
      ['ISDEEMEDPOSITIVE', paise < 0n ? 'Yes' : 'No'],
      ['AMOUNT', tallyAmount(paise)],
      ...bills,
    ],
  ];
}
