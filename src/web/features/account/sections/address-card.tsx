import { type AddressRecord, changeAddress } from '#contract/customer/addresses.ts';
import { ADDRESS_USES } from '#domain/account/address/address-use.ts';
import { gstStateName } from '#domain/account/tax-numbers/gst-states.ts';
import type { Market } from '#domain/shared/market.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { call } from '#web/platform/api.ts';
import { addressLines } from '#web/widgets/addresses/address-lines.ts';
import { bodyOf, valuesOf } from '#web/widgets/addresses/address-values.ts';
import { ADDRESS_OWNERSHIP_LABEL, ADDRESS_USE_LABEL } from '#words/page/account.ts';
import { ADDRESS_PROBLEM_TEXT } from '#words/page/address-problems.ts';
import { useAccountChange, useAction } from '../use-account-change.ts';
import { addressTexts } from './address.texts.ts';

type AddressCardProps = { record: AddressRecord; market: Market; onEdit: () => void };

export function AddressCard({ record, market, onEdit }: AddressCardProps) {
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line bg-paper p-4">
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <p className="font-bold break-words">{record.label}</p>
          <p className="text-sm text-ink-soft">{ADDRESS_OWNERSHIP_LABEL[record.ownership]}</p>
        </div>
        <Button
          variant="quiet"
          size="small"
          icon="pencil"
          aria-label={addressTexts.editOf(record.label)}
          className="-mt-2 -mr-2"
          onClick={onEdit}
        >
          {addressTexts.edit}
        </Button>
      </div>
      <address className="text-ink not-italic">
        {addressLines(record).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      <Chips record={record} />
      {record.warnings.map((warning) => (
        <Warning key={warning.kind} record={record} market={market} warning={warning} />
      ))}
    </li>
  );
}

function Chips({ record: { defaultFor, isDelhiNcr } }: { record: AddressRecord }) {
  if (defaultFor.length === 0 && !isDelhiNcr) return null;
  return (
    <ul className="flex flex-wrap gap-1">
      {defaultLabels(defaultFor).map((words) => (
        <li key={words}>
          <Chip tone="info" icon="check">
            {words}
          </Chip>
        </li>
      ))}
      {isDelhiNcr && (
        <li>
          <Chip icon="pin">{addressTexts.delhiNcr}</Chip>
        </li>
      )}
    </ul>
  );
}

function defaultLabels(uses: AddressRecord['defaultFor']): string[] {
  if (uses.length === ADDRESS_USES.length) return [addressTexts.defaultForAll];
  return uses.map((use) => addressTexts.defaultFor(ADDRESS_USE_LABEL[use].toLowerCase()));
}

type WarningProps = Omit<AddressCardProps, 'onEdit'> & { warning: AddressRecord['warnings'][number] };

/** The correction is one tap: the rest of the address stays as it is. */
function Warning({ record, market, warning: { message, pincodeState, suggestedStateCode } }: WarningProps) {
  const { change } = useAccountChange('addresses', 'gst');
  const correct = useAction((stateCode: string) => {
    const body = bodyOf({ ...valuesOf(record, market), stateCode }, market);
    const params = { addressId: record.addressId };
    return change(() => call(changeAddress, { params, body }), addressTexts.stateCorrected);
  });
  return (
    <Notice
      tone="warn"
      action={
        suggestedStateCode && (
          <Button
            variant="secondary"
            size="small"
            busy={correct.isRunning}
            onClick={() => void correct.run(suggestedStateCode)}
          >
            {addressTexts.changeTo(gstStateName(suggestedStateCode) ?? suggestedStateCode)}
          </Button>
        )
      }
    >
      {record.stateCode === null
        ? message
        : ADDRESS_PROBLEM_TEXT.pincode_of_other_state({ pincodeState, addressState: record.stateCode })}
    </Notice>
  );
}
