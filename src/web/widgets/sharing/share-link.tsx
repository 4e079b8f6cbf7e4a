import { Button, ButtonLink } from '#ui/buttons/button.tsx';
import { CopyButton } from '#web/widgets/payments/copy-facts.tsx';
import { sharingTexts as texts } from './sharing.texts.ts';
import { WhatsappLink } from './whatsapp-link.tsx';

export type ShareLinkProps = { url: string; title: string; text: string };

/** The sheet of the phone where it has one; WhatsApp, email and copying everywhere. */
export function ShareLink({ url, title, text }: ShareLinkProps) {
  const share = () => void navigator.share({ title, url }).catch(() => {});
  const look = { variant: 'quiet', size: 'small' } as const;
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="sr-only">{texts.ways}</legend>
      <CopyButton label={texts.copyName} value={url} />
      {'share' in navigator && (
        <Button {...look} icon="upload" onClick={share}>
          {texts.share}
        </Button>
      )}
      <WhatsappLink text={text} />
      <ButtonLink
        {...look}
        icon="mail"
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(text)}`}
      >
        {texts.email}
      </ButtonLink>
    </fieldset>
  );
}
