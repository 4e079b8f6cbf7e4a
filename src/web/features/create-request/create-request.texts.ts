import { catalogue } from '#ui/texts/catalogue.ts';
import { plural } from '#ui/texts/plural.ts';

/** The frame of the wizard, and the answers in a few words. */
export const createRequestTexts = catalogue({
  en: {
    title: 'Add query',
    optionsLoading: 'Loading fabric options',
    optionsFailed: 'We couldn’t load the fabric options',
    saveAndExit: 'Save and exit',
    back: 'Back',
    continue: 'Continue',
    backToSummary: 'Done',
    filledIn: (answers: string) => `Filled in: ${answers}`,
    useThese: 'Use these',
    steps: 'Steps',
    progress: 'Progress',
    step: (number: number, total: number) => `Step ${number} of ${total}`,
    thenLastPart: 'then quantity and delivery',
    stepAnnounced: (number: number, total: number) =>
      `Step ${number} of ${total}, then quantity and delivery`,
    lastPart: 'Quantity and delivery',
    lastPartNumber: (total: number) => `All ${total} steps done`,
    lastPartAnnounced: (total: number) => `${total} of ${total} steps done, now quantity and delivery`,
    fabric: 'Your fabric',
    fabricSoFar: 'Your fabric so far',
    startWithFabricType: 'Start with the fabric type.',
    nothingChosen: 'Nothing chosen yet',
    noPreference: 'No preference',
    yarn: (type: string) => `${type} yarn`,
    width: (inches: number) => `${inches}"`,
    colours: (count: number) => plural(count, { one: `${count} colour`, other: `${count} colours` }),
    designs: (count: number) => plural(count, { one: `${count} design`, other: `${count} designs` }),
  },
});
