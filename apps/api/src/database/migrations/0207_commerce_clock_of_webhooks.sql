-- seconds by which our clock was ahead of a webhook's signed moment.
-- Null where none is signed: Razorpay, polls, money by hand.
alter table payment_events add column skew_seconds int;
