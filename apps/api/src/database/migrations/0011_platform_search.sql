-- Several selects in one statement, each answering {part, hit} rows and then a row without hit that says it is finished. What the
-- statement's time limit cuts off is left out: what came before it is answered, so that the caller can name what was late.
-- In a select $1 is the list of LIKE patterns and $2 the normalised beginning that ranks first.
create function ask_in_turn(parts text[], patterns text[], beginning text) returns table (part int, hit jsonb) language plpgsql stable as $$
begin
  for i in 1 .. coalesce(cardinality(parts), 0) loop
    return query execute format('select %s, to_jsonb(t) from (%s) t', i, parts[i]) using patterns, beginning;
    part := i;
    hit := null;
    return next;
  end loop;
exception when query_canceled then return;
end $$;
