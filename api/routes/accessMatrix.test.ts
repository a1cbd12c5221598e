import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensurePoppler, poppler } from '../accounting/receipts/pdf/testing/poppler.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { signedInSchema, type StaffRole, staffRoles } from '../../shared/contract/people/account.ts'
import { specialDateSchema } from '../../shared/contract/people/specialDate.ts'
import { sha256 } from '../accounts/secret.ts'
import { openSession } from '../accounts/sessions.ts'
import { sealFile } from '../accounting/statements/certificates/openCertificate.ts'
import type { Route } from '../call.ts'
import { demoPassword } from '../testing/demoContent.ts'
import { flexibleRecord, giveRecorded, issue, postReturn, record } from '../testing/donations.ts'
import { openDonateToken } from '../testing/openDonateToken.ts'
import { createTestApi, partnerOrigin, siteOrigin, type TestApi, toRequest } from '../testing/testApi.ts'
import { areas } from './areas.ts'

/** Every call of the API by every kind of caller. What must happen is computed from the route's declaration, not from the code that enforces it. */

const foreignOrigin = 'http://foreign.test'
const otherPartner = 'http://other.test'

/** What one donor owns and another one must not reach. */
interface Ids {
  account: number
  prepared: string
  paid: string
  code: string
  date: number
  notification: number
  session: number
  certificate: number
}

interface Sample {
  /** Values of the path's parameters. */
  path?: Record<string, string>
  query?: Record<string, string>
  json?: unknown
  form?: Record<string, string>
}

const paid = ({ paid: txn_id }: Ids): Sample => ({ json: { txn_id } })

/** Calls that name what belongs to one donor. With another donor's ids they answer 404 or 403, and change nothing. */
const ofOneDonor: Record<string, (ids: Ids) => Sample> = {
  'donation/add-donation': ({ prepared }) => ({ json: { ...flexibleRecord, txn_id: prepared } }),
  'donation/certificate': ({ certificate }) => ({ query: { id: String(certificate) } }),
  'donation/dedication': ({ paid: txn_id }) => ({ json: { txn_id, name: 'Meera' } }),
  'donation/card': paid,
  'donation/card-pdf': ({ paid: txn_id }) => ({ query: { txn_id } }),
  'donation/save-card': ({ paid: txn_id }) => ({
    json: {
      txn_id,
      occasion: 'memory',
      name: 'Meera',
      message: '',
      signature: '',
      recipient: null,
      day: null,
      language: 'en',
      remind: false,
      again: false,
    },
  }),
  'donation/handover': ({ code }) => ({ json: { code } }),
  'donation/mail-receipt': paid,
  'donation/receipt': paid,
  'donation/receipt-pan': paid,
  'donation/receipt-pdf': ({ paid: txn_id }) => ({ query: { txn_id } }),
  'donation/receipt-link': paid,
  'donation/receipt-returns': paid,
  'donation/receipt-statement': paid,
  'donation/update-status': paid,
  'notification/read-notification': ({ notification }) => ({ json: { notificationId: notification, all: true } }),
  'profile/delete-special-date/:id': ({ date }) => ({ path: { id: String(date) } }),
  'profile/delete_account': ({ account }) => ({ json: account }),
  'profile/end-session': ({ session }) => ({ json: { id: session } }),
}

const person = { name: 'Meera Negi', email: 'meera@example.org', message: 'May I visit the school in May?' }
const offline = { amount: '500', mode: 'cash', reference: '', day: '2026-11-20', declared: 'citizen' }
const year = '2026-27'
const txn = ({ paid: txn_id }: Ids) => ({ txn_id })
const line = { title: 'Meals', text: 'Eaten', alt: 'A hall' }
const deed = { project_id: '4', first_day: '2026-11-20', texts: { en: line, hi: line } }
const anybody = () => ({ from: 'donor-1', into: 'account-1' })

