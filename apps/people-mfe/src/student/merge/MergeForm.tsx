import { useMemo, type ReactNode } from 'react';
import { array, object, string } from 'yup';
import { useCall } from '@lectern/api-client/hooks';
import type { ResponseOf } from '@lectern/contract';
import { studentMergeCalls, type MergeableField } from '@lectern/contract/people';
import { reason } from '@lectern/contract/platform/reason';
import { useSaved } from '@lectern/ui-kit';
import { FormNote, SaveBar, ServerForm, TextAreaField, useServerForm } from '@lectern/ui-kit/form';
import { Link, useNavigate } from '@lectern/ui-kit/router';
import * as texts from '../../texts/merge';
import { infoPath } from '../address';
import { student as record } from '../student';
import { duplicatesOfPath } from './address';
import { ChooseValue } from './ChooseValue';
import { differences, proposed } from './differing';

interface Values {
  chosen: MergeableField[];
  reason: string;
}
const schema = object({ chosen: array().of(string().required()).required(), reason: reason() });

interface Props extends ResponseOf<typeof studentMergeCalls.preview> {
  /** One of them changed since the page was read. */
  readonly onChanged: () => void;
}

/** Chooses the values that stay, says what moves and asks why. */
export function MergeForm({ kept, merged, moved, onChanged }: Props): ReactNode {
  const navigate = useNavigate();
  const confirmSaved = useSaved(record.changed);
  const found = useMemo(() => differences(kept, merged), [kept, merged]);
  const { mutateAsync: send } = useCall(studentMergeCalls.merge, { handled: [400, 409] });
  const form = useServerForm<Values>({
    schema,
    initial: useMemo(() => ({ chosen: proposed(found), reason: '' }), [found]),
    send: async (values) => {
      try {
        return await send({
          keptId: kept.id,
          mergedId: merged.id,
          keptVersion: kept.version,
          mergedVersion: merged.version,
          ...values,
        });
      } catch (error) {
        onChanged();
        throw error;
      }
    },
    onSaved: async (_saved, { leaving }) => {
      const refreshed = confirmSaved(texts.merged(kept.name));
      if (!leaving) void navigate(infoPath(kept.id), { replace: true });
      await refreshed;
    },
  });
  const { chosen } = form.formik.values;
  const choose = (field: MergeableField, takes: boolean): void =>
    void form.formik.setFieldValue('chosen', takes ? [...chosen, field] : chosen.filter((each) => each !== field));
  return (
    <ServerForm form={form} className="merge-form">
      <FormNote text={form.note} />
      <p>{texts.intro}</p>
      <div className="merge-sides">
        <span />
        {[
          { role: texts.toKeep, student: kept },
          { role: texts.duplicate, student: merged },
        ].map(({ role, student }) => (
          <div key={role}>
            <span>{role}</span>
            <Link to={infoPath(student.id)}>{student.name}</Link>
          </div>
        ))}
      </div>
      {found.map((difference) => (
        <ChooseValue
          key={difference.field}
          difference={difference}
          takesMerged={chosen.includes(difference.field)}
          onChoose={(takes) => choose(difference.field, takes)}
        />
      ))}
      {found.length === 0 && <p>{texts.noDifference}</p>}
      <p>
        {texts.moves(moved)} {texts.cannotBeUndone}
      </p>
      <TextAreaField name="reason" label={texts.reason} rows={2} max={300} help={texts.reasonHelp} />
      <SaveBar
        form={form}
        verb={texts.merge}
        cancel={texts.cancel}
        onCancel={() => void navigate(duplicatesOfPath(kept.id))}
      />
    </ServerForm>
  );
}
