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
  new DOMParser().parseFromString(asHtml(text), type);

const running =
  'script,iframe,frame,object,embed,form,button,textarea,select,style,link,meta,base,svg,template,noscript,audio,video,annotation-xml,maction';
const isHarmful = ({ name, value }: Attr): boolean =>
  name.startsWith('on') ||
  name === 'srcdoc' ||
  (/^(href|src|action|formaction|xlink:href)$/.test(name) &&
    // Browsers leave these characters out of a scheme.
    /^(javascript|vbscript|data):/i.test(value.replace(/[\u0000-\u0020]/g, '')));

/** False for HTML that a browser would run any part of: nothing that the API has cleaned. */
export const isHarmless = (html: string): boolean => {
  const whole = inertDocument(html);
  return (
    whole.querySelector(running) === null &&
    [...whole.querySelectorAll('*')].every((element) => ![...element.attributes].some(isHarmful))
  );
};

/** HTML for the page itself; what would run is shown as the text that it is. */
export const trustedHtml = (html: string): string => {
  if (isHarmless(html)) return asHtml(html);
  const shown = document.createElement('p');
  shown.textContent = html;
  return asHtml(shown.outerHTML);
};
