import { catalogue } from '#ui/texts/catalogue.ts';

export const joinTexts = catalogue({
  en: {
    title: (company: string) => `Join ${company}`,
    lead: (inviter: string, roles: string) => `${inviter} invites you as ${roles}.`,
    send: (maskedTo: string) => `Send a code to ${maskedTo}`,
    sentTo: (maskedTo: string) => `We sent a code to ${maskedTo}.`,
    join: 'Join',
    loading: 'Loading the invitation',
    endedTitle: 'This invitation has ended',
    ended: 'It was used, withdrawn or has expired. Ask the person who invited you for a new one.',
    signIn: 'Sign in',
  },
});
