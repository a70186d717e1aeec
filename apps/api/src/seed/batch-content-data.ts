import type { QuestionKind } from '@lectern/contract/people';

/** Four sections of five lessons. */
export const curriculum: readonly (readonly [section: string, lessons: readonly string[]])[] = [
  [
    'Foundations',
    ['Where we start', 'Words and signs', 'The first rules', 'Worked examples', 'Practice and questions'],
  ],
  [
    'Methods',
    ['A method step by step', 'When it works', 'Common mistakes', 'Checking a result', 'Practice and questions'],
  ],
  [
    'Going further',
    [
      'A harder problem',
      'Two methods compared',
      'Estimating first',
      'Explaining it to others',
      'Practice and questions',
    ],
  ],
  ['Review', ['What we have learned', 'Mixed problems', 'A past paper', 'Questions from the group', 'What comes next']],
];

interface DemoQuestion {
  readonly kind: QuestionKind;
  readonly html: string;
  readonly options?: readonly string[];
  readonly answer: readonly string[] | number | null;
  readonly tolerance?: number;
  readonly marks: number;
  readonly minus: number;
  readonly why: string;
}

/** The questions of each quiz; the third of them has one that is marked by hand. */
export const questions: readonly DemoQuestion[] = [
  {
    kind: 'single',
    html: '<p>Which fraction is the same as <span class="math-tex" data-formula="\\frac{2}{4}"></span>?</p>',
    options: ['<p>One half</p>', '<p>One quarter</p>', '<p>Two thirds</p>'],
    answer: ['a'],
    marks: 2,
    minus: 1,
    why: '<p>Both numbers are divided by two.</p>',
  },
  {
    kind: 'multiple',
    html: '<p>Which of these are prime numbers?</p>',
    options: ['<p>2</p>', '<p>9</p>', '<p>11</p>', '<p>15</p>'],
    answer: ['a', 'c'],
    marks: 3,
    minus: 0,
    why: '<p>9 is three times three, 15 is three times five.</p>',
  },
  {
    kind: 'number',
    html: '<p>What is <span class="math-tex" data-formula="\\sqrt{2}"></span>, with two decimals?</p>',
    answer: 1.41,
    tolerance: 0.01,
    marks: 2,
    minus: 0,
    why: '<p>1.41 times 1.41 is about 1.99.</p>',
  },
  {
    kind: 'text',
    html: '<p>Explain in your own words how you check a result.</p>',
    answer: null,
    marks: 3,
    minus: 0,
    why: '',
  },
];

interface DemoTask {
  readonly kind: 'quiz' | 'assignment';
  readonly title: string;
  readonly status: 'draft' | 'published' | 'closed' | 'graded';
  /** Days from today. */
  readonly due: number;
  readonly minutes: number | null;
  /** How many of the questions it has. */
  readonly questions: number;
  readonly instructions: string;
}

export const tasks: readonly DemoTask[] = [
  {
    kind: 'quiz',
    title: 'Quiz 1: foundations',
    status: 'graded',
    due: -12,
    minutes: 20,
    questions: 3,
    instructions: '<p>Three short questions on the first section.</p>',
  },
  {
    kind: 'quiz',
    title: 'Quiz 2: methods',
    status: 'published',
    due: 6,
    minutes: 30,
    questions: 4,
    instructions: '<p>The last question is marked by your trainer.</p>',
  },
  { kind: 'quiz', title: 'Quiz 3: review', status: 'draft', due: 20, minutes: 30, questions: 4, instructions: '' },
  {
    kind: 'assignment',
    title: 'Assignment 1: a worked problem',
    status: 'closed',
    due: -4,
    minutes: null,
    questions: 0,
    instructions: '<p>Write down each step, <strong>with reasons</strong>.</p>',
  },
  {
    kind: 'assignment',
    title: 'Assignment 2: compare two methods',
    status: 'published',
    due: 9,
    minutes: null,
    questions: 0,
    instructions: '<p>One page. Say which method you prefer, and why.</p>',
  },
  {
    kind: 'assignment',
    title: 'Assignment 3: explain it to others',
    status: 'draft',
    due: 25,
    minutes: null,
    questions: 0,
    instructions: '',
  },
];

/** Folders (with what is in them) and files of a drive: five folders, nine files. */
export const driveFolders: readonly (readonly [name: string, isVisible: boolean, files: readonly string[]])[] = [
  ['Handouts', true, ['Formulas.txt', 'Reading list.txt', 'Glossary.csv']],
  ['Homework', true, ['Week 1.txt', 'Week 2.txt']],
  ['Solutions', true, ['Week 1 solved.txt']],
  ['Trainer', false, ['Marking notes.txt', 'Plan.csv']],
  ['Recordings', true, []],
];
export const driveFiles = ['Welcome.txt'] as const;
