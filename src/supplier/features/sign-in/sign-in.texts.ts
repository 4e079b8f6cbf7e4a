import { catalogue } from '#ui/texts/catalogue.ts';

export const signInTexts = catalogue({
  en: {
    title: 'Your enquiries and orders',
    lead: 'Enter the mobile number or email address we have on file for your mill. We send a code.',
    contact: 'Mobile number or email',
    send: 'Send code',
    sending: 'Sending',
    sentTo: (to: string) => `We sent a 6-digit code to ${to}.`,
    code: 'Code',
    open: 'Open',
    other: 'Use another number',
  },
});
