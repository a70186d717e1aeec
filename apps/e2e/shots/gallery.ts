import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cells, widths, type Cell, type CellName, type Width } from './cells';
import { pictureOf, schemes, type Scheme } from './take';

const entries = Object.entries(cells) as [CellName, Cell][];

const lookOf = ({ look }: Cell, width: Width, scheme: Scheme): string | undefined =>
  scheme === 'light' ? look?.[width] : width === 1440 ? look?.dark : undefined;

export interface Picture {
  readonly name: string;
  readonly width: Width;
  readonly scheme: Scheme;
  readonly file: string;
  /** The picture of look/ that it is to match. */
  readonly look: string | undefined;
}

/** Every picture that the cells ask for. */
export const wanted = (): Picture[] =>
  entries.flatMap(([name, cell]) =>
    (cell.at ?? widths).flatMap((width) =>
      schemes.map((scheme) => ({
        name,
        width,
        scheme,
        file: pictureOf(name, width, scheme),
        look: lookOf(cell, width, scheme),
      })),
    ),
  );

const figure = (file: string, caption: string): string =>
  `<figure><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${caption}</figcaption></figure>`;

/** Writes index.html: every picture, by its name, next to its reference picture. */
export const writeGallery = async (folder: string, pictures: readonly Picture[]): Promise<void> => {
  await cp(path.join(import.meta.dirname, 'look'), path.join(folder, 'look'), { recursive: true });
  const names = [...new Set(pictures.map(({ name }) => name))];
  const sections = names.map((name) => {
    const figures = pictures
      .filter((each) => each.name === name)
      .map(
        ({ file, width, scheme, look }) =>
          figure(file, `${width}, ${scheme}`) + (look ? figure(`look/${look}`, `to match: ${look}`) : ''),
      );
    return `<section id="${name}"><h2>${name}</h2><div>${figures.join('')}</div></section>`;
  });
  const style =
    'body{font:13px system-ui;margin:24px;background:#fff;color:#111}div{display:flex;flex-wrap:wrap;gap:16px;align-items:flex-start}figure{margin:0}img{max-inline-size:460px;max-block-size:480px;border:1px solid #ccc}';
  await writeFile(
    path.join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Every screen in every state</title><style>${style}</style>${sections.join('\n')}`,
  );
};
