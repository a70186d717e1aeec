declare const SHELL_VERSION: string | undefined;

/** The version of the running shell, which its build writes in; empty where no build did. */
export const shellVersion = (): string => (typeof SHELL_VERSION === 'string' ? SHELL_VERSION : '');
