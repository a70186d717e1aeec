-- What open pages of a batch hear: by triggers, so that whatever writes is heard, the clock and a merge too. One message of a kind for a batch and transaction.
create function publish_to_batches(event text, ids bigint[]) returns void language plpgsql as $$
begin
  if cardinality(ids) > 100 then perform pg_notify('live', '{"to":"all","event":"missed"}'); -- very many at once: open pages read again
  else perform pg_notify('live', json_build_object('to', json_build_object('batch', id), 'event', event, 'batchId', id)::text) from unnest(ids) id;
  end if;
end $$;
create function batches_published() returns trigger language plpgsql as $$
begin
  perform publish_to_batches('batch.changed', array(select n.id from now_there n join was_there o on o.id = n.id where n.version <> o.version));
  perform publish_to_batches('seats.changed', array(select n.id from now_there n join was_there o on o.id = n.id where (n.seats, n.seats_taken) <> (o.seats, o.seats_taken)));
  return null;
end $$;
create function batch_rows_published() returns trigger language plpgsql as $$ -- its argument: which event
begin
  perform publish_to_batches(tg_argv[0], array(select distinct batch_id from now_there));
  return null;
end $$;
create trigger batches_publish after update on batches referencing old table as was_there new table as now_there for each statement execute function batches_published();
create trigger batch_members_publish_new after insert on batch_members referencing new table as now_there for each statement execute function batch_rows_published('seats.changed');
create trigger batch_members_publish_change after update on batch_members referencing new table as now_there for each statement execute function batch_rows_published('seats.changed');
create trigger meetings_publish_new after insert on meetings referencing new table as now_there for each statement execute function batch_rows_published('meeting.changed');
create trigger meetings_publish_change after update on meetings referencing new table as now_there for each statement execute function batch_rows_published('meeting.changed');
