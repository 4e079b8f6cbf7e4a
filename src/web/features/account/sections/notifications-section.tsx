import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { chooseNotification } from '#contract/customer/preferences.ts';
import {
  NOTIFICATION_CHANNELS,
  type NotificationChannel,
} from '#domain/account/choices/notification-choices.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Switch } from '#ui/fields/switch.tsx';
import { call } from '#web/platform/api.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { linkTo } from '#web/platform/navigation/link-to.ts';
import { OVERLAY_STATE } from '#web/platform/navigation/overlays.ts';
import { NOTIFICATION_CHANNEL_LABEL, NOTIFICATION_EVENT_LABEL } from '#words/page/account.ts';
import { accountQueries } from '../account.queries.ts';
import { Loaded, PartSkeleton } from '../loaded.tsx';
import { HearAllChoice } from './hear-all-choice.tsx';
import { type Choice, groupChoices, isOn, switched } from './notification-groups.ts';
import { preferencesTexts } from './preferences.texts.ts';

const TEXTS = preferencesTexts.notifications;

type Switching = { event: string; channel: NotificationChannel; isOn: boolean };

export function NotificationsSection() {
  const query = useQuery(accountQueries.notifications());
  const flip = useFlip();
  const whatsapp = useWhatsappState();
  return (
    <Loaded query={query} skeleton={<PartSkeleton rows={4} />}>
      {(choices) => (
        <div className="flex flex-col gap-4">
          <p className="text-ink-soft">{TEXTS.lead}</p>
          <HearAllChoice />
          {whatsapp === 'off' && <WhatsappIsOff />}
          {groupChoices(choices).map(({ title, rows }) => (
            <ChoiceTable key={title} title={title} rows={rows} whatsapp={whatsapp} onFlip={flip} />
          ))}
        </div>
      )}
    </Loaded>
  );
}

type WhatsappState = 'on' | 'off';

/** A switch for a way that leads nowhere would promise messages that never come. */
function useWhatsappState(): WhatsappState {
  const { data } = useQuery(accountQueries.whatsapp());
  return data && !data.isOptedIn ? 'off' : 'on';
}

function WhatsappIsOff() {
  return (
    <Notice
      action={
        <Link
          {...linkTo('account', { view: 'whatsapp' })}
          state={OVERLAY_STATE}
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          {TEXTS.turnOn}
        </Link>
      }
    >
      {TEXTS.whatsappOff}
    </Notice>
  );
}

/** The switch moves at once and moves back if the server does not take it. */
function useFlip(): (switching: Switching) => void {
  const client = useQueryClient();
  const { queryKey } = accountQueries.notifications();
  const { mutate } = useMutation({
    mutationFn: (body: Switching) => call(chooseNotification, { body }),
    onMutate: async ({ event, channel, isOn: next }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (before) => before && switched(before, event, channel, next));
    },
    onError: (error, { event, channel, isOn: tried }) => {
      client.setQueryData(queryKey, (before) => before && switched(before, event, channel, !tried));
      showToast(errorMessage(error), { kind: 'bad' });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['history'] }),
  });
  return mutate;
}

type ChoiceTableProps = {
  title: string;
  rows: readonly Choice[];
  whatsapp: WhatsappState;
  onFlip: (switching: Switching) => void;
};

function ChoiceTable({ title, rows, whatsapp, onFlip }: ChoiceTableProps) {
  const isSilent = (channel: NotificationChannel) => channel === 'whatsapp' && whatsapp === 'off';
  return (
    <table className="w-full border-separate border-spacing-0 rounded-card border border-line bg-paper">
      <caption className="px-1 pb-1 text-left text-sm font-semibold text-ink-soft">{title}</caption>
      <thead>
        <tr className="text-xs text-ink-soft">
          <th scope="col" className="sr-only">
            {TEXTS.event}
          </th>
          {NOTIFICATION_CHANNELS.map((channel) => (
            <th key={channel} scope="col" className="w-15 px-0.5 pt-3 pb-1 text-center font-semibold">
              {NOTIFICATION_CHANNEL_LABEL[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((choice) => (
          <tr key={choice.event} className="*:border-t *:border-line">
            <th scope="row" className="py-2 pr-1 pl-4 text-left text-base font-normal">
              {NOTIFICATION_EVENT_LABEL[choice.event]}
            </th>
            {NOTIFICATION_CHANNELS.map((channel) => (
              <td key={channel} className="text-center">
                <Switch
                  label={TEXTS.switch(
                    NOTIFICATION_EVENT_LABEL[choice.event],
                    NOTIFICATION_CHANNEL_LABEL[channel],
                  )}
                  checked={isOn(choice, channel) && !isSilent(channel)}
                  disabled={isSilent(channel)}
                  onChange={({ target }) => onFlip({ event: choice.event, channel, isOn: target.checked })}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
