/** Files counted for each price, by expression over their path from the root. Some prices are read from commits. */

/** True for a file of the product: no test, no helper of tests, nothing generated, and part of the console. */
export const isProduct = (file: string): boolean =>
  /^(apps|libs)\/.*\.(ts|tsx|css|sql|html)$/.test(file) &&
  !/^apps\/(e2e|kit)\/|\.test\.|\/(test|testing|bench|soak|dist)\/|\/(testing|test-[\w-]+)\.tsx?$|(-desk|\.fixture)\.|schema\.generated/.test(
    file,
  );

/** The state that `price.all` is compared with: formatted, and before records were declared. */
export const beforeRecords = 'a30a76ead3964a8e239c22fdf53fe759a89e3773';

/** The commit that gave institutes their website by docs/new-field.md. */
export const newField = 'Institutes have a website: column, filter, order and export, by docs/new-field.md';

/** A plain list made by docs/new-list.md; a migration of a later field is that field's. */
export const plainList = {
  own: /^libs\/contract\/src\/people\/institute\.ts|^apps\/api\/src\/domains\/people\/institute\/|0020_people_institutes|^apps\/people-mfe\/src\/(institute\/|texts\/institutes)/,
  /** Lines elsewhere that name it. */
  named: /institute/i,
  central:
    /^apps\/api\/src\/domains\/(handlers|resources)\.ts|^apps\/people-mfe\/(remote\.config|src\/remote)\.ts|^libs\/contract\/src\/(all|people\/index)\.ts/,
  /** Fields that a person enters. */
  fields: 14,
  tests:
    /^apps\/api\/src\/domains\/people\/institute\/.*\.test\.ts|^apps\/people-mfe\/src\/institute\/.*\.test\.|^apps\/e2e\/src\/institutes/,
  tables: /^apps\/api\/test\/endpoints\/|^apps\/e2e\/src\/screens\/lines\.ts/,
};

/** Skills with their other spellings and the category picker, without their import. */
export const skill = {
  own: /^libs\/contract\/src\/catalog\/skill\.ts|^apps\/api\/src\/domains\/catalog\/skill\/[^/]+$|^apps\/catalog-mfe\/src\/(skill\/[^/]+$|texts\/skills)/,
  tests:
    /^apps\/api\/src\/domains\/catalog\/skill\/[^/]+$|^apps\/catalog-mfe\/src\/skill\/[^/]+$|^apps\/e2e\/src\/skills[./]/,
};

/** Records with a flow and a form of their own; migrations that they share with others are left out. */
export const upcoming =
  /^libs\/contract\/src\/catalog\/upcoming-|^apps\/api\/src\/domains\/catalog\/upcoming-course\/|^apps\/catalog-mfe\/src\/(upcoming-course\/|texts\/upcoming-courses)/;
export const oneToOne =
  /^libs\/contract\/src\/catalog\/one-to-one|^apps\/api\/src\/domains\/catalog\/one-to-one\/|^apps\/catalog-mfe\/src\/(one-to-one\/|texts\/one-to-one)/;
/** Coupons: their own folders, texts of commerce other than those of payment links, and money. */
export const coupon =
  /^libs\/contract\/src\/commerce\/(coupon|discount|money|index)|^apps\/api\/src\/domains\/commerce\/coupon\/|^apps\/commerce-mfe\/src\/(coupon\/|remote|segments\/|texts\/(?!paylink|gst))/;
