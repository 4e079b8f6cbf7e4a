/** Who of a supplier signs in to its own page; the desk ends access at once, or allows it again. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  allowSupplierPerson,
  endSupplierPerson,
  listSupplierPeople,
  type SupplierPerson,
} from '#contract/staff/supplier-people.ts';
import { useMay } from '#desk/platform/access.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { Loaded } from '#desk/widgets/layout/loaded.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { dayText } from '#desk/widgets/time.ts';
import { Button } from '#ui/buttons/button.tsx';
import { suppliersTexts } from './suppliers.texts.ts';

const texts = suppliersTexts.people;

export function PeoplePanel({ supplierId }: { supplierId: string }) {
  const query = useQuery({
    queryKey: ['suppliers', 'people', supplierId],
    queryFn: ({ signal }) => call(listSupplierPeople, { params: { supplierId } }, { signal }),
  });
  return (
    <Panel title={texts.title}>
      <Loaded query={query}>
        {(people) =>
          people.length === 0 ? (
            <p className="text-sm text-ink-soft">{texts.none}</p>
          ) : (
            <ul className="flex flex-col divide-y divide-line">
              {people.map((person) => (
                <PersonLine key={person.personId} supplierId={supplierId} person={person} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}

function PersonLine({ supplierId, person }: { supplierId: string; person: SupplierPerson }) {
  const { personId, name, address, endedAt } = person;
  const [isEnding, setEnding] = useState(false);
  const mayChange = useMay(endSupplierPerson);
  const allow = useChange({
    send: (id: string) => call(allowSupplierPerson, { params: { supplierId, personId: id }, body: {} }),
    touches: ['suppliers'],
    done: () => texts.allowDone,
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2 text-sm">
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="figures wrap-anywhere text-ink-soft">{address}</p>
        <p className="text-ink-soft">{accessText(person)}</p>
        {allow.problem && (
          <p role="alert" className="text-bad">
            {allow.problem}
          </p>
        )}
      </div>
      {mayChange &&
        (endedAt === null ? (
          <Button size="small" variant="quiet" aria-label={texts.endOf(name)} onClick={() => setEnding(true)}>
            {texts.end}
          </Button>
        ) : (
          <Button
            size="small"
            variant="quiet"
            aria-label={texts.allowOf(name)}
            busy={allow.isRunning}
            onClick={() => allow.run(personId)}
          >
            {texts.allow}
          </Button>
        ))}
      {isEnding && <EndSheet supplierId={supplierId} person={person} onClose={() => setEnding(false)} />}
    </li>
  );
}

function accessText({ joinedAt, endedAt, hasAccess }: SupplierPerson): string {
  if (endedAt !== null) return texts.ended(dayText(endedAt.slice(0, 10)));
  return hasAccess ? texts.since(dayText(joinedAt.slice(0, 10))) : texts.notContact;
}

type EndSheetProps = { supplierId: string; person: SupplierPerson; onClose: () => void };

function EndSheet({ supplierId, person: { personId, name }, onClose }: EndSheetProps) {
  const end = useChange({
    send: (id: string) => call(endSupplierPerson, { params: { supplierId, personId: id } }),
    touches: ['suppliers'],
    done: () => texts.endDone,
    onDone: onClose,
  });
  return (
    <ActionSheet
      title={texts.endTitle(name)}
      description={texts.endLead}
      action={texts.end}
      variant="danger"
      change={end}
      draft={null}
      onSubmit={() => end.run(personId)}
      onClose={onClose}
    />
  );
}
