import type { ReactNode } from 'react';
import { readFile } from '@lectern/api-client';
import { accountsCalls, accountsKinds, type AccountsKind } from '@lectern/contract/commerce';
import { ConfirmDialog, timeZone } from '@lectern/ui-kit';
import { FormNote, SelectField, ServerForm, useServerForm } from '@lectern/ui-kit/form';
import { saveBlob } from '@lectern/ui-kit/list';
import { optionsOf } from '@lectern/ui-kit/records';
import { dayIn } from '../by-hand/day-in';
import * as texts from '../texts/accounts';
import { monthsBefore } from './months';

interface Values {
  readonly month: string;
  readonly kind: AccountsKind;
}

/** Saves a file for accountants; a refusal is shown in the dialog. */
export function AccountsDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const months = monthsBefore(dayIn(timeZone()));
  const form = useServerForm<Values, undefined, File>({
    schema: accountsCalls.read.request,
    initial: { month: months[0]!.value, kind: 'gstr1' },
    onlyDiscards: true,
    send: (request) => readFile(accountsCalls.read, request, { handled: [400, 409] }),
    onSaved: (file) => {
      saveBlob(file);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title={texts.title}
      verb={texts.download}
      busy={form.busy}
      onConfirm={() => void form.submit()}
      onCancel={onClose}
    >
      <ServerForm form={form} className="form-fields">
        <FormNote text={form.note} />
        <p>{texts.what}</p>
        <SelectField name="month" label={texts.month} options={months} />
        <SelectField name="kind" label={texts.file} options={optionsOf(accountsKinds)} />
      </ServerForm>
    </ConfirmDialog>
  );
}
