import { number, object, string, type InferType } from 'yup';
import { messages, say } from '../messages';
import { releaseVersion, remoteName } from './remote-fields';

const count = (label: string, max = 10_000) =>
  number()
    .label(label)
    .integer(say(messages.invalid, { field: label }))
    .min(0, say(messages.invalid, { field: label }))
    .max(max, say(messages.invalid, { field: label }))
    .required(say(messages.required, { field: label }));
/** What a page has counted of one release since its last report. */
export const healthReport = object({
  remote: remoteName(),
  version: releaseVersion(),
  /** How often its code was loaded, how often in vain. */
  loads: count('Loads'),
  loadFailures: count('Load failures'),
  renderErrors: count('Render errors'),
  handlerErrors: count('Handler errors'),
  promiseErrors: count('Promise errors'),
  /** Stretches of script over 50 ms that are known to be its own. */
  longTasks: count('Long tasks'),
  /** What its loads took together and the longest of them, in ms. */
  loadMsSum: count('Load time', 100_000_000),
  loadMsMax: count('Longest load', 10_000_000),
  lastError: string()
    .label('Error')
    .max(300, say(messages.max, { max: 300 }))
    .optional(),
  lastReference: string()
    .label('Reference')
    .max(60, say(messages.max, { max: 60 }))
    .optional(),
});
export type HealthReport = InferType<typeof healthReport>;
