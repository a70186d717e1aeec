/**
 * Plain English in comments, test titles, texts and names: docs/glossary.md has the words to use instead.
 * Only words are listed that are never right here; what depends on its sentence is left to the reviewer.
 */
import { prose } from './prose.mjs';

/** In names, as whole words of a camel-cased name. */
const names =
  /(?:^|[a-z0-9_$])(?:Deeds?|Told|Asked|Desk|Whoever|Outlived|Anew)(?=$|[A-Z0-9_$])|^(?:deeds?|told|asked|desk|whoever|outlived|anew)(?=$|[A-Z0-9_$])/;

const titled = new Set(['test', 'it', 'describe']);
/** Name of the function that takes the title: of `test(…)`, `test.each(…)(…)`, `it.only(…)`. */
const nameOf = (callee) =>
  callee.type === 'Identifier'
    ? callee.name
    : callee.type === 'MemberExpression'
      ? nameOf(callee.object)
      : callee.type === 'CallExpression' || callee.type === 'TaggedTemplateExpression'
        ? nameOf(callee.callee ?? callee.tag)
        : undefined;

export const words = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = context.filename.replaceAll('\\', '/');
    const isTexts = /\/src\/texts\//.test(file);
    const check = (loc, text) => {
      // A name in backticks is a name.
      const plain = text.replace(/`[^`]*`/g, '');
      for (const [word, pattern, use] of prose)
        if (pattern.test(plain))
          context.report({ loc, message: `“${word}” is not plain English: ${use} (docs/glossary.md)` });
    };
    const literal = (node) => {
      if (node?.type === 'Literal' && typeof node.value === 'string') check(node.loc, node.value);
      if (node?.type === 'TemplateLiteral')
        check(node.loc, node.quasis.map(({ value }) => value.cooked ?? '').join(' … '));
    };
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) check(comment.loc, comment.value);
      },
      CallExpression(node) {
        if (titled.has(nameOf(node.callee))) literal(node.arguments[0]);
      },
      ...(isTexts && { Literal: literal, TemplateLiteral: literal }),
      Identifier(node) {
        const found = names.exec(node.name);
        if (found) context.report({ node, message: `${node.name} is not plain English (docs/glossary.md)` });
      },
    };
  },
};
