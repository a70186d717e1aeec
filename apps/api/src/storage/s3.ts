import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { ObjectsAddress } from './address';
import type { ByteRange, ObjectStore } from './store';

const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;

/** A client as the SDK's own variables say (AWS_REGION, AWS_ENDPOINT_URL_S3, keys or a role); checksums only where a server demands them, because not every S3 server knows them. */
const newClient = (): S3Client => {
  const ownServer = process.env['AWS_ENDPOINT_URL_S3'] ?? process.env['AWS_ENDPOINT_URL'];
  return new S3Client({
    region: process.env['AWS_REGION'] || 'us-east-1',
    forcePathStyle: ownServer !== undefined,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
};

/** Objects in a bucket of anything that speaks the S3 API, below a prefix. */
export const s3Store = ({ bucket, prefix }: ObjectsAddress, client = newClient()): ObjectStore => {
  const of = (name: string) => {
    if (name === '' || name.startsWith('/') || name.split('/').includes('..') || name.includes('\0'))
      throw new Error(`the object path ${name} leaves the store`);
    return { Bucket: bucket, Key: prefix + name };
  };
  const body = async (name: string, range?: ByteRange) =>
    (
      await client.send(
        new GetObjectCommand({ ...of(name), ...(range && { Range: `bytes=${range.start}-${range.end}` }) }),
      )
    ).Body;
  const orUndefined = async <T>(pending: Promise<T>): Promise<T | undefined> => {
    try {
      return await pending;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };
  return {
    stat: async (name) => {
      const found = await orUndefined(client.send(new HeadObjectCommand(of(name))));
      return found && { bytes: found.ContentLength ?? 0, stamp: found.ETag ?? '' };
    },
    read: async (name) => {
      const bytes = await orUndefined(body(name).then((found) => found?.transformToByteArray()));
      return bytes && Buffer.from(bytes);
    },
    stream: (name, range) => {
      const out = new PassThrough();
      // A failure destroys the stream with its cause, as a file's does.
      body(name, range)
        .then((found) => pipeline(found as Readable, out))
        .catch((error: unknown) => out.destroy(error as Error));
      return out;
    },
    async *list(under = '') {
      for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix + under })) {
        for (const { Key } of page.Contents ?? []) if (Key !== undefined) yield Key.slice(prefix.length);
      }
    },
    write: async (name, bytes) =>
      void (await client.send(new PutObjectCommand({ ...of(name), Body: bytes, ContentLength: bytes.length }))),
    writeFrom: async (name, source) => {
      const through = new PassThrough();
      const upload = new Upload({ client, params: { ...of(name), Body: through } });
      // A source that breaks off breaks the upload off, which discards the sent part.
      const [read, written] = await Promise.allSettled([pipeline(source, through), upload.done()]);
      for (const each of [read, written]) if (each.status === 'rejected') throw each.reason as Error;
    },
    remove: async (name) => void (await client.send(new DeleteObjectCommand(of(name)))),
  };
};
