-- A declaration writes the ranks of all entries in one statement. Its guard is that statement's; rows have theirs where anything else changes.
drop trigger marketing_entries_final on marketing_entries;
create trigger marketing_entries_final before insert or delete on marketing_entries for each row execute function entry_is_final();
create trigger marketing_entries_changed before update on marketing_entries for each row
  when ((old.coupon_id, old.student_id, old.answers, old.marks, old.percent, old.started_at, old.submitted_at, old.disqualified_at, old.disqualified_by, old.disqualify_reason)
    is distinct from (new.coupon_id, new.student_id, new.answers, new.marks, new.percent, new.started_at, new.submitted_at, new.disqualified_at, new.disqualified_by, new.disqualify_reason))
  execute function entry_is_final();
create function entries_are_final() returns trigger language plpgsql as $$ -- entries of a declared campaign change in the time of the mail alone
begin
  if exists (select from marketing_coupons m where m.result_declared_at is not null and m.coupon_id in (select coupon_id from was)) then
    if exists (
      select from was o join now_is n using (id) join marketing_coupons m on m.coupon_id = o.coupon_id and m.result_declared_at is not null
      where to_jsonb(o) - '{mailed_at,answers}'::text[] <> to_jsonb(n) - '{mailed_at,answers}'::text[]) -- answers: entry_is_final lets an erasure alone take them
    then raise exception 'the result is declared' using errcode = 'CM002'; end if;
  end if;
  return null;
end $$;
create trigger marketing_entries_declared after update on marketing_entries referencing old table as was new table as now_is for each statement execute function entries_are_final();
