import type { ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate, useCall, useRead } from '@lectern/api-client/hooks';
import { studentCalls, type StudentRow } from '@lectern/contract/people';
import { notify, PanelBody, SidePanel } from '@lectern/ui-kit';
import { Skeleton } from '@lectern/ui-kit/mui';
import { ListError } from '@lectern/ui-kit/states';
import type { Countries } from './countries';
import { StudentForm } from './StudentForm';
import type { May } from './row-actions';
import { changedOf, createdOf, newValues, valuesOf, type StudentValues } from './values';

interface Props {
  /** The student of the address, or a new one. */
  readonly opened: number | 'new';
  readonly countries: Countries;
  readonly may: May;
  readonly onDelete: (student: StudentRow) => void;
  readonly onClose: () => void;
}

/** 400 and 409 are shown by the form: on its fields, or in the conflict dialog. */
const inForm = { handled: [400, 409] };

function Waiting(): ReactNode {
  return (
    <PanelBody busy>
      {[48, 48, 48, 96].map((height, row) => (
        <Skeleton key={row} variant="rounded" height={height} />
      ))}
    </PanelBody>
  );
}

/** Adds or edits one student beside the list. */
export default function StudentPanel({ opened, countries, may, onDelete, onClose }: Props): ReactNode {
  const queryClient = useQueryClient();
  const isNew = opened === 'new';
  const detail = useRead(studentCalls.detail, { id: isNew ? 0 : opened }, { enabled: !isNew, handled: 'all', staleTime: 0 });
  const { mutateAsync: create } = useCall(studentCalls.create, inForm);
  const { mutateAsync: update } = useCall(studentCalls.update, inForm);
  const student = isNew ? undefined : detail.data?.student;

  const send = (values: StudentValues, row: StudentRow | undefined, confirmDuplicate: boolean): Promise<{ student: StudentRow }> => {
    if (!row) return create(createdOf(values, confirmDuplicate));
    return update({ id: row.id, version: row.version, ...changedOf(valuesOf(row), values) }).catch((error: unknown) => {
      // What was refused as stale is stale elsewhere too: in the panel's title, in the list, for Delete.
      void invalidate(queryClient, studentCalls.detail, studentCalls.list);
      throw error;
    });
  };
  const onSaved = async (saved: StudentRow, { leaving }: { readonly leaving: boolean }): Promise<void> => {
    notify('success', isNew ? 'Student added' : 'Student saved');
    queryClient.setQueryData([studentCalls.detail.path, { id: saved.id }], (before: object | undefined) => before && { ...before, student: saved });
    if (!leaving) onClose();
    await invalidate(queryClient, studentCalls.list);
  };

  const failed = detail.error ?? countries.error;
  const retry = (): void => {
    if (detail.error) void detail.refetch();
    if (countries.error) countries.retry();
  };
  const readOnly = student?.deletedAt ? 'This student has been deleted: restore it in Recently deleted first' : may.edit ? undefined : 'Editing students needs the right studentEdit';
  return (
    <SidePanel open title={isNew ? 'New student' : (student?.name ?? 'Student')} onClose={onClose}>
      {failed ? (
        <PanelBody>
          <ListError error={failed} onRetry={retry} />
        </PanelBody>
      ) : !countries.isPending && (isNew || student) ? (
        <StudentForm key={opened} student={student} initial={student ? valuesOf(student) : newValues} countries={countries} readOnly={readOnly} send={send} onSaved={onSaved} onDelete={may.remove ? onDelete : undefined} />
      ) : (
        <Waiting />
      )}
    </SidePanel>
  );
}
