import type { Translation } from '#ui/texts/translation.ts';
import type { securityTexts as english } from './security.texts.ts';

export const securityTexts: Translation<typeof english> = {
  devices: {
    lastUsed: (date) => `শেষ ব্যবহার ${date}`,
    thisDevice: 'এই ডিভাইস',
    signOut: 'সাইন আউট',
    signOutOf: (device) => `${device} সাইন আউট করুন`,
    signedOut: 'ডিভাইস সাইন আউট হয়েছে।',
    question: 'এই ডিভাইস সাইন আউট করবেন?',
    cancel: 'থাক',
    effect: (device) => `${device}-এ আবার সাইন ইন করতে নতুন কোড লাগবে।`,
  },
  history: {
    empty: 'এখনও কিছু বদলায়নি।',
    label: 'কী কী বদলেছে, নতুনটা আগে',
    by: (who, device) => (device ? `${who}, ${device}` : who),
  },
  policies: { version: (version) => `ভার্সন ${version}` },
};
