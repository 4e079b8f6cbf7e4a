import { ButtonLink } from '#ui/buttons/button.tsx';
import { sharingTexts as texts } from './sharing.texts.ts';

export type WhatsappLinkProps = { text: string; label?: string; name?: string };

/** Opens WhatsApp with the text; to whom it goes is chosen there. */
export function WhatsappLink({ text, label = texts.whatsapp, name }: WhatsappLinkProps) {
  return (
    <ButtonLink
      variant="quiet"
      size="small"
      icon="chat"
      target="_blank"
      rel="noreferrer"
      aria-label={name}
      href={`https://wa.me/?text=${encodeURIComponent(text)}`}
    >
      {label}
    </ButtonLink>
  );
}
