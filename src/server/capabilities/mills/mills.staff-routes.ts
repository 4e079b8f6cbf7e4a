import * as contract from '#contract/staff/mill-reports.ts';
import { readScorecard } from '#contract/staff/scorecards.ts';
import * as records from '#contract/staff/supplier-records.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Services } from '#server/services.ts';
import {
  changeBank,
  changeCapacity,
  changeDispatchAddress,
  checkSupplierGst,
  readRecord,
} from './record/supplier-record.ts';
import { acceptMillReport, changeReportsRule, sendBackMillReport } from './reports/decide-report.ts';
import { listReportsOfOrder, listWaitingReports } from './reports/list-reports.ts';
import { readScorecard as viewScorecard } from './scorecard/read-scorecard.ts';

export function millStaffRoutes(register: Register, services: Services): void {
  register(readScorecard, ({ params }) => viewScorecard(services, services.db, params.supplierId));
  recordRoutes(register, services);
  register(contract.listWaitingReports, (_input, { actor }) =>
    listWaitingReports(services, services.db, actor),
  );
  register(contract.listReportsOfOrder, ({ params }, { actor }) =>
    listReportsOfOrder(services, services.db, actor, params.orderId),
  );
  register(contract.acceptMillReport, ({ params }, { actor, transact }) =>
    transact((tx) => acceptMillReport(services, tx, actor, params.reportId)),
  );
  register(contract.sendBackMillReport, ({ params, body }, { actor, transact }) =>
    transact((tx) => sendBackMillReport(services, tx, actor, { ...params, ...body })),
  );
  register(contract.changeReportsRule, ({ params, body }, { actor, transact }) =>
    transact((tx) => changeReportsRule(services, tx, actor, { ...params, ...body })),
  );
}

function recordRoutes(register: Register, services: Services): void {
  register(records.readSupplierRecord, ({ params }) => readRecord(services, services.db, params.supplierId));
  register(records.changeSupplierCapacity, ({ params, body }, { actor, transact }) =>
    transact((tx) => changeCapacity(services, tx, actor, { ...params, ...body })),
  );
  register(records.changeDispatchAddress, ({ params, body }, { actor, transact }) =>
    transact((tx) => changeDispatchAddress(services, tx, actor, { ...params, ...body })),
  );
  register(records.checkSupplierGst, ({ params }, { actor }) =>
    checkSupplierGst(services, actor, params.supplierId),
  );
  register(records.changeSupplierBank, ({ params, body }, { actor, transact }) =>
    transact((tx) => changeBank(services, tx, actor, { ...params, ...body })),
  );
}
