import { categoryResource } from './catalog/category/category.resource';
import { skillResource } from './catalog/skill/skill.resource';
import { faqResource } from './content/faq/faq.resource';
import { instituteResource } from './people/institute/institute.resource';

/** Every record that is declared once: handlers, exports, bulk actions and the rest are read from here. */
export const resources = [categoryResource, faqResource, skillResource, instituteResource] as const;
