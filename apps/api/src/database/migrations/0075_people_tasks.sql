-- tasks of a batch: formatted texts are named and checked as everywhere, and what the report of a student is made of
alter table tasks rename column instructions to instructions_html;
alter table questions rename column body to body_html;
alter table questions rename column explanation to explanation_html;
create function options_html(options jsonb) returns text language sql immutable parallel safe as $$
  select coalesce(string_agg(o->>'textHtml', '' order by n), '') from jsonb_array_elements(options) with ordinality x(o, n) $$;
-- the texts of all options in one: so their pictures are tracked, and what is not clean is refused
alter table questions add column options_html text not null generated always as (options_html(options)) stored;

alter table submissions add column raw_marks numeric(7,2) check (raw_marks >= 0);    -- before the late penalty; marks are after it

create table submission_files (                         -- what a student has handed in
  id bigint generated always as identity primary key,
  submission_id bigint not null references submissions on delete cascade, file_id bigint not null references files,
  created_at timestamptz not null default now(), unique (submission_id, file_id));

create index submissions_handed_in on submissions (task_id, (coalesce(submitted_at, started_at)) desc, id desc);
create index batch_items_list on batch_items (batch_id, id) where deleted_at is null;
create index drive_items_list on drive_items (batch_id, parent_id, kind desc, name) where deleted_at is null;
create unique index drive_items_file on drive_items (file_id) where file_id is not null and deleted_at is null;

-- The figures of these members (null: of all) made again; called by each write that changes them, and every night.
create function refresh_batch_stats(batch bigint, students bigint[]) returns void language sql as $$
  insert into batch_stats (batch_id, student_id, meetings_held, meetings_attended, minutes_attended, items_done, items_total, tasks_done, tasks_total, marks, max_marks, computed_at)
  select batch, m.student_id, h.held, a.attended, a.minutes, p.done, i.total, t.done, t.total, t.marks, t.max_marks, now()
  from (select distinct student_id from batch_members where batch_id = batch and state in ('active','completed','left','removed')
    and (students is null or student_id = any (students))) m
  cross join (select count(*)::int as held from meetings where batch_id = batch and state = 'ended' and deleted_at is null) h
  cross join (select count(*)::int as total from batch_items where batch_id = batch and kind = 'lesson' and state <> 'skipped' and deleted_at is null) i
  cross join lateral (select (count(*) filter (where d.state in ('present','late')))::int as attended, coalesce(sum(d.minutes), 0)::int as minutes
    from attendance d join meetings g on g.id = d.meeting_id
    where d.student_id = m.student_id and g.batch_id = batch and g.state = 'ended' and g.deleted_at is null) a
  cross join lateral (select count(*)::int as done from item_progress r join batch_items b on b.id = r.item_id
    where r.student_id = m.student_id and r.percent = 100 and b.batch_id = batch and b.kind = 'lesson' and b.state <> 'skipped' and b.deleted_at is null) p
  cross join lateral (
    select count(*)::int as total, (count(*) filter (where s.handed_in))::int as done, coalesce(sum(s.best), 0) as marks,
      coalesce(sum(k.max_marks) filter (where s.best is not null or k.state <> 'published'), 0) as max_marks
    from tasks k cross join lateral (select bool_or(state <> 'started') as handed_in, max(marks) filter (where state = 'graded') as best
      from submissions where task_id = k.id and student_id = m.student_id) s
    where k.batch_id = batch and k.state <> 'draft' and k.deleted_at is null) t
  on conflict (batch_id, student_id) do update set meetings_held = excluded.meetings_held, meetings_attended = excluded.meetings_attended,
    minutes_attended = excluded.minutes_attended, items_done = excluded.items_done, items_total = excluded.items_total, tasks_done = excluded.tasks_done,
    tasks_total = excluded.tasks_total, marks = excluded.marks, max_marks = excluded.max_marks, computed_at = excluded.computed_at $$;

insert into job_schedules (name, kind, every) values ('task.clock', 'clock', '1 minute'), ('batch.stats', 'clock', '1 day');
select attach_house();
