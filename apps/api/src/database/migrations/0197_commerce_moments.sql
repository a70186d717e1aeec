-- A row of money is made at money_now(). Only the demo data and tests move it.
alter table orders alter column created_at set default money_now();
alter table payment_links alter column created_at set default money_now();
alter table payment_attempts alter column created_at set default money_now(), alter column pressed_at set default money_now();
alter table payments alter column created_at set default money_now();
alter table payment_events alter column received_at set default money_now();
alter table refunds alter column created_at set default money_now();
alter table subscriptions alter column created_at set default money_now();
alter table invoices alter column created_at set default money_now();
alter table coupon_redemptions alter column reserved_at set default money_now();
alter table sandbox_sessions alter column created_at set default money_now();
alter table sandbox_events alter column created_at set default money_now();
alter table sandbox_refunds alter column created_at set default money_now();
