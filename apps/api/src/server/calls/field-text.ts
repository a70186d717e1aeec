import { messages, say } from '@lectern/contract';
import type { ValidationError } from 'yup';

/** Yup's texts for what no schema has worded, each with the specification's. The first of them would repeat the input, a password too. */
const unworded: readonly (readonly [RegExp, string])[] = [
  [
    / but the final value was|cannot be null$| must be one of the following values| must be (an integer|(greater|less) than)| field must have /,
    messages.invalid,
  ],
  [/ is a required field$| must be defined$/, messages.required],
  [/ must be at least (?<min>\d+) characters$/, messages.min],
  [/ must be at most (?<max>\d+) characters$/, messages.max],
];

/** What is said of a field: the text of its schema, or the specification's where yup would use words of its own. */
export const fieldText = ({
  message,
  params,
  path = '',
}: Pick<ValidationError, 'message' | 'params' | 'path'>): string => {
  const [own, worded] = unworded.find(([text]) => text.test(message)) ?? [];
  if (!own || !worded) return message;
  const label = params?.['label'];
  return say(worded, { field: typeof label === 'string' ? label : path, ...own.exec(message)?.groups });
};
