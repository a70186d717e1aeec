import type { Call, FieldError } from '@lectern/contract';
import type { TestClient } from '../../src/testing';

type Sent = Readonly<Record<string, unknown>>;
interface Answer {
  readonly status: number;
  readonly body: {
    readonly message?: string;
    readonly error?: readonly FieldError[] | string | { readonly message: string };
    readonly result?: unknown;
  };
}

const sendForm = async (client: TestClient, call: Call, sent: Sent): Promise<Answer> => {
  const form = new FormData();
  for (const [name, value] of Object.entries(sent)) form.append(name, value instanceof File ? value : String(value));
  const response = await client.fetch(`/api/${call.path}`, { method: call.method, body: form });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
};

/** Sends whatever the table says, fitting or not, as the console sends this call: sealed, as a form with a file, in the query. */
export const send = async (
  client: TestClient,
  call: Call,
  sent: Sent,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> => {
  if (call.file !== undefined) return sendForm(client, call, sent);
  const { status, body } = await client.send(call, sent, { headers });
  return { status, body };
};

/** The messages by field, several of one field on lines of their own; the message alone where no field is at fault. */
export const refusalIn = ({ body }: Answer): Readonly<Record<string, string>> | string | undefined =>
  Array.isArray(body.error)
    ? Object.fromEntries(
        (body.error as FieldError[]).map(({ property, constraints }) => [
          property,
          [...new Set(Object.values(constraints))].join('\n'),
        ]),
      )
    : body.message;
