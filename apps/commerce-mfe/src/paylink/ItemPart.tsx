import { useEffect, useId, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { useFormikContext } from 'formik';
import { saleItemKinds, type SaleItem, type SaleItemKind, type ShownCurrency } from '@lectern/contract/commerce';
import { keysOf } from '@lectern/contract/records';
import { FieldHelp, useFieldState } from '@lectern/ui-kit/form';
import { Icon } from '@lectern/ui-kit/icons';
import { KeyCap } from '@lectern/ui-kit';
import { phone, useMedia } from '@lectern/ui-kit/list';
import { Skeleton } from '@lectern/ui-kit/mui';
import { ListError } from '@lectern/ui-kit/states';
import { Segments } from '../segments/Segments';
import * as texts from '../texts/paylink';
import { ItemRow } from './ItemRow';
import { firstPickable, isSameItem } from './pickable';
import { useItems } from './use-items';
import { buyerKind, type PaylinkValues } from './values';
import './item.css';

interface Props {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly money: ShownCurrency;
  /** Moves on to the next field. */
  readonly onPicked: () => void;
}

const kinds = [
  { value: 'all' as const, label: texts.all },
  ...keysOf(saleItemKinds).map((value) => ({ value, label: saleItemKinds[value] })),
];
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The item: a search with its list open in its place. Arrows move, Enter picks and moves on. */
export function ItemPart({ field, money, onPicked }: Props): ReactNode {
  const id = useId();
  const { values, setFieldValue } = useFormikContext<PaylinkValues>();
  const { setValue, error } = useFieldState<PaylinkValues['item']>('item');
  const [q, setQ] = useState(values.item?.title ?? '');
  const [kind, setKind] = useState<SaleItemKind | 'all'>('all');
  const [moved, setMoved] = useState<number>();
  /** Enter was pressed before the rows of the typed letters were there. */
  const [isEntered, setEntered] = useState(false);
  const [isOpen, setOpen] = useState(true);
  const audience = buyerKind(values);
  const [listed, setListed] = useState(audience);
  if (listed !== audience) {
    setListed(audience);
    setQ('');
    setKind('all');
    setMoved(undefined);
    setOpen(true);
  }
  const isPhone = useMedia(phone);
  const { items, total, isStale, error: readError, isFetching, refetch } = useItems(q, kind, values);
  const picked = values.item;
  const isFolded = isPhone && !isOpen && picked !== null;
  const shown = isFolded ? items?.filter((item) => isSameItem(item, picked)) : items;
  const at = items ? Math.min(moved ?? firstPickable(items), Math.max(0, items.length - 1)) : 0;
  const pick = (item: SaleItem | undefined): void => {
    setEntered(false);
    if (!item || item.reason !== null) return;
    setValue({ kind: item.kind, audience: item.audience, id: item.id, title: item.title });
    if (item.kind === 'batch' && values.expires === '168') void setFieldValue('expires', '72');
    setOpen(false);
    onPicked();
  };
  const isReady = isEntered && !isStale && items !== undefined;
  useEffect(() => {
    if (isReady) pick(items[at]);
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (step !== undefined && items && items.length > 0) setMoved((at + step + items.length) % items.length);
    else if (event.key === 'Enter') setEntered(true);
    else return;
    setOpen(true);
    event.preventDefault();
  };
  return (
    <div className="field">
      <div className="paylink-item-head">
        <label id={`${id}-label`} htmlFor={id} className="field-label">
          {texts.item}
        </label>
        {audience === 'student' && (
          <div role="radiogroup" aria-label={texts.kind}>
            <Segments name={`${id}-kind`} small value={kind} options={kinds} onChange={setKind} />
          </div>
        )}
      </div>
      <div className={error ? 'paylink-pick is-wrong' : 'paylink-pick'}>
        <div className="paylink-pick-search">
          <Icon name="search" />
          <input
            ref={field}
            id={id}
            role="combobox"
            autoComplete="off"
            aria-expanded={!isFolded}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-invalid={error !== undefined}
            aria-describedby={error ? `${id}-help` : undefined}
            aria-required
            placeholder={texts.searchItems[audience]}
            value={q}
            {...(shown && shown.length > 0 && !isFolded && { 'aria-activedescendant': `${id}-${at}` })}
            onChange={({ target }) => {
              setQ(target.value);
              setMoved(undefined);
              setOpen(true);
            }}
            onFocus={({ target }) => target.select()}
            onClick={() => setOpen(true)}
            onKeyDown={onKeyDown}
          />
          <span className="paylink-quiet" role="status">
            {items && !isStale && texts.foundItems(total)}
          </span>
          <span className="paylink-keys" aria-hidden="true">
            {texts.arrows.map((arrow) => (
              <KeyCap key={arrow}>{arrow}</KeyCap>
            ))}
          </span>
        </div>
        {readError ? (
          <ListError what={texts.theItems} error={readError} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <ul id={`${id}-list`} role="listbox" aria-labelledby={`${id}-label`} aria-busy={isStale || !items}>
            {shown?.map((item, row) => (
              <ItemRow
                key={`${item.kind} ${item.id}`}
                id={`${id}-${row}`}
                item={item}
                money={money}
                isPicked={isSameItem(item, picked)}
                isActive={row === at && !isFolded}
                onPick={() => pick(item)}
              />
            ))}
            {!items &&
              [0, 1, 2, 3].map((row) => (
                <li key={row} role="option" aria-selected={false} aria-disabled aria-label={texts.loadingItems}>
                  <Skeleton variant="circular" width={16} height={16} />
                  <Skeleton width={`${62 - row * 7}%`} height={12} />
                  <Skeleton width={72} height={12} />
                </li>
              ))}
            {items?.length === 0 && (
              <li role="option" aria-selected={false} aria-disabled className="paylink-nothing">
                {texts.nothingFound}
              </li>
            )}
          </ul>
        )}
        {items && !isFolded && total > items.length && (
          <p className="paylink-more paylink-quiet">{texts.more(total - items.length)}</p>
        )}
      </div>
      <FieldHelp id={id} help={undefined} error={error} />
    </div>
  );
}
