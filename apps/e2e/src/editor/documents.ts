/** Documents as they are stored, written by hand: each element and attribute of stored texts is in one of them. `{file}` is a picture's id. */
const formula = (tex: string, mathml: string): string =>
  `<span class="math-tex" data-formula="${tex}"><math xmlns="http://www.w3.org/1998/Math/MathML"${mathml}</math></span>`;
const todo = (text: string, isDone: boolean): string =>
  `<li><label class="todo-list__label"><input type="checkbox" disabled="disabled"${isDone ? ' checked="checked"' : ''}><span class="todo-list__label__description">${text}</span></label></li>`;
const picture = (attributes: string): string =>
  `<img ${attributes ? `${attributes} ` : ''}width="400" height="300" data-file-id="{file}">`;

export const documents: Readonly<Record<string, string>> = {
  'an answer of one line': '<p>Yes, until the day before.</p>',
  'paragraphs with a line break': '<p>Open the menu.<br>Choose your class.</p><p>Then wait for the mail.</p>',
  headings: '<h1>One</h1><h2>Two</h2><h3>Three</h3><h4>Four</h4><h5>Five</h5><h6>Six</h6><p>Text.</p>',
  indents: '<p style="margin-left:40px;">a</p><h2 style="margin-left:120px;">b</h2><p style="margin-left:400px;">c</p>',
  marks:
    '<p><strong>bold</strong> <em>italic</em> <s>struck</s> <u>underlined</u> <code>code</code> H<sub>2</sub>O x<sup>2</sup></p>',
  sizes: '<p><span class="text-tiny">small print</span> and <span class="text-big">big news</span></p>',
  'links of each kind':
    '<p><a target="_blank" rel="noopener noreferrer" href="https://a.example/?q=1&amp;r=2">web</a> <a rel="noopener noreferrer" href="mailto:a@b.example">mail</a> <a rel="noopener noreferrer" href="tel:+911">call</a> <a rel="noopener noreferrer" href="/faqs">here</a></p>',
  'a list in a list': '<ul><li>Fruit<ul><li>Apple</li><li>Pear</li></ul></li><li>Bread</li></ul>',
  'a list that starts later': '<ol start="3"><li>third</li><li>fourth</li></ol>',
  'a to-do list': `<ul class="todo-list">${todo('Hand in every test', true)}${todo('Ask for a second look', false)}</ul>`,
  'a quotation': '<blockquote><p>Who can explain it</p><p>has understood it.</p></blockquote><p>They say.</p>',
  code: '<pre><code class="language-python">if a &lt; b:\n    pass</code></pre><pre><code class="language-plaintext">x</code></pre>',
  'a rule between parts': '<p>Before.</p><hr><p>Behind.</p>',
  'a formula in a line': `<p>The area is ${formula('\\pi r^2', '><mrow><mi>π</mi><msup><mi>r</mi><mn>2</mn></msup></mrow>')} of the radius.</p>`,
  'a formula on a line of its own': `<p>${formula('x^2', ' display="block"><mrow><msup><mi>x</mi><mn>2</mn></msup></mrow>')}</p>`,
  'a small table':
    '<figure class="table"><table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>&nbsp;</td></tr></tbody></table></figure>',
  'a table with a head, a caption and wide cells':
    '<figure class="table"><table><thead><tr><th>Place</th><th>Rule</th></tr></thead><tbody><tr><td colspan="2">both</td></tr><tr><td rowspan="2">left</td><td>one</td></tr><tr><td>two</td></tr></tbody></table><figcaption>Rules</figcaption></figure>',
  'a table with borders and colours':
    '<figure class="table" style="height:70%;width:50%;"><table style="background-color:#eee;border-color:hsl(0, 75%, 60%);border-style:dashed;border-width:2px;"><tbody><tr><td>a</td></tr></tbody></table></figure>',
  'tables at the sides':
    '<figure class="table" style="float:left;"><table><tbody><tr><td>a</td></tr></tbody></table></figure><figure class="table" style="float:right;"><table><tbody><tr><td>b</td></tr></tbody></table></figure><p>Between.</p>',
  'tables with nothing beside them':
    '<figure class="table" style="margin-left:0;margin-right:auto;"><table><tbody><tr><td>a</td></tr></tbody></table></figure><figure class="table" style="margin-left:auto;margin-right:0;"><table><tbody><tr><td>b</td></tr></tbody></table></figure>',
  'a table with heads of columns and rows':
    '<figure class="table"><table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><th>c</th><td>d</td></tr></tbody></table></figure>',
  'a table whose heads say what they head':
    '<figure class="table"><table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><th scope="row">c</th><td>d</td></tr><tr><th rowspan="2" scope="rowgroup">e</th><td>f</td></tr><tr><td>g</td></tr></tbody></table></figure>',
  'a picture with a caption': `<figure class="image">${picture('alt="A sketch"')}<figcaption>Drawn by hand</figcaption></figure><p>See above.</p>`,
  'pictures at the sides, in sizes': `<figure class="image image_resized image-style-align-left" style="width:25%;">${picture('alt="left"')}</figure><figure class="image image_resized image-style-align-right" style="width:50%;">${picture('alt="right"')}</figure><p>Between.</p>`,
  'a drawing': `<figure class="image"><img alt="Molecule C2H6O" width="400" height="400" data-file-id="{file}" data-drawing="molecule"></figure><p>See above.</p>`,
  'three scripts': '<p>שלום 数学 गणित 𝔸😀</p><p>يشرح هذا الدرس الفكرة</p>',
  'signs that look like markup': '<p>&lt;b&gt; &amp;amp; &nbsp;"quoted" ’ – …</p>',
};
