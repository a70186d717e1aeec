-- Captions of uploaded videos, one WebVTT file a language; they go with their video.
create table video_captions (
  id bigint generated always as identity primary key,
  video_id bigint not null references videos on delete cascade, language_id bigint not null references languages,
  label text not null check (label = btrim(label) and length(label) between 1 and 60),
  file_id bigint not null references files, cues int not null check (cues > 0),
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1,
  unique (video_id, language_id));
create index video_captions_language on video_captions (language_id);
create index video_captions_file on video_captions (file_id);
select attach_house();
