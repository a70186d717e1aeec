import { mixed, object, string, type InferType } from 'yup';

/** A file as a handler answers with it: what it is saved as, its type (`application/pdf`) and what is in it. */
export const answeredFile = object({
  name: string().required(),
  type: string().required(),
  bytes: mixed<Uint8Array>().required(),
});
export type AnsweredFile = InferType<typeof answeredFile>;
