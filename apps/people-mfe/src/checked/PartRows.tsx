import { useState, type ReactNode } from 'react';
import type { Call } from '@lectern/contract/call';
import { ConfirmDialog, RowMenu, useAction } from '@lectern/ui-kit';
import { Icon } from '@lectern/ui-kit/icons';
import { Button } from '@lectern/ui-kit/mui';
import { Empty } from '@lectern/ui-kit/states';
import * as texts from '../texts/checked';
import './checked.css';

/** A row of a part, as its panel and its removal need it. */
export interface PartRow {
  readonly id: number;
  readonly version: number;
}
interface Props<Row extends PartRow> {
  /** The heading: 'Experience'. */
  readonly title: string;
  readonly noun: { readonly one: string; readonly many: string };
  readonly rows: readonly Row[];
  readonly nameOf: (row: Row) => string;
  readonly children: (row: Row) => ReactNode;
  readonly mayEdit: boolean;
  readonly changed: readonly Pick<Call, 'path'>[];
  readonly remove: (row: PartRow) => Promise<unknown>;
  /** The panel of a row, or of a new one; absent where rows are not changed. */
  readonly panel: (row: Row | undefined, onClose: () => void) => ReactNode;
  readonly mayChange?: boolean;
}

/** The rows of one part: shown, added, changed and removed, each by itself. */
export function PartRows<Row extends PartRow>({
  title,
  noun,
  rows,
  nameOf,
  children,
  mayEdit,
  changed,
  remove,
  panel,
  mayChange = true,
}: Props<Row>): ReactNode {
  const [opened, setOpened] = useState<Row | 'new'>();
  const [removing, setRemoving] = useState<Row>();
  const [isBusy, setBusy] = useState(false);
  const attempt = useAction(changed);
  const removeNow = async (row: Row): Promise<void> => {
    setBusy(true);
    await attempt(() => remove({ id: row.id, version: row.version }), { successText: texts.removed });
    setBusy(false);
    setRemoving(undefined);
  };
  const add = (
    <Button startIcon={<Icon name="plus" />} onClick={() => setOpened('new')}>
      {texts.addOne(noun.one)}
    </Button>
  );
  return (
    <section aria-label={title}>
      <div className="part-head">
        <h2>{title}</h2>
        {mayEdit && rows.length > 0 && add}
      </div>
      {rows.length === 0 ? (
        <Empty icon="circle-dashed" title={texts.noneYet(noun.many)} action={mayEdit && add} />
      ) : (
        <ul className="part-rows">
          {rows.map((row) => (
            <li key={row.id}>
              <div className="part-row">{children(row)}</div>
              {mayEdit && (
                <RowMenu
                  label={texts.actionsFor(nameOf(row))}
                  actions={[
                    ...(mayChange ? [{ label: texts.edit, onSelect: () => setOpened(row) }] : []),
                    { label: texts.remove, danger: true, onSelect: () => setRemoving(row) },
                  ]}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {opened && panel(opened === 'new' ? undefined : opened, () => setOpened(undefined))}
      {removing && (
        <ConfirmDialog
          open
          danger
          title={texts.removeTitle(nameOf(removing))}
          verb={texts.removeVerb}
          busy={isBusy}
          onConfirm={() => void removeNow(removing)}
          onCancel={() => setRemoving(undefined)}
        >
          {texts.removeConsequence}
        </ConfirmDialog>
      )}
    </section>
  );
}
