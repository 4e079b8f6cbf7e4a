import { allowPhotoApproval } from '#contract/customer/production.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { call } from '#web/platform/api.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { useWrite } from '#web/platform/use-intent.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { PRODUCTION_KEY } from '#web/widgets/production/production.queries.ts';
import { samplesTexts } from './samples.texts.ts';

/** Cloth on a screen is not the cloth in the hand: the buyer says so once for the order. */
export function PhotoConsent({ orderId }: { orderId: string }) {
  const send = () => call(allowPhotoApproval, { params: { orderId }, body: { isAllowed: true } });
  const allow = useWrite([PRODUCTION_KEY], send);
  return (
    <Notice
      tone="warn"
      title={samplesTexts.photoConsentTitle}
      action={
        <Button variant="secondary" size="small" busy={allow.isRunning} onClick={() => void allow.run()}>
          {samplesTexts.acceptPhotos}
        </Button>
      }
    >
      {samplesTexts.photoConsent}
      <FormError error={allow.error} words={errorMessage} />
    </Notice>
  );
}
