import { Notice } from '#ui/feedback/notice.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { createOrderTexts } from '../create-order.texts.ts';
import type { OrderForm } from '../form/use-order-form.ts';
import {
  accountCreditLabel,
  closedText,
  creditCostText,
  creditLabel,
  isWithoutCredit,
} from './credit-text.ts';
import { FreeCredit } from './free-credit.tsx';

const texts = createOrderTexts.credit;

/** When the rest is paid, what that costs, and why some periods are closed. */
export function CreditPart({ order }: { order: OrderForm }) {
  const { formData, values, preview, change, problemAt } = order;
  const { creditChoices } = formData.config;
  const open = creditChoices.filter(({ whyNot }) => whyNot === null);
  const isShort = preview.totals?.problem?.code === 'credit_short';
  const accountCredit = accountCreditLabel(values.creditDays, preview.totals);
  return (
    <>
      <FreeCredit />
      <RadioGroup
        legend={texts.legend}
        name="creditDays"
        options={open.map((choice) => ({
          value: String(choice.days),
          label: creditLabel(choice.days),
          help: <span className="figures">{creditCostText(choice, preview.totals)}</span>,
        }))}
        value={values.creditDays}
        error={problemAt('creditDays')}
        onChange={(creditDays) => change({ creditDays })}
      />
      {(isShort || values.paysShortInAdvance) && (
        <Checkbox
          name="paysShortInAdvance"
          label={texts.payShort}
          checked={values.paysShortInAdvance}
          onChange={({ target }) => change({ paysShortInAdvance: target.checked })}
        />
      )}
      {accountCredit !== null && (
        <Checkbox
          name="appliesAccountCredit"
          label={accountCredit}
          checked={values.appliesAccountCredit}
          onChange={({ target }) => change({ appliesAccountCredit: target.checked })}
        />
      )}
      <WithoutCredit order={order} />
      <Closed words={closedText(creditChoices)} />
    </>
  );
}

/** Nobody should wonder why the chosen period is not in the plan. */
function WithoutCredit({ order: { values, preview } }: { order: OrderForm }) {
  if (!preview.isCurrent || !isWithoutCredit(values.creditDays, preview.totals)) return null;
  return (
    <Notice tone="warn" live>
      {texts.notCovered}
    </Notice>
  );
}

function Closed({ words }: { words: readonly string[] }) {
  return (
    <ul aria-label={texts.closed} className="flex flex-col gap-1 empty:hidden">
      {words.map((line) => (
        <li key={line} className="figures flex gap-1 text-sm text-ink-soft">
          <Icon name="info" size="small" className="mt-0.5" />
          {line}
        </li>
      ))}
    </ul>
  );
}
