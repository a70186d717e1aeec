import { string, type StringSchema } from 'yup';
import { isInstant } from '../instant';
import { messages, say } from '../messages';

/** A point in time with its zone. */
export const instantField = (label: string): StringSchema<string | undefined> =>
  string()
    .label(label)
    .typeError(say(messages.invalid, { field: label }))
    .test('instant', say(messages.invalid, { field: label }), (value) => !value || isInstant(value));
