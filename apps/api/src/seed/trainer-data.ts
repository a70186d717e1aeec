/** name, contact, country, city, state, the next step of its onboarding. The first one is the account whose sign-in is printed. */
export const agencies = [
  ['Bright Minds', 'Bright', 'Minds', 'IN', 'Pune', 'verified', 5],
  ['Himal Tutors', 'Sita', 'Shrestha', 'NP', 'Kathmandu', 'verified', 5],
  ['Savanna Learning Partners', 'Wanjiku', 'Kamau', 'KE', 'Nairobi', 'submitted', 5],
  ['Gulf Study Circle', 'Omar', 'Haddad', 'AE', 'Dubai', 'changes_asked', 5],
  ['Northern Academy Network', 'Hannah', 'Whitfield', 'GB', 'Leeds', 'suspended', 5],
  ['Lagos Code Mentors', 'Chidi', 'Eze', 'NG', 'Lagos', 'onboarding', 2],
] as const;

export const headlines = [
  'Mathematics for school and entrance exams',
  'Physics that begins with an experiment',
  'Patient English lessons for every age',
  'Programming from the first line to the first job',
  'Chemistry with models, maps and much practice',
  'Music theory and piano for beginners',
  'Accounting and economics for commerce students',
  'Biology for medical entrance exams',
] as const;

/** An about text is made from these, none of them twice. */
export const sentences = [
  'I have taught small groups and single learners for many years, in school rooms and online.',
  'My lessons begin with a short talk about what was hard since we met last.',
  'Then we work on one idea at a time, from a picture to a formula and from a formula to a problem.',
  'I ask more questions than I answer, because a learner who explains an idea owns it.',
  'Every second week there is a short test without marks, so that nobody is surprised by an exam.',
  'Parents get a note each month with what went well and what needs more practice.',
  'I prepare learners for entrance exams as well as for everyday school work.',
  'My own studies led me from a small town to a large university, and I know how strange the first term can feel.',
  'Before I began to teach I worked in industry, and I bring problems from there into my lessons.',
  'Homework is short, clear and always discussed in the next lesson.',
  'For online lessons I use a drawing board, so that learners see each line as it is written.',
  'Recordings and notes of every lesson are shared on the same day.',
  'Learners who fall behind get an extra half hour at no cost, because a gap never closes by itself.',
  'I am used to several time zones and keep my calendar open in the evenings and on Saturdays.',
  'With younger children I use games, cards and stories, and we take a break after twenty minutes.',
  'With adults I agree on a goal and a date first, and we plan back from there.',
  'A good lesson is calm, friendly and a little demanding.',
  'I read about teaching in my free time and try one new method each term.',
  'My learners have gone on to study engineering, medicine, law and music.',
  'What makes me happiest is the moment when somebody says that it was not so hard after all.',
  'I speak three languages and can explain a word in each of them when English gets in the way.',
  'Please tell me early if something does not work for you, and we will change it together.',
] as const;

export const experienceTitles = ['Teacher', 'Senior tutor', 'Lecturer', 'Course author', 'Teaching assistant'] as const;
export const organisations = [
  'Hill School',
  'Riverside Academy',
  'City College',
  'Green Valley School',
  'Evening Institute',
  'Open Learning Trust',
] as const;
export const degrees = ['Bachelor of Science', 'Master of Science', 'Bachelor of Education', 'Master of Arts'] as const;
export const subjects = ['Mathematics', 'Physics', 'English', 'Computer science', 'Chemistry', 'Economics'] as const;
export const universities = [
  'Pune University',
  'Tribhuvan University',
  'University of Nairobi',
  'University of Leeds',
  'University of Lagos',
] as const;
export const certificates = [
  ['Certified online teacher', 'Open Learning Trust'],
  ['Teaching English to adults', 'Language Council'],
  ['Safeguarding children', 'School Safety Board'],
  ['Data science in education', 'City College'],
] as const;
