-- webhooks of a provider by their time: the last one and those of an hour
create index payment_events_webhooks on payment_events (provider_id, received_at) where event_id !~ '^(poll|verify|manual):';
