import { useState } from 'react';
import { addSellerBank, type Seller } from '#contract/staff/sellers.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { FreshCode } from '#desk/widgets/forms/fresh-code.tsx';
import { textFields } from '#desk/widgets/forms/text-fields.ts';
import { useDraft } from '#desk/widgets/forms/use-draft.ts';
import { heldActsTexts } from '#desk/widgets/held-acts/held-acts.texts.ts';
import { CURRENCIES, CURRENCY_SYMBOL, type Currency } from '#domain/shared/money.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { marketplaceTexts } from './marketplace.texts.ts';

const texts = marketplaceTexts.sellers;
const CURRENCY_OPTIONS = CURRENCIES.map((value) => ({ value, label: value }));
const SHOWN = [
  'currency',
  'bankName',
  'branch',
  'holder',
  'account',
  'code',
  'vpa',
  'upiLimit',
  'effectiveFrom',
];

type BankSheetProps = { seller: Seller; onClose: () => void };

export function BankSheet(props: BankSheetProps) {
  const [isConfirmed, setConfirmed] = useState(false);
  if (!isConfirmed)
    return <FreshCode lead={texts.codeLead} onConfirmed={() => setConfirmed(true)} onClose={props.onClose} />;
  return <BankForm {...props} />;
}

function BankForm({ seller, onClose }: BankSheetProps) {
  const { sellerId } = seller;
  const [values, setValues, draft] = useDraft(`bank of ${sellerId}`, {
    currency: 'INR' as Currency,
    bankName: '',
    branch: '',
    holder: seller.legalName,
    account: '',
    code: '',
    vpa: '',
    upiLimit: '',
    effectiveFrom: '',
  });
  const add = useChange({
    send: ({ vpa, upiLimit, effectiveFrom, ...typed }: typeof values, idempotencyKey) =>
      call(
        addSellerBank,
        {
          params: { sellerId },
          body: {
            ...typed,
            vpa: vpa.trim() || null,
            upiLimit: upiLimit.trim() || null,
            effectiveFrom: effectiveFrom || null,
          },
        },
        { idempotencyKey },
      ),
    touches: ['sellers', 'held-acts', 'today'],
    done: () => heldActsTexts.held,
    onDone: draft.discardThen(onClose),
  });
  const bound = textFields(values, setValues, add.fields);
  return (
    <ActionSheet
      title={texts.addBankTitle}
      description={texts.addBankLead}
      action={texts.addBank}
      change={add}
      draft={draft}
      shownFields={SHOWN}
      onSubmit={() => add.run(values)}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 items-start gap-x-3">
        <Select label={texts.currency} options={CURRENCY_OPTIONS} {...bound('currency')} />
        <Field label={texts.bank} {...bound('bankName')} />
      </div>
      <Field label={texts.branch} optional {...bound('branch')} />
      <Field label={texts.holder} {...bound('holder')} />
      <div className="grid grid-cols-2 items-start gap-x-3">
        <Field label={texts.account} {...bound('account')} />
        <Field label={texts.code} {...bound('code')} />
        {values.currency === 'INR' && <Field label={texts.vpa} optional {...bound('vpa')} />}
        {values.currency === 'INR' && (
          <Field
            kind="decimal"
            label={texts.upiLimit}
            help={texts.upiLimitHelp}
            prefix={CURRENCY_SYMBOL.INR}
            optional
            {...bound('upiLimit')}
          />
        )}
      </div>
      <DateField label={texts.begins} help={texts.bankBeginsHelp} optional {...bound('effectiveFrom')} />
    </ActionSheet>
  );
}
