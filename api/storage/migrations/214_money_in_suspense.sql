-- Few lines of the ledger are about money in suspense. Whether some of it still waits is asked for each payment that goes back.
create index ledger_lines_suspense on ledger_lines (entry_id) where account = 'suspense';
