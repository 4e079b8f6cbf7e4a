import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { inviteSuppliers, type StaffRequest } from '#contract/staff/requests.ts';
import { useMay } from '#desk/platform/access.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { useDraft } from '#desk/widgets/forms/use-draft.ts';
import { Loaded } from '#desk/widgets/layout/loaded.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { SupplierMessageLines } from '#desk/widgets/supplier-messages/supplier-message-lines.tsx';
import { momentText } from '#desk/widgets/time.ts';
import { FABRIC_CATEGORY_CODE } from '#domain/catalogue/fabric-category.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { SupplierLink } from '../mill-answers/supplier-link.tsx';
import { REQUESTS_KEY, requestQueries } from '../requests.queries.ts';
import { requestsTexts } from '../requests.texts.ts';

const texts = requestsTexts.suppliers;

export function SuppliersPanel({ request }: { request: StaffRequest }) {
  const [isInviting, setInviting] = useState(false);
  const mayInvite = useMay(inviteSuppliers) && request.deskMoves.includes('invite');
  return (
    <Panel
      title={texts.title}
      aside={
        mayInvite && (
          <Button variant="quiet" size="small" icon="plus" onClick={() => setInviting(true)}>
            {texts.invite}
          </Button>
        )
      }
    >
      {request.invitations.length === 0 && <p className="text-sm text-ink-soft">{texts.none}</p>}
      <ul className="flex flex-col gap-2 text-sm">
        {request.invitations.map(({ supplier, invitedAt, hasQuoted, messages }) => (
          <li key={supplier.supplierId}>
            <div className="flex items-center justify-between gap-3">
              <Link
                to={`/suppliers/${supplier.supplierId}`}
                className="inline-flex min-h-6 min-w-0 items-center font-semibold text-brand-700 hover:underline"
              >
                {supplier.name}
              </Link>
              <Chip tone={hasQuoted ? 'good' : 'neutral'}>{hasQuoted ? texts.quoted : texts.waiting}</Chip>
            </div>
            <p className="text-ink-soft">
              {supplier.alias} · {texts.asked(momentText(invitedAt))}
            </p>
            {!hasQuoted && <SupplierMessageLines messages={messages} />}
            {mayInvite && <SupplierLink fabId={request.fabId} supplierId={supplier.supplierId} />}
          </li>
        ))}
      </ul>
      {isInviting && <InviteSheet request={request} onClose={() => setInviting(false)} />}
    </Panel>
  );
}

function InviteSheet({ request, onClose }: { request: StaffRequest; onClose: () => void }) {
  const query = useQuery(requestQueries.suppliers());
  const [chosen, setChosen, draft] = useDraft<readonly string[]>(`invite for ${request.fabId}`, []);
  const invite = useChange({
    send: (supplierIds: readonly string[], idempotencyKey) =>
      call(
        inviteSuppliers,
        { params: { fabId: request.fabId }, body: { supplierIds: [...supplierIds] } },
        { idempotencyKey },
      ),
    touches: [REQUESTS_KEY],
    done: () => texts.invited,
    onDone: draft.discardThen(onClose),
  });
  const requested = new Set(request.invitations.map(({ supplier }) => supplier.supplierId));
  const toggle = (id: string) =>
    setChosen((now) => (now.includes(id) ? now.filter((each) => each !== id) : [...now, id]));
  return (
    <ActionSheet
      title={texts.invite}
      description={request.quality}
      action={chosen.length === 0 ? texts.invite : texts.inviteAction(chosen.length)}
      change={invite}
      draft={draft}
      onSubmit={() => invite.run(chosen)}
      onClose={onClose}
    >
      <Loaded query={query}>
        {(suppliers) => (
          <div>
            {suppliers
              .filter(({ supplierId, isActive }) => isActive && !requested.has(supplierId))
              .toSorted((a, b) => Number(weaves(request, b)) - Number(weaves(request, a)))
              .map((supplier) => (
                <Checkbox
                  key={supplier.supplierId}
                  checked={chosen.includes(supplier.supplierId)}
                  onChange={() => toggle(supplier.supplierId)}
                  label={`${supplier.name}, ${supplier.city}`}
                  {...(weaves(request, supplier) ? { help: texts.weaves } : {})}
                />
              ))}
          </div>
        )}
      </Loaded>
    </ActionSheet>
  );
}

function weaves(
  { category }: StaffRequest,
  { fabricCategories }: StaffRequest['invitations'][number]['supplier'],
): boolean {
  return fabricCategories.some((each) => FABRIC_CATEGORY_CODE[each] === category);
}
