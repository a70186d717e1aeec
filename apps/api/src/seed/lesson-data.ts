/** The names of sections and lessons; a course takes those from its own place on. */
export const sectionNames = [
  ...['First steps', 'The basics', 'Working with examples', 'Going further', 'In practice', 'Review'],
  ...['Common mistakes', 'Tools and habits', 'A small project'],
];

export const lessonNames = {
  video: ['Welcome', 'How it works', 'A worked example', 'What to watch for', 'Step by step', 'Looking back'],
  article: ['Notes to read', 'Words you need', 'Summary', 'Questions people ask'],
  quiz: ['Check yourself', 'What do you remember?', 'Test your knowledge'],
  file: ['Worksheet', 'Exercises to print', 'Checklist'],
} as const;

export const article = (title: string, section: string): string =>
  `<h2>${title}</h2><p>This part of “${section}” repeats what the videos have shown, in words that can be read again.</p>` +
  '<ul><li>Read it once without stopping.</li><li>Write down what is new.</li><li>Then try the quiz.</li></ul>';

/** What a lesson of this place in its course is: four videos, a quiz, an article, and an article or a file, which is never alone in its section. */
export const kindsOf = (course: number) =>
  ['video', course % 2 === 0 ? 'file' : 'article', 'video', 'quiz', 'video', 'article', 'video'] as const;
