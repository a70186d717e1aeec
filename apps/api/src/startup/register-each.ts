import type { FieldError } from '@lectern/contract';
import { ApiError } from '../server/calls/errors';
import { registerBuiltReleases } from './register-releases';

type Options = Parameters<typeof registerBuiltReleases>[0];

const reasonsOf = ({ body: { message, error } }: ApiError): string =>
  typeof error === 'object' && !('message' in error)
    ? error.flatMap((each: FieldError) => Object.values(each.constraints)).join('; ')
    : message;

/** Registers one built remote after the other. One that is refused stays as it was and `warn` hears why; the others and the console go on. */
export const registerEach = async (options: Options, warn: (text: string) => void): Promise<void> => {
  for (const folder of options.builds) {
    try {
      await registerBuiltReleases({ ...options, builds: [folder] });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      warn(`The build in ${folder} was not made a release: ${reasonsOf(error)}.`);
    }
  }
};
