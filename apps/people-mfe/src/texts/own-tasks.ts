import { counted } from './counted';

/** A student's own tasks and files. */
export const title = 'Your tasks';
export const theTasks = 'Your tasks';
export const loading = 'Loading your tasks';
export const noneYet = 'No tasks yet. Your trainer’s quizzes and assignments are shown here.';
export const due = (day: string, clock: string): string => `Due ${day}, ${clock}`;
export const opens = (day: string, clock: string): string => `Opens ${day}, ${clock}`;
export const noDue = 'No due date';
export const minutes = (n: number): string => counted(n, 'minute', 'minutes');
export const marksOf = (given: number, most: number): string => `${given} of ${most} marks`;
export const start = 'Start';
export const goOn = 'Continue';
export const again = 'Try again';
export const look = 'Open';
export const lookAt = (task: string): string => `Open ${task}`;
export const handedIn = 'Handed in';
export const returned = 'Returned to you';
export const closed = 'Closed';
export const isStarted = 'Started';
export const graded = 'Graded';
export const notNow = 'Not while acting for the student';

/** One attempt. */
export const theAttempt = 'The attempt';
export const loadingOne = 'Loading the attempt';
export const timeLeft = (text: string): string => `${text} left`;
export const noTimeLeft = 'Time is up';
export const question = (no: number): string => `Question ${no}`;
export const marks = (n: number): string => counted(n, 'mark', 'marks');
export const minus = (n: number): string => `a wrong answer costs ${counted(n, 'mark', 'marks')}`;
export const chooseOne = 'Choose one';
export const chooseAll = 'Choose all that are right';
export const yourNumber = 'Your number';
export const yourAnswer = 'Your answer';
export const yourText = 'Your text';
export const files = 'Files';
export const fileLimits = 'Documents and pictures, up to 2 MB each, ten at most';
export const savedAt = (clock: string): string => `Saved at ${clock}`;
export const notSaved = 'Not saved yet';
export const submit = 'Hand in';
export const submitTitle = (task: string): string => `Hand in ${task}?`;
export const submitMeans = 'You can’t change your answers after that.';
export const notYet = 'Not yet';
export const submitted = 'Handed in';
export const feedback = 'Feedback';
export const rightAnswer = 'Right answer';
export const numbersOnly = 'Only Numbers are allowed';
export const isLate = (n: number): string => `${counted(n, 'minute', 'minutes')} late`;

/** Files of one's batches. */
export const filesTitle = 'Your files';
export const theFiles = 'Your files';
export const loadingFiles = 'Loading your files';
export const noFiles = 'No files yet. What your trainer shares is shown here.';
export const saveFile = (name: string): string => `Save ${name}`;
