import { counted } from './counted';

/** Quizzes and assignments of a batch. */
export const tab = 'Quizzes and assignments';
export const theTasks = 'The tasks';
export const loading = 'Loading the tasks';
export const noneYet = 'No tasks yet';
export const whatItIs =
  'A quiz is marked by its answers, an assignment by you. Students see a task once it is published.';
export const noneMatches = 'No tasks match';
export const kindIs = (kind: string): string => `Kind is ${kind}`;
export const addQuiz = 'Add quiz';
export const addAssignment = 'Add assignment';
export const newQuiz = 'New quiz';
export const newAssignment = 'New assignment';
export const allKinds = 'All kinds';
export const kind = 'Kind';
export const count = (n: number): string => counted(n, 'task', 'tasks');

/** Columns. */
export const title = 'Title';
export const status = 'Status';
export const due = 'Due';
export const noDue = 'No date';
export const handedIn = 'Handed in';
export const handedInOf = (done: number, all: number): string => `${done} of ${all}`;
export const toGrade = 'To grade';
export const marks = 'Marks';

/** Actions. */
export const open = 'Edit';
export const view = 'View';
export const questions = 'Questions';
export const submissions = 'Submissions';
export const remind = 'Remind members';
export const assign = 'Assign to other batches';
export const remove = 'Delete';
export const onlyQuiz = 'Only a quiz has questions';
export const onlyPublished = 'Only a published task can be handed in';
export const begun = 'Students have begun it: close it instead';
export const deleted = 'Deleted';
export const reminded = (n: number): string =>
  n === 0 ? 'Everybody has handed in, or was reminded today' : `${counted(n, 'member', 'members')} reminded`;

/** Dialogs. */
export const deleteTitle = (name: string): string => `Delete ${name}?`;
export const deleteMeans = 'Its questions are deleted with it. It can’t be restored.';
export const keep = 'Keep it';
export const remindTitle = (name: string): string => `Remind members about ${name}?`;
export const missing = (n: number): string => `${counted(n, 'member has', 'members have')} not handed in:`;
export const nobodyMissing = 'Every member has handed in.';
export const hasStarted = (name: string): string => `${name} (started)`;
export const andMore = (n: number): string => `and ${n} more`;
export const theMembers = 'The members';
export const assignTitle = (name: string): string => `Assign ${name} to other batches`;
export const assignMeans = 'Each gets a draft of its own with the same questions, without dates.';
export const batches = 'Batches';
export const assignVerb = 'Assign';
export const chooseBatch = 'Choose a batch first';
export const assigned = (n: number): string => `Assigned to ${counted(n, 'batch', 'batches')}`;

/** The form. */
export const instructions = 'Instructions';
export const lesson = 'Lesson';
export const noLesson = 'No lesson';
export const opensDay = 'Opens on';
export const opensTime = 'At';
export const dueDay = 'Due on';
export const dueTime = 'Until';
export const timesAreIn = (zone: string): string => `In the zone of the batch: ${zone}`;
export const acceptLate = 'Accept late, minutes';
export const penalty = 'Late penalty';
export const penaltyHelp = 'Taken off the marks of what is late';
export const duration = 'Minutes to answer';
export const durationHelp = 'Without a number, until it is due';
export const attempts = 'Attempts';
export const maxMarks = 'Marks';
export const passMarks = 'Marks to pass';
export const passAfterQuestions = 'Set it once the quiz has questions';
export const quizMarks = (n: number): string => `The questions have ${counted(n, 'mark', 'marks')} together`;
export const shuffle = 'Shuffle the questions';
export const showAnswers = 'Show the answers';
export const noun = 'task';
export const saved = 'Saved';
export const added = 'Added as a draft';
export const save = 'Save';
export const actionsFor = (name: string): string => `Actions for ${name}`;
export const back = 'All tasks';
export const isGraded = 'Its marks are shown: it can’t be changed';

/** A quiz that is made from one of the catalogue. */
export const fromQuiz = 'Questions of';
export const fromQuizHelp =
  'A ready quiz of the catalogue for tasks of batches. Its questions are copied: later changes there don’t reach them.';
export const questionsText = (n: number): string => counted(n, 'question', 'questions');
