/** What is stored of the documents of LibreOffice in `paste/testing/libre-office`, pasted; `{file}` is an uploaded picture. Colours, fonts and alignment are no part of a text; its footnotes are paragraphs. */
export const libreOffice: Readonly<Record<string, string>> = {
  'breaks-and-spaces':
    '<p>A line<br>and the next; a tab, four spaces and a fixed&nbsp;one.</p><p>&nbsp;</p><p>After an empty paragraph — “quoted” and ‘single’, 5 &lt; 6 &amp; 7 &gt; 2.</p>',
  bullets:
    '<p>Before the list</p><ul><li>Metals<ul><li>Iron<ul><li>Cast iron</li><li>Steel</li></ul></li><li>Copper</li></ul></li><li>Gases</li></ul><p>After the list</p>',
  'colours-and-fonts': '<p>A red and large word, a marked one, small capitals.</p><p>In the middle</p>',
  devanagari:
    '<h2>कोशिका</h2><p>कोशिका जीवन की <strong>सबसे छोटी</strong> इकाई है।</p><ul><li>केन्द्रक</li><li>कोशिका झिल्ली</li></ul><p>In English: the cell.</p>',
  footnotes:
    '<p>Light is fast<sup>1</sup> and sound is slow<sup>2</sup>.</p><p>Both are waves<sup>i</sup>.</p><p>1 About 300,000 km a second.</p><p>2 About 340 m a second.</p><p>i Of different kinds.</p>',
  formulas:
    '<p>The area is&nbsp;</p><figure class="image"><img width="76" height="38" data-file-id="{file}"></figure><p>&nbsp;of a circle.</p><p>And&nbsp;</p><figure class="image"><img width="76" height="38" data-file-id="{file}"></figure><p>&nbsp;is the mean.</p>',
  headings:
    '<h1>The cell</h1><p>All living things are made of cells.</p><h2>The nucleus</h2><p>It holds the genes.</p><h3>Chromosomes</h3><h4>Genes</h4><h5>Alleles</h5><h6>Bases</h6><p>Four letters.</p>',
  lesson:
    '<h1>Acids</h1><p>An acid gives H<sup>+</sup> away<sup>1</sup>. <strong>Strong</strong> ones give all.</p><h2>Examples</h2><ul><li>HCl</li><li>H<sub>2</sub>SO<sub>4</sub></li></ul><figure class="table" style="width:454px;"><table><tbody><tr><td>Acid</td><td>pH</td></tr><tr><td>Lemon</td><td>2</td></tr></tbody></table></figure><p>See <a rel="noopener noreferrer" href="https://example.org/ph">pH</a>.</p><p>1 A proton.</p>',
  links:
    '<p>See <a rel="noopener noreferrer" href="https://example.org/cells?a=1&amp;b=2">the page on cells</a> or write to <a rel="noopener noreferrer" href="mailto:desk@example.org">the desk</a>.</p><p>Back to here.</p>',
  'list-with-text':
    '<ul><li><p>The first step</p><p>has a second paragraph.</p></li><li>The second <strong>step</strong> is short.</li></ul><p>Done.</p>',
  marks:
    '<p>A <strong>bold</strong>, an <em>italic</em>, an <u>underlined</u> and a <s>struck</s> word; <em><strong>bold italic</strong></em> too.</p><p>One <strong>bold word with an </strong><em><strong>italic</strong></em><strong> part</strong> in a line.</p>',
  'merged-cells':
    '<figure class="table" style="width:454px;"><table><tbody><tr><td colspan="2">Winter term</td><td>Summer term</td></tr><tr><td rowspan="2">Monday</td><td>Algebra</td><td>Geometry</td></tr><tr><td>Optics</td><td><p><strong>Heat</strong></p><p>in the lab</p></td></tr></tbody></table></figure><p>&nbsp;</p>',
  numbers:
    '<ol><li>Read the question.<ol><li>Underline the verbs.</li><li>Note the units.</li></ol></li><li>Write what is given.</li><li>Solve.</li></ol><p>Then check.</p>',
  picture:
    '<p>A square:&nbsp;</p><figure class="image"><img alt="Image1" width="76" height="76" data-file-id="{file}"></figure><p>&nbsp;is shown here.</p><p>After it.</p>',
  'quotations-and-code':
    '<p>Newton wrote:</p><blockquote><p>If I have seen further, it is by standing on the shoulders of giants.</p></blockquote><pre><code class="language-plaintext">print("a &lt; b")\nindented</code></pre>',
  'right-to-left':
    '<p>الخلية هي وحدة الحياة.</p><p>تحتوي <strong>النواة</strong> على الجينات (DNA).</p><p>Hebrew: התא הוא יחידת החיים.</p>',
  scripts: '<p>Water is H<sub>2</sub>O, an area 5 m<sup>2</sup>, sulfate SO<sub>4</sub><sup>2−</sup>.</p>',
  table:
    '<figure class="table" style="width:454px;"><table><thead><tr><th>Element</th><th>Sign</th><th>Number</th></tr></thead><tbody><tr><td>Hydrogen</td><td>H</td><td>1</td></tr><tr><td>Helium</td><td>He</td><td>2</td></tr></tbody></table></figure><p>Two elements.</p>',
};
