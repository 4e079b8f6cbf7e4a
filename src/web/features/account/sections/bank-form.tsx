import { changeBankDetails } from '#contract/customer/bank-details.ts';
import { bankCodeLabel, readBankDetails } from '#domain/account/bank/bank-details.ts';
import type { BankProblems } from '#domain/account/bank/bank-problem.ts';
import type { TypedProblems } from '#domain/forms/typed-problem.ts';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import type { ProblemTexts } from '#domain/shared/problem-list.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { call } from '#web/platform/api.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { useForm } from '#web/widgets/forms/use-form.ts';
import { BANK_PROBLEM_TEXT } from '#words/page/bank-problems.ts';
import { TYPED_PROBLEM_TEXT } from '#words/page/forms.ts';
import { fieldTexts } from '#words/problem-text.ts';
import { PartCard } from '../part-card.tsx';
import { useAccountChange } from '../use-account-change.ts';
import { bankTexts } from './bank.texts.ts';
import type { BankFormState, BankValues } from './bank-values.ts';
import { IfscField } from './ifsc-field.tsx';

const EMPTY: BankValues = {
  accountHolder: '',
  bankCode: '',
  accountNumber: '',
  accountNumberAgain: '',
  iban: '',
  routingNumber: '',
};

const PROBLEM_TEXT: ProblemTexts<BankProblems & TypedProblems> = {
  ...TYPED_PROBLEM_TEXT,
  ...BANK_PROBLEM_TEXT,
};

type BankFormProps = { market: Market; onDone: () => void };

/** Always typed anew: only the last signs of the old number ever come back. */
export function BankForm({ market, onDone }: BankFormProps) {
  const { change, stepUp } = useAccountChange('bank-details');
  const form = useForm<BankValues>({
    initial: EMPTY,
    check: (values) => {
      const reading = readBankDetails(values, market);
      return reading.ok ? {} : fieldTexts(PROBLEM_TEXT, reading.problems);
    },
    send: async ({ iban, routingNumber, ...rest }) => {
      const { accountDetail } = MARKET_RULES[market];
      const body = {
        ...rest,
        ...(accountDetail === 'iban' && { iban }),
        ...(accountDetail === 'routing_number' && { routingNumber }),
      };
      await change(() => call(changeBankDetails, { body }), bankTexts.saved);
      onDone();
    },
  });
  return (
    <PartCard>
      <form
        ref={form.ref}
        noValidate
        autoComplete="off"
        onSubmit={form.submit}
        className="flex flex-col gap-2"
      >
        <Field
          {...form.text('accountHolder')}
          label={bankTexts.holder}
          maxLength={200}
          help={bankTexts.holderHelp}
        />
        {MARKET_RULES[market].bankCode === 'ifsc' ? (
          <IfscField form={form} />
        ) : (
          <AbroadFields form={form} market={market} />
        )}
        <AccountNumbers form={form} isIndian={MARKET_RULES[market].bankCode === 'ifsc'} />
        <FormError error={form.error} words={errorMessage} />
        <Button type="submit" className="md:self-start" busy={form.isSending}>
          {bankTexts.save}
        </Button>
      </form>
      {stepUp}
    </PartCard>
  );
}

function AbroadFields({ form, market }: { form: BankFormState; market: Market }) {
  return (
    <>
      <Field
        {...form.text('bankCode')}
        label={bankCodeLabel(market)}
        placeholder={market === 'BD' ? 'DBBLBDDH' : 'DEUTDEFF'}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        help={bankTexts.swiftHelp}
      />
      {MARKET_RULES[market].accountDetail === 'routing_number' ? (
        <RoutingNumber form={form} />
      ) : (
        <Iban form={form} />
      )}
    </>
  );
}

function RoutingNumber({ form }: { form: BankFormState }) {
  return (
    <Field
      {...form.text('routingNumber')}
      label={bankTexts.routing}
      kind="whole-number"
      optional
      maxLength={20}
      help={bankTexts.routingHelp}
    />
  );
}

function Iban({ form }: { form: BankFormState }) {
  return (
    <Field
      {...form.text('iban')}
      label={bankTexts.iban}
      optional
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={60}
      help={bankTexts.ibanHelp}
    />
  );
}

function AccountNumbers({ form, isIndian }: { form: BankFormState; isIndian: boolean }) {
  const kind = isIndian ? 'whole-number' : 'text';
  return (
    <>
      <Field
        {...form.text('accountNumber')}
        label={bankTexts.number}
        kind={kind}
        autoComplete="off"
        maxLength={60}
        optional={!isIndian && form.values.iban.trim() !== ''}
      />
      <Field
        {...form.text('accountNumberAgain')}
        label={bankTexts.again}
        kind={kind}
        autoComplete="off"
        maxLength={60}
        help={bankTexts.againHelp}
        optional={!isIndian && form.values.iban.trim() !== ''}
      />
    </>
  );
}
