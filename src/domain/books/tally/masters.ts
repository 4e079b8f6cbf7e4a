/** What vouchers name and Tally has to know first: units, goods, parties and the ledgers of sales and tax. */
import { gstStateName } from '#domain/account/tax-numbers/gst-states.ts';
import { joinedDay } from '../book-text.ts';
import type { RupeeLine } from '../rupee-figures.ts';
import { partyLedger, stockItem, type TallyLedgers, type TallyParty, unitName } from './tally-names.ts';
import type { Xml } from './xml.ts';

const CREATE = { ACTION: 'Create' } as const;

export function unitMasters(lines: readonly RupeeLine[]): Xml[] {
  const names = new Set(lines.filter(({ line }) => line.quantity).map(unitName));
  return [...names].map((name) => [
    'UNIT',
    [
      ['NAME', name],
      ['ISSIMPLEUNIT', 'Yes'],
    ],
    { NAME: name, ...CREATE },
  ]);
}

/** Rates hold from the first day of the books on. */
export function stockMasters(lines: readonly RupeeLine[], from: string): Xml[] {
  const goods = new Map(lines.filter(({ line }) => line.quantity).map((line) => [stockItem(line), line]));
  return [...goods].map(([name, line]) => [
    'STOCKITEM',
    [
      ['NAME', name],
      ['BASEUNITS', unitName(line)],
      [
        'HSNDETAILS.LIST',
        [
          ['APPLICABLEFROM', joinedDay(from)],
          ['HSNCODE', line.line.hsn],
          ['SRCOFHSNDETAILS', 'Specify Details Here'],
        ],
      ],
      gstDetails(line, from),
    ],
    { NAME: name, ...CREATE },
  ]);
}

function gstDetails({ basisPoints }: RupeeLine, from: string): Xml {
  const rates: readonly (readonly [string, number])[] = [
    ['CGST', basisPoints / 2],
    ['SGST/UTGST', basisPoints / 2],
    ['IGST', basisPoints],
  ];
  const rows = rates.map(
    ([head, points]): Xml => [
      'RATEDETAILS.LIST',
      [
        ['GSTRATEDUTYHEAD', head],
        ['GSTRATEVALUATIONTYPE', 'Based on Value'],
        ['GSTRATE', String(points / 100)],
      ],
    ],
  );
  return [
    'GSTDETAILS.LIST',
    [
      ['APPLICABLEFROM', joinedDay(from)],
      ['TAXABILITY', basisPoints === 0 ? 'Exempt' : 'Taxable'],
      ['SRCOFGSTDETAILS', 'Specify Details Here'],
      ['STATEWISEDETAILS.LIST', [['STATENAME', 'Any'], ...rows]],
    ],
  ];
}

export function partyMasters(parties: readonly TallyParty[], from: string): Xml[] {
  const ledgers = new Map(parties.map((party) => [partyLedger(party), party]));
  return [...ledgers].map(([name, party]) => ledger(name, 'Sundry Debtors', partyDetails(party, from)));
}

/** The registration sticks only in a dated list. */
function partyDetails({ gstin, stateCode, country }: TallyParty, from: string): Xml[] {
  const state: Xml[] = stateCode === null ? [] : [['STATE', gstStateName(stateCode)]];
  const place: Xml[] = stateCode === null ? [] : [['PLACEOFSUPPLY', gstStateName(stateCode)]];
  const number: Xml[] = gstin === null ? [] : [['GSTIN', gstin]];
  return [
    ['ISBILLWISEON', 'Yes'],
    [
      'LEDMAILINGDETAILS.LIST',
      [['APPLICABLEFROM', joinedDay(from)], ...state, ['COUNTRY', country === 'IN' ? 'India' : country]],
    ],
    [
      'LEDGSTREGDETAILS.LIST',
      [
        ['APPLICABLEFROM', joinedDay(from)],
        ['GSTREGISTRATIONTYPE', gstin === null ? 'Unregistered/Consumer' : 'Regular'],
        ...place,
        ...number,
      ],
    ],
  ];
}

export function ledgerMasters(ledgers: TallyLedgers): Xml[] {
  const tax = (name: string, head: string) =>
    ledger(name, 'Duties & Taxes', [
      ['TAXTYPE', 'GST'],
      ['GSTDUTYHEAD', head],
    ]);
  return [
    ledger(ledgers.sales, 'Sales Accounts'),
    ledger(ledgers.exportSales, 'Sales Accounts'),
    tax(ledgers.igst, 'IGST'),
    tax(ledgers.cgst, 'CGST'),
    tax(ledgers.sgst, 'SGST/UTGST'),
    ledger(ledgers.roundOff, 'Indirect Expenses'),
    ledger(ledgers.bank, 'Bank Accounts'),
    ledger(ledgers.taxWithheld, 'Loans & Advances (Asset)'),
    ledger(ledgers.writtenOff, 'Indirect Expenses'),
    ledger(ledgers.cancellationCharges, 'Indirect Incomes'),
  ];
}

function ledger(name: string, parent: string, details: readonly Xml[] = []): Xml {
  return ['LEDGER', [['NAME', name], ['PARENT', parent], ...details], { NAME: name, ...CREATE }];
}
