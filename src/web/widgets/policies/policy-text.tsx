import { readPolicy, readPolicyText } from '#contract/customer/policies.ts';
import type { Reply } from '#contract/endpoint.ts';
import { DETAIL_DATE_FORMAT, formatDate } from '#domain/shared/format-date.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { call } from '#web/platform/api.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { useRead } from '#web/platform/use-read.ts';
import { policiesTexts } from './policies.texts.ts';

export type PolicyName = 'terms' | 'return-refund';

type Text = Reply<typeof readPolicyText>;
type Heading = 'h2' | 'h3';
export type PolicyTextProps = {
  policy: PolicyName;
  /** One that somebody once accepted; the version in force by default. */
  version?: string | undefined;
  /** One step below the title above it. */
  heading?: Heading;
};

/** The version in force, read from the server: what people accept is what they see. */
export function PolicyText({ policy, version, heading = 'h2' }: PolicyTextProps) {
  const { data, error, isReading, retry } = useRead(`${policy} ${version}`, (signal) =>
    readText(policy, version, signal),
  );
  if (data) return <PolicySections text={data} heading={heading} />;
  if (error) return <ErrorState detail={errorMessage(error)} busy={isReading} onRetry={retry} />;
  return <PolicySkeleton />;
}

async function readText(policy: PolicyName, wanted: string | undefined, signal: AbortSignal): Promise<Text> {
  const version = wanted ?? (await call(readPolicy, { params: { policy } }, { signal })).version;
  return call(readPolicyText, { params: { policy, version } }, { signal });
}

function PolicySections({ text, heading: Heading }: { text: Text; heading: Heading }) {
  return (
    <article className="flex flex-col gap-6">
      <p className="figures text-sm text-ink-soft">
        {policiesTexts.version(
          text.version,
          formatDate(new Date(text.effectiveFrom), 'Asia/Kolkata', DETAIL_DATE_FORMAT),
        )}
      </p>
      {text.sections.map((section) => (
        <section key={section.heading}>
          <Heading className="text-lg font-bold">{section.heading}</Heading>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-2 text-ink-soft">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </article>
  );
}

function PolicySkeleton() {
  return (
    <div role="status" aria-label={policiesTexts.loading} className="flex flex-col gap-6">
      <Skeleton className="max-w-60" />
      {Array.from({ length: 4 }, (_, place) => (
        <div key={place} className="flex flex-col gap-2">
          <Skeleton shape="title" className="max-w-48" />
          <Skeleton />
          <Skeleton />
          <Skeleton className="w-2/3" />
        </div>
      ))}
    </div>
  );
}
