import { taskFields, taskKinds, type TaskKind, type TaskRow, type taskCalls } from '@lectern/contract/people';
import type { RequestOf } from '@lectern/contract/call';
import { messages, say } from '@lectern/contract/messages';
import { typedNumber } from '@lectern/contract/typed-number';
import { formSchema } from '@lectern/ui-kit/record-panel';
import { object, string } from 'yup';
import { instantOf, localOf } from '../../zone/local-time';

/** What the form of a task holds: numbers as they are typed, moments as day and time in the zone of the batch. */
export interface TaskValues {
  kind: TaskKind;
  title: string;
  instructionsHtml: string;
  itemId: number | '';
  /** The quiz of the catalogue that a new one is made from. */
  quizId: number | '';
  opensDay: string;
  opensTime: string;
  dueDay: string;
  dueTime: string;
  acceptLateMinutes: string;
  latePenaltyPercent: string;
  durationMinutes: string;
  attempts: string;
  maxMarks: string;
  passMarks: string;
  shuffle: boolean;
  showAnswers: string;
}

const { opensAt: _opens, dueAt: _due, itemId: _item, ...plain } = taskFields;
const clock = (field: string) =>
  string().matches(/^([01]\d|2[0-3]):[0-5]\d$/, {
    message: say(messages.invalid, { field }),
    excludeEmptyString: true,
  });

export const taskSchema = formSchema(plain).concat(
  object({ kind: string().oneOf(Object.keys(taskKinds)), opensTime: clock('Opens'), dueTime: clock('Due') }),
);

export const newTaskValues = (kind: TaskKind): TaskValues => ({
  kind,
  title: '',
  instructionsHtml: '',
  itemId: '',
  quizId: '',
  opensDay: '',
  opensTime: '09:00',
  dueDay: '',
  dueTime: '23:59',
  acceptLateMinutes: '0',
  latePenaltyPercent: '0',
  durationMinutes: '',
  attempts: '1',
  maxMarks: kind === 'assignment' ? '100' : '',
  passMarks: '0',
  shuffle: false,
  showAnswers: 'after_close',
});

export const taskValues = (zone: string, task: TaskRow): TaskValues => {
  const opens = task.opensAt ? localOf(zone, task.opensAt) : undefined;
  const due = task.dueAt ? localOf(zone, task.dueAt) : undefined;
  return {
    kind: task.kind,
    title: task.title,
    instructionsHtml: task.instructionsHtml,
    itemId: task.itemId ?? '',
    quizId: task.quizId ?? '',
    opensDay: opens?.day ?? '',
    opensTime: opens?.time ?? '09:00',
    dueDay: due?.day ?? '',
    dueTime: due?.time ?? '23:59',
    acceptLateMinutes: String(task.acceptLateMinutes),
    latePenaltyPercent: String(task.latePenaltyPercent),
    durationMinutes: task.durationMinutes === null ? '' : String(task.durationMinutes),
    attempts: String(task.attempts),
    maxMarks: String(task.maxMarks),
    passMarks: String(task.passMarks),
    shuffle: task.shuffle,
    showAnswers: task.showAnswers,
  };
};

const numberOf = (typed: string): number => typedNumber(typed || '0');

/** The values as the API takes them. */
export const wireTask = (
  zone: string,
  values: TaskValues,
): Omit<RequestOf<typeof taskCalls.create>, 'batchId' | 'kind'> => ({
  title: values.title,
  instructionsHtml: values.instructionsHtml,
  itemId: values.itemId === '' ? null : values.itemId,
  opensAt: values.opensDay ? instantOf(zone, values.opensDay, values.opensTime || '00:00') : null,
  dueAt: values.dueDay ? instantOf(zone, values.dueDay, values.dueTime || '23:59') : null,
  acceptLateMinutes: numberOf(values.acceptLateMinutes),
  latePenaltyPercent: numberOf(values.latePenaltyPercent),
  durationMinutes: values.durationMinutes === '' ? null : numberOf(values.durationMinutes),
  attempts: numberOf(values.attempts) || 1,
  ...(values.kind === 'assignment' && { maxMarks: numberOf(values.maxMarks) }),
  ...((values.kind === 'assignment' || values.maxMarks !== '') && { passMarks: numberOf(values.passMarks) }),
  shuffle: values.shuffle,
  showAnswers: values.showAnswers as TaskRow['showAnswers'],
});

/** The form's field for a property that the API refused. */
export const taskFieldOf = (property: string): string =>
  ({ opensAt: 'opensDay', dueAt: 'dueDay' })[property] ?? property;
