import { catalogue } from '#ui/texts/catalogue.ts';
import { plural } from '#ui/texts/plural.ts';

export const tableTexts = catalogue({
  en: {
    search: 'Search this list',
    export: 'Export CSV',
    exporting: 'Preparing the file',
    count: (total: number) => plural(total, { one: '1 row', other: `${total.toLocaleString('en-IN')} rows` }),
    countOf: (shown: number, total: number) =>
      `${shown.toLocaleString('en-IN')} of ${plural(total, { one: '1 row', other: `${total.toLocaleString('en-IN')} rows` })}`,
    more: 'Show more',
    end: 'That is everything.',
    empty: 'Nothing here right now.',
    noMatch: 'Nothing matches these words and filters.',
    clear: 'Clear search and filters',
    select: (name: string) => `Select ${name}`,
    selectAll: 'Select all rows shown',
    selected: (count: number) => plural(count, { one: '1 selected', other: `${count} selected` }),
    keys: 'Arrow keys move between rows, Enter opens, / searches.',
    views: 'Saved views',
    saveView: 'Save this view',
    viewName: 'Name of the view',
    save: 'Save view',
    removeView: (name: string) => `Remove the view ${name}`,
  },
});
