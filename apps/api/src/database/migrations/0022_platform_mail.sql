-- Mail that goes out: links are encrypted until they are sent, a mail is tried again until it is too late, and one that no server takes is kept here.
alter table mails add column secret_sealed bytea;         -- the link that stands for {{link}} in the texts: AES-256-GCM by the server's key; null once sent or given up
alter table mails add column expires_at timestamptz;      -- later it is of no use to its reader
alter table mails add column next_attempt_at timestamptz not null default now();
alter table mails drop constraint mails_state_check;
alter table mails add constraint mails_state_check check (state in ('queued', 'sent', 'kept', 'failed', 'dropped'));
alter table mails add constraint mails_secret_check check (secret_sealed is null or state in ('queued', 'kept'));
-- Nothing sent mails before: what lies here is too old to be sent, and its links are forgotten.
update mails set state = 'dropped', error = 'Queued before this console could send mail',
  body_text = regexp_replace(body_text, 'https?://\S+#token=\S+', '{{link}}', 'g'), body_html = regexp_replace(body_html, 'https?://[^\s"<]+#token=[^\s"<]+', '{{link}}', 'g')
  where state = 'queued';
create index mails_due on mails (next_attempt_at, id) where state = 'queued';
create index mails_created on mails (created_at, id);
-- The clock is the second call: a queued mail is sent at once.
update job_schedules set kind = 'clock', every = interval '1 minute' where name = 'mail.send';
