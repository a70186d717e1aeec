import { SaxesParser, type SaxesTagNS } from 'saxes';

/** Types of files that a remote has a use for, by the end of the name. */
const types = ['js', 'css', 'json', 'txt', 'map', 'woff2', 'woff', 'svg', 'png', 'webp', 'avif', 'jpg', 'jpeg', 'gif'];

/** Files of a release whose type no page of the console loads, each with the reason. */
export const fileGate = (paths: readonly string[]): string[] =>
  paths
    .filter((path) => !types.some((type) => path.endsWith(`.${type}`)))
    .map((path) => `files: ${path} is of a type that the console does not load: ${types.join(', ')}`);

/** Content of an SVG that a picture does not need, with its line and column. */
export interface PictureFault {
  readonly line: number;
  readonly column: number;
  readonly says: string;
}

const svg = 'http://www.w3.org/2000/svg';
/** Elements that run, load or show something else. */
const refused: ReadonlySet<string> = new Set(['script', 'foreignObject', 'handler', 'listener']);

const tagReasons = ({ uri, local, name, attributes }: SaxesTagNS): string[] => [
  ...(uri !== svg || refused.has(local) ? [`<${name}> is no part of a picture`] : []),
  ...Object.values(attributes).flatMap(({ name: attribute, local: own, value }) => {
    if (/^on/i.test(own)) return [`${attribute} is a handler`];
    if (own !== 'href')
      return own === 'attributeName' && /^(on|.*href$)/i.test(value) ? [`<${name}> sets ${value}`] : [];
    return /^#|^data:image\/(png|jpeg|webp|gif);base64,/i.test(value.trim())
      ? []
      : [`${attribute} leads out of the picture`];
  }),
];

/** Everything in an SVG that runs a script or brings in something from elsewhere. Entities and instructions are refused with it. */
export const pictureGate = (text: string): PictureFault[] => {
  const faults: PictureFault[] = [];
  const parser = new SaxesParser({ xmlns: true });
  const note = (says: string) => faults.push({ line: parser.line, column: parser.column + 1, says });
  parser.on('opentag', (tag) => tagReasons(tag).forEach(note));
  parser.on('doctype', () => note('a document type is no part of a picture'));
  parser.on('processinginstruction', ({ target }) => note(`<?${target}> is no part of a picture`));
  try {
    parser.write(text).close();
  } catch (error) {
    note(`it is not XML: ${(error as Error).message.replace(/^\d+:\d+: /, '')}`);
  }
  return faults;
};
