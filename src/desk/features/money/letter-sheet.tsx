import { type DeskLetterOfCredit, readLetterCopy, settleLetterOfCredit } from '#contract/staff/payments.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { amountInput, moneyText } from '#desk/widgets/figures.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { useDraft } from '#desk/widgets/forms/use-draft.ts';
import { heldActsTexts } from '#desk/widgets/held-acts/held-acts.texts.ts';
import { HeldNotices } from '#desk/widgets/held-acts/held-notice.tsx';
import { Facts } from '#desk/widgets/layout/facts.tsx';
import { dayText } from '#desk/widgets/time.ts';
import { CURRENCY_SYMBOL } from '#domain/shared/money.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { AttachedFile } from './attached-file.tsx';
import { moneyTexts } from './money.texts.ts';
import { LETTERS_KEY, MONEY_KEYS } from './money-keys.ts';

const texts = moneyTexts.letters;
const DONE = { accepted: texts.accepted, paid: texts.paidDone, refused: texts.refusedDone } as const;

type Settlement = { state: keyof typeof DONE; amount: string | null };

/** A reported letter is accepted or refused; an accepted one is marked paid when the money has come. */
export function LetterSheet({ letter, onClose }: { letter: DeskLetterOfCredit; onClose: () => void }) {
  const { lcId } = letter;
  const [amount, setAmount, draft] = useDraft(`letter ${lcId}`, () => proposedAmount(letter));
  const settle = useChange({
    send: async (body: Settlement, idempotencyKey) => {
      const { isWaiting } = await call(settleLetterOfCredit, { params: { lcId }, body }, { idempotencyKey });
      return isWaiting ? heldActsTexts.held : DONE[body.state];
    },
    touches: MONEY_KEYS,
    done: (word) => word,
    onDone: draft.discardThen(onClose),
  });
  const isAccepted = letter.state === 'accepted';
  const next = isAccepted ? 'paid' : 'accepted';
  return (
    <ActionSheet
      title={letter.number}
      description={letter.company}
      action={isAccepted ? texts.paid : texts.accept}
      change={settle}
      shownFields={['amount']}
      draft={draft}
      beside={letter.fileId && <LetterCopy lcId={lcId} />}
      onSubmit={() => settle.run({ state: next, amount: isAccepted ? amount.trim() : null })}
      onClose={onClose}
    >
      <HeldNotices act="letter_of_credit" subject={lcId} />
      <Facts
        facts={[
          [texts.bank, letter.bank],
          [moneyTexts.columns.order, letter.orderNumber],
          [moneyTexts.columns.amount, moneyText(letter.amount)],
          [texts.needed, moneyText(letter.needed)],
          [texts.expires, dayText(letter.expiresOn)],
          ...(letter.fileId ? [] : [['', texts.noCopy] as const]),
        ]}
      />
      {isAccepted && (
        <Field
          kind="decimal"
          label={texts.received}
          help={texts.receivedHelp}
          prefix={CURRENCY_SYMBOL[letter.amount.currency]}
          value={amount}
          error={settle.fields.amount}
          onChange={(event) => setAmount(event.target.value)}
        />
      )}
      <div>
        <Button
          variant="quiet"
          size="small"
          busy={settle.isRunning}
          onClick={() => settle.run({ state: 'refused', amount: null })}
        >
          {texts.refuse}
        </Button>
      </div>
    </ActionSheet>
  );
}

/** What is billed and open; where nothing is, whoever marks it paid says what came. */
function proposedAmount({ needed }: DeskLetterOfCredit): string {
  return needed.minor === '0' ? '' : amountInput(needed);
}

function LetterCopy({ lcId }: { lcId: string }) {
  return (
    <AttachedFile
      label={texts.copy}
      queryKey={[LETTERS_KEY, lcId]}
      read={(signal) => call(readLetterCopy, { params: { lcId } }, { signal })}
    />
  );
}
