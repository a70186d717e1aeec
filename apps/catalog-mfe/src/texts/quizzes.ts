import { counted } from './counted';

/** Quizzes: the list, and the page of one. */
export const noun = { one: 'quiz', many: 'quizzes' };
export const title = 'Quizzes';
export const whatItIs = 'Quizzes ask questions in lessons, in the tasks of a batch and in campaigns.';
export const search = 'Title';
export const questionsHead = 'Questions';
export const marksHead = 'Marks';
export const lessonsHead = 'Lessons';
export const duplicate = 'Duplicate';
export const duplicated = 'Duplicated as a draft';
export const newQuiz = 'New quiz';
export const theQuiz = 'The quiz';
export const loading = 'Loading the quiz';
export const toList = 'All quizzes';
export const notThere = 'There is no such quiz';
export const notThereText = 'It may have been deleted. Who may edit courses finds it under Recently deleted.';
export const rules = 'Rules';
export const questions = 'Questions';
export const one = 'question';
export const timeLimitHelp = 'In seconds, from 30 to 14,400. Leave it empty for no limit.';
export const percent = '%';
export const kind = 'Kind';
export const marks = 'Marks';
export const negative = 'Minus for a wrong answer';
export const question = 'Question';
export const options = 'Options';
export const oneOption = 'option';
export const option = 'Option';
export const isRight = 'Right answer';
export const rightAnswer = 'Right answer';
export const isTrue = 'True';
export const isFalse = 'False';
export const rightNumber = 'Right number';
export const tolerance = 'Tolerance';
export const toleranceHelp = 'How far an answer may be off.';
export const rightTexts = 'Right answers';
export const rightTextsHelp = 'Press Enter after each. Capitals and spaces around make no difference.';
export const explanation = 'Explanation';
export const notWritten = 'Not written yet';
export const inAll = (count: number, together: number): string =>
  `${counted(count, 'question', 'questions')}, ${counted(together, 'mark', 'marks')} together`;
export const save = 'Save quiz';
export const add = 'Add quiz';
export const saved = 'Saved';
export const added = 'Added';
export const preview = 'Preview';
export const isFixed = 'Students have attempted this quiz, so its questions are fixed. Duplicate it to change them.';
export const readOnly = (right: string): string =>
  `You may read this quiz. To change it you need the right “${right}”.`;
export const actionsFor = (name: string): string => `Actions for ${name}`;
export const makeReady = 'Make ready';
export const makeDraft = 'Turn into draft';
export const archive = 'Archive';
export const remove = 'Delete';
export const edit = 'Edit';

/** Where a quiz is used. */
export const tasksHead = 'Tasks';
export const uses = 'Used by';
export const noUses = 'No lesson or campaign has it, and no task of a batch was made from it.';
export const useOf = (kind: 'lesson' | 'task' | 'campaign', name: string, owner: string): string => {
  if (kind === 'campaign') return `Campaign “${name}”`;
  return kind === 'lesson' ? `Lesson “${name}” of the course “${owner}”` : `Task “${name}” of the batch “${owner}”`;
};
