/** How the open draft changes: each change is counted, so that it is known what the server still lacks. */
import { changeDraft, type DraftChange } from '#domain/requests/wizard/change-draft.ts';
import type { DraftRecord, DraftSheet, EnquiryReading } from '#web/platform/drafts/draft-record.ts';
import type { DraftStore } from '#web/platform/drafts/draft-store.ts';
import { sendDraft } from '#web/platform/drafts/send-drafts.ts';
import { forgetSendingError } from '#web/platform/drafts/sending-state.ts';

export type RecordEditor = ReturnType<typeof recordEditor>;

export function recordEditor(store: DraftStore, localId: string) {
  const edit = (change: (record: DraftRecord) => Partial<DraftRecord>) => {
    forgetSendingError(localId);
    store.change(localId, (record) => edited(record, change(record)));
  };
  return {
    changeAnswers: (change: DraftChange) =>
      edit(({ answers }) => ({ answers: changeDraft(answers, change) })),
    /** A function sees the sheet as it is now, also after a wait. */
    changeSheet: (change: Partial<DraftSheet> | ((sheet: DraftSheet) => Partial<DraftSheet>)) =>
      edit(({ sheet }) => ({
        sheet: { ...sheet, ...(typeof change === 'function' ? change(sheet) : change) },
      })),
    changeReading: (change: (reading: EnquiryReading) => EnquiryReading | null) =>
      void store.change(localId, (record) =>
        record.reading ? { ...record, reading: change(record.reading) } : record,
      ),
    send: () => sendDraft(store, localId),
    /** One key for every try: tapped twice or repeated after a lost answer, it is sent once. */
    submit: () => {
      forgetSendingError(localId);
      store.change(localId, (record) => ({
        ...record,
        submission: record.submission ?? { key: crypto.randomUUID(), revision: null },
      }));
      return sendDraft(store, localId);
    },
    takeBack: () => void store.change(localId, (record) => ({ ...record, submission: null })),
  };
}

function edited(record: DraftRecord, change: Partial<DraftRecord>): DraftRecord {
  return { ...record, ...change, edits: record.edits + 1, changedAt: Date.now() };
}
