import type { TaskRow } from '@lectern/contract/people';
import { newTask, taskForm } from './task-values';

const zone = 'Asia/Kolkata';
const quiz = {
  title: 'Colours',
  instructionsHtml: '',
  itemId: null,
  opensAt: null,
  dueAt: '2026-12-01T18:29:30.000Z',
  acceptLateMinutes: 0,
  latePenaltyPercent: 10,
  durationMinutes: null,
  attempts: 2,
  maxMarks: 8,
  passMarks: 4,
  shuffle: true,
  showAnswers: 'after_close',
} as unknown as TaskRow;

test('an update has the changed fields only: a moment that is not touched keeps its seconds', () => {
  const form = taskForm(zone, 'quiz', false);
  const held = form.valuesOf(quiz);
  expect(held.dueAt).toEqual({ day: '2026-12-01', time: '23:59' });
  expect(form.changed(quiz, { ...held, attempts: '3' })).toEqual({ attempts: 3 });
  expect(form.changed(quiz, { ...held, opensAt: { day: '2026-11-30', time: '' } })).toEqual({
    opensAt: '2026-11-30T03:30:00.000Z',
  });
});

test('an emptied number is its standard: no late answers, one attempt', () => {
  const form = taskForm(zone, 'quiz', false);
  const held = form.valuesOf(quiz);
  expect(form.changed(quiz, { ...held, latePenaltyPercent: '', attempts: '' })).toEqual({
    latePenaltyPercent: 0,
    attempts: 1,
  });
});

test('an assignment has marks of its own, and a quiz those of its questions', () => {
  const sentOf = (kind: 'assignment' | 'quiz', isNew: boolean) => {
    const form = taskForm(zone, kind, isNew);
    return form.read(form.newValues({ ...newTask, title: 'Colours' })).wire;
  };
  expect(sentOf('assignment', true)).toMatchObject({ maxMarks: 100, passMarks: 0, opensAt: null, dueAt: null });
  expect(sentOf('quiz', true)).not.toHaveProperty('passMarks');
  expect(sentOf('quiz', false)).not.toHaveProperty('maxMarks');
});

test('a time that no clock shows is refused at its field', async () => {
  const form = taskForm(zone, 'assignment', true);
  const values = form.newValues({ ...newTask, title: 'Colours', dueAt: { day: '2026-12-01', time: '25:00' } });
  expect(await form.errorsOf(values)).toEqual([{ path: 'dueAt.time', message: 'Until is Invalid' }]);
});

test('the marks of an assignment are required, and never replaced silently', async () => {
  const form = taskForm(zone, 'assignment', false);
  const values = { ...form.valuesOf(quiz), maxMarks: '' };
  expect(await form.errorsOf(values, quiz)).toEqual([{ path: 'maxMarks', message: 'Marks is required' }]);
});
