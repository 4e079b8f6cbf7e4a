import { pathTo } from '#web/platform/paths.ts';
import { LoadError } from '#web/widgets/load-error.tsx';
import { detailTexts as texts } from './detail/detail.texts.ts';

export type QueryLoadErrorProps = { error: unknown; busy: boolean; onRetry: () => void };

export function QueryLoadError(props: QueryLoadErrorProps) {
  return (
    <LoadError
      {...props}
      notFound={texts.notFound}
      instead={{ to: pathTo('quotes'), label: texts.allQueries }}
    />
  );
}
