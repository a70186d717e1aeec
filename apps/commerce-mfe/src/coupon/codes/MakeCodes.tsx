import type { ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { codesFields, couponCalls, maxCodesAtOnce } from '@lectern/contract/commerce';
import type { JobRow } from '@lectern/contract/platform/job';
import { ConfirmDialog } from '@lectern/ui-kit';
import { FormNote, NumberField, ServerForm, TextField, useServerForm } from '@lectern/ui-kit/form';
import { object } from 'yup';
import * as texts from '../../texts/codes';

const schema = object(codesFields);

interface Props {
  readonly couponId: number;
  readonly onStarted: (job: JobRow) => void;
  readonly onClose: () => void;
}

/** Asks for prefix and number of the codes that a job then makes. */
export function MakeCodes({ couponId, onStarted, onClose }: Props): ReactNode {
  const { mutateAsync: make } = useCall(couponCalls.makeCodes, { handled: [400, 409] });
  const form = useServerForm<{ prefix: string; count: string }, undefined, { readonly job: JobRow }>({
    schema,
    initial: { prefix: '', count: '' },
    send: (values) => make({ id: couponId, ...schema.cast(values) }),
    onSaved: ({ job }) => {
      onStarted(job);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title={texts.makeTitle}
      verb={texts.makeVerb}
      busy={form.busy}
      onConfirm={() => void form.submit()}
      onCancel={onClose}
    >
      <ServerForm form={form} className="form-fields">
        <FormNote text={form.note} />
        <TextField name="prefix" label={texts.prefix} help={texts.prefixHelp} autoFocus autoComplete="off" />
        <NumberField name="count" label={texts.count} min={1} max={maxCodesAtOnce} />
      </ServerForm>
    </ConfirmDialog>
  );
}
