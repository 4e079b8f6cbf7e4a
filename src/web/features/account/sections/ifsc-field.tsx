import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#contract/client.ts';
import { listBanks, readIfsc } from '#contract/customer/look-ups.ts';
import { bankCodeLabel } from '#domain/account/bank/bank-details.ts';
import { isIfscFormat } from '#domain/account/bank/ifsc.ts';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { call } from '#web/platform/api.ts';
import { isSignedIn } from '#web/platform/session/login-state.ts';
import { BANK_PROBLEM_TEXT } from '#words/page/bank-problems.ts';
import { bankTexts } from './bank.texts.ts';
import type { BankFormState } from './bank-values.ts';

const STALE_AFTER_MS = 60 * 60 * 1000;
const BANK_LETTERS = 4;

/** Four letters name the bank; the whole code tells whether the branch exists. */
export function IfscField({ form }: { form: BankFormState }) {
  const field = form.text('bankCode');
  const typed = field.value.trim().toUpperCase();
  const bankName = useBankName(typed);
  const { data: found, error, isFetching } = useBranch(typed);
  const problem =
    error instanceof ApiError && error.code === 'ifsc_unknown'
      ? BANK_PROBLEM_TEXT.ifsc_of_no_bank
      : found && !found.branchExists
        ? BANK_PROBLEM_TEXT.ifsc_of_no_branch({ bank: found.bankName })
        : undefined;
  return (
    <Field
      {...field}
      label={bankCodeLabel('IN')}
      placeholder="SBIN0000691"
      autoCapitalize="characters"
      autoComplete="off"
      spellCheck={false}
      maxLength={20}
      error={field.error ?? problem}
      help={found ? bankTexts.branch(found.bankName, found.branchName) : (bankName ?? bankTexts.ifscHelp)}
      suffix={<LookUpSign isLooking={isFetching} isFound={found?.branchExists ?? false} />}
      onChange={(event) => form.fill({ bankCode: event.target.value.toUpperCase() })}
    />
  );
}

function LookUpSign({ isLooking, isFound }: { isLooking: boolean; isFound: boolean }) {
  if (isLooking) return <Spinner size="small" label={bankTexts.lookingUp} />;
  return isFound ? <Icon name="check-circle" label={bankTexts.branchFound} className="text-good" /> : null;
}

function useBranch(code: string) {
  return useQuery({
    queryKey: ['ifsc', code],
    queryFn: ({ signal }) => call(readIfsc, { params: { code } }, { signal }),
    enabled: () => isSignedIn() && isIfscFormat(code),
    staleTime: STALE_AFTER_MS,
    retry: false,
  });
}

function useBankName(code: string): string | undefined {
  const { data: banks } = useQuery({
    queryKey: ['banks'],
    queryFn: ({ signal }) => call(listBanks, {}, { signal }),
    enabled: () => isSignedIn() && code.length >= BANK_LETTERS,
    staleTime: STALE_AFTER_MS,
  });
  return banks?.find(({ bankCode }) => bankCode === code.slice(0, BANK_LETTERS))?.name;
}
