/** A complete environment of a small trust, as its operator would write it. */
export const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://donate:hush@127.0.0.1:5432/donate',
  CONTENT_DIR: '/srv/donate/content',
  API_URL: 'https://api.kind.example/donate/api/',
  SITE_URL: 'https://www.kind.example',
  TRUSTED_PROXIES: '1',
  DATA_ENCRYPTION_KEYS: '2026:q7kq0R3mXJm1y7m0b1d8oVn2w5cT4hL9sZxEaGuFpPk=',
  RECEIPT_SIGNING_KEY:
    '2026:MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgQ8lc9WeWVRCmLvutjGStI7gnlBk0U3tDGGb4o47FJOKhRANCAASyJ5NSh+cutrlFXJpHpws6y/tQbVEkGcA919m8Q80lnIpioAiqBgDqbqUjoUyE59S6kZ+fRHutPtmGZY8WkRAG',
  PAYU_KEY: 'Qk7Lp2',
  PAYU_SALT: 'Zq81LmPp02Vt, Yw77NnRr33Bb',
  SMTP_URL: 'smtp://127.0.0.1:2525',
  MAIL_FROM: 'Kind Trust <donations@kind.example>',
  TRUST_NAME: 'Kind Trust',
  TRUST_NAME_HI: 'दयालु न्यास',
}
