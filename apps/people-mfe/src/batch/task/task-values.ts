import { taskFields, type TaskKind, type taskCalls } from '@lectern/contract/people';
import type { RequestOf } from '@lectern/contract/call';
import { messages } from '@lectern/contract/messages';
import { filled, formOf, type Codec } from '@lectern/ui-kit/record-panel';
import * as texts from '../../texts/batch-tasks';
import type { LocalTime } from '../../zone/local-time';
import { localTime } from '../../zone/local-time-codec';

/** The values of a task's form: numbers as they are typed, moments in the zone of the batch. */
export interface TaskValues {
  title: string;
  instructionsHtml: string;
  itemId: number | '';
  /** The quiz of the catalogue that a new one is made from. */
  quizId: number | '';
  opensAt: LocalTime;
  dueAt: LocalTime;
  acceptLateMinutes: string;
  latePenaltyPercent: string;
  durationMinutes: string | number;
  attempts: string;
  maxMarks: string;
  passMarks: string;
  shuffle: boolean;
  showAnswers: string;
}
type Sent = Omit<RequestOf<typeof taskCalls.create>, 'batchId' | 'kind' | 'quizId'>;

/** Fields of a kind. The marks of a quiz are the sum of its questions, which a new one does not have yet. */
const fieldsOf = (kind: TaskKind, isNew: boolean) => {
  const { maxMarks: _max, passMarks, ...others } = taskFields;
  if (kind === 'assignment') return taskFields;
  return isNew ? others : { ...others, passMarks };
};

/** A number that may not be emptied. */
const needed: Codec = {
  empty: '100',
  read: String,
  write: (text: string, { refuse }) => (text.trim() === '' ? refuse(messages.required) : text),
};

/** The form of a task. A day without a time opens in the morning, and is due at the end of the day. */
export const taskForm = (zone: string, kind: TaskKind, isNew: boolean) =>
  formOf<TaskValues, Sent>(fieldsOf(kind, isNew), {
    codecs: {
      opensAt: localTime(zone, { day: texts.opensDay, time: texts.opensTime }, '09:00'),
      dueAt: localTime(zone, { day: texts.dueDay, time: texts.dueTime }, '23:59'),
      acceptLateMinutes: filled(0),
      latePenaltyPercent: filled(0),
      attempts: filled(1),
      maxMarks: needed,
      passMarks: filled(0),
    },
  });

/** A new task: one attempt, no late answers. */
export const newTask: Partial<TaskValues> = { quizId: '', passMarks: '0', showAnswers: 'after_close' };

/** The form's field for a property that the API refused. */
export const fieldOf = (property: string): string =>
  property === 'opensAt' || property === 'dueAt' ? `${property}.day` : property;

/** A moment of the form in words. */
export const momentText = ({ day, time }: LocalTime): string => (day === '' ? '' : `${day} ${time}`);
