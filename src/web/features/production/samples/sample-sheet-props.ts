import type { Order } from '#contract/customer/orders.ts';
import type { Sample, SampleList } from '#contract/customer/production.ts';

export type SampleSheetProps = {
  order: Order;
  list: SampleList;
  sample: Sample;
  onClose: () => void;
};
