/** Buttons that fetch files: what keeps one from being written is said below them. */

import { useState } from 'react';
import type { Reply } from '#contract/endpoint.ts';
import { prepareBookFile } from '#contract/staff/books.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { FormProblem } from '#desk/widgets/forms/form-problem.tsx';
import type { BookFileKind } from '#domain/books/book-files.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { bookFilesTexts as texts } from './book-files.texts.ts';

export type BookFilesProps = {
  kinds: readonly BookFileKind[];
  about: { gstin: string; month: string } | { dispatchId: string } | { issueId: string };
};

export function BookFiles({ kinds, about }: BookFilesProps) {
  return (
    <FilesToFetch
      files={kinds.map((kind) => [kind, texts.files[kind]])}
      prepare={(kind) => call(prepareBookFile, { body: { kind, ...about } })}
    />
  );
}

type FilesToFetchProps<Kind extends string> = {
  files: readonly (readonly [kind: Kind, label: string])[];
  prepare: (kind: Kind) => Promise<Reply<typeof prepareBookFile>>;
};

export function FilesToFetch<Kind extends string>({ files, prepare }: FilesToFetchProps<Kind>) {
  const [problems, setProblems] = useState<readonly string[]>([]);
  const fetchFile = useChange({
    send: prepare,
    touches: [],
    onDone: (answer) => {
      setProblems(answer.problems);
      // An attachment: the page stays where it is.
      if (answer.url !== null) window.location.assign(new URL(answer.url, window.location.href).href);
    },
  });
  return (
    <div className="flex flex-col gap-3">
      <div className="-ml-3 flex flex-col items-start">
        {files.map(([kind, label]) => (
          <Button
            key={kind}
            variant="quiet"
            size="small"
            icon="download"
            disabled={fetchFile.isRunning}
            onClick={() => fetchFile.run(kind)}
          >
            {label}
          </Button>
        ))}
      </div>
      <FormProblem change={fetchFile} />
      {problems.length > 0 && (
        <Notice tone="bad" title={texts.notWritten} live>
          <Sentences sentences={problems} />
        </Notice>
      )}
    </div>
  );
}

export function Sentences({ sentences }: { sentences: readonly string[] }) {
  return (
    <ul className="flex flex-col gap-1">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
