-- The last line of defence behind the cleaning of formatted text, by the form that cleaning writes: values stand in double quotes and hold neither
-- `<` nor `>`, so that both only ever stand around a tag. What is written otherwise is refused, whoever writes it; text about HTML is not.
create or replace function html_is_safe(t text) returns boolean language sql immutable parallel safe as $$
  select t is null or (
    regexp_replace(t, '<(/[a-z][a-z0-9]*|[a-z][a-z0-9]*( [a-z][a-z-]*="[^"<>]*")*)>', '', 'g') !~ '<'
    and t !~ '</?(script|iframe|frame|object|embed|form|button|textarea|select|style|link|meta|base|svg|template|noscript|audio|video|annotation|maction)[ >]'
    and t !~ '<[^>]* (on[a-z]*|srcset|srcdoc|action|formaction)="'
    and t !~ '<[^>]* (href|src)="(?!https?://|mailto:|tel:|/[^/\\])' ) $$;
