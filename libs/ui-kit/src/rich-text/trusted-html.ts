type Html = string | { readonly toString: () => string };

interface HtmlPolicy {
  createHTML(text: string): Html;
}

let policy: HtmlPolicy | undefined;

/** The page's Trusted Types want every text that becomes HTML to come through here; see `contentPolicy` of the API. */
const asHtml = (text: string): string => {
  const types = (window as { trustedTypes?: { createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy } })
    .trustedTypes;
  const same: HtmlPolicy = { createHTML: (html) => html };
  policy ??= types?.createPolicy('html', same) ?? same;
  return policy.createHTML(text) as string;
};

/** Reads text as a document of its own, in which nothing runs and nothing is fetched. */
export const inertDocument = (text: string, type: DOMParserSupportedType = 'text/html'): Document =>
  // By its full name: builds with an editor give a `DOMParser` of their own to code that knows nothing of Trusted Types.
  new window.DOMParser().parseFromString(asHtml(text), type);

const running =
  'script,iframe,frame,object,embed,form,button,textarea,select,style,link,meta,base,template,noscript,audio,video,annotation-xml,maction';
const isHarmful = ({ name, value }: Attr): boolean =>
  name.startsWith('on') ||
  name === 'srcdoc' ||
  (/^(href|src|action|formaction|xlink:href)$/.test(name) &&
    // Browsers leave these characters out of a scheme.
    /^(javascript|vbscript|data):/i.test(value.replace(/[\u0000-\u0020]/g, '')));

/** An SVG of shapes alone: without text, references, script or elements of HTML. */
const isDrawing = (svg: Element): boolean =>
  [...svg.querySelectorAll('*')].every(({ localName }) =>
    /^(g|path|line|rect|circle|ellipse|poly(gon|line))$/.test(localName),
  );

/** False for HTML that a browser would run any part of: nothing that the API has cleaned. `mayDraw`: it may have SVGs of shapes alone. */
export const isHarmless = (html: string, mayDraw = false): boolean => {
  const whole = inertDocument(html);
  return (
    whole.querySelector(running) === null &&
    [...whole.querySelectorAll('svg')].every((svg) => mayDraw && isDrawing(svg)) &&
    [...whole.querySelectorAll('*')].every((element) => ![...element.attributes].some(isHarmful))
  );
};

/** HTML for the page itself; what would run is shown as the text that it is. `mayDraw`: roots and arrows of a formula may be SVGs of shapes. */
export const trustedHtml = (html: string, mayDraw = false): string => {
  if (isHarmless(html, mayDraw)) return asHtml(html);
  const shown = document.createElement('p');
  shown.textContent = html;
  return asHtml(shown.outerHTML);
};
