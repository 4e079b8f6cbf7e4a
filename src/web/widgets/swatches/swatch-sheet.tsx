import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { AddressRecord } from '#contract/customer/addresses.ts';
import { requestSwatch } from '#contract/customer/swatches.ts';
import { Button } from '#ui/buttons/button.tsx';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Select } from '#ui/fields/select.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { Sheet } from '#ui/surfaces/sheet.tsx';
import { call } from '#web/platform/api.ts';
import { pathTo } from '#web/platform/paths.ts';
import { refusalMessage } from '#web/platform/refusal-message.ts';
import { useIntent } from '#web/platform/use-intent.ts';
import { addressLines } from '#web/widgets/addresses/address-lines.ts';
import { addressesQueries } from '#web/widgets/addresses/addresses.queries.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { swatchesTexts as texts } from './swatches.texts.ts';

const NOTE_MAX = 300;

export type SwatchSheetProps = {
  fabId: string;
  quoteId: string | null;
  formatCharge: string;
  onClose: () => void;
};

export function SwatchSheet({ fabId, quoteId, formatCharge, onClose }: SwatchSheetProps) {
  const { data: addresses, error: unread } = useQuery(addressesQueries.all());
  const [typed, setTyped] = useState({ addressId: '', note: '' });
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const addressId = typed.addressId || usualAddress(addresses ?? []);
  const send = useIntent(
    ['swatches'],
    (idempotencyKey, to: string, note: string | null) =>
      call(requestSwatch, { body: { fabId, quoteId, addressId: to, note } }, { idempotencyKey }),
    () => {
      showToast(texts.requested, { kind: 'good' });
      onClose();
    },
  );
  const submit = async () => {
    setBusy(true);
    setError(null);
    await send(addressId, typed.note.trim() || null).catch(setError);
    setBusy(false);
  };
  const shown = error ?? unread;
  return (
    <Sheet
      open
      onClose={onClose}
      title={texts.sheetTitle}
      description={formatCharge}
      foot={
        addressId !== '' && (
          <Button busy={isBusy} onClick={() => void submit()}>
            {texts.send}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-3 pt-2">
        {!addresses ? (
          !unread && <Skeleton shape="button" />
        ) : addresses.length === 0 ? (
          <NoAddress />
        ) : (
          <Select
            label={texts.to}
            value={addressId}
            options={addresses.map((each) => ({ value: each.addressId, label: each.label }))}
            help={linesOf(addresses, addressId)}
            onChange={({ target }) => setTyped((now) => ({ ...now, addressId: target.value }))}
          />
        )}
        <TextArea
          label={texts.note}
          optional
          maxLength={NOTE_MAX}
          value={typed.note}
          help={texts.noteHelp}
          onChange={({ target }) => setTyped((now) => ({ ...now, note: target.value }))}
        />
        {shown !== null && <FormError error={shown} words={refusalMessage} />}
      </div>
    </Sheet>
  );
}

function NoAddress() {
  return (
    <div className="flex flex-col items-start gap-2">
      <p>{texts.noAddress}</p>
      <Link to={pathTo('account')} className={buttonClass({ variant: 'secondary', size: 'small' })}>
        {texts.addAddress}
      </Link>
    </div>
  );
}

function usualAddress(addresses: readonly AddressRecord[]): string {
  const usual =
    addresses.find(({ defaultFor }) => defaultFor.includes('sample')) ??
    addresses.find(({ defaultFor }) => defaultFor.includes('shipping')) ??
    addresses[0];
  return usual?.addressId ?? '';
}

function linesOf(addresses: readonly AddressRecord[], addressId: string): string {
  const chosen = addresses.find((each) => each.addressId === addressId);
  return chosen ? addressLines(chosen).join(', ') : '';
}
