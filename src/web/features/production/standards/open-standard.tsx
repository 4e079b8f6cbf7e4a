import type { StandardKind } from '#domain/production/standards/standard-status.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useOverlay } from '#web/platform/navigation/overlays.ts';
import { standardsTexts } from './standards.texts.ts';

/** Also in links of messages. */
export const STANDARD_VIEW = 'standard';

/** Opens the sheet in which the buyer names or sends it. */
export function OpenStandard({ kind, name }: { kind: StandardKind; name: string }) {
  const { open } = useOverlay(STANDARD_VIEW);
  const label = standardsTexts.open[kind];
  return (
    <Button size="small" className="shrink-0" aria-label={`${label}: ${name}`} onClick={() => open()}>
      {label}
    </Button>
  );
}
