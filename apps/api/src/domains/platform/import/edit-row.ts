import type { importCalls } from '@lectern/contract/platform/import';
import { badRequest, fieldError, notFound } from '../../../server/calls/errors';
import type { Handler } from '../../../server/calls/frame';
import { checkAgain } from './check-rows';
import type { ImportForm, RowInput } from './import-form';
import { lockReview, oneRow } from './import.queries';
import { sharing } from './keys.queries';
import { changeInput } from './rows.queries';
import { shownRows } from './shown-rows';
import { maxCellLength } from './sheet/sheet';

/** @throws 400 for a field that the form has not, or what is no text */
const textsOf = (input: Readonly<Record<string, unknown>>, { fields }: ImportForm): RowInput => {
  const wrong = Object.entries(input).flatMap(([name, value]) => {
    const isFine =
      fields.some((field) => field.name === name) && typeof value === 'string' && value.length <= maxCellLength;
    return isFine ? [] : [fieldError(`input.${name}`, 'invalid', 'Value is Invalid')];
  });
  if (wrong.length > 0) throw badRequest(wrong);
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value).trim()]));
};

/** Mends a row of the review. Rows that said the same as it, or say so now, are judged again with it. */
export const editRow: Handler<typeof importCalls.editRow> = async ({ request: { id, rowNo, input }, db, actor }) => {
  const plan = await lockReview(db, id, actor);
  const texts = textsOf(input, plan.form);
  const before = await sharing(db, id, rowNo);
  if (!(await changeInput(db, id, rowNo, texts))) throw notFound();
  await checkAgain(db, id, plan, [rowNo]);
  const others = new Set([...before, ...(await sharing(db, id, rowNo))]);
  others.delete(rowNo);
  await checkAgain(db, id, plan, [...others]);
  const [row] = await shownRows(db, plan, [await oneRow(db, id, rowNo)]);
  return { row: row! };
};
