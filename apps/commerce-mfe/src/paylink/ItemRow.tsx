import type { ReactNode } from 'react';
import { fullMoney, saleItemKinds, type SaleItem, type ShownCurrency } from '@lectern/contract/commerce';
import * as texts from '../texts/paylink';

interface Props {
  readonly id: string;
  readonly item: SaleItem;
  readonly money: ShownCurrency;
  readonly isPicked: boolean;
  readonly isActive: boolean;
  readonly onPick: () => void;
}

/** One thing that can be sold; where it can't be, the reason is in the place of its facts. */
export function ItemRow({ id, item, money, isPicked, isActive, onPick }: Props): ReactNode {
  const { kind, title, about, priceMinor, reason } = item;
  const isOff = reason !== null;
  return (
    <li
      id={id}
      role="option"
      aria-selected={isPicked}
      aria-disabled={isOff}
      className={isActive ? 'is-active' : undefined}
      // The field keeps the focus: a press on a row must not take it away before the click comes.
      onPointerDown={(event) => event.preventDefault()}
      onClick={isOff ? undefined : onPick}
    >
      <span className="paylink-dot" aria-hidden="true" />
      <span className="paylink-item-text">
        <b>{title}</b> <span>{[saleItemKinds[kind], reason ?? about].filter(Boolean).join(' · ')}</span>
      </span>
      <span className="paylink-sum">{priceMinor === null ? texts.noPrice : fullMoney(priceMinor, money)}</span>
    </li>
  );
}
