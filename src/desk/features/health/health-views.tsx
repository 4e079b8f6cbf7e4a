import { listFailedJobs, listUnresolvedWebhooks, readHealth } from '#contract/staff/health.ts';
import { listUndelivered } from '#contract/staff/notifications.ts';
import { ScreenTabs } from '#desk/widgets/layout/screen-tabs.tsx';
import { healthTexts as texts } from './health.texts.ts';

const TABS = [
  { id: 'system', label: texts.tabs.system, to: '/health', reads: readHealth },
  { id: 'messages', label: texts.tabs.messages, to: '/health/messages', reads: listUndelivered },
  { id: 'jobs', label: texts.tabs.jobs, to: '/health/jobs', reads: listFailedJobs },
  { id: 'webhooks', label: texts.tabs.webhooks, to: '/health/webhooks', reads: listUnresolvedWebhooks },
] as const;

export function HealthViews({ selected }: { selected: (typeof TABS)[number]['id'] }) {
  return <ScreenTabs label={texts.views} tabs={TABS} selected={selected} />;
}
