-- A mail may carry the PDF of a receipt. The PDF is made when the mail is sent, so it is not stored a second time.
alter table mails add column receipt_of bigint references receipts (donation_id);
