import { languageListFields, type languageCalls } from '@lectern/contract/platform';
import { forbidden } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';
import { readList } from '../../../server/list/list';
import { listLanguages } from './language.queries';

export const languageHandlers: Handlers<typeof languageCalls> = {
  async list({ request, db, actor }) {
    const list = readList(request, languageListFields);
    if (list.deleted && !actor.rights.has('settingEdit')) throw forbidden(['settingEdit']);
    return listLanguages(db, list);
  },
};
