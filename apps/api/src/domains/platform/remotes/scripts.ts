import { getLineInfo, parse, type Node } from 'acorn';

const why = 'what it imports would not be checked against the signed digests';
const placeIn = (text: string, { start }: Node): string => {
  const { line, column } = getLineInfo(text, start);
  return `${line}:${column + 1}`;
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** The first node of the tree for which `is` holds. */
const find = (root: Node, is: (node: Node) => boolean): Node | undefined => {
  const waiting: Node[] = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (is(node)) return node;
    const below = Object.values(node)
      .flatMap((value: unknown) => (Array.isArray(value) ? (value as unknown[]) : [value]))
      .filter(isNode);
    waiting.push(...below.reverse());
  }
  return undefined;
};

const read = (
  text: string,
  sourceType: 'script' | 'module',
): { readonly tree: Node; readonly error?: undefined } | { readonly tree?: undefined; readonly error: Error } => {
  try {
    return { tree: parse(text, { ecmaVersion: 'latest', sourceType }) };
  } catch (error) {
    return { error: error as Error };
  }
};

/**
 * Why a file of a release is not a script whose every import the browser checks, or undefined. A classic script loads others by tags, which carry a digest;
 * an ES module and `import()` load them without one.
 */
export const scriptReason = (path: string, bytes: Buffer): string | undefined => {
  const text = bytes.toString('utf8');
  const script = read(text, 'script');
  if (script.tree) {
    const dynamic = text.includes('import') ? find(script.tree, ({ type }) => type === 'ImportExpression') : undefined;
    return dynamic && `${path} calls import() at ${placeIn(text, dynamic)}: ${why}`;
  }
  const module = read(text, 'module').tree;
  if (!module) return `${path} is not a script: ${script.error.message}`;
  const statement = find(module, ({ type }) => /^(Import|Export).*Declaration$|^MetaProperty$/.test(type)) ?? module;
  return `${path} is an ES module (${placeIn(text, statement)}): ${why}`;
};
