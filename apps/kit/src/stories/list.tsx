import { studentCalls } from '@lectern/contract/people';
import { studentPage } from '../data/students';
import { refuse, reply, type States } from '../page/story';
import { Students } from './list-part';

const show = () => <Students />;
const rows = reply(studentCalls.list, studentPage(10, { total: 1284 }));

/** `useList` with `ListHead`, `ListBar` and `ListBody`. */
export const list: States = {
  rows: { show, answers: [rows] },
  empty: { show, answers: [reply(studentCalls.list, studentPage(0))] },
  error: { show, answers: [refuse(studentCalls.list, 500, { message: 'Unable to process request' })] },
};
