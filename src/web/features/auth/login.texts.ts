import { catalogue } from '#ui/texts/catalogue.ts';

/** Apart from the other texts of signing in: this page is weighed by the byte. */
export const loginTexts = catalogue({
  en: {
    title: 'Sign in',
    lead: "No password needed. We'll send you a code.",
    market: 'Where is your business?',
    byEmail: 'by email',
    mobile: 'Mobile number',
    mobileHelp: 'You will get the code by SMS.',
    email: 'Email address',
    emailHelp: 'You will get the code by email.',
    send: 'Send code',
    termsBefore: 'By signing in, you accept our',
    terms: 'terms of use',
    termsAfter: '.',
    demoBefore: 'Demo: codes appear in the',
    outbox: 'outbox',
    demoAfter: 'and in the terminal.',
  },
});
