-- institutes: their address on the web
alter table institutes add column website text not null default '';
create index institutes_website on institutes (website, id) where deleted_at is null;