/** What the other calls take. Staff may see every donor's ids. */
const samples: Record<string, (ids: Ids) => Sample> = {
  blog: () => ({ query: { year: '2026' } }),
  'blog/blogdetails': () => ({ query: { blog_id: '1' } }),
  'contact-us/store': () => ({ json: { ...person, phone: '', subject: 'A visit' } }),
  donation: () => ({ query: { year } }),
  'donation/declare': () => ({ json: { answer: 'citizen', version: '1' } }),
  'donation/partner': () => ({ query: { origin: partnerOrigin } }),
  'donation/partner-name': () => ({ query: { partner_id: 'meghdoot' } }),
  'donation/partner-report': () => ({ query: { from: '2026-04-01' } }),
  'donation/partner-request': () => ({
    json: { ...person, organisation: 'Page Ltd', page: 'https://page.example.org/' },
  }),
  'donation/partner-token': () => ({ json: { origin: partnerOrigin } }),
  'donation/payment-detail': () => ({ json: { project_id: 4, amount: 500, purpose_id: 41, items: [] } }),
  'donation/require-item': () => ({ json: { project_id: 4 } }),
  'donation/statement': () => ({ query: { year, format: 'csv' } }),
  'file-link': () => ({ json: { path: `donation/statement?year=${year}&format=csv` } }),
  'forget-password': () => ({ json: { email: 'asha@example.org' } }),
  'get-page': () => ({ query: { page: 'csr-support' } }),
  'get-pages-banner': () => ({ query: { page: 'about' } }),
  login: () => ({ json: { email: 'asha@example.org', password: demoPassword } }),
  'login/code': () => ({ json: { to: 'asha@example.org' } }),
  'login/with-code': () => ({ json: { to: 'asha@example.org', code: '123456' } }),
  'login/second-factor': () => ({ json: { token: 'of nobody', code: '123456' } }),
  'my-data/export': () => ({ query: { format: 'json' } }),
  'my-data/withdraw': () => ({ json: { purpose: 'birthday' } }),
  monthly: () => ({ json: { link: '1.of-nobody-of-nobody-of-nobody' } }),
  'monthly/agree': () => ({
    json: { like: { txn_id: 'OF-NOBODY' }, amount: 500, day: 5, until: '2030-03-31', most: 15000 },
  }),
  'monthly/change': () => ({ json: { link: '1.of-nobody-of-nobody-of-nobody', change: { kind: 'stop' } } }),
  notification: () => ({ query: { page: '1' } }),
  'notification/update-notification-settings': () => ({ json: { settings: { gift_failed: false } } }),
  'donation/phone-state': () => ({ json: { watch: 'A'.repeat(43) } }),
  'donation/open-phone-code': () => ({ json: { code: 'A'.repeat(22) } }),
  'payment-link': () => ({ query: { link: '1.AAAAAAAAAAAAAAAA' } }),
  'payment/return/:txnid': ({ prepared }) => ({ path: { txnid: prepared }, form: { txnid: prepared } }),
  'payment/webhook': ({ prepared }) => ({ form: { txnid: prepared, status: 'success', hash: 'wrong' } }),
  'pledge/create': () => ({ json: { project_id: 1, amount: 500, every: 'month', day: 5 } }),
  'pledge/end': () => ({ json: { ends: '2026-11-21T04:00:00.000Z' } }),
  'profile/add-special-date': () => ({ json: { occasion_id: 1, name: 'Mother', date: '1958-11-26' } }),
  'profile/confirm-email': () => ({ json: { code: '123456' } }),
  'profile/pan': () => ({ json: { pan: 'AAAPK0000Q' } }),
  'profile/reauthenticate': () => ({ json: { password: 'wrong' } }),
  'profile/second-factor/confirm': () => ({ json: { code: '123456' } }),
  'profile/second-factor/disable': () => ({ json: { code: '123456' } }),
  'profile/second-factor/recovery-codes': () => ({ json: { code: '123456' } }),
  'profile/update': () => ({
    json: {
      fullName: 'Meera Negi',
      contactNo: '9000000077',
      address: { line: '7 Lantern Lane', city: 'Devkinara', state: 'Uttarakhand', pin: '900001' },
      birthday: '',
      language: 'en',
    },
  }),
  'profile/update-password': () => ({ json: { current: 'wrong', password: 'Himalaya#2026-blue' } }),
  'profile/updateImage': () => ({ form: { x: '1' } }),
  project: () => ({ query: { page: '1' } }),
  'project/progress': () => ({ query: { project: '4' } }),
  'project/show': () => ({ json: { project_id: 4 } }),
  'project/volunteer/become-volunteer': () => ({
    json: { ...person, phone: '9000000077', project_id: 1, role_id: 1 },
  }),
  'receipt-check': () => ({ query: { number: 'T/1' } }),
  register: () => ({
    json: { fullName: 'Meera Negi', email: 'meera@example.org', contactNo: '9000000077', password: 'Ganga-tat-1' },
  }),
  'register/social': () => ({ json: { provider: 'GOOGLE', idToken: 'of nobody', nonce: 'a nonce of nobody' } }),
  'reset-password': () => ({ json: { token: 'of nobody', password: 'Ganga-tat-1' } }),
  search: () => ({ query: { q: 'water' } }),
  'shared-receipt': () => ({ json: { link: 'of nobody' } }),
  'reminder/one-click': () => ({ query: { link: 's1.test.of-nobody-of-nobody' } }),
  'reminder/stop': () => ({ json: { link: 's1.test.of-nobody-of-nobody' } }),
  'staff/approve-refund': () => ({ json: { id: 1 } }),
  'staff/audit': () => ({ query: { page: '1' } }),
  'staff/cancel-offline': (ids) => ({ json: { ...txn(ids), reason: 'twice', note: 'Entered twice', version: 1 } }),
  'staff/payment-links': () => ({ query: { page: '1' } }),
  'staff/payment-link': () => ({
    json: { ...person, phone: '', language: 'en', project_id: '4', amount: '500', until: '2026-12-20' },
  }),
  'staff/mandates': () => ({ query: { state: 'due' }, json: {} }),
  'staff/mandate': () => ({ query: { id: '1' } }),
  'staff/stop-mandate': () => ({ json: { id: 1, way: 'phone', day: '2026-11-20', note: 'Asked by the donor' } }),
  'staff/mail-payment-link': () => ({ json: { id: 1 } }),
  'staff/revoke-payment-link': () => ({ json: { id: 1 } }),
  'staff/deed': () => ({ form: { deed: '{}' } }),
  'staff/deed-correct': () => ({ form: { deed: '{}' } }),
  'staff/deed-preview': () => ({ json: deed }),
  'staff/deed-withdraw': () => ({ json: { id: 1 } }),
  'staff/deeds': () => ({ query: { page: '1' } }),
  'staff/case': () => ({ query: { id: '1' } }),
  'staff/cases': () => ({ query: { open: 'yes' } }),
  'staff/certificate': ({ certificate }) => ({ query: { id: String(certificate) } }),
  'staff/certificate-donors': () => ({ query: { year }, json: { search: 'asha' } }),
  'staff/certificate-files': () => ({ query: { year }, form: { files: '' } }),
  'staff/certificate-match': ({ certificate }) => ({ json: { id: certificate, serial: 1 } }),
  'staff/certificate-remove': ({ certificate }) => ({ json: { id: certificate } }),
  'staff/certificates': () => ({ query: { year } }),
  'staff/certificates-deliver': () => ({ json: { year } }),
  'staff/dedication-name': (ids) => ({ json: { ...txn(ids), name: 'Meera Negi', was: 'Meera' } }),
  'staff/clear-cheque': (ids) => ({ json: { ...txn(ids), day: '2026-11-20' } }),
  'staff/close-case': () => ({ json: { id: 1, note: 'Solved' } }),
  'staff/correct-offline': (ids) => ({ json: { ...offline, ...txn(ids), note: 'Wrong day', version: 1 } }),
  'staff/correct-receipt': () => ({ json: { number: 'T/1', name: 'Meera Negi', note: 'Wrong name', version: 1 } }),
  'staff/donation': (ids) => ({ query: txn(ids) }),
  'staff/donations': () => ({ query: { sort: 'at' }, json: {} }),
  'staff/donor': ({ account }) => ({ query: { key: `account-${account}` } }),
  'staff/donors': () => ({ json: { search: 'asha' } }),
  'staff/journal': () => ({ query: { period: '2026-10', format: 'register' } }),
  'staff/mail-again': () => ({ json: { id: 1 } }),
  'staff/mails': () => ({ query: { page: '1' } }),
  'staff/merge-donors': () => ({ json: { ...anybody(), checked: true } }),
  'staff/merge-preview': () => ({ query: anybody() }),
  'staff/offline-donation': () => ({
    json: { ...offline, key: 'key-of-this-matrix', project_id: '4', name: 'Meera Negi', language: 'en' },
  }),
  'staff/offline-warnings': () => ({
    json: { ...offline, key: 'key-of-this-matrix', project_id: '4', name: 'Meera Negi', language: 'en' },
  }),
  'staff/pre-acknowledgement-add': () => ({ json: { numbers: 'AA1234567' } }),
  'staff/pre-acknowledgement-give': () => ({ json: { receipt: 'T/1' } }),
  'staff/pre-acknowledgements': () => ({ query: { page: '1' } }),
  'staff/receipt': (ids) => ({ query: txn(ids) }),
  'staff/receipt-pdf': (ids) => ({ query: { ...txn(ids), version: '1' } }),
  'staff/match-payment': (ids) => ({ json: { id: 1, ...txn(ids) } }),
  'staff/payouts': () => ({ query: { page: '1' } }),
  'staff/payout': () => ({ query: { utr: 'SETU1' } }),
  'staff/reconcile-day': () => ({ json: { day: '2026-11-20' } }),
  'staff/reconciliation-days': () => ({ query: { page: '1' } }),
  'staff/refunds': () => ({ query: { page: '1' } }),
  'staff/refuse-refund': () => ({ json: { id: 1, note: 'Not now' } }),
  'staff/request-return': (ids) => ({
    json: { ...txn(ids), amount: '1', day: '2026-11-20', reference: '', reason: 'Sent back' },
  }),
  'staff/request-refund': (ids) => ({ json: { ...txn(ids), amount: 500, reason: 'Asked by the donor' } }),
  'staff/statement-file': () => ({ json: { year } }),
  'staff/statement-filed': () => ({ json: { id: 1, acknowledgement: '12345678' } }),
  'staff/statements': () => ({ query: { year } }),
  'staff/unmerge-donor': () => ({ json: { key: 'donor-1' } }),
}

