import { useEffect, useMemo, type ReactNode } from 'react';
import { array, object, string } from 'yup';
import { useCall, useRead } from '@lectern/api-client/hooks';
import { coursePartCalls, courseTopicFields, maxCourseTopics, type CourseTopics } from '@lectern/contract/catalog';
import { typedNumber } from '@lectern/contract/typed-number';
import { useSaved } from '@lectern/ui-kit';
import { PickField, RowsField } from '@lectern/ui-kit/fields';
import {
  FormNote,
  NumberField,
  SaveBar,
  ServerForm,
  TextField,
  useFieldState,
  useServerForm,
} from '@lectern/ui-kit/form';
import { formSchema } from '@lectern/ui-kit/record-panel';
import { RichTextField } from '@lectern/ui-kit/rich-text';
import { idOf, useSearchParams } from '@lectern/ui-kit/router';
import * as texts from '../../texts/course-parts';
import { course as record } from '../course';
import { CoursePage } from '../CoursePage';
import { useTopicChoices } from './topic-choices';
import { newRow, rowFrom, type Row } from './topic-row';

interface Values {
  readonly topics: readonly Row[];
  /** The key of the topic that is being chosen; it becomes a row at once. */
  readonly chosen: string;
}

const { title, minutes } = courseTopicFields;
const schema = object({ topics: array().of(formSchema({ title, minutes })).max(maxCourseTopics), chosen: string() });

const rowOfTopic = (topic: CourseTopics['topics'][number]): Row => ({ ...topic, minutes: topic.minutes ?? '' });
const valuesOf = ({ topics }: CourseTopics): Values => ({ topics: topics.map(rowOfTopic), chosen: '' });
const writtenOf = ({ topics }: Values) =>
  topics.map((row) => ({ ...row, minutes: row.minutes === '' ? null : typedNumber(String(row.minutes)) }));

const rowOf = (result: unknown): CourseTopics | undefined =>
  typeof result === 'object' && result !== null && 'revision' in result ? (result as CourseTopics) : undefined;
const changed = [...record.changed, coursePartCalls.topics];

/** Finds a topic of a chapter or of a custom course and puts it behind the others. */
function AddTopic({ courseId }: { readonly courseId: number }): ReactNode {
  const chosen = useFieldState<string>('chosen');
  const rows = useFieldState<readonly Row[]>('topics');
  const { useFound, topicOf } = useTopicChoices(courseId, rows.input.value);
  const { value } = chosen.input;
  useEffect(() => {
    const topic = topicOf(value);
    if (!topic) return;
    chosen.setValue('');
    rows.setValue([...rows.input.value, rowFrom(topic)]);
  }, [value, topicOf, chosen, rows]);
  return (
    <PickField
      name="chosen"
      label={texts.addTopic}
      help={texts.addTopicHelp}
      optional
      choiceOf={(key: string) => ({ key, name: topicOf(key)?.title ?? '', meta: '', item: key })}
      useFound={useFound}
    />
  );
}

function TopicsForm({ part, mayEdit }: { readonly part: CourseTopics; readonly mayEdit: boolean }): ReactNode {
  const confirmSaved = useSaved(changed);
  const { mutateAsync: change } = useCall(coursePartCalls.changeTopics, { handled: [400, 409] });
  const initial = useMemo(() => valuesOf(part), [part]);
  const form = useServerForm<Values, CourseTopics, CourseTopics>({
    schema,
    initial,
    row: part,
    draft: mayEdit ? 'course.topics' : undefined,
    send: (values, row = part) => change({ id: row.courseId, revision: row.revision, topics: writtenOf(values) }),
    onSaved: () => confirmSaved(texts.topicsSaved),
    conflict: {
      noun: record.noun.one,
      entity: record.entity,
      rowOf,
      valuesOf,
      fields: {
        topics: { label: texts.topics, show: (rows) => rows.map((row) => row.title).join(' · ') },
        chosen: { label: texts.addTopic, show: () => '' },
      },
    },
  });
  const isFull = form.formik.values.topics.length >= maxCourseTopics;
  return (
    <ServerForm form={form} className="record-form">
      <FormNote text={form.note} />
      <RowsField<Row>
        name="topics"
        label={texts.topics}
        help={texts.topicsHelp}
        optional
        one={texts.oneTopic}
        ordered
        max={maxCourseTopics}
        disabled={!mayEdit}
        newRow={newRow}
        rowText={(row) => row.title || texts.emptyRow}
      >
        {(path, row) => (
          <>
            <TextField name={`${path}.title`} label={texts.title} disabled={!mayEdit} help={texts.sourceOf(row)} />
            <NumberField
              name={`${path}.minutes`}
              label={texts.minutes}
              optional
              min={1}
              max={6000}
              disabled={!mayEdit}
            />
            <RichTextField
              name={`${path}.descriptionHtml`}
              label={texts.description}
              optional
              disabled={!mayEdit}
              entity="course_custom_topics"
              recordId={row.id}
            />
          </>
        )}
      </RowsField>
      {mayEdit && !isFull && <AddTopic courseId={part.courseId} />}
      {mayEdit && (
        <SaveBar form={form} verb={texts.save} cancel={texts.undo} onCancel={() => form.formik.resetForm()} />
      )}
    </ServerForm>
  );
}

/** `/course/detail/custom-topics?id=`: what is taught live on request, in its order. */
export default function TopicsScreen(): ReactNode {
  const id = idOf(useSearchParams()[0]);
  const read = useRead(
    coursePartCalls.topics,
    { id: id ?? 0 },
    { enabled: id !== undefined, handled: 'all', staleTime: 0 },
  );
  return (
    <CoursePage
      reads={[id !== undefined && read]}
      main={(course, mayEdit) => read.data && <TopicsForm key={course.id} part={read.data} mayEdit={mayEdit} />}
    />
  );
}
