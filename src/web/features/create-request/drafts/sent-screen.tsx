import { Icon } from '#ui/icon.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Screen } from '#web/widgets/screen.tsx';

/** In sight for the moment until the request itself opens. */
export function SentScreen() {
  return (
    <Screen title="Add query" narrow>
      <div role="status" className="flex flex-col items-center gap-3 py-16 text-center">
        <Icon name="check-circle" size="huge" className="text-good" />
        <h2 className="text-xl font-bold">Sent to suppliers</h2>
        <p className="text-ink-soft">Their quotes arrive here and in your notices.</p>
        <Spinner label="Opening your request" />
      </div>
    </Screen>
  );
}
