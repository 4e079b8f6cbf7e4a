import { PRICE_FIELD_LABEL, PRICE_TABLE_LABEL } from '#domain/orders/price-tables.ts';
import { catalogue } from '#ui/texts/catalogue.ts';

export const tablesTexts = catalogue({
  en: {
    title: 'Price and calendar tables',
    lead: 'Each row applies from its start date and can’t be edited. Add a row to replace it.',
    views: 'Tables',
    tabs: {
      prices: 'Prices and calendars',
      sellers: 'Sellers and banks',
      policies: 'Policies',
      codes: 'Reference codes',
    },
    which: 'Table',
    search: 'Any column',
    empty: 'This table has no rows yet.',
    add: 'Add row',
    addTitle: (table: string) => `Add a row: ${table}`,
    added: 'Row added.',
    yes: 'Yes',
    no: 'No',
    none: 'None',
    rate: 'Rate',
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].join(','),
    tables: PRICE_TABLE_LABEL,
    fields: PRICE_FIELD_LABEL,
  },
});
