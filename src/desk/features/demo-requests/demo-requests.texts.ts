import { catalogue } from '#ui/texts/catalogue.ts';

export const demoRequestTexts = catalogue({
  en: {
    title: 'Demo requests',
    search: 'Name, email, phone',
    empty: 'No demo requests yet.',
    columns: {
      name: 'Name',
      email: 'Email',
      contact: 'Phone',
      received: 'Received',
      state: 'Status',
      action: 'Invitation',
    },
    states: { received: 'Waiting', accepted: 'Invited' },
    accept: 'Send invitation',
    acceptAgain: 'Send again',
    acceptOf: (name: string) => `Send an invitation to ${name}`,
    sent: (email: string) => `Invitation sent to ${email}.`,
  },
});
