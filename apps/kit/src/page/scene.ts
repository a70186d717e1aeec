import { configure } from '@lectern/api-client';
import { exchange } from '@lectern/api-client/transport';
import { closeSession, openSession } from '@lectern/auth';
import { aSession } from '@lectern/auth/testing';
import { dropUnsaved, notify } from '@lectern/ui-kit';
import { preferencesCalls } from '@lectern/contract/platform/preferences';
import { viewCalls } from '@lectern/contract/platform/view';
import { reply, type Story } from './story';
import { book } from './transport';

/** What most parts call besides their own calls. */
const usual = [reply(viewCalls.list, { items: [] }), reply(preferencesCalls.update, {})];

/** Who uses the page, with which rights, and what is answered, again for each story. */
export const setScene = ({ answers = [], rights = ['exportData', 'settingEdit'], preferences = {} }: Story): void => {
  dropUnsaved();
  closeSession();
  book.forget();
  for (const [line, handler] of [...usual, ...answers]) book.on(line, handler);
  configure({ exchange, deviceId: () => 'ZGV2aWNl', sessionId: () => 1, notify });
  const session = aSession({ rights: [...rights] });
  openSession({ ...session, user: { ...session.user, preferences } });
};
