import { Link, useRouter } from '@tanstack/react-router';
import { copyRequest, type FabricRequest, type RequestMove } from '#contract/requests.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import { showToast } from '#ui/toast-store.ts';
import { call } from '#web/platform/api.ts';
import { pathTo } from '#web/platform/paths.ts';
import { OverlayButton } from '../overlay-button.tsx';
import { useWriteButton } from '../use-write.ts';

const QUIET = { variant: 'quiet', size: 'small' } as const;

/** What may be done with the query as a whole. */
export function RequestActions({ request: { fabId, allowedMoves, status } }: { request: FabricRequest }) {
  const may = (move: RequestMove) => allowedMoves.includes(move);
  const isDraft = status === 1;
  return (
    <nav aria-label="This query" className="-ml-2 flex flex-wrap gap-1">
      {may('edit') && !isDraft && (
        <Link to={pathTo('editSpecifications')} search={{ fabId } as never} className={buttonClass(QUIET)}>
          <Icon name="pencil" />
          Edit specifications
        </Link>
      )}
      {may('copy') && <CopyButton fabId={fabId} />}
      <OverlayButton view="history" {...QUIET} icon="clock">
        History
      </OverlayButton>
      {may('close') && (
        <OverlayButton view="close" {...QUIET} icon="close">
          Close query
        </OverlayButton>
      )}
    </nav>
  );
}

function CopyButton({ fabId }: { fabId: string }) {
  const router = useRouter();
  const copy = useWriteButton(
    (idempotencyKey) => call(copyRequest, { params: { fabId }, body: {} }, { idempotencyKey }),
    (draft) => {
      showToast(`${draft.number} is a copy you can change and send.`, { kind: 'good' });
      void router.navigate({ to: pathTo('createRequest'), search: { draft: draft.fabId } as never });
    },
  );
  return (
    <Button {...QUIET} icon="copy" busy={copy.isRunning} onClick={() => void copy.run()}>
      Copy
    </Button>
  );
}
