import type { Standard, StandardList } from '#contract/customer/standards.ts';
import type { StoredFile } from '#contract/customer/uploads.ts';
import { isOpenTask } from '#domain/production/schedule/plan-task.ts';
import { methodsFor } from '#domain/production/standards/give-standard.ts';
import {
  STANDARD_KIND_LABEL,
  STANDARD_STATUS_LABEL,
  standardLifecycle,
} from '#domain/production/standards/standard-status.ts';
import { nextStates } from '#domain/shared/lifecycle.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { findOwnFiles } from '#server/capabilities/uploads/read-file.ts';
import { storedFileOf } from '#server/capabilities/uploads/uploads.view.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { tasksOf } from '../plans.store.ts';
import { type StandardRow, standardsOf } from './standards.store.ts';

type Reader = { as: 'customer' | 'staff'; sessionId: string };

const MOVE = { given: 'give', received: 'receive', refused: 'refuse' } as const;

/** Links to files end with the sign-in that asked for them. */
export async function listStandards(
  services: Services,
  db: Queries,
  order: OrderRow,
  { as, sessionId }: Reader,
): Promise<StandardList> {
  const rows = await standardsOf(db, order, 'unlocked');
  const { brand_id: brandId } = order;
  const wanted = rows.flatMap(({ file_id }) => file_id ?? []);
  const files = wanted.length > 0 ? await findOwnFiles(db, brandId, wanted) : [];
  const fileOf = (fileId: string | null) => {
    const file = files.find(({ file_id }) => file_id === fileId);
    return file ? storedFileOf(services, { brandId, sessionId }, file) : null;
  };
  const task = (await tasksOf(db, order, 'unlocked')).find(({ task_id }) => task_id === rows[0]?.task_id);
  return {
    records: rows.map((row) => standardView(row, as, fileOf(row.file_id))),
    methods: rows[0] ? [...methodsFor(rows[0].kind)] : [],
    dueOn: task && isOpenTask(task) ? (task.revised_end ?? task.planned_end) : null,
  };
}

function standardView(row: StandardRow, as: Reader['as'], file: StoredFile | null): Standard {
  const next = nextStates(standardLifecycle, row.status, as);
  return {
    standardId: row.standard_id,
    kind: row.kind,
    kindLabel: STANDARD_KIND_LABEL[row.kind],
    colour: row.colour,
    status: row.status,
    statusLabel: STANDARD_STATUS_LABEL[row.status],
    method: row.method,
    pantone: row.pantone,
    file,
    courier: row.courier,
    courierNumber: row.courier_number,
    note: row.note,
    givenAt: row.given_at?.toISOString() ?? null,
    givenBy: row.person_name,
    refusal: row.refusal,
    answeredAt: row.answered_at?.toISOString() ?? null,
    allowedMoves: next.flatMap((status) =>
      status === 'given' || status === 'received' || status === 'refused' ? MOVE[status] : [],
    ),
  };
}
