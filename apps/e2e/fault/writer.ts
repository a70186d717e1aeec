/** Creates categories with 20 requests in flight until it is killed, and prints the name of each one that was acknowledged. */
import { categoryCalls } from '@lectern/contract/catalog';
import { authCalls } from '@lectern/contract/platform';
import { demoUsers } from '@lectern/api/demo-users';
import { TestClient } from '@lectern/api/test-client';

const [origin = '', prefix = ''] = process.argv.slice(2);
const client = new TestClient(origin);
const { email, password } = demoUsers[0];
const { body } = await client.send(authCalls.signIn, { email, password, remember: false });
if (!body.success) throw new Error(JSON.stringify(body));

let number = 0;
const write = async (): Promise<void> => {
  for (;;) {
    number += 1;
    const name = `${prefix} ${number}`;
    const { status } = await client.send(categoryCalls.create, { name });
    if (status === 200) process.stdout.write(`${name}\n`);
    else process.stderr.write(`${status}\n`);
  }
};
// A request that is cut off by the kill ends its loop: nothing of it was acknowledged.
await Promise.allSettled(Array.from({ length: 20 }, write));
