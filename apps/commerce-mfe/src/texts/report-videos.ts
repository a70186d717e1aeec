import { plural } from '@lectern/ui-kit/plural';

/** The videos of the analytical report, and those of one trainer. */
export const none = { title: 'No video was watched in this period', thing: 'view' };
export const sums = 'Views of students';
export const sortedBy = 'Sorted by';
export const trainers = 'Trainers';
export const all = 'All';
export const perDay = 'Views per day';
export const from3Seconds = 'from 3 seconds';
export const distinct = 'each person once';
export const perView = (time: string): string => `${time} per view`;
export const ofViews = (views: string): string => `${views} views to 90 %`;

const count = (number: number): string => number.toLocaleString('en-GB');
export const viewsText = (number: number): string => plural(number, { one: '1 view', other: `${count(number)} views` });
export const viewersText = (number: number): string =>
  plural(number, { one: '1 viewer', other: `${count(number)} viewers` });
export const dayText = (day: string, views: string, viewers: string, time: string): string =>
  `${day}: ${views} by ${viewers}, ${time} watched`;

export const hours = (number: number, minutes: number): string => `${count(number)} h ${minutes} min`;
export const minutes = (number: number): string => `${number} min`;
export const seconds = (number: number): string => `${number} s`;

export const detailsOf = (trainer: string): string => `Views of ${trainer}`;
export const noTrainer = 'The link names no trainer.';
export const noTrainerTitle = 'Views of a trainer';
export const back = 'All trainers';
export const byCourse = 'By course';
export const byVideo = 'By video';
export const byDevice = 'By device';
export const course = 'Course';
export const video = 'Video';
export const device = 'Device';
export const share = 'Share';
export const length = 'Length';
export const stillWatching = 'Still watching, by tenth';
export const noCourse = 'Without a course';
export const removed = 'Removed video';
export const notKnown = 'Not known';
export const tenths = (parts: readonly string[]): string => `${parts.join(' ')} %`;
