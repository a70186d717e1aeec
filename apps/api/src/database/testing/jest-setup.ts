import { testRoots } from '../../testing/roots';
import { startTestServer, type TestServer } from './server';

declare global {
  /** The run's server, between jest's global setup and teardown. */
  var lecternTestServer: TestServer | undefined;
}

export default async function setup(): Promise<void> {
  globalThis.lecternTestServer = await startTestServer(testRoots);
}
