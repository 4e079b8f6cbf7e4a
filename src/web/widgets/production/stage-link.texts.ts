import { catalogue } from '#ui/texts/catalogue.ts';

export const stageLinkTexts = catalogue({
  en: {
    track: 'Track',
    viewOrder: 'View order',
    trackOrder: (number: string) => `Track production of ${number}`,
    shipments: 'Shipments',
    trackShipments: (number: string) => `Track shipments of ${number}`,
    checkRolls: 'Check rolls',
    checkRollsOf: (number: string) => `Check rolls of ${number}`,
  },
});
