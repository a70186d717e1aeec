import { currencyCalls } from '@lectern/contract/platform/currency';
import { badRequest, fieldError } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';
import { readListOf } from '../../../server/list/list';
import { listCurrencies } from './currency.queries';

export const currencyHandlers: Handlers<typeof currencyCalls> = {
  async list({ request, db }) {
    const list = readListOf(currencyCalls.list, request);
    if (list.deleted) throw badRequest(fieldError('deleted', 'list', 'Currencies are never deleted'));
    return listCurrencies(db, list);
  },
};
