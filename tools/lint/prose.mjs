/** Words that are never right in prose: the word, its pattern, and the words to use instead. */
export const prose = [
  ['deed', /\bdeeds?\b/i, 'action'],
  ['told', /\b(told|untold)\b/i, 'shown, reported, says'],
  ['anew', /\banew\b/i, 'again'],
  ['whoever', /\b(whoever|whomever|whosoever)\b/i, 'anyone who'],
  ['beside', /\bbeside\b/i, 'next to, as well as'],
  ['stands', /\b(stands|stood)\b/i, 'is'],
  ['lies', /\b(lies|lain)\b/i, 'is'],
  ['what was', /\bwhat was\b/i, 'the noun that is meant'],
  ['of its own accord', /\bof (its|their) own accord\b/i, 'automatically'],
];
