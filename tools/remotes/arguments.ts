import { parseArgs } from 'node:util';

/** Arguments and options of each command. Those in brackets may be left out. */
const shapes = {
  'create-remote': { takes: ['NAME'], options: [] },
  check: { takes: ['NAME'], options: ['url', 'folder', 'no-build'] },
  serve: { takes: ['NAME'], options: ['port', 'folder', 'no-build'] },
  publish: { takes: ['NAME'], options: ['live', 'folder', 'no-build'] },
  'can-i-deploy': { takes: ['NAME'], options: ['folder', 'no-build'] },
  promote: { takes: ['NAME', '[VERSION]'], options: [] },
  canary: { takes: ['NAME', 'PERCENT', '[VERSION]'], options: ['role', 'first-live'] },
  rollback: { takes: ['NAME'], options: [] },
  disable: { takes: ['NAME'], options: ['message'] },
  enable: { takes: ['NAME'], options: [] },
  withdraw: { takes: ['NAME', 'VERSION'], options: [] },
  status: { takes: ['[NAME]'], options: [] },
} as const satisfies Readonly<
  Record<string, { readonly takes: readonly string[]; readonly options: readonly string[] }>
>;

export type Command = keyof typeof shapes;

/** Commands of this checkout. They need no console that has releases. */
export type LocalCommand = 'create-remote' | 'check' | 'serve';
export const isLocal = (command: Command): command is LocalCommand =>
  command === 'create-remote' || command === 'check' || command === 'serve';

export interface ParsedArguments {
  readonly command: Command;
  /** Absent only for `status`, which then lists every remote. */
  readonly name: string | undefined;
  readonly version: string | undefined;
  /** Share of a canary, out of a hundred people. */
  readonly percent: number | undefined;
  /** Ids of the roles whose users all get a canary. */
  readonly roles: readonly number[];
  /** True when everybody gets the canary while nothing of the remote is live. */
  readonly firstLive: boolean;
  /** Words that staff read while a remote is disabled. */
  readonly message: string | undefined;
  /** Makes the release live immediately. */
  readonly live: boolean;
  /** Build before; without it dist is used as it is. */
  readonly build: boolean;
  /** The build that is taken instead of one of this checkout. */
  readonly folder: string | undefined;
  /** Address of a running console with demo data, for a check. */
  readonly url: string | undefined;
  /** Port of a remote that is served on this machine. */
  readonly port: number | undefined;
  /** The console's address, where it is not the running one of this machine. */
  readonly to: string | undefined;
  readonly reason: string | undefined;
}

/** The command line is none of ours: exit code 2. */
export class Usage extends Error {}

export const usage = `npm run remotes -- create-remote NAME           make a remote that builds, passes its tests and can be published
npm run remotes -- check NAME                 build, show it alone in a console that injects faults, and tell all that is wrong
                                              (--url URL: a console with demo data that runs; without it one is started)
npm run remotes -- serve NAME                 build, and serve it to this machine, for an override in a console
                                              (--port N, --no-build, --folder PATH)
npm run remotes -- publish NAME [--live]      build, sign, upload; onto the channel next, or live at once
                                              (--no-build takes what was built before, --folder PATH another build)
npm run remotes -- can-i-deploy NAME          build, and tell every reason why it may not come live or next
npm run remotes -- promote NAME [VERSION]     make the canary, the release of next, or the one named, live
npm run remotes -- canary NAME 10% [VERSION]  give it to a part of the people, the same ones each time
                                              (--role ID, more than once: all people of the role; 0% by role alone;
                                              --first-live: where nothing of it is live yet, make it live for everybody)
npm run remotes -- rollback NAME              end the canary; without one, back to the release that was live before
npm run remotes -- disable NAME --message TEXT  switch it off for everybody, with a message to staff
npm run remotes -- enable NAME                switch it on again
npm run remotes -- withdraw NAME VERSION --reason TEXT  take a release on no channel out of what may become live
npm run remotes -- status [NAME]              what is live, next, a canary and published

  --to URL         the console (LECTERN_URL); without it the one that runs on this machine
  --reason TEXT    why, for the remote's history
  LECTERN_DEPLOY_KEY    the team's deploy token
  LECTERN_SIGNING_KEY   its private key: PKCS 8 in base64, or the JSON that holds it
Without these keys, and for a console on this machine alone, those in data/secrets are used.`;

