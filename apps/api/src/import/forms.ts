import type { ImportForm as FormName } from '@lectern/contract/platform/imports';
import type { ImportForm } from './import-form';
import { skillForm } from './skills/skill-form';
import { studentForm } from './students/student-form';

/** Everything that files can be imported as. */
export const importForms: Readonly<Record<FormName, ImportForm>> = { students: studentForm, skills: skillForm };
