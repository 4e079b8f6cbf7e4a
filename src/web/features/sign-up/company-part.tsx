import { BUSINESS_TYPES } from '#domain/account/sign-up/business-type.ts';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { BinField } from '#web/widgets/bin-field.tsx';
import { BUSINESS_TYPE_LABEL } from '#words/page/account.ts';
import { CityField } from './city-field.tsx';
import { GstPart } from './gst-part.tsx';
import { signUpTexts } from './sign-up.texts.ts';
import type { Proof } from './sign-up-calls.ts';
import type { SignUpFormState } from './sign-up-form-state.ts';

type CompanyPartProps = { form: SignUpFormState; market: Market; proof: Proof; onEnded: () => void };

const BUSINESSES = BUSINESS_TYPES.map((value) => ({ value, label: BUSINESS_TYPE_LABEL[value] }));

/** The tax number comes first in India: it fills in the company. */
export function CompanyPart({ form, market, proof, onEnded }: CompanyPartProps) {
  const { taxNumber, deliversTo } = MARKET_RULES[market];
  return (
    <>
      {taxNumber === 'gstin' && <GstPart form={form} proof={proof} onEnded={onEnded} />}
      <Field
        {...form.text('company')}
        label={signUpTexts.company}
        autoComplete="organization"
        maxLength={200}
        help={signUpTexts.companyHelp}
        required
      />
      <Field
        {...form.text('contactName')}
        label={signUpTexts.name}
        autoComplete="name"
        maxLength={200}
        required
      />
      <Field
        {...form.text('email')}
        label={signUpTexts.email}
        kind="email"
        help={signUpTexts.emailHelp}
        maxLength={254}
        required
      />
      {deliversTo === 'pincode' ? (
        <CityField {...form.choice('city')} />
      ) : (
        <Field
          {...form.text('city')}
          label={signUpTexts.city}
          autoComplete="address-level2"
          maxLength={200}
          required
        />
      )}
      <Select
        {...form.text('businessType')}
        label={signUpTexts.business}
        options={BUSINESSES}
        placeholder={signUpTexts.choose}
        required
      />
      {taxNumber === 'bin' && <BinField {...form.text('bin')} help={signUpTexts.binHelp} />}
    </>
  );
}
