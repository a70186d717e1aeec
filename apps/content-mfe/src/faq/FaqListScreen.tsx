import { useState, type ReactNode } from 'react';
import { useMay } from '@lectern/auth';
import type { RowAction } from '@lectern/ui-kit';
import { Icon } from '@lectern/ui-kit/icons';
import { Button } from '@lectern/ui-kit/mui';
import { Empty } from '@lectern/ui-kit/states';
import { ListHead, useOpened } from '@lectern/ui-kit/table';
import * as texts from '../texts/faq';
import { bulkOf } from './bulk';
import { CategoriesPanel } from './CategoriesPanel';
import { useChoices } from './choices';
import { DeleteFaq } from './DeleteFaq';
import { FaqFilters } from './FaqFilters';
import { FaqPanel } from './FaqPanel';
import { FaqRows } from './FaqRows';
import { MoveFaq } from './MoveFaq';
import { rowActions } from './row-actions';
import { useFaqList } from './use-faq-list';
import { useFaqMoves } from './use-faq-moves';
import type { FaqRow } from './values';
import { movingBlocker } from './view';
import './screen.css';

type OpenDialog =
  | { readonly is: 'delete' | 'move'; readonly row: Pick<FaqRow, 'id' | 'version' | 'question' | 'status'> }
  | { readonly is: 'categories' }
  | undefined;

/** `/FAQs`: the list, one FAQ in the side panel, the categories, and what was deleted. */
export default function FaqListScreen(): ReactNode {
  const mayEdit = useMay(['faqEdit']);
  const { opened, open, currentKey } = useOpened();
  const choices = useChoices();
  const list = useFaqList(choices);
  const faqActions = useFaqMoves();
  const [openDialog, setOpenDialog] = useState<OpenDialog>();
  const { state, rows, behind, inOrder, categoryId } = list;
  const { deleted } = state;

  const hint = mayEdit && inOrder ? movingBlocker(state) : undefined;
  const movable = mayEdit && inOrder && hint === undefined && !list.read.isPlaceholderData;
  const actions = (row: FaqRow): RowAction[] =>
    deleted
      ? [{ label: texts.restore, onSelect: () => void faqActions.restore(row) }]
      : rowActions(row, mayEdit, {
          open: ({ id }) => open(id),
          changeStatus: (each, to) => void faqActions.changeStatus(each, to),
          move: movable ? (each) => setOpenDialog({ is: 'move', row: each }) : undefined,
          remove: (each) => setOpenDialog({ is: 'delete', row: each }),
        });
  const add = mayEdit && (
    <Button variant="contained" startIcon={<Icon name="plus" />} onClick={() => open('new')}>
      {texts.add}
    </Button>
  );
  const empty = (
    <Empty icon="help-circle" title={texts.noneYet} action={add}>
      {texts.whatItIs}
    </Empty>
  );
  const moved = openDialog?.is === 'move' ? rows.find((row) => row.id === openDialog.row.id) : undefined;

  return (
    <div className="page-stack">
      <ListHead list={list} title={texts.title} mayRestore={mayEdit} primary={add}>
        <Button onClick={() => setOpenDialog({ is: 'categories' })}>{texts.categories}</Button>
      </ListHead>
      <FaqFilters list={list} hint={hint} />
      <FaqRows
        list={list}
        movable={movable}
        currentId={currentKey}
        empty={empty}
        bulk={bulkOf(mayEdit, deleted)}
        actions={actions}
        onOpen={(row) => open(row.id)}
        move={faqActions.move}
      />
      {opened !== undefined && (
        <FaqPanel
          opened={opened}
          choices={choices}
          categoryId={categoryId}
          readOnly={mayEdit ? undefined : texts.needsRight}
          onDelete={(faq) => setOpenDialog({ is: 'delete', row: faq })}
          onClose={() => open(undefined)}
        />
      )}
      {openDialog?.is === 'categories' && (
        <CategoriesPanel mayEdit={mayEdit} onClose={() => setOpenDialog(undefined)} />
      )}
      {openDialog?.is === 'delete' && (
        <DeleteFaq
          faq={openDialog.row}
          onDeleted={() => {
            setOpenDialog(undefined);
            if (opened === openDialog.row.id) open(undefined);
          }}
          onClose={() => setOpenDialog(undefined)}
        />
      )}
      {moved && (
        <MoveFaq
          row={moved}
          rows={rows}
          behind={behind}
          onMove={(beforeId) => {
            setOpenDialog(undefined);
            void faqActions.move(moved, beforeId);
          }}
          onClose={() => setOpenDialog(undefined)}
        />
      )}
    </div>
  );
}
