-- A remote that was unregistered keeps its row, its releases and its history; its paths are free, and its name may be registered again.
alter table remotes add column unregistered_at timestamptz;
alter table remote_events drop constraint remote_events_action_check;
alter table remote_events add constraint remote_events_action_check check (action in ('register', 'unregister', 'publish', 'refuse', 'promote', 'canary', 'rollback', 'auto_rollback', 'disable', 'enable', 'withdraw', 'key_add', 'key_revoke', 'override', 'override_end', 'files_lost', 'files_back'));
