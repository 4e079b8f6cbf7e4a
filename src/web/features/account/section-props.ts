import type { ComponentType } from 'react';

/** What every part is given: which of its entries is open, and how to open and close one. */
export type SectionProps = { itemId: string | null; openItem: (id: string) => void; closeItem: () => void };

export type SectionComponent = ComponentType<SectionProps>;
