import type { ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate, useCall, useRead } from '@lectern/api-client/hooks';
import { categoryCalls, skillCalls, type SkillRow } from '@lectern/contract/catalog';
import { SidePanel, useDone } from '@lectern/ui-kit';
import { CopyLink, PanelRead } from '@lectern/ui-kit/detail';
import * as texts from '../texts/skill-panel';
import type { Categories } from './categories';
import { SkillForm } from './SkillForm';
import type { May } from './row-actions';
import { changedOf, createdOf, newValues, valuesOf, type SkillValues } from './values';

interface Props {
  /** The skill of the address, or a new one. */
  readonly opened: number | 'new';
  readonly categories: Categories;
  /** The category that a new skill begins with. */
  readonly categoryId: number | undefined;
  readonly may: May;
  readonly onDelete: (skill: SkillRow) => void;
  readonly onClose: () => void;
}

/** 400 and 409 are shown by the form: on its fields, or in the conflict dialog. */
const inForm = { handled: [400, 409] };

/** Categories count their skills. */
const changed = [skillCalls.list, categoryCalls.list];

/** Adds or edits one skill beside the list. */
export default function SkillPanel({ opened, categories, categoryId, may, onDelete, onClose }: Props): ReactNode {
  const queryClient = useQueryClient();
  const done = useDone(changed);
  const isNew = opened === 'new';
  const detail = useRead(
    skillCalls.detail,
    { id: isNew ? 0 : opened },
    { enabled: !isNew, handled: 'all', staleTime: 0 },
  );
  const { mutateAsync: create } = useCall(skillCalls.create, inForm);
  const { mutateAsync: update } = useCall(skillCalls.update, inForm);
  const skill = isNew ? undefined : detail.data?.skill;

  const send = (values: SkillValues, row: SkillRow | undefined): Promise<{ skill: SkillRow }> => {
    if (!row) return create(createdOf(values));
    return update({ id: row.id, version: row.version, ...changedOf(valuesOf(row), values) }).catch((error: unknown) => {
      // What was refused as stale is stale elsewhere too: in the panel's title, in the list, for Delete.
      void invalidate(queryClient, skillCalls.detail, skillCalls.list);
      throw error;
    });
  };
  const onSaved = async (saved: SkillRow, { leaving }: { readonly leaving: boolean }): Promise<void> => {
    queryClient.setQueryData(
      [skillCalls.detail.path, { id: saved.id }],
      (before: object | undefined) => before && { ...before, skill: saved },
    );
    if (!leaving) onClose();
    await done(isNew ? texts.added : texts.saved);
  };

  const readOnly = skill?.deletedAt ? texts.isDeleted : may.edit ? undefined : texts.needsRight;
  return (
    <SidePanel
      open
      title={isNew ? texts.newTitle : (skill?.name ?? texts.title)}
      onClose={onClose}
      actions={!isNew && <CopyLink />}
    >
      <PanelRead reads={[!isNew && detail, categories]} what={texts.theSkill}>
        {() => (
          <SkillForm
            key={opened}
            skill={skill}
            initial={skill ? valuesOf(skill) : newValues(categoryId ?? '')}
            categories={categories}
            readOnly={readOnly}
            send={send}
            onSaved={onSaved}
            onDelete={may.remove ? onDelete : undefined}
          />
        )}
      </PanelRead>
    </SidePanel>
  );
}
