import { catalogue } from '#ui/texts/catalogue.ts';

export const authTexts = catalogue({
  en: {
    codeTitle: 'Enter the code',
    sentTo: 'We sent it to',
    changeNumber: 'Change number',
    changeEmail: 'Change email',
    notRegistered: {
      title: 'Not registered yet',
      lead: 'There is no account with this email address. Request a demo and we will set one up with you.',
      otherEmail: 'Use a different email address',
      name: 'Your name',
      email: 'Email address',
      phone: 'Phone number',
      phoneHelp: 'Include the country code so that we can call you.',
      request: 'Request a demo',
      thanks: 'Thank you',
      thanksLead: 'Our team has received your request and will contact you to arrange a demo.',
      backToSignIn: 'Back to sign in',
    },
  },
});
