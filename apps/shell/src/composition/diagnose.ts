import type { Cause, Sha384 } from '@lectern/remote-kit';
import { digestOf } from './digest';

/** How long a diagnosis may take, in ms; a person waits for it. */
const timeout = 4_000;

/** Why a file was answered without success: gone where the server says so. In an outage a balancer answers in its stead, and the file may well be there. */
export const causeOf = (status: number): Cause => (status === 404 || status === 410 ? 'missing' : 'offline');

/**
 * Why a file could not be used. A browser tells a failed tag only that it failed, so the file is read once more: its answer and
 * its digest decide what the person reads. Never throws.
 */
export const diagnose = async (address: string, integrity: Sha384): Promise<Cause> => {
  if (!navigator.onLine) return 'offline';
  try {
    const answer = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(timeout) });
    if (!answer.ok) return causeOf(answer.status);
    return (await digestOf(await answer.arrayBuffer())) === integrity ? 'offline' : 'changed';
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'offline';
  }
};
