-- Reports from before a person's switch are not held against the release that the switch chose.
alter table remotes add column judged_from timestamptz;
-- A switch within a minute begins a row of its own: the reports from before it stay apart.
alter table remote_health_people drop constraint remote_health_people_minute_check;
