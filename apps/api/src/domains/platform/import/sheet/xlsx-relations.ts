import path from 'node:path/posix';
import type { Zip } from './open-zip';
import { readWholeXml } from './read-xml';
import { UnreadableSheet } from './sheet';

/** A part that another one refers to. */
export interface Relation {
  readonly id: string;
  /** The last word of its type: 'worksheet', 'styles'; '' where the file has none. */
  readonly type: string;
  readonly target: string;
}

const most = 10_000;

/** Relations of a part ('' for the archive itself), of one type or of all. A part without a list has none. */
export const relationsOf = async (zip: Zip, part: string, type?: string): Promise<Relation[]> => {
  const folder = part === '' ? '' : path.dirname(part);
  const list = zip.find(path.join(folder, '_rels', `${path.basename(part)}.rels`));
  const relations: Relation[] = [];
  if (list === undefined) return relations;
  await readWholeXml(await zip.stream(list), {
    open: (name, { Id = '', Type = '', Target, TargetMode }) => {
      if (name !== 'Relationship' || !Target || TargetMode === 'External') return;
      if (relations.length >= most) throw new UnreadableSheet('This workbook has over 10,000 sheets');
      const target = Target.startsWith('/') ? path.normalize(Target.slice(1)) : path.join(folder, Target);
      relations.push({ id: Id, type: path.basename(Type), target });
    },
  });
  return type === undefined ? relations : relations.filter((each) => each.type === type);
};
