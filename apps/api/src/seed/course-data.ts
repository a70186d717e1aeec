/** Titles of the demo's courses around the name of their category. */
export const courseKinds = [
  (name: string) => `${name} from the beginning`,
  (name: string) => `${name} step by step`,
  (name: string) => `Practical ${name}`,
  (name: string) => `${name}: a complete course`,
] as const;

/** Sentences of a description; together they are more than 250 words. */
const sentences = [
  'This course takes you through {name} in small steps, from the first idea to work that you can show to others.',
  'Each section begins with a short video that explains one thing, followed by examples that you can try at once.',
  'You need no special equipment: a notebook, a quiet hour and the wish to understand why something works are enough.',
  'The lessons build on each other, so take them in order the first time and come back to single ones later.',
  'Questions that students ask most often are answered at the end of each section, with the mistakes that everybody makes once.',
  'Between the videos there are articles to read, with drawings, formulas and tables that you can keep for your own notes.',
  'A short quiz after each part shows what you remember, and explains the answer where you were wrong.',
  'Nothing is counted against you: take a quiz as often as you like until you are sure of what it asks.',
  'In the second half you work on a task of your own, which grows with every lesson and ties the parts together.',
  'The trainer shows how such a task is planned, how it is checked, and what to do when it does not work at first.',
  'You learn the words that people use in {name}, so that books, talks and colleagues become easier to follow.',
  'Where there are several ways to reach a result, the course compares them and says when each of them is the better one.',
  'All files that are used in the videos can be downloaded, and there is a list of further reading for every section.',
  'Two or three hours a week are enough to finish in two months, and the course stays open for you after that.',
  'When you have finished you can explain {name} to somebody else, which is the best sign that you have understood it.',
] as const;

/** The description of a course as HTML; `parts` of its three paragraphs. */
export const descriptionOf = (name: string, parts = 3): string =>
  [0, 1, 2]
    .slice(0, parts)
    .map((part) => `<p>${sentences.slice(part * 5, part * 5 + 5).join(' ')}</p>`)
    .join('')
    .replaceAll('{name}', name.toLowerCase());

export const shortDescriptionOf = (name: string): string =>
  `Learn ${name.toLowerCase()} in short lessons, with examples, quizzes and a task of your own.`;

/** What every course says of itself, by kind. */
export const featuresOf = (name: string): readonly (readonly [kind: string, text: string])[] => [
  ['outcome', `Explain the ideas behind ${name.toLowerCase()}`],
  ['outcome', 'Solve typical tasks without help'],
  ['outcome', 'Plan and finish a task of your own'],
  ['outcome', 'Check your own results'],
  ['requirement', 'No earlier knowledge is needed'],
  ['requirement', 'Two or three hours a week'],
  ['audience', `Everybody who begins with ${name.toLowerCase()}`],
  ['audience', 'People who learned it once and want to refresh it'],
  ['included', 'All files of the lessons'],
  ['included', 'Quizzes with explained answers'],
];

/** What students write in a review, by their stars from 3 to 5. */
export const reviewTexts: Readonly<Record<number, readonly [string, ...string[]]>> = {
  3: ['Good examples, but some videos are too quick for me.', 'Fine for a start. I missed more exercises.'],
  4: ['Clear and friendly. The quizzes helped a lot.', 'Well explained, only the last section is a little short.'],
  5: ['The best explanation that I have heard so far.', 'Every step is clear. I finished it in a month.'],
};

/** Why the demo's courses were taken off sale or sent back. */
export const takenOffSale = 'The videos are being recorded again';
