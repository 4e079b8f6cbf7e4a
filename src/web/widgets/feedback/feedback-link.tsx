import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { pathTo } from '#web/platform/paths.ts';
import { feedbackLinkTexts } from './feedback-link.texts.ts';

/** For orders whose moves name `give_feedback`. */
export function FeedbackLink({ orderId }: { orderId: string }) {
  return (
    <Link
      to={pathTo('feedback', { feedbackOrderId: orderId })}
      className={buttonClass({ variant: 'quiet', size: 'small' })}
    >
      <Icon name="star" />
      {feedbackLinkTexts.rate}
    </Link>
  );
}
