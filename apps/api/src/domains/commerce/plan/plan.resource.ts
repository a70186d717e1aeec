import {
  fullMoney,
  planStatuses,
  type Plan,
  type PlanRow,
  type studentPlanCalls,
  type trainerPlanCalls,
} from '@lectern/contract/commerce';
import { listedRecord } from '../../../records/listed';
import { hitsOf } from '../../../records/search-source';
import type { Handlers } from '../../../server/calls/frame';
import { emptyLast } from '../../../server/list/empty-last';
import { choiceColumns, plainColumns, timeColumns } from '../../../server/list/list-source';
import { movePlan } from './plan-order';
import { deletePlan, restorePlan } from './plan-remove';
import { callsOf, studentSide, trainerSide, type PlanSide } from './plan-side';
import { changePlanStatus } from './plan-status';
import { changePlan, createPlan, discardDraft } from './plan-write';
import { hasDraftOf, planTables, rupeesOf, subscribersOf } from './plan.table';
import { readTouched } from './touched.queries';

const pricesText = ({ shown }: PlanRow): string =>
  (shown?.prices ?? []).map((price) => fullMoney(price.priceMinor, price)).join(', ');
const incomeText = ({ income }: PlanRow): string => income.map((sum) => fullMoney(sum.monthlyMinor, sum)).join(', ');

/** The list, exports, search and bulk actions of the plans of one kind. */
const resourceOf = (side: PlanSide) => {
  const calls = callsOf(side) as typeof studentPlanCalls;
  const { rows } = planTables(side);
  const { action, readList, ...listed } = listedRecord<typeof calls, PlanRow>({
    calls,
    table: rows,
    noun: { one: side.one, many: side.many },
    list: {
      sort: 'sortKey',
      columns: {
        price: emptyLast('number', rupeesOf(side)),
        subscribers: subscribersOf(side),
        hasDraft: hasDraftOf(side),
      },
    },
    exports: {
      ...plainColumns<PlanRow>({ id: 'Id', name: 'Name', slug: 'Slug' }),
      ...choiceColumns<PlanRow>({ status: ['Status', planStatuses] }),
      version: [
        { head: 'Version on sale', of: ({ liveNo }) => liveNo },
        { head: 'Draft', of: ({ draftNo }) => draftNo },
      ],
      prices: { head: 'Prices', of: pricesText },
      commission: {
        head: 'Commission',
        of: ({ shown }) => (typeof shown?.commissionBp === 'number' ? shown.commissionBp / 100 : null),
      },
      subscribers: Object.values(
        plainColumns<PlanRow>({ subscribers: 'Subscribers', inTrial: 'In trial', pastDue: 'Past due' }),
      ),
      income: { head: 'Monthly income', of: incomeText },
      ...timeColumns<PlanRow>({ createdAt: 'Created', updatedAt: 'Last changed', deletedAt: 'Deleted' }),
    },
  });
  const remove = deletePlan(side);
  const restore = restorePlan(side);
  return {
    readList,
    resource: {
      ...listed,
      search: {
        title: side.many.charAt(0).toUpperCase() + side.many.slice(1),
        access: calls.list.access,
        select: (matches: (column: string) => string) => `
          select p.id, p.name as title, p.slug::text as subtitle
            from ${hitsOf(`select id from ${side.table} where ${matches('search_text')} and deleted_at is null`)} join ${side.table} p on p.id = h.id`,
        route: ({ id }: { readonly id: number }) => `${side.address}?id=${id}`,
        list: side.address.replace('/details', ''),
      },
      actions: [
        action('delete', `Delete ${side.many}`, calls.delete, remove),
        action('restore', `Restore ${side.many}`, calls.restore, restore),
      ],
      isPurged: true,
    },
  };
};

const student = resourceOf(studentSide);
const trainer = resourceOf(trainerSide);
export const studentPlanResource = student.resource;
export const trainerPlanResource = trainer.resource;

/** The handlers of one kind; each answers the plan under its own name. */
const handlersOf = <Calls>(side: PlanSide, { readList }: ReturnType<typeof resourceOf>): Calls => {
  const { plans } = planTables(side);
  const answer = (plan: Plan) => ({ [side.one]: plan });
  const [create, change, discard] = [createPlan(side), changePlan(side), discardDraft(side)];
  const [changeStatus, move, restore] = [changePlanStatus(side), movePlan(side), restorePlan(side)];
  const handlers: Handlers<typeof studentPlanCalls> = {
    list: readList,
    detail: async ({ request: { id }, db }) => ({ ...answer(await plans.read(db, id)), uses: [] }) as never,
    create: async (work) => answer(await create(work)) as never,
    update: async (work) => answer(await change(work)) as never,
    changeStatus: async (work) => answer(await changeStatus(work)) as never,
    delete: deletePlan(side),
    restore: async (work) => answer(await restore(work)) as never,
    touched: async ({ request: { id }, db }) => {
      const { draft } = await plans.read(db, id);
      return { touched: draft && (await readTouched(db, side, id, draft.id)) };
    },
    discardDraft: async (work) => answer(await discard(work)) as never,
    move: async (work) => answer(await move(work)) as never,
  };
  return handlers as never;
};

export const studentPlanHandlers = handlersOf<Handlers<typeof studentPlanCalls>>(studentSide, student);
export const trainerPlanHandlers = handlersOf<Handlers<typeof trainerPlanCalls>>(trainerSide, trainer);
