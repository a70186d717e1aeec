import type { ListSource } from './http/list-source';
import { studentSource } from './people/student-many';

/** Every list that can be exported, and acted on as a whole. */
export const listSources: readonly ListSource[] = [studentSource];
