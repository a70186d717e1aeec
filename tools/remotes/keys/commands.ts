import path from 'node:path';
import type { ResponseOf } from '@lectern/contract';
import { remoteKeyCalls, type RemoteKey } from '@lectern/contract/platform/remote-keys';
import { send, type Sender } from '../send';
import { asPerson } from '../sign-in';
import type { Target } from '../target';
import type { ParsedKeyArguments } from './arguments';
import { readPublicKey, writePair } from './pair';

interface Around {
  readonly target: (to: string | undefined) => Promise<Target>;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly say: (text: string) => void;
}

const day = (instant: string): string => instant.slice(0, 10);

/** A line for a key: its id, what it is, since when, and what hangs on it. */
export const keyText = ({
  id,
  kind,
  label,
  keyId,
  addedBy,
  createdAt,
  revokedAt,
  revokedReason,
  inUse,
}: RemoteKey): string =>
  [
    `${id}`,
    kind,
    label,
    keyId.slice(0, 12),
    `since ${day(createdAt)}${addedBy ? ` by ${addedBy}` : ''}`,
    ...(revokedAt ? [`revoked ${day(revokedAt)}: ${revokedReason ?? ''}`] : []),
    ...inUse,
  ].join('  ');

/** A line for a base path: what it is, and whose. */
const pathText = ({ path: taken, remote, team }: ResponseOf<typeof remoteKeyCalls.paths>[number]): string =>
  `${taken}  ${remote === null ? 'the console' : `${remote}, ${team ?? ''}`}`;

/** Runs one command that has to do with who may publish. @throws Refused with every reason */
export const runKeys = async (args: ParsedKeyArguments, { target, env, say }: Around): Promise<void> => {
  if (args.command === 'key-new')
    return say(
      `${args.file} holds a new signing key (id ${await writePair(args.file)}). Its private half signs releases: keep it where only your pipeline reads it.`,
    );
  const found = await target(args.to);
  const { origin } = found;
  switch (args.command) {
    case 'keys': {
      const keys = await send({ origin, bearer: await found.deployKey(args.name) }, remoteKeyCalls.list, {
        name: args.name,
      });
      return say(keys.map(keyText).join('\n') || `${args.name} has no keys.`);
    }
    case 'paths': {
      const ask = (sender: Sender) => send(sender, remoteKeyCalls.paths, {});
      const bearer = env['LECTERN_DEPLOY_KEY'];
      const taken = await (bearer ? ask({ origin, bearer }) : asPerson(origin, env, ask));
      return say(taken.map(pathText).join('\n'));
    }
    case 'unregister': {
      const { name, reason } = args;
      const { basePaths } = await asPerson(origin, env, (sender) =>
        send(sender, remoteKeyCalls.unregister, { name, reason }),
      );
      return say(`${name} is unregistered; ${basePaths.join(', ')} can be taken by another remote.`);
    }
    case 'register': {
      const { name, title, team, basePaths } = args;
      await asPerson(origin, env, (sender) =>
        send(sender, remoteKeyCalls.register, { name, title, team, basePaths: [...basePaths] }),
      );
      return say(
        `${name} is registered for ${basePaths.join(', ')}. It needs a deploy token (npm run remotes -- key-add ${name} --deploy LABEL) and its team’s signing key (key-new FILE, then key-add ${name} --signing FILE).`,
      );
    }
    case 'key-add': {
      const { name, kind } = args;
      const request =
        kind === 'signing'
          ? {
              name,
              kind,
              label: args.label ?? path.parse(args.file).name,
              publicKey: await readPublicKey(args.file),
            }
          : { name, kind, label: args.label };
      const { key, token } = await asPerson(origin, env, (sender) => send(sender, remoteKeyCalls.add, request));
      return say(
        token ? `${keyText(key)}\n\nThe token, shown this once (LECTERN_DEPLOY_KEY):\n${token}` : keyText(key),
      );
    }
    case 'key-revoke': {
      const { id, reason, stopLive } = args;
      const { key } = await asPerson(origin, env, (sender) =>
        send(sender, remoteKeyCalls.revoke, { id, reason, stopLive }),
      );
      return say(keyText(key));
    }
  }
};
