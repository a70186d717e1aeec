-- Recordings of the meetings of an ad's batches.
create table training_ad_recordings (
  id bigint generated always as identity primary key,
  training_ad_id bigint not null references training_ads on delete cascade, batch_id bigint not null references batches,
  video_id bigint not null references videos, title text not null check (title = btrim(title) and length(title) between 2 and 150), recorded_on date not null,
  audience text not null default 'batch' check (audience in ('staff','batch','public')), published boolean not null default false,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1);
create index training_ad_recordings_ad on training_ad_recordings (training_ad_id, recorded_on desc, id desc);
create index training_ad_recordings_batch on training_ad_recordings (batch_id);
create index training_ad_recordings_video on training_ad_recordings (video_id);
select attach_house();
