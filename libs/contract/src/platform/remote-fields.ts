import { string } from 'yup';
import { messages, say } from '../messages';

/** A text that a request about remotes must have. */
export const required = (label: string, max: number) =>
  string()
    .label(label)
    .max(max, say(messages.max, { max }))
    .required(say(messages.required, { field: label }));
/** The name of a remote, as a request has it. */
export const remoteName = () =>
  required('Name', 41).matches(/^[a-z][a-z0-9-]{2,40}$/, say(messages.invalid, { field: 'Name' }));
/** The version of a release, as a request has it. */
export const releaseVersion = () => required('Version', 100);
