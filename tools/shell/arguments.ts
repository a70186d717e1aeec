import { parseArgs } from 'node:util';
import { Usage } from '../remotes/arguments';

export const shellUsage = `npm run shell -- list                    every build of the shell, how it starts, and what its pages get of each remote
npm run shell -- promote BUILD           give a build to everybody
npm run shell -- canary BUILD PERCENT    give it to a part of the people; 0 with --role for roles alone
npm run shell -- rollback                end the canary; without one give everybody the build before
npm run shell -- next [DIR]              announce the build in DIR (apps/shell/dist) as the coming shell: teams may publish for it from now on
npm run shell -- not-next                take the announcement back

  BUILD            a hash as list shows it, or its first 6 characters or more
  --role ID        everybody with this role gets the canary too; may be repeated
  --reason TEXT    for the audit log
  --to URL         the console (LECTERN_URL); without it the one that runs on this machine
  LECTERN_EMAIL, LECTERN_PASSWORD    a person with the right remoteManage`;

/** Arguments of each command, and the options that it takes besides `to`. An argument in brackets may be left out. */
const shapes = {
  list: { takes: [], options: [] },
  promote: { takes: ['BUILD'], options: ['reason'] },
  canary: { takes: ['BUILD', 'PERCENT'], options: ['role', 'reason'] },
  rollback: { takes: [], options: ['reason'] },
  next: { takes: ['[DIR]'], options: [] },
  'not-next': { takes: [], options: [] },
} as const satisfies Readonly<
  Record<string, { readonly takes: readonly string[]; readonly options: readonly string[] }>
>;

type Command = keyof typeof shapes;

/** A command about the shell of a console. */
export interface ShellArguments {
  readonly command: Command;
  /** The folder of the build to announce. */
  readonly folder?: string | undefined;
  /** The hash of a build, or the beginning of it. */
  readonly build?: string | undefined;
  readonly percent?: number | undefined;
  readonly roles?: readonly number[] | undefined;
  readonly reason?: string | undefined;
  readonly to?: string | undefined;
}

const numberIn = (name: string, text: string, most: number): number => {
  if (!/^\d+$/.test(text) || Number(text) > most) throw new Error(`${name} "${text}" is no number up to ${most}.`);
  return Number(text);
};

const options = {
  to: { type: 'string' },
  reason: { type: 'string' },
  role: { type: 'string', multiple: true },
} as const;

const isCommand = (word: string | undefined): word is Command => word !== undefined && word in shapes;

/** Reads the command line. @throws Usage */
export const parseShell = ([command, ...rest]: readonly string[]): ShellArguments => {
  if (!isCommand(command))
    throw new Usage(command === undefined ? 'Which command?' : `There is no command "${command}".`);
  const { takes, options: taken } = shapes[command];
  try {
    const { values, positionals } = parseArgs({ args: rest, options, allowPositionals: true });
    const missing = takes.slice(positionals.length).find((name) => !name.startsWith('['));
    if (missing !== undefined) throw new Error(`${missing} is missing.`);
    if (positionals.length > takes.length)
      throw new Error(`"${positionals.slice(takes.length).join(' ')}" is too much.`);
    const strange = Object.keys(values).find((name) => name !== 'to' && !(taken as readonly string[]).includes(name));
    if (strange !== undefined) throw new Error(`${command} takes no --${strange}.`);
    const [first, percent = '0'] = positionals;
    return {
      command,
      to: values.to,
      ...(command === 'next'
        ? { folder: first }
        : command === 'promote' || command === 'canary'
          ? { build: first }
          : {}),
      ...(command === 'canary' && {
        percent: numberIn('PERCENT', percent, 99),
        roles: (values.role ?? []).map((id) => numberIn('--role', id, 1_000_000)),
      }),
      ...(values.reason !== undefined && { reason: values.reason }),
    };
  } catch (error) {
    throw new Usage((error as Error).message);
  }
};