interface Caller {
  name: string
  token: string | null
  holds: 'nothing' | 'dead token' | 'donating-only token' | 'full token'
  origin: string | null
  role: StaffRole | null
  /** The sign-in was in the last ten minutes. */
  recent: boolean
  /** The trust requires a second factor of staff, and this person has none. */
  lacksSecondFactor: boolean
  /** Whose ids the caller tries. */
  others: () => Ids
}

/** A file to keep has its own role, and asks for a recent proof. */
interface Row {
  title: string
  route: Route
  csv: boolean
}
const routes = areas.flatMap((area) => area.routes)
const rows: Row[] = routes
  .flatMap((route) => {
    const row = { title: `${route.method} ${route.path}`, route, csv: false }
    const hasFile = route.auth === 'staff' && route.exported
    return hasFile ? [row, { ...row, title: `${row.title} as a file`, csv: true }] : [row]
  })
  // After it, one of the two donors is gone.
  .toSorted(
    (a, b) => Number(a.route.path === 'profile/delete_account') - Number(b.route.path === 'profile/delete_account'),
  )

/** Of two donors. No answer to somebody else has it, whatever the call: lists, feeds and totals name nobody. */
const planted = 'Zubeidanamika'
const plantedPhone = '9111122223'
const plantedEmail = 'planted@example.org'
const namesThem = new RegExp(`${planted}|${plantedPhone}|${plantedEmail}`)
const leaks: string[] = []
/** Staff hand these on, to partners and to the accounting program: they name no donor to anybody. */
const handedOn = [
  'donation/partner-report',
  'staff/journal',
  'staff/payouts',
  'staff/payout',
  'staff/reconciliation-days',
]
let pdfs = 0

