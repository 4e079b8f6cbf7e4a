import type { Translation } from '#ui/texts/translation.ts';
import type { signInTexts as english } from './sign-in.texts.ts';

export const signInTexts: Translation<typeof english> = {
  title: 'आपकी पूछताछ और ऑर्डर',
  lead: 'वह मोबाइल नंबर या ईमेल डालें जो हमारे पास आपकी मिल का है। हम कोड भेजेंगे।',
  contact: 'मोबाइल नंबर या ईमेल',
  send: 'कोड भेजें',
  sending: 'भेजा जा रहा है',
  sentTo: (to) => `${to} पर 6 अंकों का कोड भेजा है।`,
  code: 'कोड',
  open: 'खोलें',
  other: 'दूसरा नंबर डालें',
};
