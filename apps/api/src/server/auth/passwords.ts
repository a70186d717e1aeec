import argon2 from 'argon2';

// OWASP's second choice for argon2id: 19 MiB, two passes, one lane.
const cost = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes a password with argon2id. */
export const hashPassword = (password: string): Promise<string> => argon2.hash(password, cost);

// Of a password that nobody knows, at the same cost: an unknown account takes as long as a known one.
const nobody = '$argon2id$v=19$m=19456,t=2,p=1$eJNisf32gx4O9zrHjcvOIQ$NKgoZmv1zGn0W56ckVnp2bVqbL8c4a4jgEftohBhbP8';

/** Whether the password is the one of this hash. Without a hash the same work is done and the answer is no. */
export const verifyPassword = async (hash: string | null | undefined, password: string): Promise<boolean> => {
  const right = await argon2.verify(hash ?? nobody, password);
  return right && Boolean(hash);
};
