/**
 * Words that users read are in `src/texts` of their project, for translators (docs/decisions/0010).
 * No sentence is written between tags, or in a property or an attribute that is shown.
 * `notify` and `announce` get none either.
 */
const shown = new Set([
  'label',
  'title',
  'placeholder',
  'help',
  'verb',
  'alt',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'head',
  'consequence',
  'disabledReason',
  'noun',
  'one',
  'many',
  'search',
  'what',
  'hint',
]);
/** Callee → its first argument that is shown. */
const tellers = { notify: 1, announce: 0 };

const hasWords = (text) => /\p{L}/u.test(text);

/** The parts of an expression whose words would be shown. */
const literalsOf = (node) => {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' && hasWords(node.value) ? [node] : [];
    case 'TemplateLiteral':
      return node.quasis.some(({ value }) => hasWords(value.cooked ?? ''))
        ? [node]
        : node.expressions.flatMap(literalsOf);
    case 'ConditionalExpression':
      return [...literalsOf(node.consequent), ...literalsOf(node.alternate)];
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : literalsOf(node.left)), ...literalsOf(node.right)];
    case 'BinaryExpression':
      return node.operator === '+' ? [...literalsOf(node.left), ...literalsOf(node.right)] : [];
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return literalsOf(node.expression);
    case 'ArrowFunctionExpression':
      return literalsOf(node.body);
    default:
      return [];
  }
};

const nameOf = (node) =>
  node.type === 'JSXIdentifier' || node.type === 'Identifier'
    ? node.name
    : node.type === 'Literal'
      ? String(node.value)
      : undefined;

export const texts = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const refuse = (node) =>
      context.report({
        node,
        message: `What a person reads stands in src/texts of its project (docs/decisions/0010): ${context.sourceCode.getText(node).trim().slice(0, 60)}`,
      });
    const check = (node) => literalsOf(node).forEach(refuse);
    return {
      JSXText: (node) => hasWords(node.value) && refuse(node),
      'JSXElement > JSXExpressionContainer, JSXFragment > JSXExpressionContainer': check,
      JSXAttribute: (node) => shown.has(nameOf(node.name)) && check(node.value),
      'ObjectExpression > Property': (node) => !node.computed && shown.has(nameOf(node.key)) && check(node.value),
      CallExpression: (node) => {
        const first =
          node.callee.type === 'Identifier' && Object.hasOwn(tellers, node.callee.name)
            ? tellers[node.callee.name]
            : undefined;
        if (first !== undefined) node.arguments.slice(first).forEach(check);
      },
    };
  },
};
