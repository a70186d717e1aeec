/** A received request: the query of a GET or DELETE, the body of a POST or PUT. */
export interface ReceivedRequest {
  /** As the contract names it: 'GET category/{id}'. */
  readonly line: string;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
  /** The body of a call that takes a file, as it came. */
  readonly form: string;
}
export type Answer =
  { readonly result: unknown } | { readonly status: number; readonly failure: Readonly<Record<string, unknown>> };
export type Handler = (request: ReceivedRequest) => Answer | Promise<Answer>;

/** Method and path as the contract writes them: numbers in the path are `{id}`. */
export const lineOf = (method: string, pathname: string): string =>
  `${method.toUpperCase()} ${pathname.replace(/^.*\/api\//, '').replace(/\/\d+(?=\/|$)/g, '/{id}')}`;

/**
 * Responses of calls in a test or on the kit's page, with the received requests. The last response given for a line
 * counts.
 */
export const answerBook = () => {
  const handlers = new Map<string, Handler>();
  const requests: ReceivedRequest[] = [];
  return {
    requests,
    /** `on('GET category/list', …)`. */
    on: (line: string, handler: Handler): void => void handlers.set(line, handler),
    requestsTo: (line: string): readonly ReceivedRequest[] => requests.filter((each) => each.line === line),
    forget: (): void => {
      handlers.clear();
      requests.length = 0;
    },
    /** Status and envelope, as the API gives them. */
    answer: async (question: ReceivedRequest): Promise<{ readonly status: number; readonly body: object }> => {
      requests.push(question);
      const handler = handlers.get(question.line);
      const answer: Answer = handler
        ? await handler(question)
        : { status: 500, failure: { message: `nothing answers ${question.line}` } };
      return 'result' in answer
        ? { status: 200, body: { success: true, result: answer.result } }
        : { status: answer.status, body: { success: false, reference: 'ref-1', ...answer.failure } };
    },
  };
};
export type AnswerBook = ReturnType<typeof answerBook>;
