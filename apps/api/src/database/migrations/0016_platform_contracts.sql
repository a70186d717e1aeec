-- the calls and slots that a release was compiled with: the text of its contract.json, null where it has none
alter table remote_releases add column contract text;
