import { catalogue } from '#ui/texts/catalogue.ts';

export const standardsTexts = catalogue({
  en: {
    title: 'Standards',
    given: (by: string, at: string) => `${by}, ${at}`,
    parcel: (courier: string) => `By courier: ${courier}`,
    refusal: (reason: string) => `Asked again: ${reason}`,
    open: (name: string) => `Open ${name}`,
    receive: 'Record arrival',
    receiveOf: (what: string) => `Record arrival: ${what}`,
    receiveTitle: (what: string) => `Record arrival of ${what}`,
    arrivedOn: 'Arrived on',
    received: 'Arrival recorded.',
    refuse: 'Ask for another',
    refuseOf: (what: string) => `Ask for another: ${what}`,
    refuseTitle: (what: string) => `Ask the buyer for another ${what}`,
    reason: 'What is wrong with it? The buyer reads this.',
    refused: 'The buyer was asked for another one.',
    receiveAll: (count: number) => `Record arrival of all ${count}`,
    see: 'See standards',
  },
});
