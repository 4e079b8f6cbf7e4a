/** Who plays in the demo; `npm start` prints the same file. */
import { readFile } from 'node:fs/promises';
import type { CreditPeriodDays } from '#domain/account/choices/credit-period.ts';
import type { BusinessType } from '#domain/account/sign-up/business-type.ts';
import type { StaffRole } from '#domain/account/staff-role.ts';
import type { MsmeClass } from '#domain/account/tax-numbers/msme.ts';
import type { FabricCategory } from '#domain/catalogue/fabric-category.ts';
import type { Market } from '#domain/shared/market.ts';
import type { Currency } from '#domain/shared/money.ts';
import type { AddressForm } from '#server/capabilities/addresses/read-address-form.ts';
import { PROJECT_ROOT } from '#server/project-root.ts';

export type DemoCustomer = {
  market: Market;
  name: string;
  company: string;
  signIn: string;
  verificationStatus: 0 | 1 | 2;
  city: string;
  businessType: BusinessType;
  contactEmail: string;
  gstin?: string;
  bin?: string;
  creditDays: CreditPeriodDays;
  creditLimitMinor: string;
  addresses: AddressForm[];
};

export type DemoSupplier = {
  name: string;
  alias: string;
  city: string;
  stateCode: string;
  rating: number;
  onTimePercent: number;
  ordersDone: number;
  msmeClass: MsmeClass | null;
  fabricCategories: FabricCategory[];
};

export type DemoSeller = {
  legalName: string;
  gstin: string;
  stateCode: string;
  address: string;
  city: string;
  pincode: string;
  iec: string;
  banks: DemoBank[];
};

export type DemoBank = {
  currency: Currency;
  bankName: string;
  branch: string;
  holder: string;
  account: string;
  code: string;
  vpa: string | null;
};

export type DemoData = {
  customers: DemoCustomer[];
  staff: { email: string; name: string; role: StaffRole }[];
  /** Who plays the desk; the second one only gives the second word for large refunds. */
  autopilot: { email: string; name: string; role: StaffRole }[];
  referenceCodes: { code: string; note: string }[];
  suppliers: DemoSupplier[];
  seller: DemoSeller;
};

export async function readDemoData(): Promise<DemoData> {
  return JSON.parse(
    await readFile(new URL('database/demo/demo-data.json', PROJECT_ROOT), 'utf8'),
  ) as DemoData;
}
