/** The environment variables of the API and of its commands. docs/configuration.md lists them all; a test compares. */

import * as z from 'zod/mini'
import { commonVariables } from '../../shared/configuration/commonVariables.ts'
import {
  assignments,
  count,
  flag,
  networkRanges,
  oneOf,
  port,
  serverAddress,
  text,
} from '../../shared/configuration/rules.ts'
import { exampleSigningKey, signingKeyRule } from '../accounting/receipts/signingKeys.ts'
import {
  needed,
  neededLive,
  optional,
  withDefault,
  type Rule,
  type Values,
} from '../../shared/configuration/variable.ts'
import { defaultSettings } from '../base/config.ts'
import { dataKeysRule, exampleDataKey } from '../base/vault/dataKeys.ts'
import { payuAdapter } from '../payment/payu/payuAdapter.ts'
import { readFileSync } from 'node:fs'
import { type Language, languages } from '../../shared/languages.ts'
import { type Environment, type Read, type ReadText, readVariables } from '../../shared/configuration/readVariables.ts'

/** Whether data would travel to another machine without TLS. A name without a dot is a machine of the same private network, for example a container. */
function isInClear(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { hostname, searchParams } = new URL(address)
  const isPrivate = !/[.:]/.test(hostname) || ['127.0.0.1', '[::1]'].includes(hostname)
  return !isPrivate && !/^(require|verify-ca|verify-full)$/.test(searchParams.get('sslmode') ?? '')
}

const postgresAddress = serverAddress('an address that starts with postgres://', /^postgres(ql)?$/)
/** An id for each language. */
const smsTemplates: Rule<Readonly<Record<Language, string>>> = {
  mustBe: 'an id for each language, such as en=1107000000000000001,hi=1107000000000000002',
  schema: z.pipe(
    z
      .string()
      .check(z.refine((ids) => languages.every((language) => new RegExp(`(^|,)${language}=\\d{5,30}(,|$)`).test(ids)))),
    z.transform(
      (ids: string) => Object.fromEntries(ids.split(',').map((pair) => pair.split('='))) as Record<Language, string>,
    ),
  ),
}

const inClear = {
  when: isInClear,
  because:
    'the database is on another machine, and the connection is not encrypted; add ?sslmode=verify-full to the address',
}

/** To take another payment provider, name its adapter here; nothing else of the program knows which one it is. */
export const paymentAdapter = payuAdapter

/**
 * To add a variable, add an entry here and a row in docs/configuration.md. One with a `setting` is part of the API's configuration (api/base/config.ts) without more code.
 * Variables that the site's program reads, too, are in commonVariables.
 */
