import { skillResource } from './catalog/skill/skill.resource';

/** Every record that is declared once: handlers, exports, bulk actions and the rest are read from here. */
export const resources = [skillResource] as const;
