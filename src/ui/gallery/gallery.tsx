import { BrandSection } from './brand-section.tsx';
import { ButtonSection } from './button-section.tsx';
import { CardSection } from './card-section.tsx';
import { ChoiceSection } from './choice-section.tsx';
import { FieldSection } from './field-section.tsx';
import { NavigationSection } from './navigation-section.tsx';
import { StateSection } from './state-section.tsx';
import { SwatchSection } from './swatch-section.tsx';

/** Development page: every part of the look in every state. */
export function Gallery() {
  return (
    <main id="content" tabIndex={-1} className="mx-auto flex max-w-page flex-col gap-8 px-4 py-8">
      <h1 className="text-2xl font-bold">Sample book</h1>
      <SwatchSection />
      <CardSection />
      <ButtonSection />
      <FieldSection />
      <ChoiceSection />
      <StateSection />
      <NavigationSection />
      <BrandSection />
    </main>
  );
}
