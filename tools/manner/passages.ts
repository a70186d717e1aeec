import ts from 'typescript-eslint';
import type { Passage } from './rules';

/** The parser with its options, which its published type leaves out. */
const parse = ts.parser.parseForESLint as (code: string, options: object) => { readonly ast: unknown };

interface Node {
  readonly type: string;
  readonly loc: {
    readonly start: { readonly line: number; readonly column: number };
    readonly end: { readonly line: number };
  };
  readonly range: readonly [number, number];
  readonly [key: string]: unknown;
}
interface Comment extends Node {
  readonly value: string;
}

/** Comments for programs, which no person reads. */
const directive = /^\s*(eslint|@ts-|webpack|global|prettier-ignore|c8 |istanbul|@license|\/ <)/;
const unstarred = (comment: string): string => comment.replaceAll(/^[ \t]*\*+ ?/gm, '');
const passage = (kind: Passage['kind'], line: number, text: string): Passage[] => {
  const leading = /^\s*/.exec(text)?.[0] ?? '';
  return text.trim() === '' || directive.test(text)
    ? []
    : [{ kind, line: line + leading.split('\n').length - 1, text: text.trim() }];
};

/** Line comments below each other are one comment. */
const joined = (comments: readonly Comment[], source: string): { line: number; text: string }[] => {
  const blocks: { line: number; last: number; own: boolean; text: string }[] = [];
  for (const { type, value, loc, range } of comments) {
    const lineStart = source.lastIndexOf('\n', range[0] - 1) + 1;
    const own = type === 'Line' && source.slice(lineStart, range[0]).trim() === '';
    const before = blocks.at(-1);
    if (own && before?.own && before.last === loc.start.line - 1) {
      before.text += `\n${value.trim()}`;
      before.last = loc.end.line;
    } else
      blocks.push({ line: loc.start.line, last: loc.end.line, own, text: type === 'Block' ? unstarred(value) : value });
  }
  return blocks;
};

/** The name of the function that takes the title: of `test(…)`, `test.each(…)(…)`, `it.only(…)`. */
const calleeOf = (node: Node): string | undefined => {
  if (node.type === 'Identifier') return node['name'] as string;
  const inner = (node['object'] ?? node['callee'] ?? node['tag']) as Node | undefined;
  return inner && calleeOf(inner);
};
const isTitled = (node: Node): boolean => ['test', 'it', 'describe'].includes(calleeOf(node['callee'] as Node) ?? '');

const wordsOf = (node: Node): string | undefined => {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node.type !== 'TemplateLiteral') return undefined;
  return (node['quasis'] as { value: { cooked?: string } }[]).map(({ value }) => value.cooked ?? '').join(' x ');
};
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** Titles of tests; every literal where `isTexts`. */
const literals = (node: Node, isTexts: boolean): Passage[] => {
  const title = node.type === 'CallExpression' && isTitled(node) ? (node['arguments'] as Node[])[0] : undefined;
  const words = isTexts ? wordsOf(node) : undefined;
  return [
    ...(title ? passage('title', title.loc.start.line, (wordsOf(title) ?? '').replaceAll(/\[[^\]]*\]$/g, '')) : []),
    ...(words !== undefined && words.includes(' ') ? passage('text', node.loc.start.line, words) : []),
    ...Object.entries(node)
      .filter(([key]) => key !== 'loc' && key !== 'range' && key !== 'tokens' && key !== 'comments')
      .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
      .filter(isNode)
      .flatMap((child) => literals(child, isTexts)),
  ];
};

const ofScript = (file: string, source: string): Passage[] => {
  const options = { comment: true, loc: true, range: true, jsx: file.endsWith('x'), filePath: file };
  const program = parse(source, options).ast as Node;
  const isTexts = /\/src\/texts\//.test(file);
  const isTest = /\.(test|e2e)\.tsx?$/.test(file);
  return [
    ...joined(program['comments'] as Comment[], source).flatMap(({ line, text }) => passage('comment', line, text)),
    ...(isTexts || isTest ? literals(program, isTexts) : []),
  ];
};

const lineAt = (source: string, index: number): number => source.slice(0, index).split('\n').length;

const ofStyles = (source: string): Passage[] =>
  [...source.matchAll(/\/\*([\s\S]*?)\*\//g)].flatMap(({ index, 1: text = '' }) =>
    passage('comment', lineAt(source, index), unstarred(text)),
  );

/** Line comments of SQL below each other are one comment; a `--` in a string is taken for one. */
const ofSql = (source: string): Passage[] =>
  [...source.matchAll(/(?:^|[ \t])--.*(?:\n[ \t]*--.*)*/gm)].flatMap(({ index, 0: text }) =>
    passage('comment', lineAt(source, index), text.replaceAll(/^[ \t]*-- ?/gm, '')),
  );

/** Blocks between empty lines, without blocks of code. */
const ofMarkdown = (source: string): Passage[] => {
  const read = source.replaceAll(/^```[\s\S]*?^```$/gm, (code) => code.replaceAll(/[^\n]+/g, ''));
  return [...read.matchAll(/\S[\s\S]*?(?=\n\s*\n|$(?![\s\S]))/g)].flatMap(({ index, 0: text }) =>
    passage('prose', lineAt(read, index), text),
  );
};

/** The English of a file: comments, titles of tests, texts of src/texts, or the whole of a page. */
export const passagesOf = (file: string, source: string): Passage[] => {
  if (file.endsWith('.css')) return ofStyles(source);
  if (file.endsWith('.sql')) return ofSql(source);
  if (file.endsWith('.md')) return ofMarkdown(source);
  return ofScript(file, source);
};
