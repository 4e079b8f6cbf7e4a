import { useQuery } from '@tanstack/react-query';
import type { Dispatch, RollList } from '#contract/customer/delivery.ts';
import {
  packDispatch,
  packDispatchByCsv,
  repackDispatch,
  repackDispatchByCsv,
} from '#contract/staff/delivery.ts';
import { call, upload } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { useDraft } from '#desk/widgets/forms/use-draft.ts';
import { ROLL_COLUMNS } from '#domain/delivery/roll-list.ts';
import { writeScaled } from '#domain/shared/decimal.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import { TabPanel, Tabs } from '#ui/navigation/tabs.tsx';
import { orderQueries, SHIPMENT_KEYS } from '../orders.queries.ts';
import { RollLines } from './roll-lines.tsx';
import { filledRows, type RollRow } from './roll-problems.ts';
import { RollRows } from './roll-rows.tsx';
import { shipmentsTexts } from './shipments.texts.ts';

const texts = shipmentsTexts.pack;
const NAME = 'rolls';
const WAYS = [
  { id: 'form', label: texts.form },
  { id: 'list', label: texts.list },
] as const;
type Way = (typeof WAYS)[number]['id'];
type Packed = { way: Way; rows: readonly RollRow[]; text: string };

export type PackSheetProps = {
  orderId: string;
  unit: LengthUnit;
  /** Another list takes the place of its rolls. */
  dispatch?: Dispatch;
  onClose: () => void;
};

/** Until a shipment leaves, another list may take the place of its rolls. */
export function PackSheet({ dispatch, ...props }: PackSheetProps) {
  const rolls = useQuery({
    ...orderQueries.rolls(dispatch?.dispatchId ?? ''),
    enabled: dispatch !== undefined,
  });
  if (dispatch === undefined) return <RollsSheet {...props} start={{ way: 'form', rows: [{}], text: '' }} />;
  if (!rolls.data) return null;
  const start = { way: 'list', rows: [{}], text: listText(rolls.data) } as const;
  return <RollsSheet {...props} dispatch={dispatch} start={start} revision={rolls.data.revision} />;
}

type RollsSheetProps = PackSheetProps & { start: Packed; revision?: number };

function RollsSheet({ orderId, unit, dispatch, start, revision = 0, onClose }: RollsSheetProps) {
  const [packed, setPacked, draft] = useDraft<Packed, number>(
    `pack ${orderId} ${dispatch?.dispatchId ?? ''}`,
    start,
    { stored: revision },
  );
  const opened = dispatch && { dispatchId: dispatch.dispatchId, revision: draft.readAt };
  const pack = usePack(orderId, opened, draft.discardThen(onClose));
  const change = (part: Partial<Packed>) => {
    pack.reset();
    setPacked((now) => ({ ...now, ...part }));
  };
  return (
    <ActionSheet
      title={dispatch ? texts.changeTitle(dispatch.number) : texts.title}
      action={dispatch ? texts.change : texts.action}
      change={pack}
      shownFields={Object.keys(pack.fields).filter((name) => packed.way === 'list' || name !== 'rolls')}
      draft={draft}
      onSubmit={() => pack.run(packed)}
      onClose={onClose}
    >
      <Tabs
        name={NAME}
        label={texts.ways}
        tabs={WAYS}
        selected={packed.way}
        onSelect={(way) => change({ way: way as Way })}
      />
      <TabPanel name={NAME} selected={packed.way}>
        {packed.way === 'form' ? (
          <RollRows rows={packed.rows} problems={pack.fields} onChange={(rows) => change({ rows })} />
        ) : (
          <RollLines
            text={packed.text}
            unit={unit}
            problems={pack.fields}
            onChange={(text) => change({ text })}
          />
        )}
      </TabPanel>
    </ActionSheet>
  );
}

type OpenedDispatch = { dispatchId: string; revision: number };

function usePack(orderId: string, opened: OpenedDispatch | undefined, onDone: () => void) {
  return useChange({
    send: ({ way, rows, text }: Packed, idempotencyKey) => {
      if (way === 'form') {
        const rolls = filledRows(rows).map(({ roll = '', lot = '', length = '', ...others }) => ({
          roll,
          lot,
          length,
          ...Object.fromEntries(Object.entries(others).filter(([, cell]) => cell.trim() !== '')),
        }));
        const body = { rolls };
        return opened
          ? call(repackDispatch, {
              params: { dispatchId: opened.dispatchId },
              body: { ...body, revision: opened.revision },
            })
          : call(packDispatch, { params: { orderId }, body }, { idempotencyKey });
      }
      const file = new File([text], 'rolls.csv', { type: 'text/csv' });
      return opened
        ? upload(
            repackDispatchByCsv,
            { params: { dispatchId: opened.dispatchId }, query: { revision: opened.revision } },
            file,
          )
        : upload(packDispatchByCsv, { params: { orderId } }, file, { idempotencyKey });
    },
    touches: SHIPMENT_KEYS,
    done: ({ totals }) => texts.done(totals.rolls),
    onDone,
  });
}

/** The packed rolls as the list they could have come from. */
function listText({ records }: RollList): string {
  const scaled = (thousandths: string | null) =>
    thousandths === null ? '' : writeScaled(BigInt(thousandths), 3, 'western', 'needed').replaceAll(',', '');
  const cells = records.map((roll) =>
    [
      roll.bale,
      roll.roll,
      roll.lot,
      roll.shade,
      roll.colour,
      scaled(roll.length),
      scaled(roll.grossLength),
      roll.pieces,
      roll.widthInches,
      scaled(roll.netGrams),
      scaled(roll.grossGrams),
      roll.points,
    ].join('\t'),
  );
  return [ROLL_COLUMNS.join('\t'), ...cells].join('\n');
}
