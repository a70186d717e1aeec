import { messages, say } from '@lectern/contract';
import type { settingCalls } from '@lectern/contract/platform/setting';
import { changesOf } from '../../../server/calls/audit';
import { badRequest, fieldError, stale } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';
import { isTimeZone, listTimeZones, lockSetting, readSetting, saveSetting } from './setting.queries';
import { readUploads, saveUploads } from './video-hosts.queries';

export const settingHandlers: Handlers<typeof settingCalls> = {
  read: ({ request: { group }, db }) => readSetting(db, group),

  async save({ request: { group, version, value }, db, actor, audit }) {
    if (!(await isTimeZone(db, value.timeZone)))
      throw badRequest(fieldError('value.timeZone', 'timeZone', say(messages.invalid, { field: 'Time zone' })));
    const before = await lockSetting(db, group);
    if (before.version !== version) throw stale(before);
    const after = await saveSetting(db, { group, value }, actor.userId);
    audit({
      action: 'setting.update',
      entity: 'settings',
      entityId: 0,
      changes: changesOf(before.value, after.value, ['productName', 'supportEmail', 'timeZone']),
    });
    return after;
  },

  uploads: ({ db }) => readUploads(db),

  async saveUploads({ request: { version, videoHosts }, db, actor, audit }) {
    const before = await readUploads(db, true);
    if (before.version !== version) throw stale(before);
    await saveUploads(db, [...new Set(videoHosts)], actor.userId);
    const after = await readUploads(db);
    audit({
      ...{ action: 'setting.uploads', entity: 'settings', entityId: 0 },
      changes: changesOf(before, after, ['videoHosts']),
    });
    return after;
  },

  timeZones: ({ db }) => listTimeZones(db),
};
