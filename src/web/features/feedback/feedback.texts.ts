/** Everything a buyer reads when an order is rated. */
import { CLAIM_ANSWER_WORKING_DAYS } from '#domain/issues/claim-clock.ts';
import { UPLOAD_LIMIT_TEXT } from '#domain/shared/upload-limit.ts';
import { catalogue } from '#ui/texts/catalogue.ts';

export const feedbackTexts = catalogue({
  en: {
    title: 'Rate your order',
    loading: 'Loading the order',
    notFound: 'We could not find this order.',
    allOrders: 'All orders',
    notDelivered: 'You can rate this order once it has been delivered.',
    viewOrder: 'View order',
    deliveredOn: (day: string) => `Delivered ${day}`,
    suppliedBy: (alias: string) => `Supplied by ${alias}`,
    overall: 'How was this order overall?',
    details: 'Tell us more',
    tags: 'What stood out?',
    comment: 'Comment',
    commentHelp: 'Your name is not shown to the supplier.',
    photos: 'Add photos',
    photosHelp: (max: number) => `JPEG, PNG or WebP, up to ${UPLOAD_LIMIT_TEXT} each, at most ${max}.`,
    send: 'Submit feedback',
    onlyOnce: 'An order can be rated once.',
    given: {
      title: 'Thank you for your feedback',
      general: 'You have already given feedback for this order.',
      effect: 'It counts towards the rating shown on this supplier’s quotes.',
      by: (name: string, day: string) => `${name}, ${day}`,
      on: (day: string) => `Rated on ${day}`,
      low: 'Is something wrong with the fabric?',
      lowText: `Raise an issue with photos and roll numbers. We will reply within ${CLAIM_ANSWER_WORKING_DAYS} working days.`,
      raiseIssue: 'Raise an issue',
      photos: 'Photos',
      photo: (position: number) => `Photo ${position}`,
      zoomPhoto: (position: number) => `Zoom in on photo ${position}`,
      photosOf: (order: string) => `Photos of order ${order}`,
    },
  },
});
