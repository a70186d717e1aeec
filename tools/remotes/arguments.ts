import { parseArgs } from 'node:util';

export type Command = 'publish' | 'promote' | 'rollback' | 'status';

/** What the command line asks for. */
export interface Asked {
  readonly command: Command;
  /** Absent only for `status`, which then tells of every remote. */
  readonly name: string | undefined;
  readonly version: string | undefined;
  /** Make it live at once. */
  readonly live: boolean;
  /** Build before publishing; without it what lies in dist is taken. */
  readonly build: boolean;
  /** The console's address, where it is not the running one of this machine. */
  readonly to: string | undefined;
  readonly reason: string | undefined;
}

/** The command line is none of ours: exit code 2. */
export class Usage extends Error {}

export const usage = `npm run remotes -- publish NAME [--live]      build, sign, upload; onto the channel next, or live at once
                                              (--no-build takes what was built before)
npm run remotes -- promote NAME [VERSION]     make the release of next, or the one named, live
npm run remotes -- rollback NAME              back to the release that was live before
npm run remotes -- status [NAME]              what is live, next and published

  --to URL         the console (LECTERN_URL); without it the one that runs on this machine
  --reason TEXT    why, for the remote's history
  LECTERN_DEPLOY_KEY    the team's deploy token
  LECTERN_SIGNING_KEY   its private key: PKCS 8 in base64, or the JSON that holds it
Without these keys, and for a console on this machine alone, those in data/secrets are used.`;

const commands: readonly string[] = ['publish', 'promote', 'rollback', 'status'] satisfies Command[];
const isCommand = (text: string | undefined): text is Command => text !== undefined && commands.includes(text);

/** Reads the command line. @throws Usage */
export const parse = (args: readonly string[]): Asked => {
  const { values, positionals } = read(args);
  const [command, name, version, ...more] = positionals;
  if (!isCommand(command)) throw new Usage(command === undefined ? 'Which command?' : `There is no command "${command}".`);
  if (!name && command !== 'status') throw new Usage(`${command} needs the name of a remote.`);
  if (name !== undefined && !/^[a-z][a-z0-9-]{2,40}$/.test(name)) throw new Usage(`"${name}" is no name of a remote.`);
  if (version !== undefined && command !== 'promote') throw new Usage(`${command} takes no version.`);
  if (more.length > 0) throw new Usage(`"${more.join(' ')}" is too much.`);
  if (values.live && command !== 'publish') throw new Usage('--live belongs to publish.');
  if (values['no-build'] && command !== 'publish') throw new Usage('--no-build belongs to publish.');
  return { command, name, version, live: values.live ?? false, build: !values['no-build'], to: values.to, reason: values.reason };
};

const read = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { live: { type: 'boolean' }, 'no-build': { type: 'boolean' }, to: { type: 'string' }, reason: { type: 'string' } } });
  } catch (error) {
    throw new Usage((error as Error).message);
  }
};
