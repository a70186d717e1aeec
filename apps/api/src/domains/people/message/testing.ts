import { randomUUID } from 'node:crypto';
import type { Call, RequestOf, ResponseOf } from '@lectern/contract';
import { conversationCalls, messageCalls, type Message } from '@lectern/contract/people';
import { testApi, type TestClient } from '../../../testing';

/** The result of a call that must succeed. */
export const done = async <C extends Call>(
  client: TestClient,
  call: C,
  request: RequestOf<C>,
): Promise<ResponseOf<C>> => {
  const { status, body } = await client.send(call, request);
  if (status !== 200 || !body.success) throw new Error(`${call.path}: ${status} ${JSON.stringify(body)}`);
  return body.result;
};

/** Two members of a direct conversation, staff who may see and send, staff who may only see, and a stranger. */
export const messageFixture = async () => {
  const api = await testApi();
  const [admin, student, other, reader, stranger] = [
    await api.signIn(1),
    await api.signIn(15),
    await api.signIn(2),
    await api.signIn(3),
    await api.signIn(15),
  ];
  const { conversation } = await done(admin, conversationCalls.direct, { userId: student.userId });
  const conversationId = conversation.id;
  return {
    api,
    ...{ admin, student, other, reader, stranger, conversationId },
    send: async (client: TestClient, body: string, clientId: string = randomUUID()): Promise<Message> =>
      (await done(client, messageCalls.send, { conversationId, clientId, body })).message,
    list: (client: TestClient, more: Partial<RequestOf<typeof messageCalls.list>> = {}) =>
      done(client, messageCalls.list, { conversationId, ...more }),
    close: () => api.close(),
  };
};
export type MessageFixture = Awaited<ReturnType<typeof messageFixture>>;
