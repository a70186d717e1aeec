import { stopTestServer } from './server';

export default async function teardown(): Promise<void> {
  if (globalThis.lecternTestServer) await stopTestServer(globalThis.lecternTestServer);
}
