-- A mail to a donor without an account may carry a certificate. The file is opened when the mail is sent, so it is not
-- stored a second time.
alter table mails add column certificate_of bigint references certificates (id) on delete set null;
