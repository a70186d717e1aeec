import { messages, say, type ResponseOf } from '@lectern/contract';
import {
  planOwnFields,
  termsErrorsOfPlan,
  type Plan,
  type PlanTerms,
  type studentPlanCalls,
} from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { writtenSlug } from '../../../records/slug';
import { changesOf } from '../../../server/calls/audit';
import { badRequest, conflict, fieldError } from '../../../server/calls/errors';
import type { Work } from '../../../server/calls/frame';
import { attachFile, renameUses } from '../../../server/files/file-uses';
import { inactiveCurrencies, removeDraft, writeDraft } from './draft.queries';
import type { PlanSide } from './plan-side';
import { editedTerms, newTerms, termNames, termsAfter } from './plan-terms';
import { planTables } from './plan.table';

type Written = Parameters<typeof termsAfter>[1] & {
  readonly name?: string | undefined;
  readonly slug?: string | null | undefined;
  readonly highlighted?: boolean | undefined;
  readonly descriptionHtml?: string | undefined;
  readonly imageFileId?: number | null | undefined;
};
const ownNames = Object.keys(planOwnFields) as (keyof typeof planOwnFields)[];
const audited = [...ownNames, ...termNames] as const;
const auditable = (plan: Plan) => ({
  ...{ name: plan.name, slug: plan.slug, highlighted: plan.highlighted },
  ...{ descriptionHtml: plan.descriptionHtml, imageFileId: plan.imageFileId },
  ...editedTerms(plan),
});

/** @throws 409 on the field for a file that is not a picture */
const attachImage = (
  db: Kysely<DB>,
  { table }: PlanSide,
  { id, name, imageFileId }: Pick<Plan, 'id' | 'name' | 'imageFileId'>,
): Promise<void> =>
  attachFile(db, 'imageFileId', 'image', imageFileId, {
    entity: table,
    entityId: id,
    field: 'image_file_id',
    label: name,
  });

const trimmedFeatures = (terms: PlanTerms): PlanTerms => ({
  ...terms,
  features: terms.features.map((feature) => ({ ...feature, text: feature.text.trim() })),
});

/** @throws 400 for terms that contradict each other, and for currencies that are not offered */
const requireTerms = async (db: Kysely<DB>, terms: PlanTerms, before: PlanTerms): Promise<void> => {
  const wrong = termsErrorsOfPlan(terms);
  if (wrong.length > 0) throw badRequest(wrong);
  const known = before.prices.map(({ currency }) => currency);
  const inactive = await inactiveCurrencies(db, terms, known);
  if (inactive.length > 0)
    throw badRequest(
      inactive.map((at) =>
        fieldError(`prices[${at}].currency`, 'active', say(messages.invalid, { field: 'Currency' })),
      ),
    );
};

type Create = Work<(typeof studentPlanCalls)['create']>;
type Update = Work<(typeof studentPlanCalls)['update']>;
type Discard = Work<(typeof studentPlanCalls)['discardDraft']>;
export type PlanAnswer = ResponseOf<(typeof studentPlanCalls)['create']>;

/** Creates a plan as a draft, with the terms of its first version, last on the shelf. */
export const createPlan =
  (side: PlanSide) =>
  async ({ request, db, audit }: Create): Promise<Plan> => {
    const { plans } = planTables(side);
    const sent = request as Written & { readonly name: string };
    const terms = trimmedFeatures(termsAfter(newTerms, sent));
    await requireTerms(db, terms, newTerms);
    const name = sent.name.trim();
    const id = await plans.nextId(db);
    const slug = await writtenSlug(db, side.table, sent.slug ?? '', { name, id });
    const { descriptionHtml, imageFileId = null } = sent;
    await attachImage(db, side, { id, name, imageFileId });
    const sortKey = sql`(select coalesce(max(sort_key), 0) + 1048576 from ${plans.table})`;
    await plans.insert(db, {
      ...{ id, name, slug, sortKey, descriptionHtml, imageFileId },
      highlighted: sent.highlighted ?? false,
    });
    await writeDraft(db, side, id, terms);
    const plan = await plans.read(db, id);
    const changes = changesOf({}, auditable(plan), audited);
    audit({ action: `${side.one}.create`, entity: side.table, entityId: id, label: plan.name, changes });
    return plan;
  };

/** Changes a plan: its own fields immediately, terms in its draft version. A draft is made where there is none. */
export const changePlan =
  (side: PlanSide) =>
  async ({ request, db, audit }: Update): Promise<Plan> => {
    const { plans } = planTables(side);
    const {
      id,
      version: _version,
      name,
      slug,
      highlighted,
      descriptionHtml,
      imageFileId,
      ...sent
    } = request as typeof request & Written;
    const before = await plans.lock(db, request);
    const was = editedTerms(before) ?? newTerms;
    const terms = trimmedFeatures(termsAfter(was, sent));
    const isTermsChanged = Object.keys(changesOf(was, terms, termNames)).length > 0;
    if (isTermsChanged && before.status === 'retired') throw conflict('A retired plan is never sold again');
    if (isTermsChanged) await requireTerms(db, terms, was);
    const named = name?.trim();
    const slugWritten = await writtenSlug(db, side.table, slug, { name: named ?? before.name, id });
    if (imageFileId !== undefined && imageFileId !== before.imageFileId)
      await attachImage(db, side, { id, name: named ?? before.name, imageFileId });
    else if (named !== undefined) await renameUses(db, { entity: side.table, entityId: id, label: named });
    await plans.update(db, before, { name: named, slug: slugWritten, highlighted, descriptionHtml, imageFileId });
    if (isTermsChanged) await writeDraft(db, side, id, terms);
    const after = await plans.read(db, id);
    const changes = changesOf(auditable(before), auditable(after), audited);
    audit({ action: `${side.one}.update`, entity: side.table, entityId: id, label: after.name, changes });
    return after;
  };

/** Discards the draft version of a plan with a version on sale. */
export const discardDraft =
  (side: PlanSide) =>
  async ({ request, db, audit }: Discard): Promise<Plan> => {
    const { plans } = planTables(side);
    const before = await plans.lock(db, request);
    if (!before.live) throw conflict('The first version can’t be discarded: delete the plan instead');
    if (!(await removeDraft(db, side, before.id))) throw conflict('There is no draft');
    await plans.update(db, before, {});
    const after = await plans.read(db, before.id);
    const changes = changesOf(auditable(before), auditable(after), audited);
    audit({ action: `${side.one}.discardDraft`, entity: side.table, entityId: before.id, label: after.name, changes });
    return after;
  };
