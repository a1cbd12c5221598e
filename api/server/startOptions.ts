import { settingsOf } from '../../shared/configuration/variable.ts'
import { refuseDemo } from '../accounts/demoAccounts.ts'
import type { Settings } from '../base/config.ts'
import { refuseInProduction } from '../content/forProduction.ts'
import { demoTransport, type MailTransport } from '../mail/mailTransport.ts'
import { createSmtpTransport } from '../mail/smtpTransport.ts'
import { createSmsTransport } from '../mail/sms.ts'
import type { StartApiOptions } from './serve.ts'
import { demoSigningKey } from '../accounting/receipts/signingKeys.ts'
import { refuseUnfinishedRestore } from '../storage/restoreMark.ts'
import { demoDataKeys, parseDataKeys } from '../base/vault/dataKeys.ts'
import { apiVariables, paymentAdapter, type ApiEnvironment } from './environment.ts'
import type { Database } from '../storage/database.ts'

/** How the program of a trust starts the API. Nothing of the demo is in it. */
export function startOptions(values: ApiEnvironment): StartApiOptions {
  const production = values.NODE_ENV === 'production'
  return {
    port: values.API_PORT,
    host: values.HOST,
    apiRoot: values.API_URL,
    siteRoot: values.SITE_URL,
    mailTransport: createMailTransport(values),
    sms: createSms(values),
    provider: paymentAdapter.open(values, fetch),
    contentDirectory: values.CONTENT_DIR,
    dataDir: values.DATA_DIR,
    ...(values.DATABASE_URL === undefined ? {} : { databaseUrl: values.DATABASE_URL }),
    dataKeys: values.DATA_ENCRYPTION_KEYS ?? parseDataKeys(demoDataKeys(values.DATA_DIR)) ?? [],
    signingKey: values.RECEIPT_SIGNING_KEY ?? demoSigningKey(values.DATA_DIR),
    poolSize: values.DATABASE_POOL,
    trustedProxies: values.TRUSTED_PROXIES,
    settings: {
      ...(production ? { staffSecondFactor: 'required' } : {}),
      ...settingsOf(apiVariables, values),
      social: socialProviders(values),
    },
    closing: { drainMs: values.DRAIN_SECONDS * 1000, requestsMs: values.SHUTDOWN_SECONDS * 1000 },
    admit: refuseUnfinishedRestore,
    ...(production ? { prepare: ({ db }) => checkForProduction(db, values) } : {}),
  }
}

/** Looks for the demo first: then the operator needs another database, and not other content. */
async function checkForProduction(db: Database, values: ApiEnvironment): Promise<void> {
  await refuseDemo(db)
  await refuseInProduction(db, values)
}

/** Production has both variables. Elsewhere mails are stored, and not sent. */
function createMailTransport({ SMTP_URL, MAIL_FROM, MAIL_BOUNCES }: ApiEnvironment): MailTransport {
  if (SMTP_URL === undefined || MAIL_FROM === undefined) return demoTransport
  const bouncesTo = MAIL_BOUNCES === undefined ? {} : { bouncesTo: MAIL_BOUNCES }
  return createSmtpTransport({ url: SMTP_URL, from: MAIL_FROM, ...bouncesTo })
}

/** The port of SMS, if every part of it is set; `readEnvironment` refuses a part of them. */
function createSms({ SMS_URL, SMS_TOKEN, SMS_SENDER, SMS_ENTITY, SMS_TEMPLATES }: ApiEnvironment) {
  if (!SMS_URL || !SMS_TOKEN || !SMS_SENDER || !SMS_ENTITY || !SMS_TEMPLATES) return undefined
  const account = { url: SMS_URL, token: SMS_TOKEN, sender: SMS_SENDER, entity: SMS_ENTITY, templates: SMS_TEMPLATES }
  return createSmsTransport(account, fetch)
}

const google = {
  issuers: ['https://accounts.google.com', 'accounts.google.com'],
  keys: new URL('https://www.googleapis.com/oauth2/v3/certs'),
}
const apple = { issuers: ['https://appleid.apple.com'], keys: new URL('https://appleid.apple.com/auth/keys') }

function socialProviders({ GOOGLE_CLIENT_ID, APPLE_CLIENT_ID }: ApiEnvironment): Settings['social'] {
  return {
    ...(GOOGLE_CLIENT_ID !== undefined && { GOOGLE: { ...google, audience: GOOGLE_CLIENT_ID } }),
    ...(APPLE_CLIENT_ID !== undefined && { APPLE: { ...apple, audience: APPLE_CLIENT_ID } }),
  }
}
