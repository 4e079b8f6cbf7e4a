import { Button, ButtonLink } from '#ui/buttons/button.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { StickyAction } from '#ui/surfaces/sticky-action.tsx';
import { Row, Section } from './section.tsx';

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const;
const LABEL = {
  primary: 'Send query',
  secondary: 'Save draft',
  quiet: 'Skip',
  danger: 'Cancel order',
} as const;

export function ButtonSection() {
  return (
    <Section id="buttons" title="Buttons and actions">
      <Row title="Variants">
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            {LABEL[variant]}
          </Button>
        ))}
      </Row>
      <Row title="Busy">
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} busy>
            {LABEL[variant]}
          </Button>
        ))}
      </Row>
      <Row title="Small, with icon, not open, as link">
        <Button size="small" icon="copy" variant="secondary">
          Copy number
        </Button>
        <Button icon="plus">Add query</Button>
        <Button disabled>Approve</Button>
        <ButtonLink href="#buttons" variant="quiet" icon="download">
          Packing list
        </ButtonLink>
      </Row>
      <Row title="Spinner">
        <Spinner size="small" />
        <Spinner />
        <Spinner size="large" />
      </Row>
      <Row title="Main action at the thumb">
        <div className="w-full max-w-sm overflow-clip rounded-card border border-line">
          <p className="p-4 text-ink-soft">Content of a screen</p>
          <StickyAction note="The mill starts once you approve.">
            <Button variant="secondary">Ask for changes</Button>
            <Button>Approve</Button>
          </StickyAction>
        </div>
      </Row>
    </Section>
  );
}
