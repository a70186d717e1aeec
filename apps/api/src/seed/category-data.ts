/** The demo's category tree: `Root: Sub (Third, Third), Sub, …`; a name that ends in `!` is inactive. */
export const tree = `
School Subjects: Mathematics (Algebra, Calculus, Geometry, Statistics), Physics (Mechanics, Electricity, Optics), Chemistry (Organic chemistry, Inorganic chemistry, Physical chemistry), Biology (Botany, Human biology), History, Geography, Environmental science, संस्कृत
Languages: English (Grammar, Business English, Pronunciation), Hindi, Spanish (Conversation, DELE), French, German, Japanese (JLPT N5, JLPT N4), Arabic
Programming: Web development (Front end, Back end), Python (Data analysis), Java, Mobile development, Databases, Cloud and DevOps, Game development!
Music and Arts: Piano (Music theory), Guitar, Violin, Drawing (Portrait), Photography, Dance!
Business: Accounting, Marketing, Finance, Management, Entrepreneurship
Test Preparation: JEE, NEET, IELTS, GRE, SAT`
  .trim()
  .split('\n')
  .map((line) => {
    const [root = '', rest = ''] = line.split(/: (.*)/s);
    const subs = [...rest.matchAll(/([^,(]+?)\s*(?:\(([^)]*)\))?\s*(?:,\s*|$)/g)].filter((match) => match[1]?.trim());
    return {
      name: root,
      subs: subs.map((match) => ({
        name: (match[1] ?? '').trim(),
        thirds: match[2]?.split(',').map((each) => each.trim()) ?? [],
      })),
    };
  });

/** What the roots say of themselves, to students and to search engines. */
export const rootTexts: Readonly<
  Record<string, { descriptionHtml: string; seoTitle: string; seoDescription: string; seoKeywords: string[] }>
> = {
  'School Subjects': {
    descriptionHtml:
      '<p>Help with every subject from class 6 to class 12, for <strong>CBSE</strong>, <strong>ICSE</strong> and state boards.</p><ul><li>One trainer, or a batch of at most twelve</li><li>Exercises after each lesson</li></ul>',
    seoTitle: 'Online tutors for school subjects',
    seoDescription: 'Mathematics, physics, chemistry and more, for classes 6 to 12, alone or in small batches.',
    seoKeywords: ['school tuition', 'CBSE', 'ICSE'],
  },
  Languages: {
    descriptionHtml:
      '<p>Speak from the first lesson on. Every trainer has taught the language for two years or more.</p>',
    seoTitle: 'Learn a language with a tutor',
    seoDescription: 'English, Hindi, Spanish, French, German, Japanese and Arabic, from the first words to the exam.',
    seoKeywords: ['language lessons', 'spoken English'],
  },
  Programming: {
    descriptionHtml:
      '<p>From the first program to the first job: projects that you can show, and trainers who write software themselves.</p>',
    seoTitle: 'Programming courses and mentors',
    seoDescription: 'Web, Python, Java, mobile, databases and cloud, with projects and mentors.',
    seoKeywords: ['learn programming', 'Python course'],
  },
};

/** What a skill's name is made of: the category's name with one of these. */
export const skillKinds = ['foundations', 'problem solving', 'exam practice', 'advanced', 'projects', 'revision'];

/** Well-known skills with their other spellings. */
export const namedSkills: readonly {
  readonly category: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly description: string;
}[] = [
  {
    category: 'Web development',
    name: 'JavaScript',
    aliases: ['JS', 'ECMAScript'],
    description: 'The language of the web, in browsers and on servers.',
  },
  {
    category: 'Web development',
    name: 'TypeScript',
    aliases: ['TS'],
    description: 'JavaScript with types that are checked before it runs.',
  },
  {
    category: 'Front end',
    name: 'React',
    aliases: ['ReactJS', 'React.js'],
    description: 'User interfaces put together from components.',
  },
  {
    category: 'Back end',
    name: 'Node.js',
    aliases: ['NodeJS', 'Node'],
    description: 'JavaScript outside of the browser: servers and tools.',
  },
  {
    category: 'Databases',
    name: 'PostgreSQL',
    aliases: ['Postgres'],
    description: 'A relational database: tables, queries, indexes.',
  },
  {
    category: 'Cloud and DevOps',
    name: 'Kubernetes',
    aliases: ['K8s'],
    description: 'Runs containers on many machines.',
  },
  {
    category: 'Python',
    name: 'Machine learning',
    aliases: ['ML'],
    description: 'Models that are trained on data instead of being programmed.',
  },
  {
    category: 'English',
    name: 'Essay writing',
    aliases: ['Composition'],
    description: 'Argument, structure and style of a longer text.',
  },
];
