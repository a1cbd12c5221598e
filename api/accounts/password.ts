import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createTurns } from '../base/createTurns.ts'
import { invalid } from '../base/http/refusal.ts'
import { findTrustNames } from '../storage/findTrust.ts'
import type { Reading } from '../storage/database.ts'
import type { WithConfig } from '../base/config.ts'

/** The hash of a random password. It is compared if there is no account, so the answer takes equally long. */
let decoy: Promise<string> | undefined

/** argon2id with the library's defaults (19 MiB, 2 passes), which OWASP recommends. 429 if too many wait. */
export function hashPassword(password: string): Promise<string> {
  return queueHash(() => hash(password))
}

/** Whether this is the account's password. `stored` null (no account, or one without a password) answers false after the same work. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hash('no account has this password')
  const against = stored ?? (await decoy)
  const matches = await queueHash(() => verify(against, password))
  return matches && stored !== null
}

/** Each hash takes 19 MiB and a thread of the pool for about 30 ms, so more at once would only slow everything else. */
const MOST_RUNNING = Math.max(1, Math.min(3, availableParallelism() - 1))
/** A visitor would wait some seconds behind these. */
export const MOST_WAITING = 60

/** Runs the work of a password hash when it is its turn. A flood of sign-ins then waits for itself, and other requests find free threads. */
export const queueHash = createTurns({ running: MOST_RUNNING, waiting: MOST_WAITING })

/** What is known about the account that a password is for. */
interface PasswordOwner {
  fullName: string
  email: string
}

/** Digits and signs around a common word that make it no better: `Namaste#2025`. More of them may be a secret of their own. */
const MOST_EXTRA = 6
/** Letters that must remain without the owner's own words. */
const LEAST_LETTERS = 4
/** Shorter words are found inside other words. */
const LEAST_WORD = 3

let common: Promise<ReadonlySet<string>> | undefined

/** Loaded with the first new password: unpacking the list takes a tenth of a second. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']))
  return common
}

/**
 * Refuses a new password that attackers try first. That is a common one, whatever its case and the digits around it. Or it
 * is made of the owner's name, the e-mail address or the trust's name. An existing password is never checked, so it still signs in.
 * @param trust words of the trust, e.g. its name and its site's host
 * @throws Refused 422 `password: common` or `password: own_name`
 */
export async function refuseWeakPassword(password: string, owner: PasswordOwner, trust: string): Promise<void> {
  const problem = weaknessOf(password, `${owner.fullName} ${owner.email} ${trust}`, await commonPasswords())
  if (problem) throw invalid({ password: problem }, problem === 'common' ? 'common_password' : 'own_name_password')
}

/** The trust's own words: its name in each language and its site's host. */
export async function trustWords(deps: Reading & WithConfig): Promise<string> {
  const names = Object.values(await findTrustNames(deps))
  return [...names, new URL(deps.config.siteRoot).hostname].join(' ')
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase()

/** Why a password is weak; null if it is not. @param own text with words that the password must not consist of */
function weaknessOf(password: string, own: string, common: ReadonlySet<string>): 'common' | 'own_name' | null {
  const text = plain(password)
  const core = text.replace(/^[^\p{L}]+|[^\p{L}\p{M}]+$/gu, '')
  if (common.has(text) || isRepeated(text)) return 'common'
  if (core !== '' && text.length - core.length <= MOST_EXTRA && (common.has(core) || isRepeated(core))) return 'common'
  const words = plain(own)
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word.length >= LEAST_WORD)
    .toSorted((a, b) => b.length - a.length)
  let rest = text
  for (const word of words) rest = rest.replaceAll(word, '')
  if (rest === text) return null
  return rest.replace(/[^\p{L}\p{M}]/gu, '').length < LEAST_LETTERS ? 'own_name' : null
}

/** `aaaaaaaa`, `abcabcabc`: a piece of up to four characters, again and again. */
const isRepeated = (text: string) => /^(.{1,4})\1{2,}$/u.test(text)
