import { defineRemote } from '@lectern/remote-kit';

export default defineRemote({
  students: () => import(/* webpackChunkName: "students" */ './student/StudentScreen'),
});
