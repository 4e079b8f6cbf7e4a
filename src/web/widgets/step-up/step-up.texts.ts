import { catalogue } from '#ui/texts/catalogue.ts';

export const stepUpTexts = catalogue({
  en: {
    title: "Confirm it's you",
    needed: 'This change needs a one-time code.',
    sentEarlier: 'Enter the last code we sent you. You can then make changes on this device for 5 minutes.',
    sentTo: (address: string) =>
      `We sent a code to ${address}. You can then make changes on this device for 5 minutes.`,
    confirm: 'Confirm',
  },
});
