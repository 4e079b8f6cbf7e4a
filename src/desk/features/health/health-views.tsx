import { Link } from '@tanstack/react-router';
import { listFailedJobs, listWebhooksInDoubt, readHealth } from '#contract/staff/health.ts';
import { listUndelivered } from '#contract/staff/notifications.ts';
import { isAllowed } from '#desk/platform/access.ts';
import { useSession } from '#desk/platform/session.ts';
import { TabLinks } from '#ui/navigation/tab-links.tsx';
import { healthTexts as texts } from './health.texts.ts';

const VIEWS = [
  { id: 'system', to: '/health', reads: readHealth },
  { id: 'messages', to: '/health/messages', reads: listUndelivered },
  { id: 'jobs', to: '/health/jobs', reads: listFailedJobs },
  { id: 'webhooks', to: '/health/webhooks', reads: listWebhooksInDoubt },
] as const;

export function HealthViews({ selected }: { selected: (typeof VIEWS)[number]['id'] }) {
  const role = useSession()?.role;
  const tabs = VIEWS.filter(({ reads }) => role !== undefined && isAllowed(role, reads));
  return (
    <div className="mb-4">
      <TabLinks
        label={texts.views}
        tabs={tabs.map(({ id }) => ({ id, label: texts.tabs[id] }))}
        selected={selected}
        renderLink={({ tab, children, ...link }) => (
          <Link to={tabs.find(({ id }) => id === tab.id)?.to ?? '/health'} {...link}>
            {children}
          </Link>
        )}
      />
    </div>
  );
}
