/** The password of every account of the demo data. It is printed at start; production is never seeded. */
export const demoPassword = 'Lectern@2026';

/** The account of each role whose sign-in `npm start` prints; the browser tests use them too. */
export const demoUsers = [
  {
    roleId: 1,
    role: 'Super admin',
    email: 'super.admin@example.com',
    password: demoPassword,
    firstName: 'Meera',
    lastName: 'Nair',
  },
  {
    roleId: 2,
    role: 'Admin',
    email: 'admin@example.com',
    password: demoPassword,
    firstName: 'Daniel',
    lastName: 'Okafor',
  },
  {
    roleId: 3,
    role: 'Sub-admin',
    email: 'sub.admin@example.com',
    password: demoPassword,
    firstName: 'Anjali',
    lastName: 'Gurung',
  },
  {
    roleId: 4,
    role: 'Customer sales',
    email: 'sales@example.com',
    password: demoPassword,
    firstName: 'Thomas',
    lastName: 'Weber',
  },
  {
    roleId: 100,
    role: 'Content editor',
    email: 'content.editor@example.com',
    password: demoPassword,
    firstName: 'Lucía',
    lastName: 'Romero',
  },
  {
    roleId: 101,
    role: 'Finance',
    email: 'finance@example.com',
    password: demoPassword,
    firstName: 'Kenji',
    lastName: 'Sato',
  },
  {
    roleId: 13,
    role: 'Agency',
    email: 'agency@example.com',
    password: demoPassword,
    firstName: 'Bright',
    lastName: 'Minds',
  },
  {
    roleId: 14,
    role: 'Trainer',
    email: 'trainer@example.com',
    password: demoPassword,
    firstName: 'Amina',
    lastName: 'Wanjiru',
  },
  {
    roleId: 15,
    role: 'Student',
    email: 'student@example.com',
    password: demoPassword,
    firstName: 'Aarav',
    lastName: 'Sharma',
  },
] as const;

/** How many staff besides those that each role has. */
export const moreStaff: Readonly<Record<number, number>> = { 1: 1, 2: 2, 3: 4, 4: 4, 100: 1 };
