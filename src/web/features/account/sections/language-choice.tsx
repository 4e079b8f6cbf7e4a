import { type CustomerProfile, changeCustomer } from '#contract/customer/account.ts';
import { LANGUAGE_NAME, type Language, OFFERED_LANGUAGES } from '#domain/shared/language.ts';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { call } from '#web/platform/api.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { useWrite } from '#web/platform/use-intent.ts';
import { languageTexts } from '#web/widgets/language/language.texts.ts';
import { PartCard } from '../part-card.tsx';

const OPTIONS = OFFERED_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAME[value] }));

/** Takes effect at once: the page opens again in its language, and drafts wait where they were. */
export function LanguageChoice({ customer }: { customer: CustomerProfile }) {
  const { run, error } = useWrite(
    ['account'],
    (_key, language: Language) => call(changeCustomer, { params: { customerId: 'me' }, body: { language } }),
    () => window.location.reload(),
  );
  if (OPTIONS.length < 2) return null;
  return (
    <PartCard aria-label={languageTexts.language}>
      <RadioGroup
        inline
        legend={languageTexts.language}
        name="language"
        options={OPTIONS}
        value={customer.language}
        onChange={(language) => void run(language as Language)}
        help={languageTexts.help}
        error={error === null ? undefined : errorMessage(error)}
      />
    </PartCard>
  );
}
