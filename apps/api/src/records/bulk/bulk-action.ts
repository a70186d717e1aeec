import type { Call, RequestOf } from '@lectern/contract';
import type { Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';
import type { AuditEntry } from '../../server/calls/audit';
import type { Actor, Work } from '../../server/calls/frame';
import { readInput } from '../../server/calls/input';
import { cleanRequest } from '../../server/rich-text/clean-request';
import type { ListSource } from '../../server/list/list-source';
import { refuseImpersonator, refuseWithoutRight } from '../../server/calls/perform';

/** What the person gave for all rows: the new status, a reason. */
export type BulkArgs = Readonly<Record<string, unknown>>;

/** Something that can be done to many rows of a list. */
export interface BulkAction {
  /** As the screens ask for it: 'student.delete'. */
  readonly name: string;
  /** What a person calls it: 'Delete students'. */
  readonly title: string;
  readonly source: ListSource;
  /** @throws 400 for arguments that the call would refuse, 403 for who may not */
  readonly admit: (actor: Actor, args: BulkArgs) => Promise<void>;
  /** Does it to one row; gives its audit entries. @throws an ApiError where this row's state forbids it */
  readonly toOne: (db: Kysely<DB>, actor: Actor, id: number, args: BulkArgs) => Promise<readonly AuditEntry[]>;
}

interface Declaration<C extends Call> extends Pick<BulkAction, 'name' | 'title' | 'source'> {
  /** The call for one row: its right, its rules and its work are those of the action. */
  readonly call: C;
  readonly work: (work: Work<C>) => Promise<unknown>;
  /** The row at this moment. @throws 404 */
  readonly read: (db: Kysely<DB>, id: number) => Promise<{ readonly version: number }>;
}

/** Declares an action on many rows by the call for one. */
export const bulkAction = <C extends Call>({ name, title, source, call, work, read }: Declaration<C>): BulkAction => {
  const admit = (actor: Actor): void => {
    refuseWithoutRight(call.access, actor);
    if (call.notWhileImpersonating) refuseImpersonator(actor);
  };
  const ask = async (args: BulkArgs, id: number, version: number): Promise<RequestOf<C>> => {
    const input = await readInput(call, { ...args, id, version });
    return cleanRequest(call.request, input as object).request as RequestOf<C>;
  };
  return {
    name,
    title,
    source,
    admit: async (actor, args) => {
      admit(actor);
      await ask(args, 1, 1);
    },
    toOne: async (db, actor, id, args) => {
      admit(actor);
      const entries: AuditEntry[] = [];
      const request = await ask(args, id, (await read(db, id)).version);
      await work({ request, db, actor: actor as Work<C>['actor'], audit: (entry) => void entries.push(entry) });
      return entries;
    },
  };
};

/** The actions on many rows of one list: `action('delete', 'Delete skills', calls.delete, remove)` is named 'skill.delete'. */
export const bulkActionsOn =
  (one: string, { source, read }: Pick<Declaration<Call>, 'source' | 'read'>) =>
  <C extends Call>(name: string, title: string, call: C, work: Declaration<C>['work']): BulkAction =>
    bulkAction({ name: `${one}.${name}`, title, source, call, work, read });
