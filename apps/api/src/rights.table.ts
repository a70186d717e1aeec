/**
 * Who may make which call, written by hand: what the API does is compared with it, so that a changed right is seen twice.
 * Columns: 1 super admin, 3 sub-admin, 4 customer sales, 15 student. `yes` = any answer but 403.
 */
export const tableRoles = [1, 3, 4, 15] as const;

type Verdicts = readonly ['yes' | 'no', 'yes' | 'no', 'yes' | 'no', 'yes' | 'no'];

export const rightsTable: Readonly<Record<string, Verdicts>> = {
  //                                    1      3      4      15
  'POST auth/admin-login':           ['yes', 'yes', 'yes', 'yes'],
  'POST auth/logout':                ['yes', 'yes', 'yes', 'yes'],
  'POST auth/get-accesstoken':       ['yes', 'yes', 'yes', 'yes'],
  'POST auth/forgot-password':       ['yes', 'yes', 'yes', 'yes'],
  'POST auth/reset-password':        ['yes', 'yes', 'yes', 'yes'],
  'POST auth/change-password':       ['yes', 'yes', 'yes', 'yes'],
  'GET session':                     ['yes', 'yes', 'yes', 'yes'],
  'PUT preferences':                 ['yes', 'yes', 'yes', 'yes'],
  'GET language/list':               ['yes', 'yes', 'yes', 'yes'],
  'GET category/list':               ['yes', 'yes', 'no',  'no'],
  'GET category/root':               ['yes', 'yes', 'yes', 'yes'],
  'GET category/detail':             ['yes', 'yes', 'no',  'no'],
  'GET category/{id}':               ['yes', 'yes', 'yes', 'yes'],
  'POST category':                   ['yes', 'yes', 'no',  'no'],
  'PUT category':                    ['yes', 'yes', 'no',  'no'],
  'DELETE category/{id}':            ['yes', 'no',  'no',  'no'],
  'PUT category/move':               ['yes', 'yes', 'no',  'no'],
  'PUT category/change-status':      ['yes', 'yes', 'no',  'no'],
  'PUT category/restore':            ['yes', 'no',  'no',  'no'],
  'GET skill/list':                  ['yes', 'yes', 'no',  'no'],
  'GET skill':                       ['yes', 'yes', 'no',  'no'],
  'POST skill':                      ['yes', 'yes', 'no',  'no'],
  'PUT skill':                       ['yes', 'yes', 'no',  'no'],
  'PUT skill/change-status':         ['yes', 'yes', 'no',  'no'],
  'DELETE skill':                    ['yes', 'no',  'no',  'no'],
  'PUT skill/restore':               ['yes', 'no',  'no',  'no'],
  'GET admin/faqs/list':             ['yes', 'yes', 'no',  'no'],
  'GET admin/faqs/details':          ['yes', 'yes', 'no',  'no'],
  'POST admin/faqs/add':             ['yes', 'yes', 'no',  'no'],
  'PUT admin/faqs/update':           ['yes', 'yes', 'no',  'no'],
  'DELETE admin/faqs/delete':        ['yes', 'yes', 'no',  'no'],
  'PUT admin/faqs/order':            ['yes', 'yes', 'no',  'no'],
  'PUT admin/faqs/change-status':    ['yes', 'yes', 'no',  'no'],
  'PUT admin/faqs/restore':          ['yes', 'yes', 'no',  'no'],
  'GET admin/faqs/category':         ['yes', 'yes', 'no',  'no'],
  'POST admin/faqs/category':        ['yes', 'yes', 'no',  'no'],
  'PUT admin/faqs/category':         ['yes', 'yes', 'no',  'no'],
  'DELETE admin/faqs/category':      ['yes', 'yes', 'no',  'no'],
  'GET remotes':                     ['yes', 'no',  'no',  'no'],
  'GET remotes/registry':            ['yes', 'yes', 'yes', 'yes'],
  'POST remotes/publish':            ['yes', 'no',  'no',  'no'],
  'PUT remotes/blob/{digest}':       ['yes', 'no',  'no',  'no'],
  'POST remotes/promote':            ['yes', 'no',  'no',  'no'],
  'POST remotes/rollback':           ['yes', 'no',  'no',  'no'],
};
