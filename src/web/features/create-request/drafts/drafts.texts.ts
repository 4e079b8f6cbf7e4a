import { catalogue } from '#ui/texts/catalogue.ts';
import { plural } from '#ui/texts/plural.ts';

export const draftTexts = catalogue({
  en: {
    newQuery: 'New query',
    drafts: (count: number) => plural(count, { one: 'Your draft', other: 'Your drafts' }),
    notSent: "Suppliers can't see a draft until you send it.",
    continue: 'Continue',
    continueDraft: (quality: string) => `Continue: ${quality}`,
    discard: 'Discard',
    discardDraft: (quality: string) => `Discard: ${quality}`,
    onlyHere: 'Only on this device',
    draft: 'Draft',
    changed: (date: string) => `Last edited ${date}`,
    nextStep: (number: number, total: number, step: string) => `Next: step ${number} of ${total}, ${step}`,
    onlyLastPart: 'Next: quantity and delivery',
    discardSheet: {
      title: 'Discard this draft?',
      description: (quality: string) =>
        `${quality} will be deleted on all your devices. This can't be undone.`,
      keep: 'Keep draft',
      confirm: 'Discard draft',
      done: 'Draft discarded.',
    },
    opening: 'Opening your draft',
    notFound: "We couldn't find this draft. It may have been sent or discarded.",
    sent: {
      title: 'Sent to suppliers',
      next: "We'll tell you as soon as quotes arrive.",
      opening: 'Opening your query',
    },
    saving: 'Saving',
    saved: 'Saved',
    savedHere: 'Saved on this device',
    trouble: {
      noStorage:
        "This browser can't save drafts. Stay online and keep this page open until your draft is saved.",
      offline: 'Not saved to your account yet',
      offlineNext:
        "It is saved on this device. Carry on as usual; we'll save it to your account when you're back online.",
      refused: "We couldn't save this yet",
      outdated: 'This draft was changed on another device',
      outdatedNext: 'Nothing is lost until you choose.',
      choose: 'Choose which version to keep',
      gone: 'This draft was sent or closed on another device',
      goneNext: 'Your changes since then are only on this device.',
      keepAsNew: 'Save mine as a new draft',
      seeQuery: 'View the query',
    },
    conflict: {
      title: 'Which version do you want to keep?',
      here: 'On this device',
      keepHere: 'Keep this version',
      other: 'On the other device',
      keepOther: 'Keep the other version',
    },
  },
});
