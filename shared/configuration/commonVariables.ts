import { callAddress, count, flag, oneOf, plainHttp, port, text, webAddress } from './rules.ts'
import type { Language } from '../languages.ts'
import { needed, optional, withDefault } from './variable.ts'

/** The variable of the trust's name in each language. */
export const trustNameVariables = { en: 'TRUST_NAME', hi: 'TRUST_NAME_HI' } as const satisfies Record<Language, string>
type TrustNameVariable = (typeof trustNameVariables)[Language]

const trustNames = {
  TRUST_NAME: needed('Example Trust', {
    meaning:
      "your trust's name in English, as the site's titles, header and footer show it; receipts and mails show the same one",
    example: 'Asha Trust',
    rule: text('a name'),
  }),
  TRUST_NAME_HI: optional({
    meaning: 'the same name in Hindi; without it Hindi pages show the English one',
    example: 'आशा न्यास',
    rule: text('a name'),
  }),
} as const satisfies Record<TrustNameVariable, unknown>

/** The trust's names, as the operator has written them. */
export type TrustNames = { readonly TRUST_NAME: string } & { readonly [Name in TrustNameVariable]?: string | undefined }

/** Environment variables that the API and the site's program both read. */
export const commonVariables = {
  NODE_ENV: withDefault('development', {
    meaning: 'production for a trust; anything else is for development',
    example: 'production',
    rule: oneOf(['production', 'development', 'test']),
  }),
  HOST: withDefault('127.0.0.1', {
    meaning:
      'the network interface that the program listens on; or a folder: then it listens on the Unix socket PORT.sock in it, and the folder decides who may connect; 0.0.0.0 is every interface',
    example: '/run/donate',
    rule: text('an address of this machine, or a folder'),
  }),
  API_URL: needed('http://localhost:4301/api', {
    meaning: 'the public address of the API',
    example: 'https://donate.example.org/api',
    rule: webAddress,
    refused: plainHttp,
  }),
  SITE_URL: needed('http://localhost:4300', {
    meaning: 'the public address of the site',
    example: 'https://donate.example.org',
    rule: webAddress,
    refused: plainHttp,
  }),
  ...trustNames,
  HSTS_SUBDOMAINS: withDefault('0', {
    setting: 'hstsSubdomains',
    meaning:
      '1 if browsers must use https for all subdomains of these hosts, too; a subdomain without https is then out of reach for a year',
    example: '1',
    rule: flag,
  }),
  TRUSTED_PROXIES: needed('0', {
    meaning: 'the number of proxies between the internet and this program; 1 with nginx on the same machine',
    example: '1',
    rule: count(0, 10),
  }),
  DRAIN_SECONDS: withDefault('3', {
    meaning: 'how long the program still answers new requests after it was asked to stop, while `/readyz` answers 503',
    rule: count(0, 120),
  }),
  SHUTDOWN_SECONDS: withDefault('20', {
    meaning: 'how long running requests may take after that',
    rule: count(1, 600),
  }),
  PAYMENT_URL: needed('http://localhost:4302/_payment', {
    meaning: "the address of the payment provider's page, to which a donor's browser posts the form",
    formerly: 'PAYU_PAYMENT_URL',
    example: 'https://pay.example.org/_payment',
    rule: callAddress,
    refused: plainHttp,
  }),
  GOOGLE_CLIENT_ID: optional({
    meaning: 'your client id at Google; without it there is no such button',
    example: '1234567890-abc.apps.googleusercontent.com',
    rule: text('a client id'),
  }),
  APPLE_CLIENT_ID: optional({
    meaning: 'your services id at Apple; without it there is no such button',
    example: 'org.example.donate',
    rule: text('a services id'),
  }),
  LOG_LEVEL: withDefault('info', {
    meaning: 'the least important lines that are logged',
    rule: oneOf(['debug', 'info', 'warn', 'error', 'silent']),
  }),
  METRICS_PORT: optional({
    meaning: "the port of `/metrics` for Prometheus; without it the program's own port plus 5000",
    example: '9301',
    rule: port,
  }),
  METRICS_HOST: withDefault('127.0.0.1', {
    meaning: 'the network interface of `/metrics`; keep it private',
    rule: text('an address of this machine'),
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional({
    meaning: 'the address of an OpenTelemetry collector; without it there are no traces',
    example: 'http://127.0.0.1:4318',
    rule: webAddress,
  }),
  TRACED_PERCENT: withDefault('100', {
    meaning: 'how many of a hundred requests are traced',
    example: '10',
    rule: count(0, 100),
  }),
} as const
