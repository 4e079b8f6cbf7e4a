import type { ReviewField } from '#domain/requests/review/review-sheet.ts';
import type { DraftField } from '#domain/requests/wizard/request-draft.ts';
import { catalogue } from '#ui/texts/catalogue.ts';

export type ReadField = DraftField | Exclude<ReviewField, 'files'>;

/** What was read from a pasted message, and what it leaves open. */
export const readingTexts = catalogue({
  en: {
    title: 'From your message',
    assumed: 'Assumed',
    words: (words: string) => `“${words}”`,
    change: 'Change',
    changeField: (field: string) => `Change ${field}`,
    answer: 'Answer',
    unread: 'Not understood. Tap to add it to the notes for suppliers.',
    addToNotes: (words: string) => `Add “${words}” to the notes`,
    allCorrect: 'All correct',
    show: (count: number) => `Show what we read (${count})`,
    hide: 'Hide what we read',
    fields: {
      category: 'Fabric type',
      compositionType: 'Single fibre or blend',
      compositions: 'Composition',
      productionSubType: 'Subcategory',
      requirementType: 'Requirement type',
      finishedFabricType: 'Finish',
      numberOfColors: 'Number of colours',
      color: 'Colours',
      productionSubTypeAttributeId: 'Construction',
      width: 'Width',
      weight: 'Weight',
      weightUnit: 'Weight unit',
      warp: 'Warp',
      weft: 'Weft',
      epi: 'EPI',
      ppi: 'PPI',
      yarnType: 'Yarn type',
      loomType: 'Loom type',
      creditPeriod: 'Payment',
      quantity: 'Quantity',
      unit: 'Unit',
      colourSplit: 'Quantity per colour',
      deliverTo: 'Deliver to',
      requiredBy: 'Required by',
      targetRate: 'Target rate',
      certification: 'Certification',
      notes: 'Notes',
      poNumber: 'PO number',
      enquiry: 'Message',
    } satisfies Record<ReadField, string>,
  },
});
