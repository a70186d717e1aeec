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
