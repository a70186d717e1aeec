import type { Call } from '@lectern/contract';
import type { LiveEvents } from '@lectern/contract/platform/live';
import type { AuditEntry, AuditOrigin } from '../calls/audit';
import type { Message } from './message';

/** Table → the lists that show its rows. */
export type ListedTables = ReadonlyMap<string, readonly Pick<Call, 'path' | 'access'>[]>;

/** More rows than these are sent as very many: a message has room for 8,000 bytes. */
const most = 200;

/** A row of a list has a number for its id; what goes by a name, such as a remote, is shown by no list. */
const isRow = ({ entityId }: AuditEntry): boolean => Number.isSafeInteger(Number(entityId));

/** What a mutation publishes: one message for each table that it wrote to. Any process does; who reads the table is known where messages arrive. */
export const changedMessages = (entries: readonly AuditEntry[], { actorId }: Pick<AuditOrigin, 'actorId'>): string[] =>
  [...new Set(entries.filter(isRow).map(({ entity }) => entity))].map((table) => {
    const ids = [...new Set(entries.filter(({ entity }) => entity === table).map(({ entityId }) => Number(entityId)))];
    return JSON.stringify({ to: { table }, event: 'changed', ids: ids.length > most ? null : ids, by: actorId });
  });

interface Heard {
  readonly rooms: string[];
  readonly event: LiveEvents['changed'];
}

/** The events that open pages hear of a changed table, one for each list of it, and in which rooms. */
export const changedEvents = ({ room, data }: Message, lists: ListedTables): readonly Heard[] =>
  (lists.get(room.replace(/^table:/, '')) ?? []).map(({ path, access }) => ({
    rooms: typeof access === 'string' ? ['all'] : access.map((right) => `right:${right}`),
    event: { ...(data as Omit<LiveEvents['changed'], 'list'>), list: path },
  }));
