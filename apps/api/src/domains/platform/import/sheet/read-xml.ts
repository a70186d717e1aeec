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

/** Reads XML piece by piece, yielding after each. Entities of its own are not expanded. @throws UnreadableSheet for what is no XML */
export async function* readXml(stream: Readable, { open, text, close }: XmlHandlers): AsyncGenerator<void> {
  const parser = new SaxesParser();
  if (open) parser.on('opentag', ({ name, attributes }) => open(local(name), attributes));
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  if (close) parser.on('closetag', ({ name }) => close(local(name)));
  const decoder = new TextDecoder();
  try {
    for await (const piece of stream as AsyncIterable<Buffer>) {
      parser.write(decoder.decode(piece, { stream: true }));
      yield;
    }
    parser.close();
  } catch (error) {
    if (error instanceof UnreadableSheet) throw error;
    throw new UnreadableSheet('This workbook is damaged: open it, save it again as XLSX and send that');
  }
  yield;
}

/** As `readXml`, to its end. */
export const readWholeXml = async (stream: Readable, handlers: XmlHandlers): Promise<void> => {
  for await (const _piece of readXml(stream, handlers));
};
