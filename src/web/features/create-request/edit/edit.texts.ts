import { catalogue } from '#ui/texts/catalogue.ts';

export const editTexts = catalogue({
  en: {
    title: 'Edit specifications',
    hint: 'Choose what to change, then save.',
    requote:
      'Your open quotes are for the old specification. Once you save a change, suppliers need to send new quotes before you can approve them.',
    shared: 'Suppliers see the new specification as soon as you save.',
    step: (step: string) => `Edit ${step}`,
    done: 'Done',
    cancel: 'Cancel',
    changed: 'Changed',
    needsAnswer: 'Needs an answer',
    save: 'Save changes',
    noChanges: 'Nothing changed yet.',
    saved: 'Your changes are saved.',
    startOver: 'Load the newer version',
    notEditable: "This query can't be changed any more: a quote is approved or the query is closed.",
    notFound: "We couldn't find this query.",
    backToQuery: 'Back to the query',
    toQueries: 'Go to queries',
  },
});
