/** Staff take an option out of the wizard and bring it back, without a release. */
import { expect, test } from 'vitest';
import { readMaterialOptions } from '#contract/customer/catalogue.ts';
import { changeRequest, submitRequest } from '#contract/customer/requests.ts';
import { listMaterialOptionsForStaff, switchMaterialOption } from '#contract/staff/material-options.ts';
import { OPTION_LISTS, type OptionList } from '#domain/catalogue/material-options.ts';
import { aDraft, aSubmittedRequest } from '#tests/support/data/requests.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
const desk = await world.asStaff();
const buyer = await world.asCustomer();

const POPLIN = 101;
const CAMBRIC = 102;

function switchTo(isOffered: boolean, list: OptionList, optionId: number) {
  return desk.call(switchMaterialOption, { params: { list, optionId }, body: { isOffered } });
}

async function offered() {
  const { fabricCategory, fabricSubCategory, certification, unitByType } = await buyer.call(
    readMaterialOptions,
    { query: {} },
  );
  return {
    fabricCategory: fabricCategory?.map(({ id }) => id),
    fabricSubCategory: fabricSubCategory?.map(({ id }) => id),
    certification: certification?.map(({ id }) => id),
    weightUnit: unitByType?.weight.map(({ id }) => id),
    widthInches: unitByType?.widthInches,
  };
}

test('an option that is switched off is gone from the answer, and comes back where it stood', async () => {
  const before = await offered();
  for (const list of OPTION_LISTS) {
    const optionId = before[list]?.at(-1) ?? 0;
    const row = (await switchTo(false, list, optionId)).find(
      (option) => option.list === list && option.id === optionId,
    );
    expect(row).toMatchObject({ isOffered: false, switchedOffBy: expect.any(String) });
    expect((await offered())[list]).not.toContain(optionId);
    await switchTo(true, list, optionId);
    expect(await offered()).toEqual(before);
  }
});

test('without its category a sub-category is not offered either', async () => {
  await switchTo(false, 'fabricCategory', 3);
  const { fabricSubCategory = [] } = await offered();
  expect(fabricSubCategory.filter((id) => id >= 300 && id < 400)).toEqual([]);
  expect(fabricSubCategory).toContain(POPLIN);
  await switchTo(true, 'fabricCategory', 3);
});

test('a draft with an option that is off is not sent, and says what to choose instead', async () => {
  const { fabId } = await aDraft(buyer, { certification: 9 });
  await switchTo(false, 'fabricSubCategory', POPLIN);
  await switchTo(false, 'certification', 9);
  const refused = await refusalOf(buyer.call(submitRequest, { params: { fabId }, body: {} }));
  expect(refused.body.fields).toEqual({
    productionSubType: 'Poplin is not available right now. Choose another subcategory.',
    certification: 'GRS is not available right now. Choose another certification, or none.',
  });
  await switchTo(true, 'fabricSubCategory', POPLIN);
  await switchTo(true, 'certification', 9);
  await buyer.call(submitRequest, { params: { fabId }, body: {} });
});

test('a query that suppliers know keeps its cloth, but cannot be changed to one that is off', async () => {
  const { fabId } = await aSubmittedRequest(buyer);
  await switchTo(false, 'fabricSubCategory', POPLIN);
  await switchTo(false, 'fabricSubCategory', CAMBRIC);
  const changed = await buyer.call(changeRequest, { params: { fabId }, body: { poNumber: 'PO/26/18' } });
  expect(changed.poNumber).toBe('PO/26/18');
  const refused = await refusalOf(
    buyer.call(changeRequest, { params: { fabId }, body: { productionSubType: CAMBRIC } }),
  );
  expect(refused.body.fields?.productionSubType).toBe(
    'Cambric is not available right now. Choose another subcategory.',
  );
  await switchTo(true, 'fabricSubCategory', POPLIN);
  await switchTo(true, 'fabricSubCategory', CAMBRIC);
});

test('the last option of a list stays on, also when two are switched off at the same moment', async () => {
  const outcomes = await Promise.allSettled([
    switchTo(false, 'weightUnit', 10),
    switchTo(false, 'weightUnit', 11),
  ]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const { weightUnit = [] } = await offered();
  expect(weightUnit).toHaveLength(1);
  const refused = await refusalOf(switchTo(false, 'weightUnit', weightUnit[0] ?? 0));
  expect(refused.body.fields?.isOffered).toMatch(/is the last one offered here/);
  for (const unit of [10, 11]) await switchTo(true, 'weightUnit', unit);
});

test('switching twice changes nothing more, and each change is in the audit trail with its name', async () => {
  await switchTo(false, 'widthInches', 42);
  await switchTo(false, 'widthInches', 42);
  await switchTo(true, 'widthInches', 42);
  const rows = await world.services.db.unscoped
    .selectFrom('history')
    .select(['action', 'details'])
    .where('subject_kind', '=', 'material-option')
    .where('actor_id', '=', desk.staffId)
    .orderBy('history_id')
    .execute();
  const ofWidth = rows.filter(({ details }) => JSON.stringify(details).includes('42'));
  expect(ofWidth.map(({ action }) => action)).toEqual(['switched_off', 'switched_on']);
});

test('an option that does not exist is not there, and accounts may not switch', async () => {
  expect((await refusalOf(switchTo(false, 'fabricSubCategory', 9999))).status).toBe(404);
  const accounts = await world.asStaff('accounts');
  expect((await refusalOf(accounts.call(listMaterialOptionsForStaff, {}))).status).toBe(403);
});
