import { addresses } from './sections/addresses';
import { calls } from './sections/calls';
import { editorForms } from './sections/editor';
import { entities } from './sections/entities';
import { errors } from './sections/errors';
import { limits } from './sections/limits';
import { menu } from './sections/menu';
import { product } from './sections/product';
import { roles } from './sections/roles';
import { routing } from './sections/routing';
import { messages, rules } from './sections/rules';
import { session } from './sections/session';
import type { Section } from './sentence';

/** Every sentence of the specification, in its order. */
export const sections: readonly Section[] = [
  product,
  routing,
  menu,
  addresses,
  entities,
  session,
  messages,
  rules,
  editorForms,
  roles,
  calls,
  errors,
  limits,
];
