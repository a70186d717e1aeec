-- roles: the filter by kind reads an index
create index roles_status on roles ((case when is_system then 'system' else 'custom' end), name, id) where deleted_at is null;
