import type { Translation } from '#ui/texts/translation.ts';
import type { clothTexts as english } from './cloth.texts.ts';

export const clothTexts: Translation<typeof english> = {
  drawn: 'কনস্ট্রাকশন থেকে আঁকা',
  allDrawn: 'ছবিগুলো কাপড়ের কনস্ট্রাকশন থেকে আঁকা।',
};
