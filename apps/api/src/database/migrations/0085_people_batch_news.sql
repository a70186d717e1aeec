-- what people hear of their batches: times in words, and which meetings they were reminded of
create function words_in_zone(at timestamptz, zone text) returns text language sql stable as $$ -- 'Sun 25 Oct 2026, 18:00 (Europe/London, UTC+00:00)'; the offset tells the two hours of a changed clock apart
  select to_char(at at time zone zone, 'FMDy FMDD FMMon YYYY, HH24:MI') || ' (' || zone || ', UTC' || case when m < 0 then '-' else '+' end
    || to_char(abs(m) / 60, 'FM00') || ':' || to_char(abs(m) % 60, 'FM00') || ')'
  from (select (extract(epoch from (at at time zone zone) - (at at time zone 'UTC')) / 60)::int as m) x $$;
create table meeting_reminders (                        -- the start that people were reminded of; a meeting that has moved since is reminded of again
  meeting_id bigint primary key references meetings on delete cascade, starts_at timestamptz not null, sent_at timestamptz not null default now());
insert into job_schedules (name, kind, every) values ('batch.reminders', 'clock', '1 minute');
