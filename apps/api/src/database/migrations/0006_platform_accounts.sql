-- The list of all accounts: by last sign-in (never signed in comes first upwards), and by status.
create index users_last_login on users (coalesce(last_login_at, '-infinity'::timestamptz), id) where deleted_at is null;
create index users_status_created on users (status, created_at desc, id desc) where deleted_at is null and status <> 'active';
