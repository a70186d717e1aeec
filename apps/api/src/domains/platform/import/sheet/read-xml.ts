import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import { UnreadableSheet } from './sheet';

export interface XmlHandlers {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

// `x:row` is `row`: some programs write every name with a prefix.
const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The parser holds a text or a tag until it ends: in bytes, far more than a cell may have. */
const longestToken = 4 * 1024 * 1024;
const damaged = (): UnreadableSheet =>
  new UnreadableSheet('This workbook is damaged: open it, save it again as XLSX and send that');

/** Reads XML piece by piece, yielding after each. Entities of its own are not expanded. @throws UnreadableSheet for what is no XML */
export async function* readXml(stream: Readable, { open, text, close }: XmlHandlers): AsyncGenerator<void> {
  const parser = new SaxesParser();
  let unread = 0;
  parser.on('opentag', ({ name, attributes }) => ((unread = 0), open?.(local(name), attributes)));
  parser.on('text', (said) => ((unread = 0), text?.(said)));
  parser.on('cdata', (said) => ((unread = 0), text?.(said)));
  parser.on('closetag', ({ name }) => ((unread = 0), close?.(local(name))));
  const decoder = new TextDecoder();
  try {
    for await (const piece of stream as AsyncIterable<Buffer>) {
      unread += piece.length;
      if (unread > longestToken) throw damaged();
      parser.write(decoder.decode(piece, { stream: true }));
      yield;
    }
    parser.close();
  } catch (error) {
    if (error instanceof UnreadableSheet) throw error;
    throw damaged();
  }
  yield;
}

/** As `readXml`, to its end. */
export const readWholeXml = async (stream: Readable, handlers: XmlHandlers): Promise<void> => {
  for await (const _piece of readXml(stream, handlers));
};
