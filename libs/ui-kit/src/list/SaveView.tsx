import { useId, useState, type ReactNode } from 'react';
import Checkbox from '@mui/material/Checkbox';
import OutlinedInput from '@mui/material/OutlinedInput';
import { CallError } from '@lectern/api-client';
import { useCall } from '@lectern/api-client/hooks';
import { useMay, useSession } from '@lectern/auth';
import { viewCalls, type SavedView } from '@lectern/contract/platform/view';
import { ConfirmDialog } from '../dialog/ConfirmDialog';
import { Field } from '../form/Field';
import { notify } from '../notices/notify';
import * as texts from '../texts/views';
import type { List } from './use-list';
import './views.css';

/** What the dialog is for. */
export type Saving = { readonly is: 'new' } | { readonly is: 'rename'; readonly view: SavedView };

export interface SaveViewProps<Row> {
  readonly list: List<Row>;
  readonly saving: Saving;
  readonly onClose: () => void;
}

const reasonOf = (error: unknown): string | undefined => {
  if (!(error instanceof CallError)) return undefined;
  const { error: fields, message } = error.failure;
  return Array.isArray(fields)
    ? Object.values((fields[0] as { constraints: Record<string, string> }).constraints)[0]
    : message;
};

/** Saves the current list under a name, for oneself or for everybody of one's role; or gives a view another name. */
export default function SaveView<Row>({
  list: { screen, views, arrangement },
  saving,
  onClose,
}: SaveViewProps<Row>): ReactNode {
  const id = useId();
  const [name, setName] = useState(saving.is === 'rename' ? saving.view.name : '');
  const [first, setFirst] = useState(false);
  const [shared, setShared] = useState(false);
  const [error, setError] = useState<string>();
  const mayShare = useMay(['settingEdit']);
  const role = useSession(({ document }) => document?.role.name ?? '');
  const create = useCall(viewCalls.create, { handled: [400, 409] });
  const update = useCall(viewCalls.update, { handled: [400, 409] });
  const save = async (): Promise<void> => {
    if (name.trim() === '') {
      setError(texts.nameIsRequired);
      return document.getElementById(id)?.focus();
    }
    try {
      const { view } =
        saving.is === 'rename'
          ? await update.mutateAsync({ id: saving.view.id, version: saving.view.version, name })
          : await create.mutateAsync({
              screen,
              name,
              query: views.query,
              columns: arrangement,
              isDefault: first,
              shared,
            });
      await views.readAgain();
      onClose();
      notify('success', texts.saved(view.name));
      if (saving.is === 'new') views.open(view);
    } catch (thrown) {
      setError(reasonOf(thrown));
    }
  };
  return (
    <ConfirmDialog
      open
      title={saving.is === 'rename' ? texts.renameTitle : texts.saveTitle}
      verb={texts.saveVerb}
      busy={create.isPending || update.isPending}
      onCancel={onClose}
      onConfirm={() => void save()}
    >
      <div className="view-form">
        <Field id={id} label={texts.name} error={error}>
          <OutlinedInput
            id={id}
            autoFocus
            value={name}
            error={error !== undefined}
            onChange={(event) => {
              setName(event.target.value);
              setError(undefined);
            }}
            onKeyDown={(event) => event.key === 'Enter' && void save()}
            slotProps={{ input: { maxLength: 60, 'aria-describedby': error ? `${id}-help` : undefined } }}
          />
        </Field>
        {saving.is === 'new' && (
          <label>
            <Checkbox checked={first} onChange={(event) => setFirst(event.target.checked)} />
            {texts.openListWithIt}
          </label>
        )}
        {saving.is === 'new' && mayShare && (
          <label>
            <Checkbox checked={shared} onChange={(event) => setShared(event.target.checked)} />
            {texts.shareWith(role)}
          </label>
        )}
      </div>
    </ConfirmDialog>
  );
}
