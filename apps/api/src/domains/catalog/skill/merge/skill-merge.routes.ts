import { mergedAtOnce, type skillMerging } from '@lectern/contract/catalog';
import { sql } from 'kysely';
import type { Handler, Handlers } from '../../../../server/calls/frame';
import { readPair } from './lock-pair';
import { mergeSkill } from './merge-skill';
import { blockedRows, countMerge } from './move-rows.queries';
import { retryMerge } from './retry-merge';
import { undoMerge } from './undo-merge';

const preview: Handler<typeof skillMerging.mergePreview> = async ({ request, db }) => {
  await sql`set local statement_timeout = '10s'`.execute(db);
  const { source, target } = await readPair(db, request, false);
  const tables = await countMerge(db, request);
  const named = ({ id, name }: { readonly id: number; readonly name: string }) => ({ id, name });
  return {
    source: named(source),
    target: named(target),
    tables,
    blocked: await blockedRows(db, request),
    spellings: [...new Set([source.name, source.slug])],
    isLarge: tables.reduce((sum, { moved, dropped }) => sum + moved + dropped, 0) > mergedAtOnce,
  };
};

export const skillMergeHandlers: Handlers<typeof skillMerging> = {
  mergePreview: preview,
  merge: mergeSkill,
  mergeRetry: retryMerge,
  mergeUndo: undoMerge,
};
