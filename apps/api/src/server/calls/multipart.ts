import multipart, { type MultipartFile } from '@fastify/multipart';
import type { Call } from '@lectern/contract';
import { maxFileBytes } from '@lectern/contract/platform/file';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { badRequest, ApiError, refuseFile } from './errors';

/** How much a field next to the file weighs at most, in bytes, where its call says nothing else. */
const shortText = 1000;

/** Lets calls take one file, of 2 MB at most where they say nothing else, with a few short fields. */
export const registerMultipart = (app: FastifyInstance): void => {
  void app.register(multipart, {
    limits: {
      fileSize: maxFileBytes,
      files: 1,
      fields: 10,
      fieldNameSize: 100,
      headerPairs: 20,
      parts: 11,
    },
  });
};

/** A file piece by piece: with whole copies one of 20 MB would hold 80. One that is too large fails the parts behind it. */
const fileOf = async ({ file, filename }: MultipartFile): Promise<File> => {
  const pieces: Blob[] = [];
  for await (const piece of file) pieces.push(new Blob([piece as Buffer<ArrayBuffer>]));
  return new File(pieces, filename);
};

const readParts = async (
  request: FastifyRequest,
  { fileBytes = maxFileBytes, textBytes = shortText }: Call,
): Promise<Record<string, unknown>> => {
  const fields: Record<string, unknown> = {};
  for await (const part of request.parts({ limits: { fileSize: fileBytes, fieldSize: textBytes } })) {
    // Half of a text is another text.
    if (part.type === 'field' && part.valueTruncated) throw new ApiError(413, { message: 'A field is too long' });
    fields[part.fieldname] = part.type === 'file' ? await fileOf(part) : part.value;
  }
  return fields;
};

/** What is said of a file that is too large for its call. */
export const fileTooLarge = (fileBytes = maxFileBytes): string => `Max file size is ${fileBytes / 1024 / 1024} MB`;

/** The fields of a call that takes a file, the file among them. @throws 413 for what is too large, 400 for a body that is cut off or malformed */
const readFields = async (call: Call, request: FastifyRequest): Promise<Record<string, unknown>> => {
  try {
    return await readParts(request, call);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE')
      throw refuseFile(413, fileTooLarge(call.fileBytes));
    if (typeof error === 'object' && error !== null && 'statusCode' in error && error.statusCode === 413) throw error;
    throw badRequest('The body is not multipart/form-data');
  }
};

/** The body as its call declares it. @throws 415 when a file comes where none is taken, or none where one is */
export const bodyOf = (call: Call, request: FastifyRequest): unknown => {
  const isMultipart = request.isMultipart();
  if (call.file === undefined && isMultipart) throw new ApiError(415, { message: 'The content type is not supported' });
  if (call.file === undefined) return request.body;
  if (!isMultipart) throw refuseFile(415, 'Send the file as multipart/form-data');
  return readFields(call, request);
};
