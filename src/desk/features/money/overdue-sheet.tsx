import { type Overdue, remindOfOverdue } from '#contract/staff/money-lists.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { moneyText } from '#desk/widgets/figures.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { useDraft } from '#desk/widgets/forms/use-draft.ts';
import { Facts } from '#desk/widgets/layout/facts.tsx';
import { TextLink } from '#desk/widgets/layout/text-link.tsx';
import { dayText, momentText } from '#desk/widgets/time.ts';
import { TextArea } from '#ui/fields/text-area.tsx';
import { moneyTexts } from './money.texts.ts';
import { MONEY_KEYS } from './money-keys.ts';

const texts = moneyTexts.overdue;

/** One overdue payment with every reminder that was sent, and the next one. */
export function OverdueSheet({ overdue, onClose }: { overdue: Overdue; onClose: () => void }) {
  const { instalmentId } = overdue;
  const [note, setNote, draft] = useDraft(`reminder ${instalmentId}`, '');
  const remind = useChange({
    send: (words: string, idempotencyKey) =>
      call(remindOfOverdue, { params: { instalmentId }, body: { note: words } }, { idempotencyKey }),
    touches: MONEY_KEYS,
    done: () => texts.sent,
    onDone: draft.discardThen(onClose),
  });
  return (
    <ActionSheet
      title={overdue.orderNumber}
      description={overdue.company}
      action={texts.remind}
      change={remind}
      shownFields={['note']}
      draft={draft}
      onSubmit={() => remind.run(note.trim())}
      onClose={onClose}
    >
      <Facts
        facts={[
          [texts.part, overdue.label],
          [texts.open, moneyText(overdue.open)],
          [texts.due, dayText(overdue.dueOn)],
          [texts.late, texts.days(overdue.daysLate)],
        ]}
      />
      {overdue.reminders.length > 0 && <Reminders reminders={overdue.reminders} />}
      <TextArea
        label={texts.note}
        help={texts.lead}
        rows={3}
        maxLength={500}
        value={note}
        error={remind.fields.note}
        onChange={(event) => setNote(event.target.value)}
      />
      <TextLink to={`/money/ledger?brandId=${overdue.brandId}`}>{texts.ledger}</TextLink>
    </ActionSheet>
  );
}

function Reminders({ reminders }: Pick<Overdue, 'reminders'>) {
  return (
    <section aria-label={texts.history} className="text-sm">
      <h3 className="font-semibold">{texts.history}</h3>
      <ul className="flex flex-col divide-y divide-line">
        {reminders.map(({ sentAt, by, note }) => (
          <li key={sentAt} className="py-1.5">
            <p className="figures text-ink-soft">{texts.by(momentText(sentAt), by)}</p>
            <p>{note}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
