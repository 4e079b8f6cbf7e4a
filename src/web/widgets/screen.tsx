import type { ReactNode } from 'react';
import { TopBar } from '#ui/navigation/top-bar.tsx';
import { classNames } from '#ui/theme/class-names.ts';

export type ScreenProps = {
  title: string;
  onBack?: () => void;
  actions?: ReactNode;
  /** Text and forms read better in a narrow column. */
  narrow?: boolean;
  children: ReactNode;
};

/** Title bar and content: the shape every ordinary screen has. */
export function Screen({ title, onBack, actions, narrow = false, children }: ScreenProps) {
  return (
    <>
      <TopBar title={title} onBack={onBack} actions={actions} />
      <main
        id="content"
        tabIndex={-1}
        className={classNames(
          'mx-auto w-full flex-1 px-safe py-4 outline-none wide:px-8 wide:py-8',
          narrow ? 'max-w-3xl' : 'max-w-page',
        )}
      >
        {children}
      </main>
    </>
  );
}
