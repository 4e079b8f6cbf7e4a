import { Link } from '@tanstack/react-router';
import { pathTo } from '#web/platform/paths.ts';
import { useWebConfig } from '#web/platform/web-config.ts';
import { loginTexts } from './login.texts.ts';

const LINK = 'font-semibold text-brand-700 underline underline-offset-2';

export function LoginFootnotes() {
  return (
    <div className="mt-6 flex flex-col gap-3 text-sm text-ink-soft">
      <p>
        {loginTexts.termsBefore}{' '}
        <Link to={pathTo('terms')} className={LINK}>
          {loginTexts.terms}
        </Link>
        {loginTexts.termsAfter}
      </p>
      <DemoNote />
    </div>
  );
}

/** In the demo nothing is really sent. The room for the line is kept, so that nothing jumps when it appears. */
export function DemoNote() {
  const isDemo = useWebConfig()?.mode === 'demo';
  return (
    <p className="min-h-5">
      {isDemo && (
        <>
          {loginTexts.demoBefore}{' '}
          <a href="/outbox" target="_blank" rel="noreferrer" className={LINK}>
            {loginTexts.outbox}
          </a>{' '}
          {loginTexts.demoAfter}
        </>
      )}
    </p>
  );
}
