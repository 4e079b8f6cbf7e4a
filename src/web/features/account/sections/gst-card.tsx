import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { chooseDefaultGst, removeGstNumber } from '#contract/customer/tax-numbers.ts';
import { gstinStateWarning } from '#domain/account/address/state-warnings.ts';
import { DETAIL_DATE_FORMAT, formatDate } from '#domain/shared/format-date.ts';
import { Button } from '#ui/buttons/button.tsx';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { call } from '#web/platform/api.ts';
import { linkTo } from '#web/platform/navigation/link-to.ts';
import { OVERLAY_STATE } from '#web/platform/navigation/overlays.ts';
import { ADDRESS_PROBLEM_TEXT } from '#words/page/address-problems.ts';
import { problemText } from '#words/problem-text.ts';
import { accountQueries } from '../account.queries.ts';
import { ConfirmRemove } from '../confirm-remove.tsx';
import { useAccountChange, useAction } from '../use-account-change.ts';
import { gstTexts } from './gst.texts.ts';
import type { GstNumber } from './gst-number.ts';

type GstCardProps = { number: GstNumber; others: readonly GstNumber[] };

export function GstCard({ number, others }: GstCardProps) {
  const { change, stepUp } = useAccountChange('gst', 'account');
  const params = { gstId: number.gstId };
  const makeDefault = useAction((gstId: string) =>
    change(
      () => call(chooseDefaultGst, { params: { gstId }, body: { isDefault: true } }),
      gstTexts.defaultChanged,
    ),
  );
  const remove = useAction(() => change(() => call(removeGstNumber, { params }), gstTexts.removed));
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line bg-paper p-4">
      <div>
        <p className="figures font-bold tracking-wide">{number.gstin}</p>
        <p>{number.tradeName ?? number.legalName ?? gstTexts.nameUnknown}</p>
        <p className="text-sm text-ink-soft">
          {[number.stateName, number.status].filter(Boolean).join(' · ')}
        </p>
      </div>
      <Chips number={number} />
      {number.warning && (
        <StateWarning number={number} others={others} onUse={(gstId) => void makeDefault.run(gstId)} />
      )}
      <div className="flex flex-wrap items-center gap-1">
        {!number.isDefault && (
          <Button
            variant="quiet"
            size="small"
            busy={makeDefault.isRunning}
            aria-label={gstTexts.makeDefaultOf(number.gstin)}
            onClick={() => void makeDefault.run(number.gstId)}
          >
            {gstTexts.makeDefault}
          </Button>
        )}
        <ConfirmRemove
          label={gstTexts.remove}
          question={gstTexts.removeQuestion(number.gstin)}
          busy={remove.isRunning}
          onRemove={() => void remove.run()}
        />
      </div>
      {stepUp}
    </li>
  );
}

function Chips({ number: { isChecked, checkedAt, isDefault } }: { number: GstNumber }) {
  return (
    <p className="flex flex-wrap gap-1">
      {isChecked ? (
        <Chip tone="good">
          {gstTexts.verified(
            checkedAt && formatDate(new Date(checkedAt), 'Asia/Kolkata', DETAIL_DATE_FORMAT),
          )}
        </Chip>
      ) : (
        <Chip tone="warn">{gstTexts.notVerified}</Chip>
      )}
      {isDefault && (
        <Chip tone="info" icon="check">
          {gstTexts.default}
        </Chip>
      )}
    </p>
  );
}

type StateWarningProps = GstCardProps & { onUse: (gstId: string) => void };

/** Put right by billing the number of that state, or by looking at the address. */
function StateWarning({ number, others, onUse }: StateWarningProps) {
  const { data: addresses } = useQuery(accountQueries.addresses());
  const billingState = addresses?.find(({ defaultFor }) => defaultFor.includes('billing'))?.stateCode;
  const warning = billingState ? gstinStateWarning(number.gstin, billingState) : null;
  const fitting = others.find(({ stateCode }) => stateCode === billingState);
  return (
    <Notice
      tone="warn"
      action={
        fitting ? (
          <Button variant="secondary" size="small" onClick={() => onUse(fitting.gstId)}>
            {gstTexts.billInstead(fitting.gstin)}
          </Button>
        ) : (
          <Link
            {...linkTo('account', { view: 'addresses' })}
            state={OVERLAY_STATE}
            className={buttonClass({ variant: 'secondary', size: 'small' })}
          >
            {gstTexts.checkAddress}
          </Link>
        )
      }
    >
      {warning ? problemText(ADDRESS_PROBLEM_TEXT, warning.problem) : number.warning}
    </Notice>
  );
}
