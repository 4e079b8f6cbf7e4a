import { catalogue } from '#ui/texts/catalogue.ts';

export const swatchesTexts = catalogue({
  en: {
    title: 'Swatch',
    lead: 'Feel the fabric before you order: we cut a piece and send it by courier.',
    charge: (charge: string, days: number) =>
      `${charge} for cutting and courier, collected on delivery. You get it back as account credit when you order this fabric within ${days} days.`,
    request: 'Request a swatch',
    requestAgain: 'Request another swatch',
    failed: 'We couldn’t load your swatches.',
    retry: 'Try again',
    sheetTitle: 'Request a swatch',
    to: 'Send it to',
    noAddress: 'Add an address first, so that we know where to send it.',
    addAddress: 'Add an address',
    note: 'Note for the desk',
    noteHelp: 'For example the colour or finish you want to see.',
    send: 'Request swatch',
    requested: 'Swatch requested. We will tell you when it is on its way.',
    cancel: 'Cancel request',
    cancelled: 'Swatch request cancelled.',
    number: (number: string, day: string) => `${number} · requested on ${day}`,
    courier: (courier: string, number: string) => `${courier}, courier number ${number}`,
    sentOn: (day: string) => `Sent on ${day}`,
    preparing: 'We are preparing the cutting.',
    chargeState: {
      due: (charge: string) => `${charge} to be paid to the courier`,
      paid: (charge: string) => `${charge} paid; you get it back with your order`,
      returned: (charge: string) => `${charge} returned as account credit`,
      dropped: (_charge: string) => 'Nothing to pay',
    },
  },
});
