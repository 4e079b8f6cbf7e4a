import type { listSessions } from '#contract/customer/auth.ts';
import type { Reply } from '#contract/endpoint.ts';
import { formatDate, LIST_DATE_FORMAT } from '#domain/shared/format-date.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { deviceZone } from '#web/platform/device-zone.ts';
import { securityTexts } from './security.texts.ts';

const TEXTS = securityTexts.devices;

export type DeviceSession = Reply<typeof listSessions>[number];

export function DeviceRow({ session, onEnd }: { session: DeviceSession; onEnd: () => void }) {
  const zone = deviceZone();
  return (
    <li className="flex items-center gap-3 py-3">
      <Icon name="device" size="large" className="text-ink-soft" />
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">{session.device}</p>
        <p className="text-sm text-ink-soft">
          {TEXTS.lastUsed(formatDate(new Date(session.lastSeenAt), zone, LIST_DATE_FORMAT))}
        </p>
      </div>
      {session.isCurrent ? (
        <Chip tone="info" icon="check">
          {TEXTS.thisDevice}
        </Chip>
      ) : (
        <Button variant="quiet" size="small" aria-label={TEXTS.signOutOf(session.device)} onClick={onEnd}>
          {TEXTS.signOut}
        </Button>
      )}
    </li>
  );
}
