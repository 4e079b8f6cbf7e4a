import { catalogue } from '#ui/texts/catalogue.ts';

export const auditTexts = catalogue({
  en: {
    title: 'Audit trail',
    lead: 'Everything that was changed, by whom and when. Rows cannot be altered.',
    search: 'Person, company, action, record',
    empty: 'Nothing has been changed yet.',
    who: 'Who',
    from: 'From',
    to: 'To',
    everyone: 'Everyone',
    kinds: { customer: 'Customers', staff: 'Staff', system: 'System', anonymous: 'Not signed in' },
    columns: {
      at: 'When',
      who: 'Who',
      company: 'Company',
      what: 'What',
      record: 'Record',
      details: 'Details',
    },
  },
});
