-- Balances in rupees had lost the paise: of 449.50 refunded of 500, 51 were said to have gone back. Now the fraction is
-- the paise.
drop view donation_balances;

create view donation_balances as
  select donation_id,
    (paid / 100.0)::float8 as paid_rupees,
    (refunded / 100.0)::float8 as refunded_rupees,
    (lost / 100.0)::float8 as lost_rupees,
    (disputed / 100.0)::float8 as disputed_rupees,
    ((paid - refunded - lost - disputed) / 100.0)::float8 as net_rupees,
    settled
  from donation_sums;
