import { useState, type ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { faqCategoryCalls } from '@lectern/contract/content';
import { PanelBody, PanelFoot, SidePanel } from '@lectern/ui-kit';
import { PanelRead } from '@lectern/ui-kit/detail';
import { Icon } from '@lectern/ui-kit/icons';
import { Button } from '@lectern/ui-kit/mui';
import * as texts from '../texts/categories';
import { CategoryForm } from './CategoryForm';
import { CategoryGroups } from './CategoryGroups';
import type { FaqCategory } from './choices';
import { DeleteCategory } from './DeleteCategory';

interface Props {
  readonly mayEdit: boolean;
  readonly onClose: () => void;
}

/** The categories of FAQs, audience by audience; the forms to add and rename replace the list while open. */
export default function CategoriesPanel({ mayEdit, onClose }: Props): ReactNode {
  const read = useRead(faqCategoryCalls.list, {}, { handled: 'all' });
  const categories = read.data?.items ?? [];
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
      <PanelRead reads={[read]} what={texts.theCategories} bars={[36, 36, 36, 36, 36, 36]}>
        {() => (
          <PanelBody>
            <CategoryGroups
              categories={categories}
              mayEdit={mayEdit}
              onShow={onClose}
              onRename={setEdited}
              onDelete={setDeleted}
            />
          </PanelBody>
        )}
      </PanelRead>
      <PanelFoot>
        <Button onClick={onClose}>{texts.close}</Button>
        {mayEdit && (
          <Button variant="contained" startIcon={<Icon name="plus" />} onClick={() => setEdited('new')}>
            {texts.add}
          </Button>
        )}
      </PanelFoot>
      {deleted && <DeleteCategory category={deleted} categories={categories} onClose={() => setDeleted(undefined)} />}
    </SidePanel>
  );
}
