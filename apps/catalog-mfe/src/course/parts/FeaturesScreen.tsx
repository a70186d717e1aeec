import { useMemo, useRef, type ReactNode } from 'react';
import { array, object } from 'yup';
import { useCall, useRead } from '@lectern/api-client/hooks';
import {
  coursePartCalls,
  featureFields,
  featureKinds,
  maxFeatures,
  type CourseFeatures,
  type FeatureKind,
} from '@lectern/contract/catalog';
import { keysOf } from '@lectern/contract/records';
import { useSaved } from '@lectern/ui-kit';
import { RowsField } from '@lectern/ui-kit/fields';
import { FormNote, SaveBar, ServerForm, TextField, useServerForm } from '@lectern/ui-kit/form';
import { idOf, useSearchParams } from '@lectern/ui-kit/router';
import * as texts from '../../texts/course-parts';
import { course as record } from '../course';
import { CoursePage } from '../CoursePage';

interface Row {
  readonly id?: number;
  readonly text: string;
}
type Values = Readonly<Record<FeatureKind, readonly Row[]>>;

const kinds = keysOf(featureKinds);
const { text } = featureFields;
const schema = object(Object.fromEntries(kinds.map((kind) => [kind, array().of(object({ text })).max(maxFeatures)])));
const ofKinds = <Value,>(valueOf: (kind: FeatureKind) => Value) =>
  Object.fromEntries(kinds.map((kind) => [kind, valueOf(kind)])) as Record<FeatureKind, Value>;

const valuesOf = ({ features }: CourseFeatures): Values =>
  ofKinds((of) => features.filter(({ kind }) => kind === of).map(({ id, text: written }) => ({ id, text: written })));
const writtenOf = (values: Values) => kinds.flatMap((kind) => values[kind].map((row) => ({ ...row, kind })));

/** The form's field of a refused feature: the API counts them through all kinds. */
const fieldIn =
  (values: Values) =>
  (property: string): string => {
    const [, at, rest] = /^features\[(\d+)\](.*)$/.exec(property) ?? [];
    if (at === undefined) return property;
    let left = Number(at);
    for (const kind of kinds) {
      if (left < values[kind].length) return `${kind}[${left}]${rest || '.text'}`;
      left -= values[kind].length;
    }
    return property;
  };

const rowOf = (result: unknown): CourseFeatures | undefined =>
  typeof result === 'object' && result !== null && 'revision' in result ? (result as CourseFeatures) : undefined;
const changed = [...record.changed, coursePartCalls.features];
const shown = (rows: readonly Row[]): string => rows.map((row) => row.text).join(' · ');

function FeaturesForm({ part, mayEdit }: { readonly part: CourseFeatures; readonly mayEdit: boolean }): ReactNode {
  const confirmSaved = useSaved(changed);
  const { mutateAsync: change } = useCall(coursePartCalls.changeFeatures, { handled: [400, 409] });
  const initial = useMemo(() => valuesOf(part), [part]);
  const sent = useRef(initial);
  const form = useServerForm<Values, CourseFeatures, CourseFeatures>({
    schema,
    initial,
    row: part,
    draft: mayEdit ? 'course.features' : undefined,
    send: (values, row = part) => {
      sent.current = values;
      return change({ id: row.courseId, revision: row.revision, features: writtenOf(values) });
    },
    fieldOf: (property) => fieldIn(sent.current)(property),
    onSaved: () => confirmSaved(texts.featuresSaved),
    conflict: {
      noun: record.noun.one,
      entity: record.entity,
      rowOf,
      valuesOf,
      fields: ofKinds((kind) => ({ label: featureKinds[kind], show: shown })),
    },
  });
  return (
    <ServerForm form={form} className="record-form">
      <FormNote text={form.note} />
      {kinds.map((kind) => (
        <RowsField<Row>
          key={kind}
          name={kind}
          label={featureKinds[kind]}
          help={texts.featureHelp[kind]}
          optional={kind !== 'outcome'}
          one={texts.oneFeature[kind]}
          ordered
          max={maxFeatures}
          disabled={!mayEdit}
          newRow={() => ({ text: '' })}
          rowText={(row) => row.text || texts.emptyRow}
        >
          {(path) => <TextField name={`${path}.text`} label={texts.text} disabled={!mayEdit} />}
        </RowsField>
      ))}
      {mayEdit && (
        <SaveBar form={form} verb={texts.save} cancel={texts.undo} onCancel={() => form.formik.resetForm()} />
      )}
    </ServerForm>
  );
}

/** `/course/detail/features?id=`: what students learn, need and get, each list in its order. */
export default function FeaturesScreen(): ReactNode {
  const id = idOf(useSearchParams()[0]);
  const read = useRead(
    coursePartCalls.features,
    { id: id ?? 0 },
    { enabled: id !== undefined, handled: 'all', staleTime: 0 },
  );
  return (
    <CoursePage
      reads={[id !== undefined && read]}
      main={(course, mayEdit) => read.data && <FeaturesForm key={course.id} part={read.data} mayEdit={mayEdit} />}
    />
  );
}
