import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { switchCompany } from '#contract/customer/colleagues.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { call } from '#web/platform/api.ts';
import { pathTo } from '#web/platform/paths.ts';
import { beginSession } from '#web/platform/session/session.ts';
import { companyNoticeTexts } from './company-notices.texts.ts';

export type MergedNoticeProps = {
  into: { brandId: string; name: string };
  /** Those the reader works for. */
  companies: readonly { brandId: string }[];
};

export function MergedNotice({ into: { brandId, name }, companies }: MergedNoticeProps) {
  const router = useRouter();
  const maySwitch = companies.some((company) => company.brandId === brandId);
  const change = useMutation({
    mutationFn: () => call(switchCompany, { body: { brandId } }),
    onSuccess: async (signedIn) => {
      beginSession(signedIn);
      await router.navigate({ href: pathTo('home') });
    },
  });
  return (
    <section aria-label={companyNoticeTexts.merged.label} className="px-4 pt-3">
      <Notice
        action={
          maySwitch && (
            <Button variant="secondary" size="small" busy={change.isPending} onClick={() => change.mutate()}>
              {companyNoticeTexts.merged.switch(name)}
            </Button>
          )
        }
      >
        {companyNoticeTexts.merged.text(name)}
      </Notice>
    </section>
  );
}
