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
