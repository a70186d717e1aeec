/** Each element and attribute of stored rich text, as the editor writes it: what it is → its HTML. */
export const kept: readonly (readonly [what: string, html: string])[] = [
  [
    'paragraphs, headings and indents',
    '<p>a</p><h1>b</h1><h6 style="margin-left:80px;">c</h6><p style="margin-left:400px;">d</p>',
  ],
  ['marks', '<p><strong>a</strong><em>b</em><s>c</s><u>d</u><code>e</code><sub>f</sub><sup>g</sup><br>h</p><hr>'],
  ['sizes', '<p><span class="text-tiny">a</span><span class="text-big">b</span></p>'],
  [
    'a link to the web',
    '<p><a target="_blank" rel="noopener noreferrer" href="https://a.example/?q=1&amp;r=2">a</a></p>',
  ],
  [
    'links elsewhere',
    '<p><a rel="noopener noreferrer" href="mailto:a@b.example">a</a><a rel="noopener noreferrer" href="tel:+911">b</a><a rel="noopener noreferrer" href="/faqs">c</a></p>',
  ],
  ['lists', '<ul><li>a<ul><li>b</li></ul></li></ul><ol start="3"><li>c</li></ol>'],
  [
    'a to-do list',
    '<ul class="todo-list"><li><label class="todo-list__label"><input type="checkbox" disabled="disabled" checked="checked"><span class="todo-list__label__description">a</span></label></li></ul>',
  ],
  ['a quotation', '<blockquote><p>a</p></blockquote>'],
  ['code', '<pre><code class="language-python">if a &lt; b:\n\tpass</code></pre>'],
  [
    'a picture',
    '<figure class="image image_resized image-style-align-left" style="width:40%;"><img alt="A &quot;sketch&quot;" width="400" height="300" data-file-id="17"><figcaption>a</figcaption></figure>',
  ],
  [
    'a drawing',
    '<figure class="image"><img alt="" width="400" height="400" data-file-id="18" data-drawing="molecule"></figure>',
  ],
  [
    'a table',
    '<figure class="table" style="float:left;height:50px;width:50%;"><table style="background-color:#eee;border-color:hsl(0, 75%, 60%);border-style:dashed;border-width:2px;height:10em;width:12cm;"><thead><tr><th scope="col">a</th><th>b</th></tr></thead><tbody><tr><td colspan="2" rowspan="2">c</td></tr><tr></tr></tbody></table><figcaption>d</figcaption></figure>',
  ],
  [
    'tables with nothing beside them',
    '<figure class="table" style="margin-left:0;margin-right:auto;"><table><tbody><tr><td>a</td></tr></tbody></table></figure><figure class="table" style="margin-left:auto;margin-right:0;"><table><tbody><tr><td>b</td></tr></tbody></table></figure>',
  ],
  ['three scripts', '<p>שלום 数学 गणित 𝔸😀</p>'],
  ['signs', '<p>&lt;b&gt; &amp;amp; &nbsp;"quoted"</p>'],
];
