import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keyedSender } from '#contract/idempotency-key.ts';
import { type BankTransfer, matchBankTransfer } from '#contract/staff/payments.ts';
import { call } from '#desk/platform/api.ts';
import { amountInput } from '#desk/widgets/figures.ts';
import type { BulkResult } from '#desk/widgets/table/bulk/bulk-action.ts';
import { BulkResults } from '#desk/widgets/table/bulk/bulk-results.tsx';
import { sendEach } from '#desk/widgets/table/bulk/use-bulk.ts';
import { Button } from '#ui/buttons/button.tsx';
import { moneyTexts } from './money.texts.ts';
import { MONEY_KEYS } from './money-keys.ts';

const texts = moneyTexts.transfers.statement;

/** Those that leave no doubt, matched one call each: every one by its own rule, with an answer of its own. */
export function CertainMatches({ transfers }: { transfers: readonly BankTransfer[] }) {
  const client = useQueryClient();
  const [isRunning, setRunning] = useState(false);
  const [results, setResults] = useState<readonly BulkResult[] | null>(null);
  const matchAll = async () => {
    setRunning(true);
    setResults(await sendEach(transfers, EACH));
    setRunning(false);
    for (const key of MONEY_KEYS) void client.invalidateQueries({ queryKey: [key] });
  };
  return (
    <div className="flex flex-col gap-2">
      {results && <BulkResults label={texts.match} results={results} onDismiss={() => setResults(null)} />}
      {transfers.length > 0 && (
        <div>
          <Button size="small" busy={isRunning} onClick={() => void matchAll()}>
            {texts.matchAll(transfers.length)}
          </Button>
          <p className="pt-1 text-xs text-ink-soft">{texts.certain}</p>
        </div>
      )}
    </div>
  );
}

const EACH = {
  keyOf: ({ transferId }: BankTransfer) => transferId,
  nameOf: ({ utr, company }: BankTransfer) => `${utr}, ${company}`,
  send: ({ transferId, amount }: BankTransfer) => {
    const body = { amount: amountInput(amount) };
    return keyedSender(() => crypto.randomUUID())(body, (idempotencyKey) =>
      call(matchBankTransfer, { params: { transferId }, body }, { idempotencyKey }),
    );
  },
};
