import type { Order } from '#contract/customer/orders.ts';
import type { Sample, SampleList } from '#contract/customer/production.ts';
import type { DecisionDraft } from './decision-draft.ts';

export type SampleSheetProps = {
  order: Order;
  list: SampleList;
  sample: Sample;
  draft: DecisionDraft;
  onDraft: (part: Partial<DecisionDraft>) => void;
  onClose: () => void;
};
