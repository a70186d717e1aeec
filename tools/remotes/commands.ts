import { remotesCalls } from '@lectern/contract/platform';
import { isLocal, type ParsedArguments, type Command, type LocalCommand } from './arguments';
import { canaryText, judgedText, publishedText, statusText, switchedText } from './print';
import { publishBuild, readBuild } from './publish';
import { UserError } from './user-error';
import { send, type Sender } from './send';
import type { Target } from './target';

export interface Around {
  readonly target: Target;
  /** Remotes that are asked about when none is named. */
  readonly known: readonly string[];
  /** Answers the folder with a remote's build, made now where that was asked for. */
  readonly build: (name: string) => Promise<string>;
  readonly say: (text: string) => void;
}

type Run = (args: ParsedArguments, name: string, around: Around) => Promise<void>;

const senderFor = async ({ origin, deployKey }: Target, name: string): Promise<Sender> => ({
  origin,
  bearer: await deployKey(name),
});

const readStatus = async (around: Around, name: string) =>
  (await send(await senderFor(around.target, name), remotesCalls.status, {})).find((status) => status.name === name);

const publish: Run = async ({ live, reason }, name, around) => {
  const sender = await senderFor(around.target, name);
  const signingKey = await around.target.signingKey(name);
  const published = await publishBuild(sender, name, await around.build(name), signingKey);
  around.say(publishedText(published));
  const { version } = published;
  if (!live) return around.say(`npm run remotes -- promote ${name} ${version}  makes it live.`);
  if ((await readStatus(around, name))?.live === version) return around.say(`${name}@${version} is live already.`);
  around.say(switchedText(await send(sender, remotesCalls.promote, { name, version, reason })));
};

const promote: Run = async ({ version, reason }, name, around) =>
  around.say(
    switchedText(await send(await senderFor(around.target, name), remotesCalls.promote, { name, version, reason })),
  );

const rollback: Run = async ({ reason }, name, around) =>
  around.say(switchedText(await send(await senderFor(around.target, name), remotesCalls.rollback, { name, reason })));

const judge: Run = async (_asked, name, around) => {
  const { text, contract } = await readBuild(await around.build(name), name);
  const judged = await send(await senderFor(around.target, name), remotesCalls.canDeploy, { release: text, contract });
  if (judged.channels.some(({ compatible }) => !compatible)) throw new UserError(judgedText(judged));
  around.say(judgedText(judged));
};

/** Makes the first release of a remote live. Nothing may be live by then: who was quicker has switched what this would replace. */
const firstLive = async (sender: Sender, { version, reason }: ParsedArguments, name: string): Promise<string> =>
  switchedText(await send(sender, remotesCalls.promote, { name, version, expected: '', reason }));

const canary: Run = async (args, name, around) => {
  const { version, percent = 0, roles, reason } = args;
  const sender = await senderFor(around.target, name);
  if (args.firstLive && (await readStatus(around, name))?.live === null)
    return around.say(await firstLive(sender, args, name));
  const people = { percent, roles: [...roles] };
  around.say(canaryText(await send(sender, remotesCalls.canary, { name, version, ...people, reason }), people));
};

const disable: Run = async ({ message = '' }, name, around) => {
  const { revision } = await send(await senderFor(around.target, name), remotesCalls.disable, { name, message });
  around.say(`${name} is switched off: ${message} (registry revision ${revision}).`);
};

const enable: Run = async ({ reason }, name, around) => {
  const { revision } = await send(await senderFor(around.target, name), remotesCalls.enable, { name, reason });
  around.say(`${name} is switched on (registry revision ${revision}).`);
};

const withdraw: Run = async ({ version = '', reason = '' }, name, around) => {
  const { revision } = await send(await senderFor(around.target, name), remotesCalls.withdraw, {
    name,
    version,
    reason,
  });
  around.say(`${name}@${version} is withdrawn (registry revision ${revision}).`);
};

const status: Run = async (args, name, around) => {
  const found = await readStatus(around, name);
  // For all remotes, a team's key answers its own alone.
  if (found || args.name) around.say(found ? statusText(found) : `The deploy key is not for ${name}.`);
};

const commands: Readonly<Record<Exclude<Command, LocalCommand>, Run>> = {
  publish,
  'can-i-deploy': judge,
  promote,
  canary,
  rollback,
  disable,
  enable,
  withdraw,
  status,
};

/** Runs one command. @throws Refused with every reason */
export const run = async (args: ParsedArguments, around: Around): Promise<void> => {
  const { command } = args;
  if (isLocal(command)) throw new UserError(`${command} asks no console.`);
  let isReported = false;
  const say = (text: string): void => {
    isReported = true;
    around.say(text);
  };
  for (const name of args.name ? [args.name] : around.known) await commands[command](args, name, { ...around, say });
  if (!isReported) around.say('The deploy key is for none of the remotes of this checkout.');
};
