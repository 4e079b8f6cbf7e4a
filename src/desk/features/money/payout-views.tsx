import { listPayoutFiles, listPayouts } from '#contract/staff/payouts.ts';
import { ScreenTabs } from '#desk/widgets/layout/screen-tabs.tsx';
import { payoutsTexts as texts } from './payouts.texts.ts';

const TABS = [
  { id: 'payouts', label: texts.title, to: '/money/payouts', reads: listPayouts },
  { id: 'files', label: texts.files, to: '/money/payouts/files', reads: listPayoutFiles },
] as const;

export function PayoutViews({ selected }: { selected: (typeof TABS)[number]['id'] }) {
  return <ScreenTabs label={texts.views} tabs={TABS} selected={selected} />;
}
