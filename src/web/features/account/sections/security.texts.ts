import { catalogue } from '#ui/texts/catalogue.ts';

export const securityTexts = catalogue({
  en: {
    devices: {
      lastUsed: (date: string) => `Last used on ${date}`,
      thisDevice: 'This device',
      signOut: 'Sign out',
      signOutOf: (device: string) => `Sign out ${device}`,
      signedOut: 'Device signed out.',
      question: 'Sign out this device?',
      cancel: 'Cancel',
      effect: (device: string) => `${device} will need a new code to sign in again.`,
    },
    history: {
      empty: 'No changes yet.',
      label: 'Changes, newest first',
      by: (who: string, device: string | null) => (device ? `${who}, ${device}` : who),
    },
    policies: { version: (version: string) => `Version ${version}` },
  },
});
