import { skillResource } from './catalog/skill/skill.resource';
import { instituteResource } from './people/institute/institute.resource';

/** Every record that is declared once: handlers, exports, bulk actions and the rest are read from here. */
export const resources = [skillResource, instituteResource] as const;
