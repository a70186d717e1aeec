import type { ImportForm as FormName } from '@lectern/contract/platform/import';
import type { ImportForm } from './import-form';
import { skillForm } from '../../catalog/skill/import/skill-form';
import { studentForm } from '../../people/student/import/student-form';

/** Everything that files can be imported as. */
export const importForms: Readonly<Record<FormName, ImportForm>> = { students: studentForm, skills: skillForm };