export const apiVariables = {
  ...commonVariables,
  DATABASE_URL: neededLive({
    meaning: 'the address of the PostgreSQL database',
    example: 'postgres://donate:PASSWORD@127.0.0.1:5432/donate',
    rule: postgresAddress,
    secret: true,
    refused: inClear,
  }),
  DATABASE_OWNER_URL: optional({
    meaning:
      'the address of the same database for the role that owns its tables; only `npm run migrate` reads it, and it lets the role of DATABASE_URL read and write rows, and no more',
    example: 'postgres://donate_owner:PASSWORD@127.0.0.1:5432/donate',
    rule: postgresAddress,
    secret: true,
    refused: inClear,
  }),
  DATABASE_POOL: withDefault('10', {
    meaning: 'the most connections of this process to the database',
    rule: count(2, 200),
  }),
  DATA_DIR: withDefault('.data', {
    meaning: 'a folder for resized pictures, and outside production for the embedded database',
    example: '/var/lib/donate',
    rule: text('a folder'),
  }),
  CONTENT_DIR: needed('content', {
    meaning: 'the folder of your content; the pictures and videos are served from it',
    example: '/srv/donate/content',
    rule: text('a folder'),
  }),
  API_PORT: withDefault('4301', {
    meaning: 'the port that the API listens on',
    rule: port,
  }),
  OFFLINE_ONLY: withDefault('0', {
    setting: 'offlineOnly',
    meaning: '1 while online payment is being set up: donors see bank, cheque and UPI details instead',
    rule: flag,
  }),
  EXPIRY_DAYS: withDefault(String(defaultSettings.expiryDays), {
    setting: 'expiryDays',
    meaning: 'the days after which a donation that nobody paid is expired; a later payment still counts',
    // The provider is asked for ten days.
    rule: count(11, 365),
  }),
  RECEIPT_WAIT_MINUTES: withDefault(String(defaultSettings.receiptWaitMinutes), {
    setting: 'receiptWaitMinutes',
    meaning:
      'the minutes for which the mail with a receipt waits for the donor’s PAN and the name to write; after the last answer it is sent at once',
    rule: count(0, 60),
  }),
  DATA_ENCRYPTION_KEYS: neededLive({
    meaning: 'the keys that encrypt PANs and other secrets in the database; the first encrypts, all decrypt',
    example: exampleDataKey,
    rule: dataKeysRule,
    secret: true,
    refused: {
      when: (keys) => keys.includes(exampleDataKey),
      because: 'it is an example that anybody can read; make your own key',
    },
  }),
  RECEIPT_SIGNING_KEY: neededLive({
    meaning: 'the key that signs the QR code of each receipt',
    example: exampleSigningKey,
    rule: signingKeyRule,
    secret: true,
    refused: {
      when: (text) => text.trim() === exampleSigningKey,
      because: 'it is an example that anybody can read; make your own key',
    },
  }),
  CARRIER_RANGES: optional({
    setting: 'carrierRanges',
    meaning:
      'the IPv4 ranges of networks in which thousands of people share an address, such as mobile carriers, with commas between them: limits by address are fifty times as large there; without it the ranges of Indian carriers in `api/base/config.ts`; nginx has the same list in `deploy/nginx/carriers.conf`',
    example: '49.32.0.0/12,106.192.0.0/11',
    rule: networkRanges,
  }),
  STAFF_SECOND_FACTOR: optional({
    setting: 'staffSecondFactor',
    meaning:
      'whether staff need a second factor, a code of an authenticator app; without it production requires one, and nothing else does',
    example: 'required',
    rule: oneOf(['required', 'optional']),
  }),
  PAYMENT_ACCOUNT: optional({
    meaning:
      'your account at the payment provider: the variables of its adapter in one text, each on a line as NAME=VALUE',
    example: Object.entries(paymentAdapter.variables)
      .slice(0, 1)
      .map(([name, { example }]) => `${name}=${example}`)
      .join(),
    rule: assignments('lines of the form NAME=VALUE'),
    secret: true,
  }),
  ...paymentAdapter.variables,
  RECONCILE_DAYS: withDefault(String(defaultSettings.reconcileDays), {
    setting: 'reconcileDays',
    meaning: 'how many of the last days are compared with the provider every night',
    rule: count(2, 90),
  }),
  CHANGES_DAYS: withDefault(String(defaultSettings.changesDays), {
    setting: 'changesDays',
    meaning: 'for how many days after a payment the provider is asked, once a week, for refunds and disputes',
    rule: count(30, 1000),
  }),
  PAYOUT_DAYS: withDefault(String(defaultSettings.payoutDays), {
    setting: 'payoutDays',
    meaning: 'within how many days the provider must pay a donation out; fewer than RECONCILE_DAYS',
    rule: count(1, 60),
  }),
  SMTP_URL: neededLive({
    meaning: 'the address of your mail server',
    example: 'smtps://USER:PASSWORD@smtp.example.org:465',
    rule: serverAddress('an address that starts with smtps:// or smtp://', /^smtps?$/),
    secret: true,
  }),
  MAIL_BOUNCES: optional({
    meaning:
      'the address that gets the reports of undelivered mails; your mail server must accept `+KEY` in it and give the mails to `npm run bounce`',
    example: 'bounces@example.org',
    rule: text('a mail address'),
  }),
  SMS_URL: optional({
    meaning:
      'the address of your SMS service, which takes each message as JSON; without it codes to sign in go by mail only',
    example: 'https://sms.example.org/send',
    rule: serverAddress('an address that starts with https://', /^https$/),
  }),
  SMS_TOKEN: optional({
    meaning: 'the secret that the API shows to your SMS service',
    example: 'TOKEN',
    rule: text('a secret'),
    secret: true,
  }),
  SMS_SENDER: optional({
    meaning: 'the header that you have registered for SMS',
    example: 'ASHATR',
    rule: text('a header'),
  }),
  SMS_ENTITY: optional({
    meaning: 'the number of your trust in the register for SMS (principal entity)',
    example: '1101000000000000001',
    rule: text('a number'),
  }),
  SMS_TEMPLATES: optional({
    meaning: 'the ids of the registered texts of the code to sign in, by language',
    example: 'en=1107000000000000001,hi=1107000000000000002',
    rule: smsTemplates,
  }),
  MAIL_FROM: neededLive({
    meaning: 'the sender of the mails to donors',
    example: 'Asha Trust <donations@example.org>',
    rule: text('a name and a mail address'),
  }),
} as const

/** The configuration of the API, as the operator has written it. */
export type ApiEnvironment = Values<typeof apiVariables>

const readFile: ReadText = (path) => readFileSync(path, 'utf8')

/**
 * The environment with the lines of PAYMENT_ACCOUNT, so that a deploy file names one secret, whatever the payment provider.
 * A name in it that the adapter does not declare is refused: no other variable is read from there.
 */
export function withPaymentAccount(env: Environment, readText: ReadText = readFile): Read<Environment> {
  const { PAYMENT_ACCOUNT } = apiVariables
  const read = readVariables({ PAYMENT_ACCOUNT }, env, readText)
  if (!read.ok) return read
  const account = read.values.PAYMENT_ACCOUNT ?? {}
  const known = Object.keys(paymentAdapter.variables)
  const problems = Object.entries(account).flatMap(([name, value]) => {
    if (!known.includes(name)) return [`PAYMENT_ACCOUNT has ${name}. Its names are ${known.join(', ')}.`]
    const other = env[name] || (env[`${name}_FILE`] && 'a file')
    return other && other !== value ? [`${name} is set in PAYMENT_ACCOUNT and outside it. Remove one of them.`] : []
  })
  return problems.length > 0 ? { ok: false, problems } : { ok: true, values: { ...env, ...account } }
}

/** The API's configuration, or every problem of it, each with the variable's name and an example. */
export function readEnvironment(env: Environment, readText: ReadText = readFile): Read<ApiEnvironment> {
  const whole = withPaymentAccount(env, readText)
  if (!whole.ok) return whole
  const read = readVariables(apiVariables, whole.values, readText)
  const problems = read.ok ? [...paymentAdapter.check(read.values), ...lacksOfSms(read.values)] : read.problems
  return problems.length === 0 ? read : { ok: false, problems }
}

/** SMS needs every part: carriers drop a message that lacks one of them. */
const lacksOfSms = (values: ApiEnvironment): string[] =>
  (['SMS_TOKEN', 'SMS_SENDER', 'SMS_ENTITY', 'SMS_TEMPLATES'] as const)
    .filter((name) => values.SMS_URL !== undefined && values[name] === undefined)
    .map((name) => `${name} is missing. SMS_URL needs it, for example ${name}=${apiVariables[name].example}.`)
