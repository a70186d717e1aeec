import { send } from '@lectern/api-client';
import { auditCalls, type AuditRow } from '@lectern/contract/platform/audit';
import { timeText } from '../kit/dates';
import * as texts from '../texts/conflict';

/** What of the newest audit row says who was quicker. */
export type Saver = Pick<AuditRow, 'actorName' | 'impersonatorName' | 'isOwn' | 'at'>;

const isRow = (row: unknown): row is { readonly id?: unknown; readonly updatedAt?: unknown } =>
  typeof row === 'object' && row !== null;

/** Who saved a record last, by its audit log: rows carry no author. Undefined where it can't be read. */
export const readSaver = async (entity: string | undefined, row: unknown): Promise<Saver | undefined> => {
  if (entity === undefined || !isRow(row) || typeof row.id !== 'number') return undefined;
  const { items } = await send(
    auditCalls.entity,
    { entity, id: row.id, limit: 1 },
    { quiet: true, handled: 'all' },
  ).catch(() => ({ items: [] }));
  return items?.[0];
};

/** 'Rohan Desai saved this skill while you were editing'. */
export const saverTitle = (noun: string, saver: Saver | undefined): string => {
  if (saver?.isOwn) return texts.savedElsewhere(noun);
  const name = saver?.impersonatorName ?? saver?.actorName;
  return name ? texts.savedBy(name, noun) : texts.savedBySomebody(noun);
};

/** When: by the log, else by the row itself. */
export const savedAt = (saver: Saver | undefined, row: unknown): string | undefined => {
  const at = saver?.at ?? (isRow(row) ? row.updatedAt : undefined);
  return typeof at === 'string' ? timeText(at) : undefined;
};
