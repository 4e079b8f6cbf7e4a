import { useQuery } from '@tanstack/react-query';
import { addDays } from '#domain/shared/calendar.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { Field } from '#ui/fields/field.tsx';
import { useBuyerDay } from '#web/widgets/buyer-settings.tsx';
import { REVIEW_FIELD_LABEL } from '#words/page/requests.ts';
import { TapList } from '../parts/tap-list.tsx';
import { deliveryQueries } from './delivery.queries.ts';
import { reviewTexts } from './review.texts.ts';
import type { SheetProps } from './sheet-props.ts';
import { useUsualPincode } from './use-usual-pincode.ts';

const texts = reviewTexts.delivery;

const SOON_DAYS = [30, 45, 60] as const;

export function DeliveryPart(props: SheetProps) {
  const { sheet, customer, problems, change } = props;
  const { today } = useBuyerDay();
  return (
    <div className="flex flex-col gap-3">
      {customer.market === 'IN' ? <PincodeField {...props} /> : <PortField {...props} />}
      <DateField
        label={REVIEW_FIELD_LABEL.requiredBy}
        name="requiredBy"
        min={today}
        value={sheet.requiredBy ?? ''}
        onChange={({ target }) => change({ requiredBy: target.value })}
        error={problems.requiredBy}
        help={sheet.requiredBy ? formatDay(sheet.requiredBy, DETAIL_DATE_FORMAT) : texts.requiredByHelp}
      />
      <TapList
        label={texts.orIn}
        items={SOON_DAYS.map((days) => ({
          id: String(days),
          label: texts.days(days),
          isCurrent: sheet.requiredBy === addDays(today, days),
          onTap: () => change({ requiredBy: addDays(today, days) }),
        }))}
      />
    </div>
  );
}

function PincodeField({ sheet, problems, change }: SheetProps) {
  const { data: place } = useQuery(deliveryQueries.place(sheet.deliverTo ?? ''));
  const { data: addresses } = useQuery(deliveryQueries.addresses());
  const entering = useUsualPincode(sheet.deliverTo ?? '', addresses, (deliverTo) => change({ deliverTo }));
  const known = (addresses ?? []).filter(({ postcode }) => postcode !== null && /^\d{6}$/.test(postcode));
  return (
    <>
      <Field
        label={texts.pincode}
        name="deliverTo"
        kind="whole-number"
        autoComplete="postal-code"
        maxLength={7}
        value={sheet.deliverTo ?? ''}
        {...entering}
        onChange={({ target }) => change({ deliverTo: target.value.replaceAll(/\D/g, '').slice(0, 6) })}
        error={problems.deliverTo}
        help={place ? texts.place(place.city, place.stateName) : texts.pincodeHelp}
      />
      <TapList
        label={texts.yourAddresses}
        items={known.map(({ addressId, label, postcode }) => ({
          id: addressId,
          label: texts.address(label, postcode ?? ''),
          isCurrent: sheet.deliverTo === postcode,
          onTap: () => change({ deliverTo: postcode ?? '' }),
        }))}
      />
    </>
  );
}

function PortField({ sheet, problems, change }: SheetProps) {
  return (
    <Field
      label={texts.port}
      name="deliverTo"
      maxLength={80}
      placeholder={texts.portExample}
      value={sheet.deliverTo ?? ''}
      onChange={({ target }) => change({ deliverTo: target.value })}
      error={problems.deliverTo}
      help={texts.portHelp}
    />
  );
}
