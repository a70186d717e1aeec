-- the report of videos is saved and mailed too
alter table report_saved drop constraint report_saved_report_check,
  add constraint report_saved_report_check check (report in ('videos','sales','signups','coupons','subscriptions'));
