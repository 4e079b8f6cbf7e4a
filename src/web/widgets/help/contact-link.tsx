import { Link } from '@tanstack/react-router';
import { type ButtonLook, buttonClass } from '#ui/buttons/button-class.ts';
import { linkTo } from '#web/platform/navigation/link-to.ts';
import { contactLinkTexts } from './contact-link.texts.ts';

/** Where something can only be settled with a person: how that person is reached. */
export function ContactLink(look: ButtonLook) {
  return (
    <Link {...linkTo('account', { view: 'help' })} className={`${buttonClass(look)} shrink-0`}>
      {contactLinkTexts.contact}
    </Link>
  );
}
