-- A line gets its number once its account is held, so that the numbers of an account rise as its balances do: drawn before, two
-- transactions that book on it at the same moment could number their lines the other way round.
CREATE OR REPLACE FUNCTION "ledger_move_balance"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update accounts set balance = balance + new.amount where id = new.account_id returning balance into strict new.balance;
  new.id := nextval('ledger_lines_id_seq');
  return new;
end $$;
