import { catalogue } from '#ui/texts/catalogue.ts';

export const paletteTexts = catalogue({
  en: {
    open: 'Find',
    title: 'Find anything',
    label: 'Number, company, supplier, person or screen',
    shortcut: 'Ctrl K',
    none: 'Nothing found. Enter a full number such as SO-26-000012, or part of a name.',
    results: 'Results',
    acts: {
      quote: (number: string) => `New quote for ${number}`,
      match: (utr: string) => `Match transfer ${utr}`,
      send: (number: string) => `Send goods of ${number}`,
    },
    kinds: {
      request: 'Request',
      quote: 'Quote',
      order: 'Order',
      issue: 'Claim',
      swatch: 'Swatch',
      document: 'Document',
      invoice: 'Tax invoice',
      receipt: 'Receipt',
      transfer: 'Bank transfer',
      letter_of_credit: 'Letter of credit',
      company: 'Company',
      supplier: 'Supplier',
      person: 'Person',
      purchase_order: 'PO number',
      action: 'Action',
      screen: 'Screen',
    },
  },
});
