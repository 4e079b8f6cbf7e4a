import { useQuery } from '@tanstack/react-query';
import type { CustomerProfile } from '#contract/customer/account.ts';
import type { BusinessType } from '#domain/account/sign-up/business-type.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';
import { orPlaceholder } from '#domain/shared/placeholder.ts';
import { Button } from '#ui/buttons/button.tsx';
import { customerQueries } from '#web/widgets/customer.queries.ts';
import { spacedPhone } from '#web/widgets/spaced-phone.ts';
import { VerificationBadge } from '#web/widgets/verification-badge.tsx';
import { BUSINESS_TYPE_LABEL } from '#words/page/account.ts';
import { Loaded } from '../loaded.tsx';
import { Facts, PartCard } from '../part-card.tsx';
import type { SectionProps } from '../section-props.ts';
import { ChangeSignIn } from './change-sign-in.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { profileTexts } from './profile.texts.ts';
import { ProfileForm } from './profile-form.tsx';

export function ProfileSection({ itemId, openItem, closeItem }: SectionProps) {
  const query = useQuery(customerQueries.me());
  return (
    <Loaded query={query}>
      {(customer) =>
        itemId === 'sign-in' ? (
          <ChangeSignIn customer={customer} onDone={closeItem} />
        ) : (
          <div className="flex flex-col gap-4">
            <WhoYouAre customer={customer} onChangeSignIn={() => openItem('sign-in')} />
            <LanguageChoice customer={customer} />
            <ProfileForm key={customer.customerId} customer={customer} />
          </div>
        )
      }
    </Loaded>
  );
}

type WhoYouAreProps = { customer: CustomerProfile; onChangeSignIn: () => void };

function WhoYouAre({ customer, onChangeSignIn }: WhoYouAreProps) {
  const isPhone = MARKET_RULES[customer.market].signInChannel === 'phone';
  const business = BUSINESS_TYPE_LABEL[customer.businessType as BusinessType];
  return (
    <PartCard>
      <div className="flex flex-wrap items-center justify-between gap-2 pb-2">
        <p className="text-lg font-bold">{customer.company}</p>
        <VerificationBadge status={customer.verificationStatus} />
      </div>
      <Facts
        facts={[
          [
            profileTexts.signInWith,
            orPlaceholder(isPhone ? spacedPhone(customer.phoneNumber ?? '') : customer.email),
          ],
          [profileTexts.market, MARKET_RULES[customer.market].label],
          [profileTexts.prices, customer.currency === 'INR' ? profileTexts.rupee : profileTexts.dollar],
          [profileTexts.city, orPlaceholder(customer.city)],
          [profileTexts.business, orPlaceholder(business)],
        ]}
      />
      <Button variant="secondary" size="small" icon={isPhone ? 'phone' : 'mail'} onClick={onChangeSignIn}>
        {isPhone ? profileTexts.changeNumber : profileTexts.changeEmail}
      </Button>
    </PartCard>
  );
}
