import { raceGrading } from './grading';
import { raceMessages } from './message-order';
import { raceOnboarding } from './onboarding';
import { raceSkillMerge } from './skill-merge';
import { raceVerification } from './verification';

// What the soaks try ten thousand times, a hundred times.
it.each([
  ['of two who grade one submission at once, one writes and the other is shown it', raceGrading],
  ['steps of an agency are done one at a time, each once', raceOnboarding],
  ['an approval holds for the revision that was on the screen, and the last two at once verify', raceVerification],
  ['who names a skill while it is merged names its target, or is refused', raceSkillMerge],
  ['messages of several people are numbered and read without a gap', raceMessages],
])('%s', async (_title, race) => expect(await race(100)).toEqual([]));
