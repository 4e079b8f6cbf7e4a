import type { ReactNode } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Sheet } from '#ui/surfaces/sheet.tsx';
import { errorMessage } from '#web/platform/error-message.ts';
import type { Task } from '#web/platform/use-task.ts';
import { FormError } from '../forms/form-error.tsx';
import { ShareLink } from './share-link.tsx';

export type CreatedLink = { url: string; expiresAt: string };

export type LinkSheetProps = {
  texts: { title: string; done: string; create: string; link: string };
  description: string;
  /** Makes the link; done at once by a tap. */
  make: Pick<Task<[]>, 'run' | 'isRunning' | 'error'>;
  /** The link that was made, in full. */
  address: string | null;
  /** Before it is made: how long it will work. */
  lead: string;
  /** Beside the link: until when it works. */
  until: string;
  message: { title: string; text: (address: string) => string };
  onClose: () => void;
  children?: ReactNode;
};

/** Makes a link for somebody without an account, and ways to send it. */
export function LinkSheet({
  texts,
  description,
  make,
  address,
  lead,
  until,
  message,
  ...rest
}: LinkSheetProps) {
  const { onClose, children } = rest;
  return (
    <Sheet
      open
      onClose={onClose}
      title={texts.title}
      description={description}
      foot={
        address ? (
          <Button onClick={onClose}>{texts.done}</Button>
        ) : (
          <Button busy={make.isRunning} onClick={() => void make.run()}>
            {texts.create}
          </Button>
        )
      }
    >
      <FormError error={make.error} words={errorMessage} />
      {address ? (
        <div className="flex flex-col gap-2">
          <Field
            label={texts.link}
            readOnly
            value={address}
            help={until}
            onFocus={(event) => event.target.select()}
          />
          <ShareLink url={address} title={message.title} text={message.text(address)} />
        </div>
      ) : (
        <p className="text-ink-soft">{lead}</p>
      )}
      {children}
    </Sheet>
  );
}

/** The server names a path; whoever gets the link needs all of it. */
export function fullAddress(link: CreatedLink | null): string | null {
  return link && new URL(link.url, window.location.href).href;
}
