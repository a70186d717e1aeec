import { useMemo, useRef, type ReactNode } from 'react';
import { useCall, useRead } from '@lectern/api-client/hooks';
import { needsRight } from '@lectern/contract/right-labels';
import {
  answerTimes,
  curriculumCalls,
  taskCalls,
  type BatchDetail,
  type TaskKind,
  type TaskRow,
} from '@lectern/contract/people';
import { SidePanel, useSaved } from '@lectern/ui-kit';
import { PickField } from '@lectern/ui-kit/fields';
import {
  DateField,
  NumberField,
  Pair,
  PanelForm,
  SelectField,
  SwitchField,
  TextField,
  useServerForm,
} from '@lectern/ui-kit/form';
import { RichText, RichTextField } from '@lectern/ui-kit/rich-text';
import * as texts from '../../texts/batch-tasks';
import { useFoundQuizzes } from '../choices';
import { zoneText } from '../zone-time';
import { fieldOf, momentText, newTask, taskForm, type TaskValues } from './task-values';
import { taskChanges } from './use-task-actions';

interface Props {
  readonly batch: BatchDetail;
  /** Undefined for a new one. */
  readonly task: TaskRow | undefined;
  readonly kind: TaskKind;
  readonly mayEdit: boolean;
  readonly onClose: () => void;
  readonly onAdded: (task: TaskRow) => void;
}

const inForm = { handled: [400, 409] };
const times = Object.entries(answerTimes).map(([value, label]) => ({ value, label }));
const fields = {
  title: { label: texts.title },
  instructionsHtml: { label: texts.instructions, show: (html: string) => <RichText html={html} /> },
  quizId: { label: texts.fromQuiz },
  dueAt: { label: texts.dueDay, show: momentText },
  opensAt: { label: texts.opensDay, show: momentText },
  acceptLateMinutes: { label: texts.acceptLate },
  latePenaltyPercent: { label: texts.penalty },
  durationMinutes: { label: texts.duration },
  attempts: { label: texts.attempts },
  maxMarks: { label: texts.maxMarks },
  passMarks: { label: texts.passMarks },
};

const titleOf = (task: TaskRow | undefined, kind: TaskKind): string =>
  task?.title ?? (kind === 'quiz' ? texts.newQuiz : texts.newAssignment);

/** One task next to the list: its form. */
export default function TaskPanel({ batch, task, kind, mayEdit, onClose, onAdded }: Props): ReactNode {
  const zone = batch.timeZone;
  const confirmSaved = useSaved(taskChanges);
  const { mutateAsync: create } = useCall(taskCalls.create, inForm);
  const { mutateAsync: update } = useCall(taskCalls.update, inForm);
  const declared = useMemo(() => taskForm(zone, kind, !task), [zone, kind, task]);
  const initial = useMemo(() => (task ? declared.valuesOf(task) : declared.newValues(newTask)), [declared, task]);
  const schema = useMemo(() => declared.schema(task), [declared, task]);
  const readOnly = !mayEdit ? needsRight('trainerEdit') : task?.status === 'graded' ? texts.isGraded : undefined;
  const form = useServerForm<TaskValues, TaskRow, { task: TaskRow }>({
    schema,
    initial,
    ...(task && { row: task }),
    send: (values, row) =>
      row
        ? update({ ...declared.changed(row, values), id: row.id, version: row.version })
        : create({
            ...declared.read(values).wire,
            batchId: batch.id,
            kind,
            ...(values.quizId !== '' && { quizId: values.quizId }),
          }),
    onSaved: async (saved, { leaving }) => {
      if (!leaving) (task ? onClose : () => onAdded(saved.task))();
      await confirmSaved(task ? texts.saved : texts.added);
    },
    fieldOf,
    draft: readOnly === undefined ? 'batchTask' : undefined,
    conflict: { fields, noun: texts.noun, entity: 'tasks', valuesOf: declared.valuesOf },
  });
  return (
    <SidePanel open title={titleOf(task, kind)} onClose={onClose}>
      <PanelForm form={form} verb={texts.save} {...(readOnly !== undefined && { readOnly })}>
        <TextField name="title" label={texts.title} autoFocus={!task} />
        {kind === 'quiz' && !task && <FromQuiz />}
        <RichTextField name="instructionsHtml" label={texts.instructions} optional entity="tasks" recordId={task?.id} />
        <Lesson batchId={batch.id} />
        <Pair label={texts.due}>
          <DateField
            name="dueAt.day"
            label={texts.dueDay}
            optional
            help={texts.timesAreIn(zoneText(zone, new Date().toISOString()))}
          />
          <TextField name="dueAt.time" label={texts.dueTime} />
        </Pair>
        <Pair label={texts.opensDay}>
          <DateField name="opensAt.day" label={texts.opensDay} optional />
          <TextField name="opensAt.time" label={texts.opensTime} />
        </Pair>
        <Pair>
          <NumberField name="acceptLateMinutes" label={texts.acceptLate} />
          <NumberField name="latePenaltyPercent" label={texts.penalty} trail="%" help={texts.penaltyHelp} />
        </Pair>
        <Pair>
          <NumberField name="durationMinutes" label={texts.duration} optional help={texts.durationHelp} />
          <NumberField name="attempts" label={texts.attempts} min={1} max={20} />
        </Pair>
        {kind === 'assignment' ? (
          <Pair>
            <NumberField name="maxMarks" label={texts.maxMarks} digits={2} />
            <NumberField name="passMarks" label={texts.passMarks} digits={2} />
          </Pair>
        ) : (
          <NumberField
            name="passMarks"
            label={texts.passMarks}
            digits={2}
            disabled={!task}
            help={task ? texts.quizMarks(task.maxMarks) : texts.passAfterQuestions}
          />
        )}
        {kind === 'quiz' && (
          <>
            <SelectField name="showAnswers" label={texts.showAnswers} options={times} />
            <SwitchField name="shuffle" label={texts.shuffle} />
          </>
        )}
      </PanelForm>
    </SidePanel>
  );
}

/** The quiz of the catalogue that a new one takes its questions from. */
function FromQuiz(): ReactNode {
  const names = useRef(new Map<number, string>());
  const useNamed = (q: string, isOpen: boolean) => {
    const found = useFoundQuizzes(q, isOpen);
    for (const { item, name } of found.choices) names.current.set(item, name);
    return found;
  };
  return (
    <PickField<number>
      name="quizId"
      label={texts.fromQuiz}
      help={texts.fromQuizHelp}
      optional
      choiceOf={(id) => ({ key: String(id), name: names.current.get(id) ?? '', meta: '', item: id })}
      useFound={useNamed}
    />
  );
}

/** The lesson that the task belongs to. */
function Lesson({ batchId }: { readonly batchId: number }): ReactNode {
  const read = useRead(curriculumCalls.list, { batchId }, { quiet: true, handled: 'all' });
  const lessons = (read.data?.items ?? []).filter(({ kind }) => kind === 'lesson');
  return (
    <SelectField
      name="itemId"
      label={texts.lesson}
      optional
      placeholder={texts.noLesson}
      options={lessons.map(({ id, title }) => ({ value: id, label: title }))}
    />
  );
}
