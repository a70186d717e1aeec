import { useState, type ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { faqCategoryCalls } from '@lectern/contract/content';
import { PanelBody, PanelFoot, SidePanel } from '@lectern/ui-kit';
import { Icon } from '@lectern/ui-kit/icons';
import { Button, Skeleton } from '@lectern/ui-kit/mui';
import { ListError } from '@lectern/ui-kit/states';
import * as texts from '../texts/categories';
import { CategoryForm } from './CategoryForm';
import { CategoryGroups } from './CategoryGroups';
import type { FaqCategory } from './choices';
import { DeleteCategory } from './DeleteCategory';

interface Props {
  readonly mayEdit: boolean;
  readonly onClose: () => void;
}

/** The categories of FAQs, audience by audience; adding and renaming take the list's place until they are done. */
export function CategoriesPanel({ mayEdit, onClose }: Props): ReactNode {
  const { data, error, isFetching, refetch } = useRead(faqCategoryCalls.list, {}, { handled: 'all' });
  const [edited, setEdited] = useState<FaqCategory | 'new'>();
  const [deleted, setDeleted] = useState<FaqCategory>();
  const back = (): void => setEdited(undefined);
  if (edited) {
    return (
      <SidePanel open title={edited === 'new' ? texts.newTitle : texts.titleOf(edited.name)} onClose={back}>
        <CategoryForm category={edited === 'new' ? undefined : edited} onDone={back} />
      </SidePanel>
    );
  }
  return (
    <SidePanel open title={texts.title} onClose={onClose}>
      <PanelBody busy={!data && !error}>
        {error ? (
          <ListError what={texts.theCategories} error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : data ? (
          <CategoryGroups categories={data.items} mayEdit={mayEdit} onShow={onClose} onRename={setEdited} onDelete={setDeleted} />
        ) : (
          Array.from({ length: 6 }, (_, row) => <Skeleton key={row} height={36} />)
        )}
      </PanelBody>
      <PanelFoot>
        <Button onClick={onClose}>{texts.close}</Button>
        {mayEdit && (
          <Button variant="contained" startIcon={<Icon name="plus" />} onClick={() => setEdited('new')}>
            {texts.add}
          </Button>
        )}
      </PanelFoot>
      {deleted && <DeleteCategory category={deleted} categories={data?.items ?? []} onClose={() => setDeleted(undefined)} />}
    </SidePanel>
  );
}
