-- drawings: a picture made by a tool, with the source that it is edited from; a drawing without a source does not exist
create table drawings (
  file_id bigint primary key references files on delete cascade, -- the picture; of a molecule 400 × 400
  kind text not null check (kind in ('molecule','diagram')),
  source_format text not null check (source_format in ('mol','smiles','excalidraw')), check ((kind = 'diagram') = (source_format = 'excalidraw')),
  source text not null check (length(source) between 1 and 1048576), source_sha256 bytea not null check (length(source_sha256) = 32),
  tool text not null check (length(tool) between 1 and 40), tool_version text not null check (length(tool_version) between 1 and 40),
  from_file_id bigint references drawings on delete set null, -- drawn from this one
  created_by bigint references users, created_at timestamptz not null default now());
create index drawings_from on drawings (from_file_id) where from_file_id is not null;
-- the picture of a drawing is kept as it was drawn, besides its sizes: lines and letters blur in them
alter table file_variants drop constraint file_variants_size_check;
alter table file_variants add constraint file_variants_size_check check (size in ('small','medium','large','original'));
select attach_house();
