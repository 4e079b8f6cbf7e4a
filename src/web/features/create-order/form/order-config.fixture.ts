/** What may be ordered of a quoted poplin; tests change what they are about. */
import { NAVY_POPLIN } from '#web/widgets/cloth/cloth-fields.fixture.ts';
import type { OrderConfig } from './order-config.ts';

const metres = (count: number) => ({ thousandths: `${count}000`, unit: 'metre' }) as const;

export function anOrderConfig(change: Partial<OrderConfig> = {}): OrderConfig {
  return {
    fabId: '0199a1b2-0000-7000-8000-000000000001',
    quoteId: '0199a1b2-0000-7000-8000-000000000002',
    source: 'quote',
    quality: '100% Cotton Poplin 40x40/120x80 58" Dyed',
    cloth: { ...NAVY_POPLIN, warp: '40', weft: '40', epi: 120, ppi: 80 },
    supplier: { alias: 'Mill 001', city: 'Bhiwandi' },
    unit: 'metre',
    minimum: metres(2000),
    maximum: metres(10_000),
    step: null,
    minimumPerColour: null,
    suggested: metres(3000),
    colours: [],
    takesColourNames: false,
    rate: { price: { minor: '10450', currency: 'INR' }, unit: 'metre' },
    breaks: [],
    tolerancePercent: 5,
    leadDays: 25,
    deliveryTerms: [
      { term: 'landed', label: 'Landed', help: '' },
      { term: 'self_pickup', label: 'Self pickup', help: '' },
    ],
    quotedTerm: 'landed',
    creditChoices: [
      { days: 0, loadBasisPoints: 0, whyNot: null },
      { days: 30, loadBasisPoints: 150, whyNot: null },
      { days: 60, loadBasisPoints: 300, whyNot: 'The seller must be paid within 45 days.' },
      { days: 90, loadBasisPoints: 450, whyNot: 'The seller must be paid within 45 days.' },
    ],
    advancePercent: 20,
    needsApprovalCode: true,
    validTill: '2026-11-25',
    ports: [],
    currencyRate: null,
    openOrder: null,
    ...change,
  };
}

export const COLOURS = ['Navy', 'Wine', null].map((colour) => ({ colour, lotId: null, free: null }));

export const LOTS = [
  { colour: 'Navy', lotId: '0199a1b2-0000-7000-8000-00000000000a', free: metres(400) },
  { colour: 'Wine', lotId: '0199a1b2-0000-7000-8000-00000000000b', free: metres(3000) },
];
