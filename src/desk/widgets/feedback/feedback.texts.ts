import { STARS_MAX } from '#domain/feedback/feedback.ts';
import { catalogue } from '#ui/texts/catalogue.ts';
import { plural } from '#ui/texts/plural.ts';

export const feedbackTexts = catalogue({
  en: {
    title: 'Buyer feedback',
    none: 'No buyer has rated this supplier yet.',
    average: (average: number, count: number) =>
      `${average.toFixed(1)} of ${STARS_MAX} ${plural(count, { one: `from ${count} order`, other: `from ${count} orders` })}`,
    stars: (stars: number) => `${stars} of ${STARS_MAX}`,
    photo: (position: number) => `Photo ${position}`,
    photosOf: (order: string) => `Photos of order ${order}`,
    more: (count: number) => `${count} more`,
  },
});
