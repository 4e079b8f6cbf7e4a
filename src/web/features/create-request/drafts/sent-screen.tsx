import { Spinner } from '#ui/feedback/spinner.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { Screen } from '#web/widgets/screen.tsx';
import { createRequestTexts } from '../create-request.texts.ts';
import { draftTexts } from './drafts.texts.ts';

const texts = draftTexts.sent;

/** In sight for the moment until the request itself opens. */
export function SentScreen() {
  return (
    <Screen title={createRequestTexts.title} narrow>
      <div role="status" className="flex flex-col items-center gap-3 py-16 text-center">
        <Icon name="check-circle" size="huge" className="text-good" />
        <h2 className="text-xl font-bold">{texts.title}</h2>
        <p className="text-ink-soft">{texts.next}</p>
        <Spinner label={texts.opening} />
      </div>
    </Screen>
  );
}
