-- a folder is deleted with what is in it, and comes back with that: both have the same moment of deletion
create index library_folders_deleted on library_folders (deleted_at desc, id desc) where deleted_at is not null;
create index library_items_deleted_folder on library_items (folder_id) where deleted_at is not null and folder_id is not null;
