import { useState } from 'react';
import type { BankTransfer } from '#contract/staff/payments.ts';
import { amountInput, moneyText } from '#desk/widgets/figures.ts';
import { DraftNotice } from '#desk/widgets/forms/draft-notice.tsx';
import { FilePicker } from '#desk/widgets/forms/file-picker.tsx';
import { useDraft } from '#desk/widgets/forms/use-draft.ts';
import { heldActsTexts } from '#desk/widgets/held-acts/held-acts.texts.ts';
import { useHeldActs } from '#desk/widgets/held-acts/use-held-acts.ts';
import { certainTransfers, suggestTransfers } from '#domain/payments/methods/transfer-suggestions.ts';
import { money } from '#domain/shared/money.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { Sheet } from '#ui/surfaces/sheet.tsx';
import { CertainMatches } from './certain-matches.tsx';
import { moneyTexts } from './money.texts.ts';
import { readStatementFile, statementLines } from './statement-lines.ts';

const texts = moneyTexts.transfers.statement;
const MOST_SHOWN = 100;

export type ChooseTransfer = (transfer: BankTransfer, received: string, line: string | null) => void;

export type StatementSheetProps = {
  transfers: readonly BankTransfer[];
  /** With the amount where the statement says it. */
  onChoose: ChooseTransfer;
  onClose: () => void;
};

/** Lines of the bank statement, each with the reported transfers that fit it. */
export function StatementSheet({ transfers, onChoose, onClose }: StatementSheetProps) {
  const [lines, setLines, draft] = useDraft('bank statement', '');
  const [problem, setProblem] = useState<string | null>(null);
  const waiting = useHeldActs('transfer_match').map(({ subject }) => subject);
  const isWaiting = ({ transferId }: BankTransfer) => waiting.includes(transferId);
  const read = statementLines(lines);
  const reported = transfers.map(({ amount, ...transfer }) => ({
    ...transfer,
    amount: money(BigInt(amount.minor), amount.currency),
  }));
  const certain = certainTransfers(
    read.map(({ text }) => text),
    reported,
  );
  const withSuggestions = read.map((line) => ({ ...line, fitting: suggestTransfers(line.text, reported) }));
  // Most lines of a whole statement are other people's business.
  const shown =
    withSuggestions.length > 20
      ? withSuggestions.filter(({ fitting }) => fitting.length > 0)
      : withSuggestions;
  const choose = async (file: File | null) => {
    if (!file) return;
    const content = await readStatementFile(file);
    setProblem('problem' in content ? content.problem : null);
    if ('text' in content) setLines(content.text);
  };
  return (
    <Sheet open onClose={onClose} title={texts.title} description={texts.lead} roomy>
      <DraftNotice draft={draft} />
      <FilePicker
        label={texts.file}
        accept=".csv,.txt,text/csv,text/plain"
        onChoose={(file) => void choose(file)}
      />
      {problem && (
        <Notice tone="bad" live>
          {problem}
        </Notice>
      )}
      <TextArea
        label={texts.lines}
        help={texts.linesHelp}
        value={lines}
        rows={5}
        spellCheck={false}
        autoFocus
        onChange={(event) => setLines(event.target.value)}
      />
      <CertainMatches
        transfers={transfers.filter((each) => certain.includes(each.transferId) && !isWaiting(each))}
      />
      <ol aria-label={texts.suggestions} className="flex flex-col divide-y divide-line text-sm">
        {shown.slice(0, MOST_SHOWN).map(({ place, text, fitting }) => (
          <li key={place} className="py-3">
            <p className="figures text-ink-soft wrap-anywhere">{text}</p>
            {fitting.length === 0 && <p>{texts.none}</p>}
            <ul className="flex flex-col gap-2 pt-1">
              {fitting.map(({ transferId, reasons }) => {
                const transfer = transfers.find((each) => each.transferId === transferId);
                return (
                  transfer && (
                    <Suggestion
                      key={transferId}
                      line={text}
                      transfer={transfer}
                      reasons={reasons}
                      isWaiting={isWaiting(transfer)}
                      onChoose={onChoose}
                    />
                  )
                );
              })}
            </ul>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

type SuggestionProps = {
  line: string;
  transfer: BankTransfer;
  reasons: ReturnType<typeof suggestTransfers>[number]['reasons'];
  /** Somebody has matched it, and a second person has to approve that. */
  isWaiting: boolean;
  onChoose: ChooseTransfer;
};

function Suggestion({ line, transfer, reasons, isWaiting, onChoose }: SuggestionProps) {
  const isSameAmount = reasons.includes('amount');
  return (
    <li className="flex flex-wrap items-center justify-between gap-2">
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
        {isWaiting ? (
          <Chip tone="info">{heldActsTexts.waiting}</Chip>
        ) : (
          <Button
            variant="secondary"
            size="small"
            aria-label={texts.matchOf(transfer.utr)}
            onClick={() => onChoose(transfer, isSameAmount ? amountInput(transfer.amount) : '', line)}
          >
            {texts.match}
          </Button>
        )}
      </span>
    </li>
  );
}
