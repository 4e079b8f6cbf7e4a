/** The parts of the account: what each is called, who has it, and the code that is loaded when it is opened. */
import type { ReactNode } from 'react';
import { readAccountStatement } from '#contract/customer/account-statement.ts';
import { readBankDetails } from '#contract/customer/bank-details.ts';
import { readMsme } from '#contract/customer/msme.ts';
import {
  listAccountHistory,
  readCreditPeriod,
  updateWhatsappNumber,
} from '#contract/customer/preferences.ts';
import { listGstNumbers } from '#contract/customer/tax-numbers.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Market } from '#domain/shared/market.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { companyQueries } from '#web/widgets/company/company.queries.ts';
import { msmeQueries } from '#web/widgets/msme/msme.queries.ts';
import { policiesTexts } from '#web/widgets/policies/policies.texts.ts';
import { accountQueries } from './account.queries.ts';
import { accountTexts } from './account.texts.ts';
import type { SectionComponent } from './section-props.ts';
import { SectionState } from './section-state.tsx';
import * as words from './section-summary.ts';

const { groups: GROUPS, sections: TITLES, items: ITEMS } = accountTexts;

export type Section = {
  id: string;
  title: string;
  icon: IconName;
  /** Absent: every market has it. */
  markets?: readonly Market[];
  /** What it reads or changes; absent: everyone who belongs to the company. */
  calls?: Pick<Endpoint, 'access' | 'companyRoles'>;
  /** Title while one of its entries is open; absent where entries open in a sheet. */
  itemTitle?: (id: string) => string;
  state?: () => ReactNode;
  load: () => Promise<SectionComponent>;
};

export const PROFILE: Section = {
  id: 'profile',
  title: accountTexts.profile,
  icon: 'user',
  itemTitle: () => ITEMS.signIn,
  load: () => import('./sections/profile-section.tsx').then((m) => m.ProfileSection),
};

export const SECTION_GROUPS: readonly { title: string; sections: readonly Section[] }[] = [
  {
    title: GROUPS.business,
    sections: [
      {
        id: 'colleagues',
        title: TITLES.colleagues,
        icon: 'user',
        itemTitle: (id) =>
          id === 'approver' ? ITEMS.newApprover : id === 'new' ? ITEMS.newColleague : ITEMS.colleague,
        state: () => <SectionState query={companyQueries.people()} words={words.colleaguesText} />,
        load: () => import('./sections/colleagues-section.tsx').then((m) => m.ColleaguesSection),
      },
      {
        id: 'addresses',
        title: TITLES.addresses,
        icon: 'pin',
        itemTitle: (id) => (id === 'new' ? ITEMS.newAddress : ITEMS.address),
        state: () => <SectionState query={accountQueries.addresses()} words={words.addressesText} />,
        load: () => import('./sections/addresses-section.tsx').then((m) => m.AddressesSection),
      },
      {
        id: 'gst',
        title: TITLES.gst,
        icon: 'receipt',
        markets: ['IN'],
        itemTitle: () => ITEMS.newGst,
        state: () => <SectionState query={accountQueries.gstNumbers()} words={words.gstText} />,
        calls: listGstNumbers,
        load: () => import('./sections/gst-section.tsx').then((m) => m.GstSection),
      },
      {
        id: 'msme',
        title: TITLES.msme,
        icon: 'factory',
        markets: ['IN'],
        state: () => <SectionState query={msmeQueries.mine()} words={words.msmeText} />,
        calls: readMsme,
        load: () => import('./sections/msme-section.tsx').then((m) => m.MsmeSection),
      },
    ],
  },
  {
    title: GROUPS.money,
    sections: [
      {
        id: 'bank',
        title: TITLES.bank,
        icon: 'bank',
        itemTitle: (id) => (id === 'upi' ? ITEMS.upi : ITEMS.bankAccount),
        state: () => <SectionState query={accountQueries.bankDetails()} words={words.bankText} />,
        calls: readBankDetails,
        load: () => import('./sections/bank-section.tsx').then((m) => m.BankSection),
      },
      {
        id: 'credit',
        title: TITLES.credit,
        icon: 'calendar',
        state: () => <SectionState query={accountQueries.creditPeriod()} words={words.creditSummary} />,
        calls: readCreditPeriod,
        load: () => import('./sections/credit-section.tsx').then((m) => m.CreditSection),
      },
      {
        id: 'statement',
        title: TITLES.statement,
        icon: 'file',
        state: () => accountTexts.states.statement,
        calls: readAccountStatement,
        load: () => import('./sections/statement-section.tsx').then((m) => m.StatementSection),
      },
    ],
  },
  {
    title: GROUPS.messages,
    sections: [
      {
        id: 'whatsapp',
        title: TITLES.whatsapp,
        icon: 'chat',
        itemTitle: () => ITEMS.whatsapp,
        state: () => <SectionState query={accountQueries.whatsapp()} words={words.whatsappText} />,
        calls: updateWhatsappNumber,
        load: () => import('./sections/whatsapp-section.tsx').then((m) => m.WhatsappSection),
      },
      {
        id: 'notifications',
        title: TITLES.notifications,
        icon: 'bell',
        state: () => <SectionState query={accountQueries.notifications()} words={words.notificationText} />,
        load: () => import('./sections/notifications-section.tsx').then((m) => m.NotificationsSection),
      },
    ],
  },
  {
    title: GROUPS.security,
    sections: [
      {
        id: 'devices',
        title: TITLES.devices,
        icon: 'device',
        state: () => <SectionState query={accountQueries.sessions()} words={words.devicesText} />,
        load: () => import('./sections/devices-section.tsx').then((m) => m.DevicesSection),
      },
      {
        id: 'history',
        title: TITLES.history,
        icon: 'clock',
        state: () => accountTexts.states.history,
        calls: listAccountHistory,
        load: () => import('./sections/history-section.tsx').then((m) => m.HistorySection),
      },
      {
        id: 'policies',
        title: TITLES.policies,
        icon: 'file',
        itemTitle: (id) => (id === 'return-refund' ? policiesTexts.titles[id] : policiesTexts.titles.terms),
        state: () => accountTexts.states.policies,
        load: () => import('./sections/policies-section.tsx').then((m) => m.PoliciesSection),
      },
    ],
  },
  {
    title: GROUPS.help,
    sections: [
      {
        id: 'help',
        title: TITLES.help,
        icon: 'phone',
        state: () => accountTexts.states.help,
        load: () => import('./sections/help-section.tsx').then((m) => m.HelpSection),
      },
    ],
  },
];

export function sectionNamed(view: string | null): Section | null {
  return SECTION_GROUPS.flatMap(({ sections }) => sections).find(({ id }) => id === view) ?? null;
}
