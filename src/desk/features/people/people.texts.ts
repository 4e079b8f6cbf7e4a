import { catalogue } from '#ui/texts/catalogue.ts';

export const peopleTexts = catalogue({
  en: {
    title: 'People and access',
    search: 'Name, email, role',
    empty: 'Nobody works here yet.',
    columns: {
      name: 'Name',
      email: 'Email',
      role: 'Role',
      state: 'Access',
      sessions: 'Signed in',
      seen: 'Last seen',
    },
    roles: { desk: 'Desk', production: 'Production', accounts: 'Accounts', owner: 'Owner' },
    active: 'Active',
    left: 'No access',
    invite: 'Invite someone',
    inviteLead: 'They get an email that says where to sign in.',
    name: 'Name',
    email: 'Work email',
    role: 'Role',
    sendInvitation: 'Send invitation',
    invited: (email: string) => `Invitation sent to ${email}.`,
    changeTitle: (name: string) => `Access of ${name}`,
    mayIn: 'May sign in',
    save: 'Save access',
    saved: 'Access changed.',
    endSessions: 'Sign out everywhere',
    sessionsEnded: 'Signed out on every device.',
    self: 'Nobody changes their own access.',
  },
});
