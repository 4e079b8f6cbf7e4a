import { Link } from '@tanstack/react-router';
import { listVerificationReviews } from '#contract/staff/verification.ts';
import { useMay } from '#desk/platform/access.ts';
import { TabLinks } from '#ui/navigation/tab-links.tsx';
import { companiesTexts as texts } from './companies.texts.ts';

const VIEWS = [
  { id: 'all', label: texts.all, to: '/companies' },
  { id: 'reviews', label: texts.reviews, to: '/companies/reviews' },
] as const;

export function CompanyViews({ selected }: { selected: 'all' | 'reviews' }) {
  const mayReview = useMay(listVerificationReviews);
  if (!mayReview) return null;
  return (
    <div className="mb-4">
      <TabLinks
        label={texts.views}
        tabs={VIEWS}
        selected={selected}
        renderLink={({ tab, children, ...link }) => (
          <Link to={VIEWS.find(({ id }) => id === tab.id)?.to ?? '/companies'} {...link}>
            {children}
          </Link>
        )}
      />
    </div>
  );
}
