import { delivery } from './sections/delivery';
import { experience } from './sections/experience';
import { sections as specification } from './sections';
import type { Section } from './sentence';

/** A page of sentences and the tests that hold them. */
export interface CoveragePage {
  /** Below docs/. */
  readonly file: string;
  readonly title: string;
  /** Where the sentences stand. */
  readonly source: string;
  readonly sections: readonly Section[];
}

/** Every page that `npm run spec` makes. */
export const pages: readonly CoveragePage[] = [
  {
    file: 'spec-coverage.md',
    title: 'What the specification says, and which test holds it',
    source: 'tools/spec/sections',
    sections: specification,
  },
  {
    file: 'experience-coverage.md',
    title: 'How the console must feel to use, and which test holds it',
    source: 'tools/spec/sections/experience.ts',
    sections: [experience],
  },
  {
    file: 'delivery-coverage.md',
    title: 'What delivery promises, and which test holds it',
    source: 'tools/spec/sections/delivery.ts',
    sections: [delivery],
  },
];
