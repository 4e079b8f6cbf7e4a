import type { Translation } from '#ui/texts/translation.ts';
import type { networkTexts as english } from './network.texts.ts';

export const networkTexts: Translation<typeof english> = {
  offline: 'ইন্টারনেট নেই। কানেকশন দেখে আবার চেষ্টা করুন।',
  unreachable: 'সার্ভারে পৌঁছানো গেল না। কানেকশন দেখে আবার চেষ্টা করুন।',
};
