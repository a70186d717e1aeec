import { messages, say } from '@lectern/contract';
import type { revisionCalls } from '@lectern/contract/content';
import { badRequest, fieldError } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';
import { refuseWithoutRight } from '../../../server/calls/perform';
import { cleanHtml } from '../../../server/rich-text/clean-html';
import { differenceOf } from './difference';
import { revisedOf, textColumnOf } from './revised-records';
import { listRevisions, noteRestoration, readRevision } from './revision.queries';

export const revisionHandlers: Handlers<typeof revisionCalls> = {
  list: async ({ request: { entity, id, field }, db, actor }) => {
    const column = textColumnOf(entity, field);
    if (!column) throw badRequest(fieldError('field', 'oneOf', say(messages.invalid, { field: 'Field' })));
    refuseWithoutRight(revisedOf(entity, column).calls.list.access, actor);
    return { items: await listRevisions(db, { entity, entityId: id, field: column }) };
  },
  detail: async ({ request: { revisionId }, db, actor }) => {
    const { revision, place, html } = await readRevision(db, revisionId);
    const { calls, read, field } = revisedOf(place.entity, place.field);
    refuseWithoutRight(calls.list.access, actor);
    const now = (await read(db, place.entityId)) as Readonly<Record<string, string>>;
    return { revision, html, difference: differenceOf(html, now[field] ?? '') };
  },
  restore: async ({ request: { revisionId, version }, db, actor, audit }) => {
    const { revision, place, html } = await readRevision(db, revisionId);
    const { calls, writes, field } = revisedOf(place.entity, place.field);
    refuseWithoutRight(calls.update.access, actor);
    await noteRestoration(db, revision.no);
    const request = { id: place.entityId, version, [field]: cleanHtml(html).html };
    const row = await writes.update({ request, db, audit });
    await noteRestoration(db, null);
    return { version: row.version };
  },
};
