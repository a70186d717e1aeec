/**
 * What a merge does with each column that refers to a student. One that is missing here makes every merge refuse: rows of a table that
 * nobody thought of would be lost with the duplicate.
 */
const ofStudents: Readonly<Record<string, 'moves' | 'stays'>> = {
  'activities.student_id': 'moves',
  'attendance.student_id': 'moves',
  'batch_members.student_id': 'moves',
  'batch_stats.student_id': 'moves',
  'course_enrolments.student_id': 'moves',
  'course_reviews.student_id': 'moves',
  'demos.student_id': 'moves',
  'job_posts.student_id': 'moves',
  'upcoming_course_interests.student_id': 'moves',
  'item_progress.student_id': 'moves',
  'person_skills.student_id': 'moves',
  'submissions.student_id': 'moves',
  'orders.student_id': 'stays',
  'marketing_entries.student_id': 'stays',
  'subscriptions.student_id': 'moves',
  'student_merges.kept_id': 'moves',
  'student_merges.merged_id': 'stays',
  'students.merged_into_id': 'moves',
};

/** Columns that say who did something, or that belong to the account itself: they keep naming the old account. */
const staysWithAccount =
  /(^|\.)(created_by|updated_by|uploaded_by|added_by|published_by|changed_by|granted_by|blocked_by|verified_by|decided_by|saved_by|linked_by|put_by|issued_by|marked_by|graded_by|merged_by|undone_by|actor_id|impersonator_id|host_user_id|sales_user_id|manager_id|sender_id|last_sender_id|removed_by|closed_by|recorded_by|requested_by|approved_by|checked_by|secret_set_by|declared_by|disqualified_by)$/;

const ofAccounts: Readonly<Record<string, 'moves' | 'stays'>> = {
  'orders.user_id': 'stays',
  'coupon_redemptions.user_id': 'stays',
  'invoices.user_id': 'stays',
  'coupon_users.user_id': 'moves',
  'coupon_codes.user_id': 'moves',
  'agencies.user_id': 'stays',
  'conversation_members.user_id': 'stays',
  'drafts.user_id': 'stays',
  'idempotency_keys.user_id': 'stays',
  'import_mappings.user_id': 'stays',
  'jobs.user_id': 'stays',
  'mails.user_id': 'stays',
  'notifications.user_id': 'stays',
  'password_resets.user_id': 'stays',
  'remote_overrides.user_id': 'stays',
  'remote_tries.user_id': 'stays',
  'report_saved_people.user_id': 'stays',
  'saved_views.user_id': 'stays',
  'sessions.user_id': 'stays',
  'staff_profiles.user_id': 'stays',
  'students.user_id': 'stays',
  'trainers.user_id': 'stays',
  'video_views.user_id': 'stays',
};

/** The references that no rule speaks of. */
export const withoutRule = (toStudents: readonly string[], toAccounts: readonly string[]): string[] => [
  ...toStudents.filter((reference) => !(reference in ofStudents)),
  ...toAccounts.filter((reference) => !(reference in ofAccounts) && !staysWithAccount.test(reference)),
];
