import { reports, type Format } from './reports.ts'

/** What the person who runs the kit chooses. */
export interface Settings {
  /** API root without a slash at the end. */
  apiRoot: string
  /** Origin of the trust's site; null: checks about it are left out. */
  siteOrigin: string | null
  /** Every call of the site must exist, too. */
  wholeSite: boolean
  /** Account and merchant key for the paying part; null: without it. */
  pay: { email: string; password: string; key: string | null } | null
  limits: boolean
  /** Pause between two requests, in ms. */
  pauseMs: number
}

/** A transaction id that no API issues. */
export const unknownTxnId = 'CONFORMANCE0000000000000'

/** An origin that no trust registers. */
export const foreignOrigin = 'https://conformance.invalid'

export interface Options {
  settings: Settings
  format: Format
  /** The longest wait for one answer, in ms. */
  timeoutMs: number
}

export const usage = `Checks a back end against the contract of the donation widget.

  donate-conformance --api-root https://api.example.org/v1

  --api-root URL     the address of the API; needed
  --site-root URL    the address of the trust's site; checks what its pages may read
  --whole-site       calls that only the trust's website needs must exist, too
  --pay              signs in and makes one donation up to the record, unpaid; never on a live account
  --email, --password  a test account for --pay; or CONFORMANCE_EMAIL and CONFORMANCE_PASSWORD
  --key KEY          the merchant key that payment forms must have
  --limits           guesses the password of nobody until the API refuses; blocks your own address for a while
  --format FORMAT    text, json or junit
  --timeout SECONDS  the longest wait for one answer; 15
  --pause MS         between two requests; 100

Without --pay and --limits it changes nothing. Exit code: 0 it conforms, 1 it deviates, 2 it could not be checked.`

/** A wrong call of the program; the message is for its user. */
export class WrongUsage extends Error {}

const flags = ['whole-site', 'pay', 'limits']
const values = ['api-root', 'site-root', 'email', 'password', 'key', 'format', 'timeout', 'pause']

/** @throws WrongUsage */
export function readOptions(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Options {
  const given = readArguments(args)
  const apiRoot = address(given, 'api-root')
  if (!apiRoot) throw new WrongUsage('--api-root is missing.')
  const format = given.get('format') ?? 'text'
  if (!isFormat(format)) throw new WrongUsage(`--format is ${Object.keys(reports).join(', ')}.`)
  const siteRoot = address(given, 'site-root')
  return {
    format,
    timeoutMs: 1000 * number(given, 'timeout', 15),
    settings: {
      apiRoot,
      siteOrigin: siteRoot && (/^https?:\/\/[^/]+/.exec(siteRoot)?.[0] ?? null),
      wholeSite: given.has('whole-site'),
      pay: given.has('pay') ? account(given, env) : null,
      limits: given.has('limits'),
      pauseMs: number(given, 'pause', 100),
    },
  }
}

function readArguments(args: readonly string[]): Map<string, string> {
  const given = new Map<string, string>()
  for (let at = 0; at < args.length; at++) {
    const [, name = '', , attached] = /^--([a-z-]+)(=(.*))?$/s.exec(args[at] ?? '') ?? []
    if (flags.includes(name) && attached === undefined) given.set(name, '')
    else if (values.includes(name)) {
      const value = attached ?? args[++at]
      if (!value) throw new WrongUsage(`--${name} needs a value.`)
      given.set(name, value)
    } else throw new WrongUsage(`There is no option ${args[at] ?? ''}.`)
  }
  return given
}

function address(given: Map<string, string>, name: string): string | null {
  const text = given.get(name)?.replace(/\/+$/, '')
  if (text !== undefined && !/^https?:\/\/[^/\s]+/.test(text)) throw new WrongUsage(`--${name} is an http(s) address.`)
  return text ?? null
}

function number(given: Map<string, string>, name: string, fallback: number): number {
  const text = given.get(name) ?? String(fallback)
  if (!/^\d{1,5}$/.test(text)) throw new WrongUsage(`--${name} is a number.`)
  return Number(text)
}

function account(given: Map<string, string>, env: Readonly<Record<string, string | undefined>>): Settings['pay'] {
  const email = given.get('email') ?? env['CONFORMANCE_EMAIL']
  const password = given.get('password') ?? env['CONFORMANCE_PASSWORD']
  if (!email || !password) throw new WrongUsage('--pay needs --email and --password of a test account.')
  return { email, password, key: given.get('key') ?? null }
}

const isFormat = (text: string): text is Format => Object.hasOwn(reports, text)
