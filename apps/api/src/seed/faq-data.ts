type Audience = 'student' | 'trainer' | 'agency' | 'institute';

/** FAQ categories by audience, in their order. */
export const faqCategories: Readonly<Record<Audience, readonly string[]>> = {
  student: ['Getting started', 'Booking classes', 'Payments and refunds', 'Live classes', 'Certificates'],
  trainer: ['Joining as a trainer', 'Classes and batches', 'Payouts', 'Profile and reviews'],
  agency: ['Registering an agency', 'Managing trainers', 'Agency payouts', 'Documents'],
  institute: ['Onboarding an institute', 'Student groups', 'Reports'],
};

/** What people ask; `{topic}` is the category in small letters. */
export const questions: readonly (readonly [string, readonly string[]])[] = [
  [
    'How do I begin with {topic}?',
    [
      'Open the menu and choose {topic}. The page shows what is still missing.',
      'If a step is greyed out, an earlier one is not finished yet.',
    ],
  ],
  [
    'Who can help me with {topic}?',
    ['Write to support from the footer of every page. We answer within one working day.'],
  ],
  ['What does it cost?', ['{topic} is part of every plan.\nThe prices are on the plans page, in your own currency.']],
  [
    'Can I change it later?',
    ['Yes, at any time until the day before.', 'Changes on the same day need the agreement of the other side.'],
  ],
  [
    'Why do I see an error about {topic}?',
    [
      'Most often a required field is empty. The message names the field.',
      'If it stays, send us the reference below the message.',
    ],
  ],
  ['How long does it take?', ['Usually less than two working days. You receive an e-mail when it is done.']],
  ['Is my data safe?', ['We keep only what {topic} needs, and you can ask for its deletion.']],
];

/** The same in Hindi. */
export const hindiQuestions: readonly (readonly [string, readonly string[]])[] = [
  ['मैं कैसे शुरू करूँ?', ['मेनू खोलें और सही विकल्प चुनें।', 'पृष्ठ बताता है कि क्या बाकी है।']],
  ['मदद कौन करेगा?', ['हर पृष्ठ के नीचे सहायता का पता है। हम एक कार्य दिवस में उत्तर देते हैं।']],
];

const formula = (tex: string): string => `<span class="math-tex" data-formula="${tex}"></span>`;

/** What some answers end in: sums and reactions as formulas, and tables. */
export const sums: readonly string[] = [
  `<p>A plan of ${formula('n')} lessons costs ${formula('P = n \\cdot p \\cdot \\left(1 - \\frac{d}{100}\\right)')}, with the price ${formula('p')} of a lesson and the discount ${formula('d')} in per cent.</p>` +
    '<figure class="table"><table><thead><tr><th>Lessons</th><th>Discount</th></tr></thead><tbody><tr><td>4</td><td>0%</td></tr><tr><td>12</td><td>5%</td></tr><tr><td>24</td><td>10%</td></tr></tbody></table></figure>',
  `<p>A question of a chemistry test may look like this:</p><ul><li>Balance ${formula('\\ce{Fe + O2 -> Fe2O3}')}.</li><li>Which gas forms in ${formula('\\ce{CaCO3 + 2HCl -> CaCl2 + H2O + CO2 ^}')}?</li></ul>`,
  `<p>The average of ${formula('k')} tests counts ${formula('\\bar{x} = \\frac{1}{k}\\sum_{i=1}^{k} x_i')}.</p><ul class="todo-list"><li><label class="todo-list__label"><input type="checkbox" disabled="disabled" checked="checked"><span class="todo-list__label__description">Hand in every test</span></label></li><li><label class="todo-list__label"><input type="checkbox" disabled="disabled"><span class="todo-list__label__description">Ask for a second look within a week</span></label></li></ul>`,
];
