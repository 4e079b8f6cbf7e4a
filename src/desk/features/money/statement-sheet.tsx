import type { BankTransfer } from '#contract/staff/payments.ts';
import { moneyText } from '#desk/widgets/figures.ts';
import { suggestTransfers } from '#domain/payments/methods/transfer-suggestions.ts';
import { money } from '#domain/shared/money.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { Sheet } from '#ui/surfaces/sheet.tsx';
import { moneyTexts } from './money.texts.ts';

const texts = moneyTexts.transfers.statement;
const MOST_LINES = 200;

export type StatementSheetProps = {
  lines: string;
  transfers: readonly BankTransfer[];
  onType: (lines: string) => void;
  onChoose: (transfer: BankTransfer) => void;
  onClose: () => void;
};

/** Lines of the bank statement, each with the reported transfers that fit it. */
export function StatementSheet({ lines, transfers, onType, onChoose, onClose }: StatementSheetProps) {
  const typed = lines
    .split('\n')
    .map((text, place) => ({ text: text.trim(), place }))
    .filter(({ text }) => text !== '')
    .slice(0, MOST_LINES);
  return (
    <Sheet open onClose={onClose} title={texts.title} description={texts.lead}>
      <TextArea
        label={texts.lines}
        help={texts.linesHelp}
        value={lines}
        rows={5}
        spellCheck={false}
        autoFocus
        onChange={(event) => onType(event.target.value)}
      />
      <ol aria-label={texts.suggestions} className="flex flex-col divide-y divide-line text-sm">
        {typed.map(({ text, place }) => (
          <StatementLine key={place} text={text} transfers={transfers} onChoose={onChoose} />
        ))}
      </ol>
    </Sheet>
  );
}

function StatementLine({
  text,
  transfers,
  onChoose,
}: Pick<StatementSheetProps, 'transfers' | 'onChoose'> & { text: string }) {
  const suggestions = suggestTransfers(
    text,
    transfers.map(({ amount, ...transfer }) => ({
      ...transfer,
      amount: money(BigInt(amount.minor), amount.currency),
    })),
  );
  return (
    <li className="py-3">
      <p className="figures text-ink-soft wrap-anywhere">{text}</p>
      {suggestions.length === 0 && <p>{texts.none}</p>}
      <ul className="flex flex-col gap-2 pt-1">
        {suggestions.map(({ transferId, reasons }) => {
          const transfer = transfers.find((each) => each.transferId === transferId);
          return (
            transfer && (
              <li key={transferId} className="flex flex-wrap items-center justify-between gap-2">
                <span className="min-w-0">
                  <span className="font-semibold">{transfer.company}</span>{' '}
                  <span className="figures">{moneyText(transfer.amount)}</span>
                  <span className="figures block text-ink-soft">
                    {transfer.orderNumber} · {transfer.utr}
                  </span>
                </span>
                <span className="flex flex-wrap items-center gap-1.5">
                  {reasons.map((reason) => (
                    <Chip key={reason} tone={reason === 'name' ? 'neutral' : 'good'}>
                      {texts.reasons[reason]}
                    </Chip>
                  ))}
                  <Button
                    variant="secondary"
                    size="small"
                    aria-label={texts.matchOf(transfer.utr)}
                    onClick={() => onChoose(transfer)}
                  >
                    {texts.match}
                  </Button>
                </span>
              </li>
            )
          );
        })}
      </ul>
    </li>
  );
}
