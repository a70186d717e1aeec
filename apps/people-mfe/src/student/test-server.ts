import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { configure } from '@lectern/api-client';

/** What a call was asked: the query of a GET or DELETE, the body of a POST or PUT. */
export interface Asked {
  readonly line: string;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
  /** The body of a call that takes a file, as it came. */
  readonly form: string;
}
type Answer = { readonly result: unknown } | { readonly status: number; readonly failure: Readonly<Record<string, unknown>> };
type Handler = (asked: Asked) => Answer | Promise<Answer>;

const read = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
};

/** A real HTTP server before the transport: a test says what each call answers, and sees what was asked. */
export const testServer = async () => {
  const handlers = new Map<string, Handler>();
  const asked: Asked[] = [];
  const toasts: string[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
      const cors = { 'access-control-allow-origin': request.headers.origin ?? '*', 'access-control-allow-credentials': 'true', 'access-control-allow-methods': '*', 'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*' };
      if (request.method === 'OPTIONS') return response.writeHead(204, { ...cors, 'access-control-allow-methods': 'GET,POST,PUT,DELETE' }).end();
      const line = `${request.method} ${pathname.replace('/api/', '').replace(/\/\d+$/, '/{id}')}`;
      const text = await read(request);
      const isForm = request.headers['content-type']?.startsWith('multipart/form-data') ?? false;
      const question: Asked = { line, query: searchParams, body: text && !isForm ? (JSON.parse(text) as Asked['body']) : {}, form: isForm ? text : '' };
      asked.push(question);
      const handler = handlers.get(line);
      const answer: Answer = handler ? await handler(question) : { status: 500, failure: { message: `nothing answers ${line}` } };
      const [status, body] = 'result' in answer ? [200, { success: true, result: answer.result }] : [answer.status, { success: false, reference: 'ref-1', ...answer.failure }];
      response.writeHead(status, { ...cors, 'content-type': 'application/json' }).end(JSON.stringify(body));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  configure({ base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`, deviceId: () => 'ZGV2aWNl', sessionId: () => 1, notify: (_level, text) => void toasts.push(text) });
  return {
    asked,
    /** What the transport toasted. */
    toasts,
    /** `on('GET category/list', …)`; the last one said counts. */
    on: (line: string, handler: Handler): void => void handlers.set(line, handler),
    askedFor: (line: string): readonly Asked[] => asked.filter((each) => each.line === line),
    forget: (): void => {
      handlers.clear();
      asked.length = 0;
      toasts.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
};
export type TestServer = Awaited<ReturnType<typeof testServer>>;
