-- What the donor agreed to in the sign-in window of a partner's page. Without it the hand-over page asks.
alter table sessions
  add column agreed_project_id bigint,
  add column agreed_amount integer;
