-- conversations of a batch or of two people; the row of the conversation numbers its messages
create table conversations (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('batch','direct')), batch_id bigint unique references batches check ((kind = 'batch') = (batch_id is not null)),
  direct_key text unique check ((kind = 'direct') = (direct_key is not null)),          -- 'smallerUserId:largerUserId'
  title text collate "und-x-icu" not null default '', state text not null default 'open' check (state in ('open','read_only','closed')),
  last_seq bigint not null default 0, last_change bigint not null default 0,            -- changes of messages that are there are numbered too
  last_message_at timestamptz not null default clock_timestamp(),                       -- without a message: when it was made
  last_preview text not null default '', last_sender_id bigint references users,
  search_text text generated always as (search_norm(title)) stored,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now());
create index conversations_recent on conversations (last_message_at desc, id desc);
create index conversations_search on conversations using gin (search_text gin_trgm_ops);
create index conversations_last_sender on conversations (last_sender_id) where last_sender_id is not null;
create table conversation_members (
  conversation_id bigint not null references conversations, user_id bigint not null references users,
  part text not null default 'member' check (part in ('member','trainer','staff')), first_seq bigint not null default 1, -- history shown from here
  last_read_seq bigint not null default 0, last_delivered_seq bigint not null default 0 check (last_read_seq <= last_delivered_seq),
  joined_at timestamptz not null default now(), left_at timestamptz, primary key (conversation_id, user_id));
create index conversation_members_user on conversation_members (user_id, conversation_id) where left_at is null;
create table messages (
  conversation_id bigint not null references conversations, seq bigint not null check (seq > 0),
  sender_id bigint not null references users, client_id uuid not null, body text not null default '' check (length(body) <= 8000),
  reply_to_seq bigint, file_ids bigint[] not null default '{}' check (cardinality(file_ids) <= 10), -- each also in file_uses
  sent_at timestamptz not null default clock_timestamp(), edited_at timestamptz, removed_at timestamptz, removed_by bigint references users,
  change_no bigint,                                    -- of its last change; null as it was sent
  primary key (conversation_id, seq), unique (conversation_id, sender_id, client_id),
  foreign key (conversation_id, reply_to_seq) references messages (conversation_id, seq),
  check (removed_at is not null or body <> '' or cardinality(file_ids) > 0));
create index messages_changed on messages (conversation_id, change_no) where change_no is not null;
create index messages_files on messages (conversation_id, seq desc) where file_ids <> '{}';
create index messages_sender on messages (sender_id);
create index messages_removed_by on messages (removed_by) where removed_by is not null;

alter table batches add column conversation_id bigint references conversations;
create index batches_conversation on batches (conversation_id) where conversation_id is not null;
create function batch_conversation_is_quiet() returns trigger language plpgsql as $$
begin                                                  -- its conversation, made at the first message, doesn't make an open form stale; runs after batches_house
  if to_jsonb(new) - '{conversation_id,version,updated_at,search_text}'::text[] = to_jsonb(old) - '{conversation_id,version,updated_at,search_text}'::text[] then new.version := old.version; end if;
  return new;
end $$;
create trigger batches_quiet_conversation before update on batches for each row when (old.conversation_id is distinct from new.conversation_id) execute function batch_conversation_is_quiet();
create function batch_conversation_title() returns trigger language plpgsql as $$
begin                                                  -- a conversation is found by the title of its batch
  update conversations set title = new.title, updated_at = now() where batch_id = new.id;
  return null;
end $$;
create trigger batches_conversation_title after update of title on batches for each row when (old.title is distinct from new.title) execute function batch_conversation_title();
select attach_house();
