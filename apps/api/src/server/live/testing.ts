import { livePath } from '@lectern/contract/platform/live';
import { io, type Socket } from 'socket.io-client';
import type { TestClient } from '../../testing/client';

/** Opens the socket of a signed-in person's page, and waits until the server has let it in. @throws where it does not */
export const openSocket = async (client: TestClient, origin = 'http://localhost'): Promise<Socket> => {
  const socket = io(client.origin, {
    path: livePath,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth: { session: client.sessionId },
    extraHeaders: { cookie: client.headers()['cookie'] ?? '', origin },
  });
  await new Promise((resolve, reject) => {
    socket.once('notification', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
};
