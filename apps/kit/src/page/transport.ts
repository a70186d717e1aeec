import type { AxiosAdapter, InternalAxiosRequestConfig } from 'axios';
import { answerBook, lineOf, type ReceivedRequest } from '@lectern/api-client/testing';

/** What the calls of the shown story are answered. */
export const book = answerBook();

let open = 0;
/** The answer that never comes; nobody waits for the page on its account. */
export const leaveOpen = (): Promise<never> => {
  open -= 1;
  return new Promise(() => undefined);
};
/** Whether every call has its answer, but for those that are left open. */
export const isAnswered = (): boolean => open === 0;

const requestOf = ({ method = 'get', url = '', params, data }: InternalAxiosRequestConfig): ReceivedRequest => ({
  line: lineOf(method, url),
  query: params instanceof URLSearchParams ? params : new URLSearchParams(),
  body: typeof data === 'string' ? (JSON.parse(data) as ReceivedRequest['body']) : {},
  form: '',
});

/** In the place of the network: a call never leaves the page. */
export const answerInPage: AxiosAdapter = async (config) => {
  const request = requestOf(config);
  const answering = book.answer(request);
  open += 1;
  const { status, body } = await answering.finally(() => (open -= 1));
  return { status, statusText: '', headers: {}, config, data: JSON.stringify(body) };
};