const isCommand = (text: string | undefined): text is Command => text !== undefined && Object.hasOwn(shapes, text);

const options = {
  live: { type: 'boolean' },
  'no-build': { type: 'boolean' },
  role: { type: 'string', multiple: true },
  'first-live': { type: 'boolean' },
  message: { type: 'string' },
  to: { type: 'string' },
  folder: { type: 'string' },
  url: { type: 'string' },
  port: { type: 'string' },
  reason: { type: 'string' },
} as const;

const read = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new Usage((error as Error).message);
  }
};

const words: Readonly<Record<string, string>> = {
  NAME: 'the name of a remote',
  VERSION: 'a version',
  PERCENT: 'a share like 10%',
};

const wholeFrom = (text: string, pattern: RegExp, refusal: string): number => {
  const number = pattern.exec(text)?.[1];
  if (number === undefined) throw new Usage(refusal);
  return Number(number);
};

const portOf = (text: string): number => {
  const port = wholeFrom(text, /^(\d{1,5})$/, `"${text}" is no port.`);
  if (port > 65_535) throw new Usage(`"${text}" is no port.`);
  return port;
};

/** Reads the command line. @throws Usage */
export const parse = (args: readonly string[]): ParsedArguments => {
  const { values, positionals } = read(args);
  const [command, ...rest] = positionals;
  if (!isCommand(command))
    throw new Usage(command === undefined ? 'Which command?' : `There is no command "${command}".`);
  const takes: readonly string[] = shapes[command].takes;
  const needed = takes.slice(rest.length).find((part) => !part.startsWith('['));
  if (needed) throw new Usage(`${command} needs ${words[needed] ?? needed}.`);
  const found = new Map(takes.map((part, at) => [part.replace(/[[\]]/g, ''), rest[at]]));
  const name = found.get('NAME');
  // Errors of a new name are reported by the command that creates it, all together.
  if (name !== undefined && command !== 'create-remote' && !/^[a-z][a-z0-9-]{2,40}$/.test(name))
    throw new Usage(`"${name}" is no name of a remote.`);
  if (rest.length > takes.length)
    throw new Usage(
      takes.some((part) => part.includes('VERSION'))
        ? `"${rest.slice(takes.length).join(' ')}" is too much.`
        : `${command} takes no version.`,
    );
  for (const option of ['live', 'no-build', 'role', 'first-live', 'message', 'folder', 'url', 'port'] as const) {
    const owners = Object.entries(shapes).flatMap(([each, shape]) =>
      (shape.options as readonly string[]).includes(option) ? [each] : [],
    );
    if (values[option] !== undefined && !owners.includes(command))
      throw new Usage(`--${option} belongs to ${owners.join(' and ')}.`);
  }
  if (values.url !== undefined && !URL.canParse(values.url))
    throw new Usage(`"${values.url}" is not an address like http://localhost:4300.`);
  if (command === 'disable' && !values.message)
    throw new Usage('disable needs --message, which staff read while it is off.');
  if (command === 'withdraw' && !values.reason) throw new Usage('withdraw needs --reason.');
  const percent = found.get('PERCENT');
  return {
    command,
    name,
    version: found.get('VERSION'),
    percent:
      percent === undefined
        ? undefined
        : wholeFrom(percent, /^(\d{1,2})%?$/, `"${percent}" is no share from 0% to 99%.`),
    roles: (values.role ?? []).map((role) => wholeFrom(role, /^(\d{1,9})$/, `"${role}" is no id of a role.`)),
    firstLive: values['first-live'] ?? false,
    message: values.message,
    live: values.live ?? false,
    build: !values['no-build'],
    folder: values.folder,
    url: values.url,
    port: values.port === undefined ? undefined : portOf(values.port),
    to: values.to,
    reason: values.reason,
  };
};
