import { CssSyntaxError, parse, type AtRule, type ChildNode, type Declaration, type Node, type Rule } from 'postcss';
import parseSelectors, { type Node as SelectorNode, type Pseudo, type Selector } from 'postcss-selector-parser';

/** A fault of a remote's style sheet, with its line and column. */
export interface StyleFault {
  readonly line: number;
  readonly column: number;
  readonly says: string;
}

/** At-rules around rules: what is in them is judged as if they were not there. */
const around: ReadonlySet<string> = new Set(['media', 'supports', 'container', 'layer', 'starting-style']);
/** At-rules that change nothing until something refers to them by their name. */
const named: ReadonlySet<string> = new Set([
  'charset',
  'counter-style',
  'font-face',
  'font-feature-values',
  'font-palette-values',
  'keyframes',
]);

/** True for `:is()` and `:where()`, which match what one of their selectors matches. */
const isOneOf = (node: SelectorNode): node is Pseudo => node.type === 'pseudo' && /^:(is|where)$/i.test(node.value);

/** Whether a selector meets only elements with a class, or what is below or next to them; `inside` is what `&` and a missing `&` say. */
const isLed = (selector: Selector, inside: boolean): boolean => {
  const holds = (node: SelectorNode): boolean =>
    node.type === 'class' ||
    (node.type === 'nesting' && inside) ||
    (isOneOf(node) && node.nodes.length > 0 && node.nodes.every((each) => isLed(each, inside)));
  let refersToParent = false;
  selector.walkNesting(() => void (refersToParent = true));
  return selector.nodes.some(holds) || (inside && !refersToParent);
};

/** True for `:root`, with attributes where it is meant in one theme alone. */
const isRoot = ({ nodes }: Selector): boolean =>
  nodes.some((node) => node.type === 'pseudo' && node.value === ':root') &&
  nodes.every((node) => node.type === 'attribute' || (node.type === 'pseudo' && node.value === ':root'));

const at = ({ source }: Node, says: string): StyleFault => ({
  line: source?.start?.line ?? 1,
  column: source?.start?.column ?? 1,
  says,
});

const selectorsIn = (text: string): readonly Selector[] | undefined => {
  try {
    return parseSelectors().astSync(text).nodes;
  } catch {
    return undefined;
  }
};

/** Judges the sheets of one remote. */
const judgeOf = (remote: string) => {
  const own = `--${remote.replace(/-mfe$/, '')}`;
  const isOwn = (name: string): boolean => name === own || name.startsWith(`${own}-`) || name.startsWith('--ck-');
  const ownOnly = (node: Node, name: string): StyleFault[] =>
    isOwn(name) ? [] : [at(node, `${name} is set for the whole page: a remote sets ${own}-* and --ck-* there`)];

  const ofRoot = (node: ChildNode): StyleFault[] =>
    node.type === 'decl' ? ownOnly(node satisfies Declaration, node.prop) : ofNode(node, false);

  const ofRule = (rule: Rule, inside: boolean): StyleFault[] => {
    const selectors = selectorsIn(rule.selector);
    if (!selectors) return [at(rule, `the selector "${rule.selector}" can't be read`)];
    const beyond = selectors.filter((selector) => !isLed(selector, inside));
    if (beyond.length > 0 && beyond.every(isRoot)) return rule.nodes.flatMap(ofRoot);
    return [
      ...beyond.map((selector) =>
        at(
          rule,
          `the selector "${String(selector).trim()}" reaches beyond the remote: begin it with a class of its own`,
        ),
      ),
      // Said once: what is in it is judged as if it were led by a class.
      ...rule.nodes.flatMap((node) => ofNode(node, true)),
    ];
  };

  const ofScope = (rule: AtRule): StyleFault[] => {
    const [, from = ''] = /^\(([^)]*)\)/.exec(rule.params.trim()) ?? [];
    const selectors = from ? selectorsIn(from) : undefined;
    return selectors?.every((selector) => isLed(selector, false))
      ? (rule.nodes ?? []).flatMap((node) => ofNode(node, true))
      : [at(rule, '@scope reaches beyond the remote: begin it with a class of its own, as in @scope (.reports)')];
  };

  const ofAtRule = (rule: AtRule, inside: boolean): StyleFault[] => {
    const name = rule.name.toLowerCase().replace(/^-\w+-/, '');
    if (named.has(name)) return [];
    if (around.has(name)) return (rule.nodes ?? []).flatMap((node) => ofNode(node, inside));
    if (name === 'property') return ownOnly(rule, rule.params.trim());
    if (name === 'scope') return ofScope(rule);
    return [
      at(
        rule,
        name === 'import'
          ? '@import loads a sheet that would not be checked against the signed digests'
          : `@${rule.name} reaches beyond the remote`,
      ),
    ];
  };

  const ofNode = (node: ChildNode, inside: boolean): StyleFault[] =>
    node.type === 'rule' ? ofRule(node, inside) : node.type === 'atrule' ? ofAtRule(node, inside) : [];
  return ofNode;
};

/**
 * Everything in a style sheet that reaches beyond its remote. Allowed are selectors that hold a class, variables of its own and `--ck-*` on
 * `:root`, and at-rules that only name something; its sheets stay in the page after its screen is left.
 */
export const styleGate = (remote: string, text: string): StyleFault[] => {
  try {
    const judge = judgeOf(remote);
    return parse(text).nodes.flatMap((node) => judge(node, false));
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    return [{ line: error.line ?? 1, column: error.column ?? 1, says: `it is not CSS: ${error.reason}` }];
  }
};
