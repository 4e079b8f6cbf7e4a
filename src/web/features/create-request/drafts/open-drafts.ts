/** Everything the customer has begun, on this device and on the server, newest first. */
import type { RequestCard } from '#contract/customer/requests.ts';
import { draftFromCodes, draftToCodes } from '#domain/requests/wire/draft-codes.ts';
import { firstOpenStep } from '#domain/requests/wizard/step-problems.ts';
import { stepNumber, stepOfNumber, WIZARD_STEPS } from '#domain/requests/wizard/wizard-step.ts';
import { formatDate, LIST_DATE_FORMAT } from '#domain/shared/format-date.ts';
import { deviceZone } from '#web/platform/device-zone.ts';
import type { DraftRecord } from '#web/platform/drafts/draft-record.ts';
import { isUnsent } from '#web/platform/drafts/stored-drafts.ts';
import { WIZARD_STEP_LABEL } from '#words/page/requests.ts';
import { clothText } from '../answer-text.ts';
import type { ServerDrafts } from './drafts.queries.ts';
import { draftTexts as texts } from './drafts.texts.ts';

export type OpenDraft = {
  readonly id: string;
  readonly quality: string;
  readonly cloth: RequestCard['cloth'];
  /** What comes next in it. */
  readonly next: string;
  readonly when: string;
  readonly isUnsent: boolean;
};

type Dated = OpenDraft & { readonly at: number };

/** `onServer` is null while it is not known; what it was asked about and no longer lists was sent or closed elsewhere. */
export function openDrafts(stored: readonly DraftRecord[], onServer: ServerDrafts | null): OpenDraft[] {
  const { cards, askedAbout }: ServerDrafts = onServer ?? { cards: [], askedAbout: [] };
  const isGone = (id: string) => askedAbout.includes(id) && !cards.some(({ fabId }) => fabId === id);
  const here = stored.filter((record) =>
    record.fabId === null ? record.edits > 0 : isUnsent(record) || !isGone(record.fabId),
  );
  const elsewhere = cards.filter(({ fabId }) => !here.some((record) => record.fabId === fabId));
  return [...here.map(ofRecord), ...elsewhere.map(ofCard)].sort((a, b) => b.at - a.at);
}

function ofRecord(record: DraftRecord): Dated {
  const { answers, changedAt } = record;
  const open = firstOpenStep(answers);
  return {
    id: record.fabId ?? record.localId,
    quality: clothText(answers),
    cloth: draftToCodes(answers),
    next: nextText(open && stepNumber(open)),
    ...dated(changedAt),
    isUnsent: isUnsent(record),
  };
}

function ofCard({ fabId, quality, cloth, openStep, listedAt }: RequestCard): Dated {
  return {
    id: fabId,
    quality: quality || clothText(draftFromCodes(cloth)),
    cloth,
    next: nextText(openStep),
    ...dated(Date.parse(listedAt)),
    isUnsent: false,
  };
}

function nextText(openStep: number | null): string {
  const step = openStep === null ? null : stepOfNumber(openStep);
  return step
    ? texts.nextStep(stepNumber(step), WIZARD_STEPS.length, WIZARD_STEP_LABEL[step])
    : texts.onlyLastPart;
}

function dated(at: number): { at: number; when: string } {
  return { at, when: texts.changed(formatDate(new Date(at), deviceZone(), LIST_DATE_FORMAT)) };
}
