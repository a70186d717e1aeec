/** A chapter by its title, what it is about, and a formula of it. */
export type ChapterData = readonly [title: string, about: string, tex: string];

/** Category of the skill → its chapters, in their order. */
export const chapters: Readonly<Record<string, readonly ChapterData[]>> = {
  Algebra: [
    ['Linear equations', 'an unknown that is multiplied and added to', 'a x + b = 0 \\Rightarrow x = -\\frac{b}{a}'],
    ['Quadratic equations', 'curves that turn once', 'x_{1,2} = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}'],
    ['Polynomials', 'sums of powers', 'p(x) = \\sum_{k=0}^{n} a_k x^k'],
    ['Inequalities', 'ranges instead of single solutions', '\\frac{x + y}{2} \\ge \\sqrt{x y}'],
  ],
  Calculus: [
    ['Limits', 'what a value comes close to', '\\lim_{x \\to 0} \\frac{\\sin x}{x} = 1'],
    ['Derivatives', 'how fast something changes', "f'(x) = \\lim_{h \\to 0} \\frac{f(x+h) - f(x)}{h}"],
    ['Integrals', 'what many small parts add up to', '\\int_a^b f(x)\\,dx = F(b) - F(a)'],
    ['Differential equations', 'change that depends on the value itself', '\\frac{dy}{dt} = k y'],
  ],
  Geometry: [
    ['Triangles', 'sides and angles', 'a^2 + b^2 = c^2'],
    ['Circles', 'all points at one distance', 'A = \\pi r^2'],
    ['Vectors', 'lengths with a direction', '|\\vec{v}| = \\sqrt{v_x^2 + v_y^2}'],
    ['Solids', 'bodies and what they hold', 'V = \\frac{4}{3} \\pi r^3'],
  ],
  Statistics: [
    ['Averages', 'one number for many', '\\bar{x} = \\frac{1}{n} \\sum_{i=1}^{n} x_i'],
    ['Probability', 'how likely something is', 'P(A \\mid B) = \\frac{P(A \\cap B)}{P(B)}'],
    [
      'Distributions',
      'how values are spread',
      'f(x) = \\frac{1}{\\sigma\\sqrt{2\\pi}} e^{-\\frac{(x-\\mu)^2}{2\\sigma^2}}',
    ],
    ['Regression', 'a line through many points', 'y = \\beta_0 + \\beta_1 x + \\varepsilon'],
  ],
  Mechanics: [
    ['Motion', 'where something is, and when', 's = v_0 t + \\frac{1}{2} a t^2'],
    ['Forces', 'what changes a motion', '\\vec{F} = m \\vec{a}'],
    ['Energy', 'what is never lost', 'E = m g h + \\frac{1}{2} m v^2'],
    ['Momentum', 'mass in motion', '\\vec{p} = m \\vec{v}'],
  ],
  Electricity: [
    ['Charge', 'what pulls and pushes', 'F = k \\frac{q_1 q_2}{r^2}'],
    ['Circuits', 'currents and what resists them', 'U = R \\cdot I'],
    ['Magnetism', 'currents that act at a distance', 'F = q v B \\sin\\alpha'],
  ],
  'Organic chemistry': [
    ['Alkanes', 'chains of carbon', '\\ce{CH4 + 2O2 -> CO2 + 2H2O}'],
    ['Alcohols', 'chains with an OH group', '\\ce{C2H5OH + 3O2 -> 2CO2 + 3H2O}'],
    ['Carboxylic acids', 'what makes vinegar sour', '\\ce{CH3COOH <=> CH3COO- + H+}'],
  ],
  'Inorganic chemistry': [
    ['Acids and bases', 'who gives a proton', '\\ce{H3O+ + OH- -> 2H2O}'],
    ['Salts', 'what acids and bases leave', '\\ce{NaOH + HCl -> NaCl + H2O}'],
    ['Redox reactions', 'who gives an electron', '\\ce{Fe^{2+} -> Fe^{3+} + e-}'],
    ['Metals', 'what conducts and shines', '\\ce{2Al + Fe2O3 -> Al2O3 + 2Fe}'],
  ],
};

/** A topic by its title and its text: `{title}` is the chapter in small letters, `{about}` what it is about, `{formula}` its formula. */
export const topics: readonly (readonly [title: string, html: string])[] = [
  [
    'The idea',
    '<p>This topic is about {about}. Read it once, then say it in your own words.</p><p>{formula}</p><blockquote><p>Who can explain it has understood it.</p></blockquote>',
  ],
  [
    'A worked example',
    '<p>Follow each step with a pencil.</p><ol><li>Write down what is given.</li><li>Write down what is wanted.</li><li>Put the numbers into {formula}.</li><li>Check the unit of the result.</li></ol>',
  ],
  [
    'Common mistakes',
    '<p>Most mistakes with {title} are made in a hurry:</p><ul><li>a sign is lost between two lines;</li><li>a unit is left out;</li><li>a step is skipped <strong>because it looks easy</strong>.</li></ul>',
  ],
  [
    'Exercises',
    '<p>Do three of these today, and the others tomorrow.</p><ul class="todo-list"><li><label class="todo-list__label"><input type="checkbox" disabled="disabled" checked="checked"><span class="todo-list__label__description">Repeat the worked example without the page</span></label></li><li><label class="todo-list__label"><input type="checkbox" disabled="disabled"><span class="todo-list__label__description">Change one number and solve it again</span></label></li><li><label class="todo-list__label"><input type="checkbox" disabled="disabled"><span class="todo-list__label__description">Explain {title} to somebody at home</span></label></li></ul>',
  ],
  [
    'In everyday life',
    '<p>You meet {title} more often than you think.</p><figure class="table"><table><thead><tr><th>Where</th><th>What it decides</th></tr></thead><tbody><tr><td>Kitchen</td><td>How much of each thing you need</td></tr><tr><td>Road</td><td>How long the way takes</td></tr><tr><td>Market</td><td>What is the better offer</td></tr></tbody></table></figure>',
  ],
  [
    'Summary',
    '<h2>What to remember</h2><p>{formula}</p><p>It says in one line what the chapter says in many: {about}.</p>',
  ],
];

/** Two topics are read from right to left. */
export const arabic = '<p>يشرح هذا الدرس الفكرة خطوة بخطوة، ثم يعطي مثالاً محلولاً: {formula}</p>';
