import type { ReactNode } from 'react';
import { Button } from '@lectern/ui-kit/mui';
import { useSearchParams } from '@lectern/ui-kit/router';
import type { List } from '@lectern/ui-kit/table';
import * as texts from '../texts/record-order';
import type { Order } from './use-order';
import './order.css';

interface Props {
  readonly list: Pick<List<unknown>, 'state'>;
  readonly order: Order;
  /** What the order of its parent is called. */
  readonly name: string;
}

/** Switches the list of one parent between its order and the last change, and says why rows can't be moved. */
export function OrderSwitch({ list, order: { isOfOne, inOrder, hint }, name }: Props): ReactNode {
  const [, setParams] = useSearchParams();
  if (!isOfOne) return null;
  const byLastChange = (): void =>
    setParams(
      (now) =>
        new URLSearchParams([
          ...[...now].filter(([param]) => param !== 'sort' && param !== 'page'),
          ['sort', '-updatedAt'],
        ]),
    );
  return (
    <>
      {hint && <span className="order-hint">{hint}</span>}
      <Button variant="text" onClick={() => (inOrder ? byLastChange() : list.state.sortBy('sortKey'))}>
        {inOrder ? texts.sortByLastChange : name}
      </Button>
    </>
  );
}
