import { calls } from './sections/calls';
import { errors } from './sections/errors';
import { messages, rules } from './sections/rules';
import { routing } from './sections/routing';
import { session } from './sections/session';
import type { Section } from './sentence';

/** The sections of the specification that are held sentence by sentence. */
export const sections: readonly Section[] = [routing, session, messages, rules, calls, errors];
