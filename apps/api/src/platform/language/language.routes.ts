import { languageListFields, type languageCalls } from '@lectern/contract/platform';
import type { Handlers } from '../../http/frame';
import { readList } from '../../http/list';
import { listLanguages } from './language.queries';

export const languageHandlers: Handlers<typeof languageCalls> = {
  list: ({ request, db }) => listLanguages(db, readList(request, languageListFields)),
};
