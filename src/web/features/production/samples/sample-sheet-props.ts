import type { Order } from '#contract/orders.ts';
import type { Sample, SampleList } from '#contract/production.ts';

export type SampleSheetProps = {
  order: Order;
  list: SampleList;
  sample: Sample;
  onClose: () => void;
};
