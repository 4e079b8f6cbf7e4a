import { catalogue } from '#ui/texts/catalogue.ts';

export const swatchesTexts = catalogue({
  en: {
    title: 'Swatch',
    lead: 'Feel the fabric before you order. We’ll cut a piece and send it by courier.',
    charge: (charge: string, days: number) =>
      `${charge} for cutting and courier, payable on delivery. If you order this fabric within ${days} days, you get it back as account credit.`,
    request: 'Request a swatch',
    requestAgain: 'Request another swatch',
    failed: 'We couldn’t load your swatches.',
    retry: 'Try again',
    sheetTitle: 'Request a swatch',
    to: 'Send it to',
    noAddress: 'Add an address so we know where to send it.',
    addAddress: 'Add an address',
    note: 'Note to us',
    noteHelp: 'For example the colour or finish you want to see.',
    send: 'Request swatch',
    requested: 'Swatch requested. We’ll let you know when it’s on its way.',
    cancel: 'Cancel request',
    cancelled: 'Swatch request cancelled.',
    number: (number: string, day: string) => `${number} · requested on ${day}`,
    courier: (courier: string, number: string) => `${courier}, tracking number ${number}`,
    sentOn: (day: string) => `Sent on ${day}`,
    preparing: 'We are preparing your swatch.',
    paper: {
      invoice: (number: string) => `Tax invoice ${number}`,
      credit_note: (number: string) => `Credit note ${number}`,
    },
    chargeState: {
      due: (charge: string) => `${charge} payable to the courier`,
      paid: (charge: string) => `${charge} paid. You get it back when you order.`,
      returned: (charge: string) => `${charge} returned as account credit`,
      dropped: (_charge: string) => 'Nothing to pay',
    },
  },
});
