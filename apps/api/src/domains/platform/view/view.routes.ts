import { messages, say } from '@lectern/contract';
import { isArrangement, type Arrangement } from '@lectern/contract/platform/columns';
import type { SavedView, viewCalls } from '@lectern/contract/platform/view';
import { changesOf } from '../../../server/calls/audit';
import { badRequest, conflict, fieldError, forbidden, stale, taken } from '../../../server/calls/errors';
import type { Actor, Handlers } from '../../../server/calls/frame';
import { hasCode } from '../../../server/calls/postgres-errors';
import {
  clearDefault,
  countViews,
  deleteView,
  insertView,
  lockView,
  maySetForRole,
  readViews,
  updateView,
  type Owner,
} from './view.queries';

/** So many views of one list are enough for anybody. */
export const maxViews = 50;
const audited = ['name', 'query', 'columns', 'isDefault'] as const;

const checked = (columns: Arrangement | undefined): Arrangement | undefined => {
  if (columns !== undefined && !isArrangement(columns))
    throw badRequest(fieldError('columns', 'columns', say(messages.invalid, { field: 'Columns' })));
  return columns;
};

const ownerOf = ({ roleId }: Pick<SavedView, 'roleId'>, { userId }: Actor): Owner =>
  roleId === null ? { userId, roleId: null } : { userId: null, roleId };

/** A view, for those who may change it. @throws 404, 403, 409 with the row */
const mine = async (
  db: Parameters<typeof lockView>[0],
  actor: Actor,
  { id, version }: { readonly id: number; readonly version: number },
): Promise<SavedView> => {
  const view = await lockView(db, actor, id);
  if (!view.isMine) throw forbidden(['settingEdit']);
  if (view.version !== version) throw stale(view);
  return view;
};

const named = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!hasCode(error, '23505')) throw error;
    throw (error as { constraint?: string }).constraint === 'saved_views_default'
      ? conflict('Another default was set at the same moment: try again')
      : taken('name', 'Name');
  }
};

/** Views of lists: a person's own, and those that a role shares. */
export const viewHandlers: Handlers<typeof viewCalls> = {
  list: async ({ request, db, actor }) => ({ items: await readViews(db, actor, request.screen) }),

  create: async ({ request, db, actor, audit }) => {
    const { screen, query = '', isDefault = false, shared = false } = request;
    if (shared && !maySetForRole(actor)) throw forbidden(['settingEdit']);
    const owner = ownerOf({ roleId: shared ? actor.roleId : null }, actor);
    if ((await countViews(db, owner, screen)) >= maxViews)
      throw conflict(`At most ${maxViews} views of one list are kept`);
    const values = { name: request.name.trim(), query, columns: checked(request.columns) ?? {}, isDefault };
    if (isDefault) await clearDefault(db, owner, screen);
    const id = await named(() => insertView(db, owner, screen, values));
    audit({
      action: 'view.create',
      entity: 'saved_views',
      entityId: id,
      label: values.name,
      changes: changesOf({}, values, audited),
    });
    return { view: await lockView(db, actor, id) };
  },

  update: async ({ request, db, actor, audit }) => {
    const before = await mine(db, actor, request);
    const { name = before.name, query = before.query, isDefault = before.isDefault } = request;
    const values = { name: name.trim(), query, columns: checked(request.columns) ?? before.columns, isDefault };
    if (isDefault && !before.isDefault) await clearDefault(db, ownerOf(before, actor), before.screen);
    await named(() => updateView(db, before.id, values));
    audit({
      action: 'view.update',
      entity: 'saved_views',
      entityId: before.id,
      label: values.name,
      changes: changesOf(before, values, audited),
    });
    return { view: await lockView(db, actor, before.id) };
  },

  delete: async ({ request, db, actor, audit }) => {
    const view = await mine(db, actor, request);
    await deleteView(db, view.id);
    audit({
      action: 'view.delete',
      entity: 'saved_views',
      entityId: view.id,
      label: view.name,
      changes: changesOf(view, {}, audited),
    });
    return {};
  },
};
