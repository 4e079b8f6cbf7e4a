import { TRANSPORT_MODE_LABEL, type TransportMode } from '#domain/delivery/dispatch-papers.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { shipmentsTexts } from './shipments.texts.ts';

const texts = shipmentsTexts.send;
const MODES = (Object.keys(TRANSPORT_MODE_LABEL) as TransportMode[]).map((value) => ({
  value,
  label: TRANSPORT_MODE_LABEL[value],
}));

type Name =
  | 'transporter'
  | 'transporterGstin'
  | 'lrNumber'
  | 'lrOn'
  | 'transportMode'
  | 'distanceKm'
  | 'vehicleNumber'
  | 'volume'
  | 'ewayBill'
  | 'leavesFrom';
type Bound = (name: Name) => {
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
};

export type EwayBillField = { isOptional: boolean; help: string };

type TransportFieldsProps = {
  bound: Bound;
  millsPlace: string | null;
  /** Null: its number is typed when the goods leave. */
  ewayBill: EwayBillField | null;
};

/** How and from where the goods travel. */
export function TransportFields({ bound, millsPlace, ewayBill }: TransportFieldsProps) {
  const from = bound('leavesFrom');
  return (
    <>
      <div className="grid grid-cols-2 gap-x-3">
        <Field label={shipmentsTexts.transporter} maxLength={60} {...bound('transporter')} />
        <Field label={texts.transporterGstin} optional maxLength={20} {...bound('transporterGstin')} />
        <Field label={shipmentsTexts.lr} maxLength={30} {...bound('lrNumber')} />
        <DateField label={texts.lrOn} optional {...bound('lrOn')} />
        <Select label={texts.mode} options={MODES} {...bound('transportMode')} />
        <Field label={texts.distance} optional inputMode="numeric" maxLength={4} {...bound('distanceKm')} />
        <Field label={shipmentsTexts.vehicle} optional maxLength={20} {...bound('vehicleNumber')} />
        <Field
          label={texts.volume}
          optional
          inputMode="decimal"
          maxLength={12}
          help={texts.volumeHelp}
          {...bound('volume')}
        />
        {ewayBill && (
          <Field
            label={shipmentsTexts.eway}
            optional={ewayBill.isOptional}
            maxLength={20}
            help={ewayBill.help}
            {...bound('ewayBill')}
          />
        )}
      </div>
      <Select
        label={texts.leavesFrom}
        options={[
          { value: 'seller', label: texts.fromSeller },
          { value: 'mill', label: texts.fromMill(millsPlace) },
        ]}
        help={from.value === 'mill' ? texts.fromMillHelp : undefined}
        {...from}
      />
    </>
  );
}
