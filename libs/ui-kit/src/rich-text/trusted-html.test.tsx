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
