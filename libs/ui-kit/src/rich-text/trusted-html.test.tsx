import { inertDocument, isHarmless, trustedHtml } from './trusted-html';

test.each([
  '<p>a <strong>b</strong></p>',
  '<p><a rel="noopener noreferrer" href="https://a.example/">a</a></p>',
  '<p><span class="math-tex" data-formula="x"><math xmlns="http://www.w3.org/1998/Math/MathML"><mi>x</mi></math></span></p>',
  '<figure class="table"><table><tbody><tr><td>javascript:</td></tr></tbody></table></figure>',
])('what is stored becomes part of the page as it is: %s', (html) => {
  expect(String(trustedHtml(html))).toBe(html);
});

test.each([
  '<script>a</script>',
  '<img src=x onerror=a>',
  '<p onclick=a>b</p>',
  '<a href="java\nscript:a">b</a>',
  '<a href="data:text/html,a">b</a>',
  '<iframe srcdoc="a"></iframe>',
  '<svg onload=a>',
  '<math><annotation-xml encoding="text/html"><p>a</p></annotation-xml></math>',
])('what a browser would run is shown as text: %s', (html) => {
  expect(isHarmless(html)).toBe(false);
  const shown = inertDocument(trustedHtml(html)).body;
  expect(shown.children).toHaveLength(1);
  expect(shown.textContent).toBe(html);
  expect(shown.firstElementChild?.children).toHaveLength(0);
});

test.each([
  ['<span><svg viewBox="0 0 1 1"><g><path d="M0 0h1"></path></g></svg></span>', true],
  ['<svg><script>a</script></svg>', false],
  ['<svg onload="a"><path d=""></path></svg>', false],
  ['<svg><a href="https://a.example/"><path d=""></path></a></svg>', false],
  ['<svg><use href="#a"></use></svg>', false],
  ['<svg><foreignObject><p>a</p></foreignObject></svg>', false],
  ['<svg><title><img src=x></title></svg>', false],
  ['<svg><animate attributeName="href" to="javascript:a"></animate></svg>', false],
])('where drawings are allowed, only shapes are: %s', (html, isAllowed) => {
  expect([isHarmless(html), isHarmless(html, true)]).toEqual([false, isAllowed]);
});
