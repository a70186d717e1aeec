import { useState, type ComponentProps, type ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { categoryCalls, type CategoryRow } from '@lectern/contract/catalog';
import { PanelBody, PanelFoot, SidePanel, useSaved, usePanelClose } from '@lectern/ui-kit';
import { CopyLink, PanelRead } from '@lectern/ui-kit/detail';
import { Button } from '@lectern/ui-kit/mui';
import * as texts from '../texts/category-panel';
import type { Address } from './address';
import { CreateForm, EditForm } from './CategoryForm';
import type { May } from './row-actions';
import type { Tree } from './tree';

type Panel = NonNullable<Address['panel']>;

interface Props {
  readonly tree: Tree;
  readonly panel: Address['panel'];
  readonly may: May;
  readonly onClose: () => void;
  /** After a creation or a change; `leaving`: the person is navigating away. */
  readonly onSaved: (row: CategoryRow, how: { readonly leaving: boolean }) => void;
  readonly onDelete: (row: CategoryRow) => void;
}

function Gone(): ReactNode {
  return (
    <>
      <PanelBody>
        <p>{texts.gone}</p>
      </PanelBody>
      <PanelFoot>
        <Button onClick={usePanelClose()}>{texts.close}</Button>
      </PanelFoot>
    </>
  );
}

type EditProps = Omit<ComponentProps<typeof EditForm>, 'row' | 'counts'>;

/** The tree has no texts, so the panel reads the whole category. */
function Opened({ id, ...props }: EditProps & { readonly id: number }): ReactNode {
  const detail = useRead(categoryCalls.detail, { id }, { handled: 'all', staleTime: 0 });
  return (
    <PanelRead reads={[detail]} what={texts.theCategory}>
      {() => detail.data && <EditForm {...props} row={detail.data.category} counts={detail.data.counts} />}
    </PanelRead>
  );
}

const changed = [categoryCalls.list, categoryCalls.detail];
const titleOf = (panel: Panel, row: CategoryRow | undefined): string =>
  row ? row.name : 'parentId' in panel ? texts.newTitle : texts.title;

/** One category next to the tree: that of the address, or a new one. */
export default function CategoryPanel({ tree, panel, may, onClose, onSaved, onDelete }: Props): ReactNode {
  const confirmSaved = useSaved(changed);
  // While the panel closes it keeps its content.
  const [last, setLast] = useState(panel);
  if (panel && panel !== last) setLast(panel);
  const shown = panel ?? last;
  if (!shown) return null;
  const row = 'id' in shown ? tree.byId.get(shown.id) : undefined;

  const saved =
    (textOf: (name: string) => string) =>
    async (saved: CategoryRow, how: { readonly leaving: boolean }): Promise<void> => {
      await confirmSaved(textOf(saved.name));
      onSaved(saved, how);
    };
  return (
    <SidePanel
      open={panel !== undefined}
      title={titleOf(shown, row)}
      kind={row && texts.title}
      onClose={onClose}
      actions={row && <CopyLink />}
    >
      {'parentId' in shown ? (
        <CreateForm
          key={`new-${shown.parentId}`}
          tree={tree}
          parentId={shown.parentId}
          onSaved={saved(texts.created)}
        />
      ) : row ? (
        <Opened
          key={row.id}
          id={row.id}
          readOnly={may.edit ? undefined : texts.needsRight}
          onDelete={may.remove && (() => onDelete(row))}
          onSaved={saved(texts.saved)}
        />
      ) : (
        <Gone />
      )}
    </SidePanel>
  );
}
