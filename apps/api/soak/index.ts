import { raceGrading } from './grading';
import { raceMessages } from './message-order';
import { raceOnboarding } from './onboarding';
import { soakOf } from './race';
import { raceSkillMerge } from './skill-merge';
import { raceVerification } from './verification';

export { soakCanaries } from './canaries';
export { soakHostile } from './hostile';
export { soakSeats } from './seats';

export const soakGrading = soakOf('grading', raceGrading);
export const soakOnboarding = soakOf('onboarding', raceOnboarding);
export const soakVerification = soakOf('verification', raceVerification);
export const soakMessages = soakOf('messages', raceMessages);
export const soakSkillMerge = soakOf('skill-merge', raceSkillMerge);
