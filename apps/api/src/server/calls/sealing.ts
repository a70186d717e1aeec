import { answerContext, requestContext, seal, unseal } from '@lectern/contract/seal';
import { messages, type Call } from '@lectern/contract';
import { ApiError } from './errors';

/** A sealed path was called without a device id or with a payload that this device id doesn't open; answered unsealed. */
export class Unreadable extends ApiError {
  constructor() {
    super(400, { message: messages.unableToProcess });
  }
}

/** Opens the body of a sealed call. @throws Unreadable */
export const openBody = async (
  call: Pick<Call, 'method' | 'path'>,
  deviceId: string | undefined,
  body: unknown,
): Promise<unknown> => {
  const payload = typeof body === 'object' && body !== null && 'payload' in body ? body.payload : undefined;
  if (deviceId === undefined || typeof payload !== 'string') throw new Unreadable();
  try {
    return await unseal(deviceId, requestContext(call.method, call.path), payload);
  } catch {
    throw new Unreadable();
  }
};

/** Seals an answer for the device that asked. */
export const closeAnswer = async (
  call: Pick<Call, 'method' | 'path'>,
  deviceId: string,
  status: number,
  answer: unknown,
): Promise<{ payload: string }> => ({
  payload: await seal(deviceId, answerContext(call.method, call.path, status), answer),
});
