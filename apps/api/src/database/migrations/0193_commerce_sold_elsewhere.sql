-- Payments of a batch, and open links on the home page.
create index orders_batch on orders (batch_id) where batch_id is not null;
create index payment_links_waiting on payment_links (created_by, expires_at, id) where status = 'open';
