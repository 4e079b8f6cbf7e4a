import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type SyntheticEvent, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { TextArea } from '#ui/fields/text-area.tsx';
import { errorMessage } from '#web/platform/error-message.ts';
import { linkTo } from '#web/platform/navigation/link-to.ts';
import { customerQueries } from '#web/widgets/customer.queries.ts';
import { enquiryTexts as texts } from './enquiry.texts.ts';

/** Takes a message as people write it and opens the query filled from it, or one draft for each fabric. */
export function EnquiryField({ className = '' }: { className?: string }) {
  const [text, setText] = useState('');
  const { problem, isReading, read } = useReadEnquiry();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void read(text);
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      className={`flex flex-col gap-3 rounded-card border border-line bg-paper px-4 pt-4 pb-3 ${className}`}
    >
      <TextArea
        label={texts.label}
        help={texts.help}
        placeholder={texts.placeholder}
        error={problem ?? undefined}
        value={text}
        rows={2}
        onChange={(event) => setText(event.target.value)}
      />
      {text.trim() !== '' && (
        <Button type="submit" busy={isReading} className="sm:self-start">
          {texts.fill}
        </Button>
      )}
    </form>
  );
}

function useReadEnquiry() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const read = async (text: string) => {
    if (isReading) return;
    setReading(true);
    try {
      // The button may be pressed before the account has been read: it waits for it.
      const [customer, { keepEnquiry }] = await Promise.all([
        queryClient.ensureQueryData(customerQueries.me()),
        import('#web/platform/drafts/enquiry-drafts.ts'),
      ]);
      const { drafts, refusal } = keepEnquiry(text, customer);
      setProblem(refusal);
      const [first] = drafts;
      if (!first) return;
      if (drafts.length > 1) showToast(texts.several(drafts.length));
      await navigate(linkTo('createRequest', drafts.length === 1 ? { draft: first.localId } : {}));
    } catch (error) {
      setProblem(errorMessage(error));
    } finally {
      setReading(false);
    }
  };
  return { problem, isReading, read };
}
