import { currencyCalls } from '@lectern/contract/platform/currency';
import { messages, say } from '@lectern/contract';
import { readAmount, tooFineText } from '@lectern/contract/commerce/money';
import { badRequest, fieldError } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';
import { readListOf } from '../../../server/list/list';
import { convertMinor } from './convert';
import { listCurrencies } from './currency.queries';
import { readRates } from './rates.queries';

const inUnits = (minor: number, digits: number): string =>
  digits === 0 ? String(minor) : (minor / 10 ** digits).toFixed(digits);

export const currencyHandlers: Handlers<typeof currencyCalls> = {
  async convert({ request: { amount, currency, to }, db }) {
    const rates = await readRates(db, [currency, to]);
    const rateOf = (code: string, property: string, field: string) => {
      const found = rates.get(code);
      if (!found) throw badRequest(fieldError(property, 'rate', say(messages.invalid, { field })));
      return found;
    };
    const from = rateOf(currency, 'currency', 'Currency');
    const target = rateOf(to, 'to', 'To');
    const minor = readAmount(amount, from.exponent);
    if (typeof minor === 'string') throw badRequest(fieldError('amount', 'digits', tooFineText(from.exponent)));
    const used = target.validFrom === null ? from : target;
    return {
      converted: inUnits(convertMinor(minor, from, target), target.exponent),
      shown: inUnits(convertMinor(minor, from, target, 2), 2),
      rate: used.rate,
      validFrom: used.validFrom,
    };
  },

  async list({ request, db }) {
    const list = readListOf(currencyCalls.list, request);
    if (list.deleted) throw badRequest(fieldError('deleted', 'list', 'Currencies are never deleted'));
    return listCurrencies(db, list);
  },
};
