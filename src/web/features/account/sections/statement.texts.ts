import { catalogue } from '#ui/texts/catalogue.ts';

export const statementTexts = catalogue({
  en: {
    year: 'Financial year',
    currency: 'Currency',
    balances: 'Where you stand today',
    invoices: 'Open invoices',
    paidAhead: 'Advances for orders',
    accountCredit: 'Account credit',
    toBeRefunded: 'To be refunded',
    ageing: 'Open invoices by due date',
    ageLabel: (age: string) => (age === 'Not due' ? 'Not due yet' : `${age} past due`),
    entries: 'Entries',
    opening: 'Opening balance',
    closing: 'Closing balance',
    empty: 'Nothing was booked in this period.',
    charged: 'Charged',
    credited: 'Credited',
    balance: (amount: string) => `Balance ${amount}`,
    sides: 'Dr: you owe it. Cr: it is yours.',
    print: 'Download as PDF',
    download: 'Download as CSV',
    fileName: (from: string, to: string) => `statement-${from}-to-${to}.csv`,
  },
});
