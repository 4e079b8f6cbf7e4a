import { catalogue } from '#ui/texts/catalogue.ts';
import { plural } from '#ui/texts/plural.ts';

export const signInTexts = catalogue({
  en: {
    title: 'Sign in to the desk',
    lead: 'For marketplace staff. We’ll email you a one-time code.',
    email: 'Work email',
    send: 'Send code',
    codeTitle: 'Enter the code',
    sentTo: (address: string) => `We sent a 6-digit code to ${address} if it belongs to a member of staff.`,
    code: 'One-time code',
    validFor: 'Valid for 10 minutes.',
    verify: 'Sign in',
    other: 'Use a different email',
    resend: 'Send a new code',
    resendIn: (seconds: number) =>
      plural(seconds, { one: `New code in ${seconds} second`, other: `New code in ${seconds} seconds` }),
    customer: 'Buying fabric? Sign in to the customer app.',
  },
});
