import { coupon, isProduct, oneToOne, plainList, skill, upcoming } from './prices';

type Files = ReadonlyMap<string, readonly string[]>;

/** The lines of the files whose path fits; of others, with `named`, those that name what is counted. */
export const count = (files: Files, own: RegExp, central?: RegExp, named?: RegExp): number => {
  let sum = 0;
  for (const [file, lines] of files) {
    if (own.test(file)) sum += lines.length;
    else if (central?.test(file)) sum += lines.filter((line) => named?.test(line)).length;
  }
  return sum;
};

const only = (files: Files, wanted: (file: string) => boolean): Files =>
  new Map([...files].filter(([file]) => wanted(file)));

/**
 * Prices of a plain list, of skills and of records with a flow: name of the figure → lines of the checkout.
 * `plain_list` is lines ÷ lines allowed.
 */
export const figuresOf = (files: Files): Readonly<Record<string, number>> => {
  const [product, tests] = [only(files, isProduct), only(files, (file) => !isProduct(file))];
  const { own, named, central, fields } = plainList;
  const touched = [...product].filter(
    ([file, lines]) => !own.test(file) && central.test(file) && lines.some((line) => named.test(line)),
  );
  return {
    'price.plain_list': count(product, own, central, named) / (220 + 8 * fields),
    'price.plain_list_tests': count(tests, plainList.tests, plainList.tables, named),
    'price.skill': count(product, skill.own),
    'price.skill_tests': count(tests, skill.tests),
    'price.upcoming': count(product, upcoming),
    'price.one_to_one': count(product, oneToOne),
    'price.coupon': count(product, coupon),
    'price.central_files': touched.length,
  };
};
