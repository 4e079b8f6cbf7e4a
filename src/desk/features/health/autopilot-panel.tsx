import { useQuery } from '@tanstack/react-query';
import {
  AUTOPILOT_PACES,
  type AutopilotPace,
  readAutopilot,
  setAutopilot,
} from '#contract/staff/autopilot.ts';
import { useMay } from '#desk/platform/access.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { FormProblem } from '#desk/widgets/forms/form-problem.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { Select } from '#ui/fields/select.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { HEALTH_KEY } from './health.queries.ts';
import { healthTexts } from './health.texts.ts';

const texts = healthTexts.autopilot;
const PACE_OPTIONS = AUTOPILOT_PACES.map((value) => ({ value, label: texts.paces[value] }));

/** Only in the demo: who plays the other side, and how briskly. */
export function AutopilotPanel() {
  const { data } = useQuery({
    queryKey: [HEALTH_KEY, 'autopilot'],
    queryFn: ({ signal }) => call(readAutopilot, {}, { signal }),
  });
  const maySet = useMay(setAutopilot);
  const set = useChange({
    send: (body: { isOn: boolean; pace: AutopilotPace }) => call(setAutopilot, { body }),
    touches: [HEALTH_KEY],
    done: () => texts.saved,
  });
  if (!data?.isAvailable) return null;
  const { isOn, pace } = data;
  return (
    <Panel title={texts.title}>
      <p className="text-sm text-ink-soft">{texts.lead}</p>
      <div className="flex items-center justify-between text-sm font-semibold">
        <span aria-hidden="true">{texts.isOn}</span>
        <Switch
          label={texts.isOn}
          checked={isOn}
          disabled={!maySet}
          onChange={(event) => set.run({ isOn: event.target.checked, pace })}
        />
      </div>
      <Select
        label={texts.pace}
        options={PACE_OPTIONS}
        value={pace}
        disabled={!maySet}
        onChange={(event) => set.run({ isOn, pace: event.target.value as AutopilotPace })}
      />
      <FormProblem change={set} />
    </Panel>
  );
}
