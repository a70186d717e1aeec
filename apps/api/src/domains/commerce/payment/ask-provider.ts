import { ProviderRefusal } from './provider';

/** Milliseconds until a provider's answer is given up. */
const patienceMs = 10_000;

/** Origins of the providers; tests put their own server here. */
export const providerOrigins = { razorpay: 'https://api.razorpay.com', stripe: 'https://api.stripe.com' };

/** A provider has refused a request, or has not answered. The message has its own words. */
export class ProviderError extends Error {
  constructor(
    message: string,
    /** The HTTP status; 0 without an answer. */
    readonly status: number,
  ) {
    super(message);
  }
}

interface Question {
  /** The provider's name in errors. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The text at a path of an answer, if there is one. */
const textAt = (value: unknown, ...path: readonly string[]): string | undefined => {
  const found = path.reduce<unknown>((at, key) => (at as Record<string, unknown> | null | undefined)?.[key], value);
  return typeof found === 'string' && found !== '' ? found : undefined;
};

const answerOf = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/**
 * One request to a provider. It ends after ten seconds, and follows no redirect: the keys go to nobody else.
 * @throws ProviderError with the provider's own words
 */
export const askProvider = async <Answer>({ name, ...question }: Question, patience = patienceMs): Promise<Answer> => {
  const answer = await fetch(question.url, {
    method: question.method,
    headers: question.headers,
    ...(question.body !== undefined && { body: question.body }),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  })
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch((error: unknown) => {
      const isSlow = (error as { readonly name?: unknown }).name === 'TimeoutError';
      throw new ProviderError(isSlow ? `${name} did not answer in time` : `${name} could not be reached`, 0);
    });
  const body = answerOf(answer.text);
  if (answer.status >= 200 && answer.status < 300 && typeof body === 'object' && body !== null) return body as Answer;
  const words = textAt(body, 'error', 'description') ?? textAt(body, 'error', 'message');
  throw new ProviderError(`${name} answered ${answer.status}${words ? `: ${words}` : ''}`.slice(0, 300), answer.status);
};

/** Statuses of a request that is refused whenever it is asked. */
const finalStatuses = new Set([400, 402, 404, 422]);

/** Turns a provider's final no into a refusal. Anything else may be asked again. @throws always */
export const refuseFinally = (error: unknown): never => {
  if (error instanceof ProviderError && finalStatuses.has(error.status)) throw new ProviderRefusal(error.message);
  throw error;
};
