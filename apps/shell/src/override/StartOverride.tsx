import type { ReactNode } from 'react';
import { send } from '@lectern/api-client';
import { useSession } from '@lectern/auth';
import { overrideCalls } from '@lectern/contract/platform/overrides';
import { typedNumber } from '@lectern/contract/typed-number';
import { ConfirmDialog, lastWorkDone, mayLeave } from '@lectern/ui-kit';
import {
  FormNote,
  NumberField,
  SelectField,
  ServerForm,
  TextAreaField,
  TextField,
  useServerForm,
} from '@lectern/ui-kit/form';
import { object } from 'yup';
import { registryOf } from '../session/registry';
import { readSession } from '../session/watch-session';
import { goTo } from '../start/go-to';
import * as texts from '../texts/override';
import './start-override.css';

const { name, origin, minutes, reason } = overrideCalls.begin.request.fields;
const schema = object({ name, origin, minutes, reason });

/** How long the page waits at most for discarded drafts to be deleted, in ms. */
const timeout = 5_000;

interface Values {
  readonly name: string;
  readonly origin: string;
  readonly minutes: string;
  readonly reason: string;
}

export interface StartOverrideProps {
  /** The remote that it is about; empty where it is still to be chosen. */
  readonly remote: string;
  readonly onClose: () => void;
}

/** Asks from where, for how long and why; the reloaded page has a policy that lets the origin in. */
export function StartOverride({ remote, onClose }: StartOverrideProps): ReactNode {
  const document = useSession((session) => session.document);
  const remotes = document ? registryOf(document).map((each) => ({ value: each.name, label: each.name })) : [];
  const form = useServerForm<Values>({
    schema,
    initial: { name: remote || (remotes[0]?.value ?? ''), origin: '', minutes: '60', reason: '' },
    send: (values) =>
      send(
        overrideCalls.begin,
        {
          name: values.name,
          origin: values.origin.trim(),
          minutes: typedNumber(values.minutes),
          reason: values.reason.trim(),
        },
        { handled: [400, 409] },
      ),
    onSaved: async () => {
      onClose();
      // With unsaved work the bar says that it begins with the next page.
      if (!(await mayLeave())) return void (await readSession());
      // A draft that was discarded must not come back.
      await lastWorkDone(timeout);
      goTo(location.pathname + location.search);
    },
  });
  return (
    <ConfirmDialog
      open
      title={remote ? texts.title(remote) : texts.titleOfAny}
      verb={texts.verb}
      busy={form.busy}
      onConfirm={() => void form.submit()}
      onCancel={onClose}
    >
      <ServerForm form={form} className="override-dialog">
        <FormNote text={form.note} />
        <p>{texts.consequence}</p>
        {!remote && <SelectField name="name" label={texts.remote} options={remotes} />}
        <TextField name="origin" label={texts.origin} help={texts.originHelp} type="url" />
        <NumberField name="minutes" label={texts.minutes} min={1} max={480} />
        <TextAreaField name="reason" label={texts.reason} help={texts.reasonHelp} rows={2} max={300} />
      </ServerForm>
    </ConfirmDialog>
  );
}