/** The text of all pages of a PDF, as other readers see it. The sample certificate is no real PDF. */
async function pdfText(response: Response): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'pdf-'))
  const bytes = Buffer.from(await response.arrayBuffer())
  try {
    const file = join(folder, 'a.pdf')
    writeFileSync(file, bytes)
    const text = poppler('pdftotext', file, '-')
    pdfs += 1
    return text
  } catch {
    return bytes.toString('latin1')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const guards = ['unauthorized', 'origin', 'scope', 'staff', 'role', 'second_factor_needed', 'reauthenticate']

/** What a handler asks of its caller beyond the declaration: to be staff, or to have signed in recently. */
const alsoAsks: Record<string, { role?: true; recent?: true }> = {
  'my-data/export': { recent: true },
  'profile/end-other-sessions': { recent: true },
  'profile/second-factor/begin': { role: true, recent: true },
  'profile/second-factor/confirm': { role: true },
  'profile/second-factor/disable': { role: true, recent: true },
  'profile/second-factor/recovery-codes': { role: true, recent: true },
}

/** The refusal that a declaration demands; null if the call must reach its handler. */
function refusalOf({ route, csv }: Row, { origin, role, ...caller }: Caller): 401 | 403 | null {
  const { audience, auth } = route
  const asks = audience !== 'provider' && !(audience === 'public' && caller.token === null)
  const pages = audience === 'site' ? [siteOrigin] : [siteOrigin, partnerOrigin, otherPartner]
  if (asks && origin !== null && !pages.includes(origin)) return 403
  if (auth === 'none' || (auth === 'optional' && caller.token === null)) return null
  if (caller.holds === 'nothing' || caller.holds === 'dead token') return 401
  if (caller.holds === 'donating-only token') {
    return auth === 'full' || auth === 'staff' || origin !== partnerOrigin ? 403 : null
  }
  if (origin !== null && origin !== siteOrigin) return 403
  const more = alsoAsks[route.path]
  if ((more?.role && role === null) || (more?.recent && !caller.recent)) return 403
  if (route.auth !== 'staff') return null
  const least = csv && route.exported ? route.exported.role : route.role
  if (role === null || staffRoles.indexOf(role) < staffRoles.indexOf(least)) return 403
  return caller.lacksSecondFactor || ((csv || route.recent) && !caller.recent) ? 403 : null
}

let api: TestApi
let callers: Caller[]
let asha: Ids
let ravi: Ids
let ashaToken: string
let living: string[]
let cells = 0
let lastAddress = 0
let digestStatement: string

beforeAll(async () => {
  await ensurePoppler()
  api = await createTestApi()
  const { db } = api.deps
  const idOf = async (email: string) =>
    (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
  const join = async (role: StaffRole) => {
    const json = { fullName: role, email: `${role}@example.org`, contactNo: '9000000077', password: 'Ganga-tat-1' }
    const { user } = (await api.send('register', { json })).data(signedInSchema)
    await db.updateTable('users').set({ role }).where('id', '=', user.id).execute()
    return user.id
  }
  const [reader, accountant, administrator] = [
    await join('reader'),
    await join('accountant'),
    await join('administrator'),
  ]
  const a = await idOf('asha@example.org')
  const r = await idOf('ravi@example.org')
  await db
    .updateTable('users')
    .set({ full_name: `Asha ${planted}`, contact_no: plantedPhone })
    .where('id', '=', a)
    .execute()
  asha = await fill(a)
  ravi = await fill(r)
  const open = (id: number) => openSession(api.deps, id)
  const change = (token: string, set: { expires_at?: Date; revoked_at?: Date; authenticated_at?: Date }) =>
    db.updateTable('sessions').set(set).where('token_sha256', '=', sha256(token)).execute()
  // A donor whom only the ledger knows.
  const json = { ...offline, name: `Kamla ${planted}`, email: plantedEmail, phone: plantedPhone, note: '' }
  const entered = await api.send('staff/offline-donation', {
    json: { ...json, purpose_id: '', key: 'planted-0000000000001', project_id: '4', language: 'en' },
    token: await open(accountant),
    origin: siteOrigin,
  })
  if (entered.status !== 200) throw new Error(`the offline donation answered ${entered.status}`)
  const minutesAgo = (minutes: number) => new Date(api.deps.now().getTime() - minutes * 60_000)

  ashaToken = await open(a)
  const donating = await openDonateToken(api, await open(a))
  const [expired, revoked, stale] = [await open(a), await open(a), await open(administrator)]
  await change(expired, { expires_at: minutesAgo(1) })
  await change(revoked, { revoked_at: minutesAgo(1) })
  await change(stale, { authenticated_at: minutesAgo(11) })
  const gone = await api.send('register', {
    json: { fullName: 'Gone', email: 'gone@example.org', contactNo: '9000000077', password: 'Ganga-tat-1' },
  })
  const { token: deleted, user: goneUser } = gone.data(signedInSchema)
  await api.send('profile/delete_account', { json: goneUser.id, token: deleted })

  const base = { origin: siteOrigin, role: null, recent: true, lacksSecondFactor: false, others: () => ravi }
  const nobody = { ...base, token: null, holds: 'nothing' } as const
  const dead = { ...base, holds: 'dead token' } as const
  const donor = { ...base, token: ashaToken, holds: 'full token' } as const
  const partner = { ...base, token: donating, holds: 'donating-only token' } as const
  const staff = async (id: number, role: StaffRole) =>
    ({ ...base, name: role, token: await open(id), holds: 'full token', role }) as const
  callers = [
    { ...nobody, name: 'a visitor' },
    { ...nobody, name: 'a visitor of a foreign page', origin: foreignOrigin },
    { ...donor, name: 'a donor' },
    { ...donor, name: 'another donor', token: await open(r), others: () => asha },
    { ...donor, name: 'a program with a donor’s token', origin: null },
    { ...donor, name: 'a full token on a foreign page', origin: foreignOrigin },
    { ...donor, name: 'a full token on a partner’s page', origin: partnerOrigin },
    { ...partner, name: 'a donating-only token on its partner’s page', origin: partnerOrigin },
    { ...partner, name: 'a donating-only token on another partner’s page', origin: otherPartner },
    { ...partner, name: 'a donating-only token on the trust’s site' },
    { ...partner, name: 'a donating-only token without an origin', origin: null },
    { ...dead, name: 'an unknown token', token: 'of-nobody' },
    { ...dead, name: 'an expired token', token: expired },
    { ...dead, name: 'a revoked token', token: revoked },
    { ...dead, name: 'the token of a deleted account', token: deleted },
    await staff(reader, 'reader'),
    await staff(accountant, 'accountant'),
    await staff(administrator, 'administrator'),
    {
      ...(await staff(administrator, 'administrator')),
      name: 'staff who signed in earlier',
      token: stale,
      recent: false,
    },
    { ...(await staff(administrator, 'administrator')), name: 'staff without second factor', lacksSecondFactor: true },
  ]
  living = callers.flatMap(({ token, holds }) => (token === null || holds === 'dead token' ? [] : [token]))
  digestStatement = await writeDigest()
})
afterAll(() => api.close())

it('has a sample of every call that takes something, as the contract says, and of no other', () => {
  const takes = ({ path, query, body, other }: Route) => Boolean(query || body || other?.body || path.includes(':'))
  const known = { ...samples, ...ofOneDonor }
  const missing = routes.filter((route) => takes(route) && !known[route.path])
  expect(
    missing.map(({ path, auth }) => {
      const own = auth === 'full' || auth === 'donor'
      return `Add a sample of ${path} to \`samples\`${own ? ', or to `ofOneDonor` if it names what one donor owns' : ''}.`
    }),
  ).toEqual([])
  const paths = new Set(routes.filter(takes).map(({ path }) => path))
  expect(Object.keys(known).filter((path) => !paths.has(path))).toEqual([])
  for (const { path, query, body } of routes) {
    const sample = known[path]?.(ravi)
    if (query) expect({ path, ...z.safeParse(query, sample?.query ?? {}) }).toMatchObject({ path, success: true })
    if (body) expect({ path, ...z.safeParse(body, sample?.json) }).toMatchObject({ path, success: true })
  }
})

it('knows which calls name what one donor owns', () => {
  const names = /^(id|txn_id|txnid|notificationId|code|key|number|account)$/
  // A code that is mailed, or of an authenticator app, is searched in the caller's own account only.
  const ownCodes = /^profile\/(confirm-email|second-factor\/)/
  const naming = routes.filter(({ path, auth }) => {
    const { json, query, path: values } = samples[path]?.(ravi) ?? {}
    const fields = Object.keys({ ...(typeof json === 'object' ? json : {}), ...query, ...values })
    return (auth === 'full' || auth === 'donor') && fields.some((name) => names.test(name)) && !ownCodes.test(path)
  })
  expect(naming.map(({ path }) => `Move the sample of ${path} to \`ofOneDonor\`.`)).toEqual([])
})

it.each(rows)('$title goes no further than declared', async (row) => {
  const { path, auth, method } = row.route
  const named = ofOneDonor[path]
  const wrong: string[] = []
  const claim = (holds: boolean, { name }: Caller, answered: Answered) => {
    cells++
    if (!holds) wrong.push(`${name}: ${answered.status} ${answered.code}`)
  }
  const stopped = callers.filter((caller) => named || refusalOf(row, caller) !== null)
  const before = await digest()
  for (const caller of stopped) {
    const refusal = refusalOf(row, caller)
    const answered = await send(row, caller, (named ?? samples[path])?.(caller.others()))
    claim(refusal === null ? [403, 404].includes(answered.status) : answered.status === refusal, caller, answered)
  }
  expect({ wrong, changed: changedTables(before, await digest()) }).toEqual({ wrong: [], changed: [] })

  for (const caller of callers) {
    if (stopped.includes(caller)) continue
    // Acts of staff reach their handler without a valid payload, too.
    const sample = auth === 'staff' && method === 'POST' ? { json: {} } : samples[path]?.(caller.others())
    const answered = await send(row, caller, sample)
    const itsOwn = answered.status === 401 && Boolean(row.route.refusals?.includes(401))
    claim(answered.status < 500 && (itsOwn || !guards.includes(answered.code)), caller, answered)
    if (method === 'POST') await reviveSessions()
  }
  // The owner's call finds what the others' calls did not.
  const owner = callers.find(({ token }) => token === ashaToken)
  if (named && owner) {
    const answered = await send(row, owner, named(asha))
    claim(answered.status < 500 && ![401, 403, 404].includes(answered.status), owner, answered)
  }
  expect(wrong).toEqual([])
})

it('checks a cell of every call and caller', () => {
  expect(cells).toBe(rows.length * callers.length + Object.keys(ofOneDonor).length)
})

it('names no donor to anybody else, in no answer, file or mail', () => {
  const own = new Set(['asha@example.org', plantedEmail])
  const mailed = api.mails.filter(({ to, text, subject }) => !own.has(to) && namesThem.test(subject + text))
  expect(api.mails.some(({ text }) => namesThem.test(text))).toBe(true)
  expect(pdfs).toBeGreaterThan(0)
  expect({ leaks, mailed }).toEqual({ leaks: [], mailed: [] })
})

interface Answered {
  status: number
  code: string
}

async function send({ route, csv }: Row, caller: Caller, sample: Sample = {}): Promise<Answered> {
  Object.assign(api.deps.config, { staffSecondFactor: caller.lacksSecondFactor ? 'required' : 'optional' })
  // Limits by address are another matter.
  lastAddress++
  api.address = `10.1.${lastAddress >> 8}.${lastAddress & 255}`
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => sample.path?.[name] ?? '')
  const query = new URLSearchParams({ ...sample.query, ...(csv ? { format: 'csv' } : {}) })
  const multipart = route.other?.body === 'multipart/form-data'
  const fields = new URLSearchParams(sample.form)
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  const response = await api.fetch(
    toRequest(`${path}?${query}`, {
      method: route.method,
      ...(caller.token === null ? {} : { token: caller.token }),
      ...(caller.origin === null ? {} : { origin: caller.origin }),
      ...(sample.json === undefined ? {} : { json: sample.json }),
      ...(sample.form ? { body: multipart ? form : fields } : {}),
    }),
  )
  const isJson = response.headers.get('Content-Type')?.includes('json')
  const isPdf = response.headers.get('Content-Type') === 'application/pdf'
  const text = isPdf ? await pdfText(response) : await response.text()
  const isElse = caller.holds === 'nothing' || caller.holds === 'dead token' || caller.name === 'another donor'
  // The sample of a sign-in has Asha's password.
  if ((isElse || handedOn.includes(route.path)) && route.path !== 'login' && namesThem.test(text))
    leaks.push(`${route.path} to ${caller.name}`)
  const { error } = isJson && !response.ok ? JSON.parse(text) : { error: null }
  return { status: response.status, code: error?.code ?? '' }
}

/** What limits, the audit log and the last use of a session write is no change. */
const ignored = ['attempts', 'limit_buckets', 'audit_entries']

async function writeDigest(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`.execute(
    api.deps.db,
  )
  return tables
    .filter(({ name }) => !ignored.includes(name))
    .map(({ name }) => {
      // Every written row has a new xmin. A session's last use may be written, so its rows are compared without it.
      const rowsOf = name === 'sessions' ? `string_agg((to_jsonb(t) - 'last_used_at')::text, ',' order by id)` : `''`
      const last = name === 'sessions' ? `0` : `max(xmin::text::bigint)`
      return `select '${name}' as name, concat_ws(' ', count(*), ${last}, ${rowsOf}) as state from "${name}" t`
    })
    .join(' union all ')
}

async function digest(): Promise<Map<string, string>> {
  const { rows: sums } = await sql.raw<{ name: string; state: string }>(digestStatement).execute(api.deps.db)
  return new Map(sums.map(({ name, state }) => [name, state]))
}

const changedTables = (before: Map<string, string>, after: Map<string, string>) =>
  [...after].filter(([name, state]) => before.get(name) !== state).map(([name]) => name)

/** What a signed-in donor has, made by the API's own calls. */
async function fill(account: number): Promise<Ids> {
  const { db } = api.deps
  const token = await openSession(api.deps, account)
  const given = await giveRecorded(api, token)
  const captured = api.gateway.signedPost(given, { status: 'success', unmappedstatus: 'captured' })
  await postReturn(api, given.txnid, captured)
  const json = { occasion_id: 1, name: 'Mother', date: '1958-11-26' }
  const { id: date } = (await api.send('profile/add-special-date', { json, token })).data(specialDateSchema)

  const donating = await openDonateToken(api, token)
  const handed = await issue(api, donating, { project_id: 4, amount: 500, purpose_id: 41, items: [] }, partnerOrigin)
  await record(api, donating, { ...flexibleRecord, txn_id: handed.txn_id }, partnerOrigin)
  const code = handed.handover_url?.split('#')[1] ?? ''

  const paidRow = await db
    .selectFrom('donations')
    .select('id')
    .where('txn_id', '=', given.txnid)
    .executeTakeFirstOrThrow()
  const at = api.deps.now()
  const { id: certificate } = await db
    .insertInto('certificates')
    .values({
      year,
      sha256: `of ${account}`,
      doubt: null,
      name_sealed: null,
      file_sealed: null,
      replaces: null,
      uploaded_at: at,
      uploaded_by: null,
      matched_at: at,
      delivered_at: at,
      delivered_by_mail: false,
      keep_until: '2035-03-31',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const file_sealed = sealFile(api.deps, certificate, new Uint8Array([37, 80, 68, 70]))
  await db.updateTable('certificates').set({ file_sealed }).where('id', '=', certificate).execute()
  await db
    .insertInto('certificate_donations')
    .values({ certificate_id: certificate, donation_id: paidRow.id })
    .execute()

  await openSession(api.deps, account)
  const last = (table: 'notifications' | 'sessions') =>
    db.selectFrom(table).select('id').where('user_id', '=', account).orderBy('id', 'desc').executeTakeFirstOrThrow()
  return {
    account,
    prepared: (await issue(api, token)).txn_id,
    paid: given.txnid,
    code,
    date,
    notification: (await last('notifications')).id,
    session: (await last('sessions')).id,
    certificate,
  }
}

/** A call such as signing out ends sessions of its caller. The next cell needs them. */
const reviveSessions = () =>
  api.deps.db
    .updateTable('sessions')
    .set({ revoked_at: null })
    .where('token_sha256', 'in', living.map(sha256))
    .execute()
