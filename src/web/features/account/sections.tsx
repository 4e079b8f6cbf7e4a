/** The parts of the account: what each is called, who has it, and the code that is loaded when it is opened. */
import type { ReactNode } from 'react';
import type { Market } from '#domain/shared/market.ts';
import type { IconName } from '#ui/icon-paths.ts';
import { msmeQueries } from '#web/widgets/msme/msme.queries.ts';
import { POLICY_TITLE } from '#web/widgets/policies/policy-text.tsx';
import { accountQueries } from './account.queries.ts';
import type { SectionComponent } from './section-props.ts';
import { SectionState } from './section-state.tsx';
import * as words from './section-words.ts';

export type Section = {
  id: string;
  title: string;
  icon: IconName;
  /** Absent: every market has it. */
  market?: Market;
  /** Title while one of its entries is open; absent where entries open in a sheet. */
  itemTitle?: (id: string) => string;
  state?: () => ReactNode;
  load: () => Promise<SectionComponent>;
};

export const PROFILE: Section = {
  id: 'profile',
  title: 'Profile',
  icon: 'user',
  itemTitle: () => 'Change sign-in',
  load: () => import('./sections/profile-section.tsx').then((m) => m.ProfileSection),
};

export const SECTION_GROUPS: readonly { title: string; sections: readonly Section[] }[] = [
  {
    title: 'Your business',
    sections: [
      {
        id: 'addresses',
        title: 'Addresses',
        icon: 'pin',
        itemTitle: (id) => (id === 'new' ? 'Add an address' : 'Edit address'),
        state: () => <SectionState query={accountQueries.addresses()} words={words.addressesWords} />,
        load: () => import('./sections/addresses-section.tsx').then((m) => m.AddressesSection),
      },
      {
        id: 'gst',
        title: 'GST numbers',
        icon: 'receipt',
        market: 'IN',
        itemTitle: () => 'Add a GST number',
        state: () => <SectionState query={accountQueries.gstNumbers()} words={words.gstWords} />,
        load: () => import('./sections/gst-section.tsx').then((m) => m.GstSection),
      },
      {
        id: 'msme',
        title: 'MSME registration',
        icon: 'factory',
        market: 'IN',
        state: () => <SectionState query={msmeQueries.mine()} words={words.msmeWords} />,
        load: () => import('./sections/msme-section.tsx').then((m) => m.MsmeSection),
      },
    ],
  },
  {
    title: 'Money',
    sections: [
      {
        id: 'bank',
        title: 'Bank details',
        icon: 'bank',
        itemTitle: (id) => (id === 'upi' ? 'UPI address' : 'Bank account'),
        state: () => <SectionState query={accountQueries.bankDetails()} words={words.bankWords} />,
        load: () => import('./sections/bank-section.tsx').then((m) => m.BankSection),
      },
      {
        id: 'credit',
        title: 'Credit period and limit',
        icon: 'calendar',
        state: () => <SectionState query={accountQueries.creditPeriod()} words={words.creditWords} />,
        load: () => import('./sections/credit-section.tsx').then((m) => m.CreditSection),
      },
    ],
  },
  {
    title: 'Messages',
    sections: [
      {
        id: 'whatsapp',
        title: 'WhatsApp',
        icon: 'chat',
        itemTitle: () => 'WhatsApp number',
        state: () => <SectionState query={accountQueries.whatsapp()} words={words.whatsappWords} />,
        load: () => import('./sections/whatsapp-section.tsx').then((m) => m.WhatsappSection),
      },
      {
        id: 'notifications',
        title: 'Notifications',
        icon: 'bell',
        state: () => <SectionState query={accountQueries.notifications()} words={words.notificationWords} />,
        load: () => import('./sections/notifications-section.tsx').then((m) => m.NotificationsSection),
      },
    ],
  },
  {
    title: 'Security and papers',
    sections: [
      {
        id: 'devices',
        title: 'Signed-in devices',
        icon: 'device',
        state: () => <SectionState query={accountQueries.sessions()} words={words.devicesWords} />,
        load: () => import('./sections/devices-section.tsx').then((m) => m.DevicesSection),
      },
      {
        id: 'history',
        title: 'History',
        icon: 'clock',
        state: () => 'Who changed what, and when',
        load: () => import('./sections/history-section.tsx').then((m) => m.HistorySection),
      },
      {
        id: 'policies',
        title: 'Policies',
        icon: 'file',
        itemTitle: (id) => (id === 'return-refund' ? POLICY_TITLE[id] : POLICY_TITLE.terms),
        state: () => 'Terms, returns and refunds',
        load: () => import('./sections/policies-section.tsx').then((m) => m.PoliciesSection),
      },
    ],
  },
];

export function sectionNamed(view: string | null): Section | null {
  return SECTION_GROUPS.flatMap(({ sections }) => sections).find(({ id }) => id === view) ?? null;
}
