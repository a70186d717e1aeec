/** The name of the job that compares the books of providers with ours. */
export const reconcileJobName = 'payment.reconcile';
