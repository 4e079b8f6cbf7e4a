import { listCompanies } from '#contract/staff/companies.ts';
import { listSharedGstNumbers } from '#contract/staff/company-merge.ts';
import { listVerificationReviews } from '#contract/staff/verification.ts';
import { ScreenTabs } from '#desk/widgets/layout/screen-tabs.tsx';
import { companiesTexts as texts } from './companies.texts.ts';

const TABS = [
  { id: 'all', label: texts.all, to: '/companies', reads: listCompanies },
  { id: 'reviews', label: texts.reviews, to: '/companies/reviews', reads: listVerificationReviews },
  { id: 'shared', label: texts.shared, to: '/companies/same-gst-number', reads: listSharedGstNumbers },
] as const;

export function CompanyViews({ selected }: { selected: (typeof TABS)[number]['id'] }) {
  return <ScreenTabs label={texts.views} tabs={TABS} selected={selected} />;
}
