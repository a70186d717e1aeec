import { useMemo, type ReactNode } from 'react';
import { useCall, useRead } from '@lectern/api-client/hooks';
import {
  courseLessonCalls,
  courseVideoCalls,
  lessonKinds,
  quizCalls,
  type Lesson,
  type LessonKind,
} from '@lectern/contract/catalog';
import { needsRight } from '@lectern/contract/right-labels';
import { SidePanel, useSaved } from '@lectern/ui-kit';
import { PanelRead } from '@lectern/ui-kit/detail';
import { PanelForm, SelectField, SwitchField, TextField, useServerForm } from '@lectern/ui-kit/form';
import { optionsOf } from '@lectern/ui-kit/records';
import { RichText } from '@lectern/ui-kit/rich-text';
import * as texts from '../texts/curriculum';
import { ArticleContent, FileContent, QuizContent, VideoContent } from './LessonContent';
import { lessonFieldOf, lessonSchema, lessonValues, newLesson, wireLesson, type LessonValues } from './lesson-values';
import { curriculumChanges } from './use-curriculum';

interface Props {
  readonly title: string;
  /** Undefined for a new one. */
  readonly lessonId: number | undefined;
  readonly sectionId: number;
  readonly mayEdit: boolean;
  readonly onClose: () => void;
}

const inForm = { handled: [400, 409] };
const statuses = { on: 'ready', off: 'draft' } as const;
const changed = [...curriculumChanges, courseVideoCalls.read, quizCalls.list];
const contents = { video: VideoContent, article: ArticleContent, quiz: QuizContent, file: FileContent } as const;
const conflict = {
  noun: texts.nounLesson,
  entity: 'lessons',
  valuesOf: lessonValues,
  fields: {
    kind: { label: texts.kind },
    title: { label: texts.title },
    sent: { label: texts.chosenAddress },
    url: { label: texts.chosenAddress },
    articleHtml: { label: texts.text, show: (html: string) => <RichText html={html} /> },
    quizId: { label: texts.quiz },
    files: { label: texts.file, show: (files: LessonValues['files']) => files.map(({ name }) => name).join(', ') },
    minutes: { label: texts.minutes },
    isPreview: { label: texts.preview },
    status: { label: texts.status },
  },
};

interface FormProps extends Omit<Props, 'title' | 'lessonId'> {
  readonly lesson: Lesson | undefined;
}

function LessonForm({ lesson, sectionId, mayEdit, onClose }: FormProps): ReactNode {
  const confirmSaved = useSaved(changed);
  const { mutateAsync: create } = useCall(courseLessonCalls.create, inForm);
  const { mutateAsync: update } = useCall(courseLessonCalls.update, inForm);
  const initial = useMemo(() => (lesson ? lessonValues(lesson) : newLesson), [lesson]);
  const form = useServerForm<LessonValues, Lesson, { lesson: Lesson }>({
    schema: lessonSchema,
    initial,
    ...(lesson && { row: lesson }),
    send: (values, row) =>
      row
        ? update({ id: row.id, version: row.version, ...wireLesson(values) })
        : create({ sectionId, kind: values.kind, ...wireLesson(values) }),
    onSaved: async (_saved, { leaving }) => {
      if (!leaving) onClose();
      await confirmSaved(lesson ? texts.saved : texts.added);
    },
    fieldOf: lessonFieldOf,
    draft: mayEdit ? 'lesson' : undefined,
    conflict,
  });
  const kind: LessonKind = form.formik.values.kind;
  const Content = contents[kind];
  return (
    <PanelForm form={form} verb={texts.save} {...(!mayEdit && { readOnly: needsRight('courseEdit') })}>
      <SelectField name="kind" label={texts.kind} options={optionsOf(lessonKinds)} disabled={lesson !== undefined} />
      <TextField name="title" label={texts.title} autoFocus={!lesson} />
      <Content key={kind} lesson={lesson} mayEdit={mayEdit} />
      <SwitchField name="isPreview" label={texts.preview} help={texts.previewHelp} />
      <SwitchField name="status" label={texts.ready} values={statuses} help={texts.readyHelp} />
    </PanelForm>
  );
}

/** A lesson next to the curriculum, with what it shows. */
export default function LessonPanel({ title, lessonId, onClose, ...form }: Props): ReactNode {
  const read = useRead(
    courseLessonCalls.read,
    { id: lessonId ?? 0 },
    { enabled: lessonId !== undefined, handled: 'all', staleTime: 0 },
  );
  return (
    <SidePanel open title={title} onClose={onClose}>
      <PanelRead reads={[lessonId !== undefined && read]} what={texts.nounLesson}>
        {() => <LessonForm lesson={read.data?.lesson} onClose={onClose} {...form} />}
      </PanelRead>
    </SidePanel>
  );
}
