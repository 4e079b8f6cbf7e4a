import * as contract from '#contract/staff/mill-quotes.ts';
import * as people from '#contract/staff/supplier-people.ts';
import { viewQuoteForStaff } from '#server/capabilities/quotes/view-quote.ts';
import {
  endSupplierLink,
  renewSupplierLink,
} from '#server/capabilities/requests/suppliers/supplier-links.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Services } from '#server/services.ts';
import { answerMillQuestion } from './answer-enquiry.ts';
import { listMillAnswers } from './list-mill-answers.ts';
import { allowSupplierPerson, endSupplierPerson, listSupplierPeople } from './people/end-access.ts';
import { changeOwnMargin } from './publish-by-rule.ts';
import { previewMillQuote, publishMillQuote } from './publish-mill-quote.ts';

export function supplierStaffRoutes(register: Register, services: Services): void {
  register(contract.listMillAnswers, ({ params }, { actor }) =>
    listMillAnswers(services, services.db, actor, params.fabId),
  );
  register(contract.previewMillQuote, ({ params: { millQuoteId }, body: publishing }) =>
    previewMillQuote(services, services.db, { millQuoteId, publishing }),
  );
  register(contract.publishMillQuote, ({ params: { millQuoteId }, body: publishing }, { actor, transact }) =>
    transact(async (tx) =>
      viewQuoteForStaff(
        services,
        tx,
        await publishMillQuote(services, tx, actor, { millQuoteId, publishing }),
      ),
    ),
  );
  register(contract.renewSupplierLink, ({ params }, { actor, transact }) =>
    transact((tx) => renewSupplierLink(services, tx, actor, params)),
  );
  register(contract.endSupplierLink, ({ params }, { actor, transact }) =>
    transact((tx) => endSupplierLink(services, tx, actor, params)),
  );
  register(contract.answerMillQuestion, ({ params, body }, { actor, transact }) =>
    transact((tx) => answerMillQuestion(services, tx, actor, { ...params, ...body })),
  );
  register(contract.changeOwnMargin, ({ params, body }, { actor, transact }) =>
    transact((tx) => changeOwnMargin(services, tx, actor, { ...params, ...body })),
  );
  register(people.listSupplierPeople, ({ params }) => listSupplierPeople(services.db, params.supplierId));
  register(people.endSupplierPerson, ({ params }, { actor, transact }) =>
    transact((tx) => endSupplierPerson(services, tx, actor, params)),
  );
  register(people.allowSupplierPerson, ({ params }, { actor, transact }) =>
    transact((tx) => allowSupplierPerson(services, tx, actor, params)),
  );
}
