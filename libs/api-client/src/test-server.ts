import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { configure } from './configure';
import { answerBook, lineOf, type AnswerBook } from './testing';
import { exchange } from './transport';

const read = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
};

export interface TestServer extends Omit<AnswerBook, 'answer'> {
  readonly toasts: readonly string[];
  readonly close: () => Promise<unknown>;
}

/** A real HTTP server before the transport: a test says what each call answers, and sees what it received. */
export const testServer = async (): Promise<TestServer> => {
  const book = answerBook();
  const toasts: string[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const { method = 'GET', url = '/', headers } = request;
      const { pathname, searchParams } = new URL(url, 'http://localhost');
      const cors = {
        'access-control-allow-origin': headers.origin ?? '*',
        'access-control-allow-credentials': 'true',
        'access-control-allow-methods': '*',
        'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
      };
      if (method === 'OPTIONS')
        return response.writeHead(204, { ...cors, 'access-control-allow-methods': 'GET,POST,PUT,DELETE' }).end();
      const text = await read(request);
      const isForm = headers['content-type']?.startsWith('multipart/form-data') ?? false;
      const { status, body } = await book.answer({
        line: lineOf(method, pathname),
        query: searchParams,
        body: text && !isForm ? (JSON.parse(text) as Record<string, unknown>) : {},
        form: isForm ? text : '',
      });
      response.writeHead(status, { ...cors, 'content-type': 'application/json' }).end(JSON.stringify(body));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  configure({
    // Not the lazy one: a request at the end of a file would import it into a closed environment.
    exchange,
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`,
    deviceId: () => 'ZGV2aWNl',
    sessionId: () => 1,
    notify: (_level, text) => void toasts.push(text),
  });
  return {
    requests: book.requests,
    on: book.on,
    requestsTo: book.requestsTo,
    toasts,
    forget: () => {
      book.forget();
      toasts.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
};
