import type { Translation } from '#ui/texts/translation.ts';
import type { stageLinkTexts as english } from './stage-link.texts.ts';

export const stageLinkTexts: Translation<typeof english> = {
  track: 'ट्रैक करें',
  viewOrder: 'ऑर्डर देखें',
  trackOrder: (number) => `${number} का प्रोडक्शन ट्रैक करें`,
  shipments: 'शिपमेंट',
  trackShipments: (number) => `${number} के शिपमेंट ट्रैक करें`,
  checkRolls: 'रोल चेक करें',
  checkRollsOf: (number) => `${number} के रोल चेक करें`,
};
