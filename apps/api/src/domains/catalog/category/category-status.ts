import type { ResponseOf } from '@lectern/contract';
import type { categoryCalls } from '@lectern/contract/catalog';
import type { Work } from '../../../server/calls/frame';
import { auditOf } from './category-write';
import { lockCategory, updateCategory } from './category-write.queries';
import { readCategory } from './category.queries';

type ChangeStatus = typeof categoryCalls.changeStatus;

/** Whether it is offered; what lies below it keeps its own status. */
export const changeCategoryStatus = async ({
  request,
  db,
  audit,
}: Work<ChangeStatus>): Promise<ResponseOf<ChangeStatus>> => {
  const category = await lockCategory(db, request);
  await updateCategory(db, category.id, { status: request.status });
  audit(auditOf('category.changeStatus', category, category, { ...category, status: request.status }));
  return { category: await readCategory(db, category.id) };
};
