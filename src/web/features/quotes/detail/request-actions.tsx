import { Link, useRouter } from '@tanstack/react-router';
import { copyRequest, type FabricRequest, type RequestMove } from '#contract/customer/requests.ts';
import { REQUEST_STATUS_CODE } from '#domain/requests/request-status.ts';
import { Button } from '#ui/buttons/button.tsx';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { call } from '#web/platform/api.ts';
import { linkTo } from '#web/platform/navigation/link-to.ts';
import { OverlayButton } from '../overlay-button.tsx';
import { useOwnRequestMoves } from '../own-moves.ts';
import { useWriteButton } from '../use-write.ts';
import { detailTexts } from './detail.texts.ts';

const texts = detailTexts.actions;

const QUIET = { variant: 'quiet', size: 'small' } as const;

/** What may be done with the query as a whole. */
export function RequestActions({ request: { fabId, allowedMoves, status } }: { request: FabricRequest }) {
  const own = useOwnRequestMoves()(allowedMoves);
  const may = (move: RequestMove) => own.includes(move);
  const isDraft = status === REQUEST_STATUS_CODE.draft;
  return (
    <nav aria-label={texts.label} className="-ml-2 flex flex-wrap gap-1">
      {may('edit') && !isDraft && (
        <Link {...linkTo('editSpecifications', { fabId })} className={buttonClass(QUIET)}>
          <Icon name="pencil" />
          {texts.edit}
        </Link>
      )}
      {may('copy') && <CopyButton fabId={fabId} />}
      <OverlayButton view="history" {...QUIET} icon="clock">
        {texts.history}
      </OverlayButton>
      {may('close') && (
        <OverlayButton view="close" {...QUIET} icon="close">
          {texts.close}
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
      showToast(texts.copied(draft.number), { kind: 'good' });
      void router.navigate(linkTo('createRequest', { draft: draft.fabId }));
    },
  );
  return (
    <Button {...QUIET} icon="copy" busy={copy.isRunning} onClick={() => void copy.run()}>
      {texts.copy}
    </Button>
  );
}
