-- lists of plans: one index for each order. A draft version goes with its plan, a sold one holds on to it
do $$ declare t text; begin
  foreach t in array '{student_plans,trainer_plans}'::text[] loop
    execute format('create index %1$s_shelf on %1$I (sort_key, id) where deleted_at is null', t);
    execute format('create index %1$s_by_name on %1$I (name, id) where deleted_at is null', t);
    execute format('create index %1$s_created on %1$I (created_at desc, id desc) where deleted_at is null', t);
    execute format('create index %1$s_status on %1$I (status, id) where deleted_at is null', t);
    execute format('create index %1$s_deleted on %1$I (deleted_at) where deleted_at is not null', t);
    execute format('create index %1$s_search on %1$I using gin (search_text gin_trgm_ops)', t);
  end loop;
end $$;
alter table plan_versions drop constraint plan_versions_student_plan_id_fkey, drop constraint plan_versions_trainer_plan_id_fkey,
  add constraint plan_versions_student_plan_id_fkey foreign key (student_plan_id) references student_plans on delete cascade,
  add constraint plan_versions_trainer_plan_id_fkey foreign key (trainer_plan_id) references trainer_plans on delete cascade;
create index plan_versions_trainer on plan_versions (trainer_plan_id) where trainer_plan_id is not null;
create index subscriptions_created on subscriptions (created_at desc, id desc);
create index subscriptions_ends_up on subscriptions (coalesce(period_ends_at, 'infinity'::timestamptz), id);
create index subscriptions_ends_down on subscriptions (coalesce(period_ends_at, '-infinity'::timestamptz), id);
