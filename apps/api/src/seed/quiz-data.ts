import { cleanHtml } from '../server/rich-text/clean-html';

/** A question of the demo as its rows have it; `options` of those that are chosen from. */
export interface DemoQuestion {
  readonly kind: string;
  readonly bodyHtml: string;
  readonly explanationHtml: string;
  readonly answerNumber: string | null;
  readonly answerTolerance: string;
  readonly answerTexts: string[];
  readonly options: readonly (readonly [text: string, isCorrect: boolean])[];
}

/** What quizzes are about; a number behind it tells those of one subject apart. */
export const quizSubjects = [
  ...['Fractions', 'Linear equations', 'Angles', 'Cells', 'Acids and bases', 'Verbs', 'Rhythm', 'Loops', 'Budgets'],
  ...['Percentages', 'Forces', 'Maps', 'Reading', 'Chords', 'Functions', 'Interest', 'Prime numbers', 'Vectors'],
];

const formula = (tex: string): string => `<span class="math-tex" data-formula="${tex}"></span>`;
const none = { answerNumber: null, answerTolerance: '0', answerTexts: [], options: [] };

/** Questions of every kind, one after the other; numbers in them follow from the place, so that no two are alike. */
const makers: readonly ((a: number, b: number) => Partial<DemoQuestion> & Pick<DemoQuestion, 'kind' | 'bodyHtml'>)[] = [
  (a, b) => ({
    kind: 'single',
    bodyHtml: `<p>What is ${a} + ${b}?</p>`,
    explanationHtml: `<p>${a} and ${b} are ${a + b}.</p>`,
    options: [
      [String(a + b), true],
      [String(a + b + 10), false],
      [String(a + b - 1), false],
      [String(a * b), false],
    ],
  }),
  (a, b) => ({
    kind: 'multiple',
    bodyHtml: '<p>Which of these numbers are even?</p>',
    explanationHtml: '<p>An even number can be halved.</p>',
    options: [
      [String(a * 2), true],
      [String(a * 2 + 1), false],
      [String(b * 2 + 200), true],
    ],
  }),
  (a, b) => ({
    kind: 'true_false',
    bodyHtml: `<p>${a} is greater than ${b}.</p>`,
    options: [
      ['True', a > b],
      ['False', a <= b],
    ],
  }),
  (a) => ({
    kind: 'number',
    bodyHtml: `<p>What is ${formula(`\\frac{${a}}{8}`)}, with two decimals?</p>`,
    explanationHtml: `<p>${formula(`\\frac{${a}}{8} = ${(a / 8).toFixed(3)}`)}</p>`,
    answerNumber: (a / 8).toFixed(2),
    answerTolerance: '0.01',
  }),
  (a) => ({
    kind: 'text',
    bodyHtml: `<p>A shape with ${3 + (a % 3)} straight sides is called a…</p>`,
    answerTexts: [['triangle'], ['quadrilateral', 'quadrangle'], ['pentagon']][a % 3] ?? ['triangle'],
  }),
];

/** The questions of the quiz at this place: five to twelve. */
export const questionsOf = (place: number): readonly DemoQuestion[] =>
  Array.from({ length: 5 + (place % 8) }, (_, no) => {
    const made = makers[(place + no) % makers.length]!(11 + place + no * 3, 7 + ((place * 5 + no * 2) % 40));
    const question = { ...none, explanationHtml: '', ...made };
    return {
      ...question,
      bodyHtml: cleanHtml(question.bodyHtml).html,
      explanationHtml: cleanHtml(question.explanationHtml).html,
    };
  });
