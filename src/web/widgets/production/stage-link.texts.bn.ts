import type { Translation } from '#ui/texts/translation.ts';
import type { stageLinkTexts as english } from './stage-link.texts.ts';

export const stageLinkTexts: Translation<typeof english> = {
  track: 'ট্র্যাক করুন',
  viewOrder: 'অর্ডার দেখুন',
  trackOrder: (number) => `${number}-এর প্রোডাকশন ট্র্যাক করুন`,
  shipments: 'শিপমেন্ট',
  trackShipments: (number) => `${number}-এর শিপমেন্ট ট্র্যাক করুন`,
  checkRolls: 'রোল দেখে নিন',
  checkRollsOf: (number) => `${number}-এর রোল দেখে নিন`,
};
