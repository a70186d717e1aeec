/**
 * Rule 1 of docs/architecture.md: dependencies point down. A project is a folder under apps/ or libs/.
 * An import may go to its own project or to a project listed for it.
 * It uses the package's name, never a path that climbs out of the project.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const remoteLibs = ['contract', 'rich-text', 'api-client', 'auth', 'ui-kit', 'remote-kit'];
const remote = [...remoteLibs, 'tools'];

/** project → projects it may import; every remote may the same */
const allowed = {
  contract: [],
  'rich-text': [],
  'api-client': ['contract'],
  auth: ['contract', 'api-client'],
  'ui-kit': ['contract', 'api-client', 'auth'],
  'remote-kit': ['contract'],
  shell: remote,
  api: ['contract', 'rich-text', 'remote-kit', 'tools'],
  tools: ['remote-kit', 'contract'],
  kit: ['contract', 'api-client', 'auth', 'ui-kit', 'tools'],
  e2e: [
    'kit',
    'contract',
    'remote-kit',
    'tools',
    'api',
    'shell',
    'catalog-mfe',
    'people-mfe',
    'commerce-mfe',
    'content-mfe',
    'api-client',
    'auth',
    'ui-kit',
  ],
};

/** Folders of apps/api/src, each by its layer: a file imports its own layer and those below it. */
const apiLayers = {
  database: 0,
  storage: 0,
  server: 1,
  records: 2,
  development: 2,
  domains: 3,
  seed: 4,
  startup: 5,
  commands: 5,
};
const apiSources = path.join(root, 'apps/api/src');
const isTest = (file) => /\.test\.tsx?$|(^|\/)testing(\.tsx?$|\/)/.test(file);

/** Reason why a file of the API may not import this path: its folder is a higher layer. */
const layerReason = (from, specifier) => {
  const folderOf = (file) => path.relative(apiSources, file).split(path.sep)[0];
  const source = folderOf(from);
  const target = folderOf(path.resolve(path.dirname(from), specifier));
  if (source === '..' || target === '..' || isTest(from)) return undefined;
  for (const folder of [source, target])
    if (!(folder in apiLayers)) return `apps/api/src/${folder} has no layer in tools/lint/boundaries.mjs`;
  return apiLayers[target] > apiLayers[source]
    ? `${source} may not import ${target}: inside the API dependencies point from startup down to the database (apps/api/README.md)`
    : undefined;
};

const isRemote = (project) => project.endsWith('-mfe');
const allowedFor = (project) => (isRemote(project) ? remote : (allowed[project] ?? []));

/** The project a file is in: 'catalog-mfe' for apps/catalog-mfe/src/x.ts, 'tools' for tools/x.ts, undefined outside. */
export const projectOf = (file) => {
  const [top, name] = path.relative(root, file).split(path.sep);
  if (top === 'tools') return 'tools';
  return top === 'apps' || top === 'libs' ? name : undefined;
};

/** Reason why `from` may not import `specifier`, or undefined. */
export const refuseReason = (from, specifier) => {
  const project = projectOf(from);
  if (!project) return undefined;
  if (specifier.startsWith('.') || path.isAbsolute(specifier)) {
    const target = projectOf(path.resolve(path.dirname(from), specifier));
    if (target === project) return project === 'api' ? layerReason(from, specifier) : undefined;
    return `${project} reaches out of its folder by a path; import @lectern/${target ?? '…'} by name, if it may`;
  }
  const named = /^@lectern\/([^/]+)/.exec(specifier)?.[1];
  if (!named || named === project) return undefined;
  return allowedFor(project).includes(named)
    ? undefined
    : `${project} may not import ${named}: dependencies point down (docs/architecture.md, rule 1)`;
};

/** The specifier that a node writes out, in quotes or in backticks. */
const textOf = (node) => {
  if (node?.type === 'TSLiteralType') return textOf(node.literal);
  if (node?.type === 'TemplateLiteral') return node.expressions.length === 0 ? node.quasis[0]?.value.cooked : undefined;
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
};

export const boundaries = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const check = (source) => {
      const specifier = textOf(source);
      const reason = specifier === undefined ? undefined : refuseReason(context.filename, specifier);
      if (reason) context.report({ node: source, message: reason });
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      CallExpression: (node) =>
        node.callee.type === 'Identifier' && node.callee.name === 'require' && check(node.arguments[0]),
      TSExternalModuleReference: (node) => check(node.expression),
      TSImportType: (node) => check(node.source ?? node.argument),
    };
  },
};
