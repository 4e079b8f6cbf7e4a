import { catalogue } from '#ui/texts/catalogue.ts';

export const registrationTexts = catalogue({
  en: {
    part: 'E-invoice',
    issued: 'Issued invoice',
    ewayFile: 'E-way bill (JSON)',
    irn: 'IRN',
    ack: 'Acknowledgement',
    eway: 'E-way bill',
    ready: 'The invoice is registered. The goods can leave.',
    leave: {
      action: 'Goods leave',
      title: (number: string) => `Goods leave with ${number}`,
      lead: 'The buyer is notified and billed, and credit days run from the tax invoice.',
      eway: 'E-way bill',
      ewayHelp: 'Only if you made one on the portal. 12 digits.',
      eta: 'New expected delivery',
      etaHelp: 'Only if the day you entered has passed.',
      submit: 'Goods have left',
      done: 'Shipment sent.',
    },
    retry: { action: 'Try again', done: 'Sent to the registry again.' },
    cancel: {
      action: 'Cancel invoice',
      title: (number: string) => `Cancel invoice ${number}`,
      lead: 'The number won’t be used again. The goods stay packed and can be invoiced again.',
      until: (moment: string) => `The registry allows this until ${moment}.`,
      reason: 'Reason',
      choose: 'Choose a reason',
      note: 'What happened',
      submit: 'Cancel invoice',
      done: 'The invoice is being cancelled.',
    },
  },
});
