import {
  type Colleague,
  type ColleagueInvitation,
  endColleagueInvitation,
} from '#contract/customer/colleagues.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { call } from '#web/platform/api.ts';
import { orderLimitText, rolesText } from '#words/page/company.ts';
import { useAccountChange, useAction } from '../use-account-change.ts';
import { colleaguesTexts as texts } from './colleagues.texts.ts';

type State = Pick<Colleague, 'roles' | 'limit'>;

/** "Buyer, Store · Up to ₹50,000 per order"; without a limit the roles alone. */
function accessText({ roles, limit }: State): string {
  const limitText = limit && orderLimitText(BigInt(limit.minor), limit.currency);
  return [rolesText(roles), limitText].filter(Boolean).join(' · ');
}

export type ColleagueRowProps = { colleague: Colleague; onOpen: (() => void) | null };

export function ColleagueRow({ colleague, onOpen }: ColleagueRowProps) {
  const { name, isMe, state, signsInWith } = colleague;
  return (
    <li className="relative flex items-center gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          {name}
          {isMe && <Chip tone="info">{texts.you}</Chip>}
          {state === 'blocked' && <Chip tone="bad">{texts.blocked}</Chip>}
        </p>
        <p className="text-sm text-ink-soft">{accessText(colleague)}</p>
        {signsInWith && <p className="figures truncate text-sm text-ink-soft">{signsInWith}</p>}
      </div>
      {onOpen && (
        <button
          type="button"
          aria-label={texts.open(name)}
          onClick={onOpen}
          className="grid size-11 shrink-0 place-items-center rounded-control text-ink-soft after:absolute after:inset-0"
        >
          <Icon name="chevron-right" />
        </button>
      )}
    </li>
  );
}

export function InvitationRow({ invitation }: { invitation: ColleagueInvitation }) {
  const { invitationId, name, address } = invitation;
  const { change } = useAccountChange('account');
  const withdraw = useAction(() =>
    change(() => call(endColleagueInvitation, { params: { invitationId } }), texts.withdrawn),
  );
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          {name}
          <Chip tone="warn">{texts.invited}</Chip>
        </p>
        <p className="text-sm text-ink-soft">{accessText(invitation)}</p>
        <p className="figures truncate text-sm text-ink-soft">{address}</p>
      </div>
      <Button
        variant="quiet"
        size="small"
        aria-label={texts.withdrawNamed(name)}
        busy={withdraw.isRunning}
        onClick={() => void withdraw.run()}
      >
        {texts.withdraw}
      </Button>
    </li>
  );
}
