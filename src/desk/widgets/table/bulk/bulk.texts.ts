import { catalogue } from '#ui/texts/catalogue.ts';
import { plural } from '#ui/texts/plural.ts';

export const bulkTexts = catalogue({
  en: {
    chosen: 'Selected rows',
    count: (rows: number) => plural(rows, { one: `${rows} row selected`, other: `${rows} rows selected` }),
    some: (label: string, rows: number) => `${label} (${rows})`,
    clear: 'Clear selection',
    selectAll: 'Select all rows',
    select: (name: string) => `Select ${name}`,
    outcome: (label: string, done: number, of: number) => `${label}: ${done} of ${of} done`,
    dismiss: 'Dismiss',
    fillIn: 'Please fill this in.',
  },
});
