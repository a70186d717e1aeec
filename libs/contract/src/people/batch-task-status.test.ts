import type { TaskRow } from './batch-task';
import { taskBlocker } from './batch-task-status';

const now = Date.parse('2026-11-24T12:00:00Z');
const task = (more: Partial<TaskRow> = {}): TaskRow =>
  ({
    status: 'draft',
    kind: 'assignment',
    instructionsHtml: '',
    opensAt: null,
    dueAt: '2026-12-01T00:00:00Z',
    maxMarks: 10,
    passMarks: 5,
    questions: 0,
    submissions: 0,
    handedIn: 0,
    graded: 0,
    ...more,
  }) as TaskRow;

test.each([
  [{}, undefined],
  [{ kind: 'quiz' as const }, 'Add a question first'],
  [{ maxMarks: 0, passMarks: 0 }, 'Marks is required'],
  [{ passMarks: 11 }, 'The marks to pass are more than the marks of the task'],
  [{ dueAt: null }, 'Due is required'],
  [{ opensAt: '2026-12-02T00:00:00Z' }, 'The task must open before it is due'],
  [{ dueAt: '2026-11-01T00:00:00Z' }, 'The due date is over: choose a later one'],
])('a draft %j is published only when it is complete', (more, blocker) => {
  expect(taskBlocker(task(more), 'published', now)).toBe(blocker);
});

test('a published task becomes a draft while nobody has begun, and shows marks when all are given', () => {
  expect(taskBlocker(task({ status: 'published', submissions: 1 }), 'draft', now)).toBe(
    'A student has begun it already',
  );
  expect(taskBlocker(task({ status: 'published' }), 'draft', now)).toBeUndefined();
  const closed = task({ status: 'closed', submissions: 2, graded: 1 });
  expect(taskBlocker(closed, 'graded', now)).toBe('Grade every submission first');
  expect(taskBlocker({ ...closed, graded: 2 }, 'graded', now)).toBeUndefined();
  expect(taskBlocker(task({ status: 'graded' }), 'draft', now)).toBe("A task can't go from Graded to Draft");
});
