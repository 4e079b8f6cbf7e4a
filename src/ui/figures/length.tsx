import { type FigureProps, Money } from './money.tsx';

/** A length of cloth as the domain wrote it ("1,200 m"); shown exactly like money so that columns line up. */
export function Length(props: FigureProps) {
  return <Money {...props} />;
}
