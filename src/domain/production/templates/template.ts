/** What has to happen for one kind of cloth, in the order of the trade; a plan is made from it when an order is confirmed. */
import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { RequestStatus } from '#domain/requests/request-status.ts';
import type { ProductionStage } from '../production-stage.ts';
import type { SampleType } from '../sample-approval.ts';
import type { ScheduledTask, TaskOwner } from '../schedule/plan-task.ts';
import type { StandardKind } from '../standards/standard-status.ts';

/** What packing the rolls produces. */
export const PACKING_LIST = 'Packing list';

export type TaskTraits = {
  /** What the buyer is asked to do. */
  readonly customerAction: string | null;
  /** What the buyer has to give before samples can be made; it ends once all of it has arrived. */
  readonly standardKind: StandardKind | null;
  readonly sampleType: SampleType | null;
  readonly sampleStep: 'make' | 'dispatch' | 'decide' | null;
  /** Letters to choose from. */
  readonly options: readonly string[];
  /** Only the buyer's money or the buyer's eye ends it. */
  readonly gate: 'payment' | 'approval' | null;
  readonly setsRequestStatus: RequestStatus | null;
  readonly setsOrderStatus: OrderStatus | null;
  /** What another round of the sample takes, and after how many rounds people talk instead. */
  readonly resubmitDays: number | null;
  readonly maxSubmissions: number | null;
  readonly produces: string | null;
  /** Once it begins, yarn or greige is bought for this order alone. */
  readonly booksMaterial: boolean;
  /** Up to so many metres it takes its usual days; more takes longer in proportion. Null: the quantity does not matter. */
  readonly usualMetres: number | null;
};

export type TemplateTask = ScheduledTask &
  TaskTraits & { readonly name: string; readonly stage: ProductionStage };

export type TemplateCode = 'greige' | 'rfd' | 'dyed' | 'printed' | 'yarn_dyed' | 'denim' | 'stock';

export type Template = {
  readonly code: TemplateCode;
  readonly daysToDispatch: number;
  readonly tasks: readonly TemplateTask[];
};

const NO_TRAITS: TaskTraits = {
  customerAction: null,
  standardKind: null,
  sampleType: null,
  sampleStep: null,
  options: [],
  gate: null,
  setsRequestStatus: null,
  setsOrderStatus: null,
  resubmitDays: null,
  maxSubmissions: null,
  produces: null,
  booksMaterial: false,
  usualMetres: null,
};

export function task(
  ...[id, name, stage, owner, days, dependsOn, traits]: readonly [
    id: string,
    name: string,
    stage: ProductionStage,
    owner: TaskOwner,
    days: number,
    dependsOn: readonly string[],
    traits?: Partial<TaskTraits>,
  ]
): TemplateTask {
  return { ...NO_TRAITS, ...traits, id, name, stage, owner, days, dependsOn };
}

/** Beyond it a mill puts on more looms instead of running longer; and no quantity makes a plan endless. */
const LONGEST_TIMES_USUAL = 8;

/** Looms and dye-houses run longer for more cloth. */
export function withQuantity(tasks: readonly TemplateTask[], metres: number): TemplateTask[] {
  return tasks.map((each) => {
    const { usualMetres, days } = each;
    if (usualMetres === null || metres <= usualMetres) return each;
    const times = Math.min(metres / usualMetres, LONGEST_TIMES_USUAL);
    return { ...each, days: Math.ceil(days * times) };
  });
}

/** The way takes as long as the quote said it would. */
export function withTransit(tasks: readonly TemplateTask[], transitDays: number | null): TemplateTask[] {
  const delivery = milestoneOf(tasks, 'delivered');
  return tasks.map((each) =>
    each.id === delivery && transitDays !== null ? { ...each, days: transitDays } : each,
  );
}

/** Steps of a template begin with T; what staff add to one plan has a letter of its own. */
export const ADDED_TASK_LETTER = 'X';

export function isAddedTask(taskId: string): boolean {
  return taskId.startsWith(ADDED_TASK_LETTER);
}

/** The task whose end is the dispatch, or the delivery, of the order. */
export function milestoneOf(
  tasks: readonly Pick<TemplateTask, 'id' | 'setsOrderStatus'>[],
  status: 'dispatched' | 'delivered',
): string {
  return tasks.find(({ setsOrderStatus }) => setsOrderStatus === status)?.id ?? '';
}
