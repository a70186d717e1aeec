import { countryCalls } from '@lectern/contract/platform/country';
import { badRequest, fieldError } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';
import { readListOf } from '../../../server/list/list';
import { listCountries } from './country.queries';
import { readStates } from './states.queries';

export const countryHandlers: Handlers<typeof countryCalls> = {
  async list({ request, db }) {
    const list = readListOf(countryCalls.list, request);
    if (list.deleted) throw badRequest(fieldError('deleted', 'list', 'Countries are never deleted'));
    return listCountries(db, list);
  },
  states: async ({ request: { id, ...wanted }, db }) => ({ items: await readStates(db, id, wanted) }),
};
