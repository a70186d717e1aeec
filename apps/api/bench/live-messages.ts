import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { conversationCalls, messageCalls } from '@lectern/contract/people';
import { conversationLimits, type LiveEvents } from '@lectern/contract/platform/live';
import { median, percentile, rounded } from '@lectern/tools/bench/statistics';
import type { Socket } from 'socket.io-client';
import { openSocket } from '../src/server/live/testing';
import type { TestClient } from '../src/testing/client';
import type { Note } from '.';
import type { Subjects } from './subjects';

/** Messages in a second among all busy conversations. */
const perSecond = 10;
const seconds = 30;
const quietMessages = 60;

/** A page of somebody else that has entered these conversations; answers when a message with this client id has come. */
const openPage = async (client: TestClient, conversations: readonly number[], heard: Map<string, () => void>) => {
  const socket = await openSocket(client, 'https://console.example.com');
  socket.on('message.new', ({ message }: LiveEvents['message.new']) => heard.get(message.clientId)?.());
  for (const id of conversations)
    if (!(await socket.emitWithAck('enter', id))) throw new Error(`the page was not let into conversation ${id}`);
  return socket;
};

/** How long from the sending of a message until the other page has it, in ms. */
const timeToOther = async (
  sender: TestClient,
  conversationId: number,
  heard: Map<string, () => void>,
): Promise<number> => {
  const clientId = randomUUID();
  const came = new Promise<number>((resolve) => heard.set(clientId, () => resolve(performance.now())));
  const began = performance.now();
  const { status } = await sender.send(messageCalls.send, { conversationId, clientId, body: `Message ${clientId}` });
  if (status !== 200) throw new Error(`a message was answered ${status}`);
  const late = sleep(10_000).then(() => began + 10_000); // what does not come counts as ten seconds
  return (await Promise.race([came, late])) - began;
};

/**
 * From sending until another person's page has the message: p95 of ten messages a second in 50 conversations ÷ of one message at a time
 * in one quiet conversation.
 */
export const benchLiveMessages = async (subjects: Subjects, people: readonly number[], note: Note): Promise<void> => {
  const [sender, other] = [await subjects.client(0), await subjects.client(1)];
  const conversations: number[] = [];
  for (const userId of people) {
    const { status, body } = await sender.send(conversationCalls.direct, { userId });
    if (status !== 200 || !body.success) throw new Error(`a conversation was answered ${status}`);
    conversations.push(body.result.conversation.id);
  }
  const heard = new Map<string, () => void>();
  const pages: Socket[] = [];
  try {
    for (let at = 0; at < conversations.length; at += conversationLimits.perPage)
      pages.push(await openPage(other, conversations.slice(at, at + conversationLimits.perPage), heard));
    const quiet: number[] = [];
    for (let at = 0; at < quietMessages; at += 1) {
      quiet.push(await timeToOther(sender, conversations[0]!, heard));
      await sleep(100);
    }
    const busy: Promise<number>[] = [];
    for (let at = 0; at < perSecond * seconds; at += 1) {
      busy.push(timeToOther(sender, conversations[at % conversations.length]!, heard));
      await sleep(1000 / perSecond);
    }
    const times = await Promise.all(busy);
    const [one, many] = [percentile(quiet, 0.95), percentile(times, 0.95)];
    note(
      'messages.live_ratio',
      many / one,
      `p95 ${rounded(many)} ms in ${conversations.length} conversations, ${rounded(one)} ms in a quiet one; medians ${rounded(median(times))} and ${rounded(median(quiet))} ms`,
    );
  } finally {
    for (const page of pages) page.close();
  }
};
