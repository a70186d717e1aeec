import { fullAmount, fullMoney, type ShownCurrency } from '@lectern/contract/commerce';

/** The sign of a currency in front of an amount: '₹', 'AED '. */
export const moneySign = (currency: ShownCurrency): string =>
  fullMoney(0, currency).slice(0, -fullAmount(0, currency).length);
