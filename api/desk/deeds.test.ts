import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { donationHistorySchema, type ShownDeed } from '../../shared/contract/donation/donation.ts'
import {
  type Deed,
  type DeedForm,
  deedIdSchema,
  type DeedPreview,
  deedPreviewSchema,
  deedsSchema,
} from '../../shared/contract/staff/deeds.ts'
import { imageLimits } from '../../shared/contract/people/profile.ts'
import { indianDay } from '../../shared/date.ts'
import { attachFile } from '../accounting/attachFile.ts'
import { recordFact } from '../accounting/ledger/recordFact.ts'
import { staffCalls, type StaffCalls } from '../accounting/testing/giveInYear.ts'
import { sendDeedMails } from '../donation/deeds.ts'
import { sendMails } from '../mail/sendMails.ts'
import { createSmtpTransport } from '../mail/smtpTransport.ts'
import { settle } from '../payment/settle.ts'
import { noLog } from '../base/logging/log.ts'
import { openPostgres } from '../storage/openDatabase.ts'
import { createDatabase } from '../testing/createDatabase.ts'
import { serveStoredPicture } from '../pictures/upload.ts'
import { issue, record } from '../testing/donations.ts'
import { startSmtp } from '../testing/startSmtp.ts'
import { createTestApi, type TestApi } from '../testing/testApi.ts'

let api: TestApi
let staff: StaffCalls
let asha: string
beforeEach(async () => {
  api = await createTestApi()
  staff = staffCalls(api, await api.signIn('accounts@example.org'))
  asha = await api.signIn()
})
afterEach(() => api.close())

const lines = (title: string) => ({ title, text: 'All of them were warm.', alt: 'People eat in a hall' })
const wanted: DeedForm = {
  project_id: '4',
  item_id: '',
  purpose_id: '',
  first_day: '2026-11-14',
  last_day: '2026-11-14',
  texts: { en: lines('14 November: 312 patients seen'), hi: lines('14 नवंबर: 312 रोगी देखे गए') },
}
const photo = (width = 1600, height = 900) =>
  sharp({ create: { width, height, channels: 3, background: '#b23a24' } })
    .withExif({ IFD0: { Artist: 'GPS 30.08 N' } })
    .jpeg()
    .toBuffer()
async function post(path: string, deed: unknown, image: Uint8Array | null) {
  const body = new FormData()
  body.append('deed', JSON.stringify(deed))
  if (image) body.append('image', new Blob([new Uint8Array(image)]))
  return staff.call(path, { body })
}
const publish = async (change: Partial<DeedForm> = {}): Promise<number> =>
  (await post('staff/deed', { ...wanted, ...change }, await photo())).data(deedIdSchema).id
const preview = async (change: Partial<DeedForm> = {}): Promise<DeedPreview> =>
  (await staff.call('staff/deed-preview', { json: { ...wanted, ...change } })).data(deedPreviewSchema)
const list = async (): Promise<Deed[]> => (await staff.call('staff/deeds')).data(deedsSchema).rows
const mailed = () => api.mails.filter(({ kind }) => kind === 'deed').map(({ to }) => to)
const seen = async (token: string): Promise<ShownDeed[][]> =>
  (await api.send('donation', { token })).data(donationHistorySchema).rows.map(({ deeds }) => deeds ?? [])
const picture = (address: string) => serveStoredPicture(api.deps, new Request(address))

interface Choice {
  project_id?: number
  amount?: number
  purpose_id?: number
  items?: Array<{ id: number; qty: number }>
}
/** A paid donation. Answers its id. */
async function give(token: string, at: string, choice: Choice = {}): Promise<number> {
  const order = { project_id: 4, amount: 500, purpose_id: 41, items: [], ...choice }
  const { txn_id } = await issue(api, token, { ...order, open_payments_seen: [] })
  const { amount: donation_amount, ...rest } = order
  const donation_type = rest.items.length > 0 ? 'item' : 'flexible'
  const recorded = await record(api, token, { ...rest, donation_type, donation_amount, purpose_text: '', txn_id })
  if (recorded.status !== 200) throw new Error(`not recorded: ${JSON.stringify(recorded.raw)}`)
  const paid = { providerId: txn_id, evidenceId: null, paidAt: new Date(at), verdict: { status: 'success' } } as const
  await settle(api.deps, txn_id, paid)
  const row = api.deps.db.selectFrom('donations').select('id').where('txn_id', '=', txn_id)
  return (await row.executeTakeFirstOrThrow()).id
}
/** A donation by hand, of a donor without an account. */
const takeOffline = async (name: string, email: string, day: string): Promise<void> => {
  const blank = { reference: '', note: '', phone: '', line: '', city: '', state: '', pin: '', pan: '', purpose_id: '' }
  const money = { ...blank, project_id: '4', amount: '700', mode: 'cash', day, declared: 'citizen' }
  const json = { ...money, key: crypto.randomUUID(), donor: 'new', name, email, language: 'hi' }
  const { status, raw } = await staff.call('staff/offline-donation', { json })
  if (status !== 200) throw new Error(JSON.stringify(raw))
}

describe('the donations of a deed', () => {
  it('are those of its Indian days, its purpose and its item, paid and not given back', async () => {
    const ravi = await api.signIn('ravi@example.org')
    const first = await give(asha, '2026-11-13T23:59:00+05:30')
    const second = await give(ravi, '2026-11-14T00:00:00+05:30', { purpose_id: 42 })
    await give(ravi, '2026-11-14T12:00:00+05:30', {
      project_id: 1,
      amount: 300,
      purpose_id: 11,
      items: [{ id: 12, qty: 1 }],
    })
    const people = async (change: Partial<DeedForm>) => (await preview({ ...change })).donors
    expect(await people({})).toBe(1)
    expect(await people({ first_day: '2026-11-13' })).toBe(2)
    expect(await people({ first_day: '', last_day: '', purpose_id: '41' })).toBe(1)
    expect(await people({ first_day: '2026-11-14', purpose_id: '41' })).toBe(0)
    const kitchen = { project_id: '1', first_day: '', last_day: '' }
    expect(await people({ ...kitchen, item_id: '12' })).toBe(1)
    expect(await people({ ...kitchen, item_id: '13' })).toBe(0)
    const gone = { event: 'refunded', actor: 'provider', reference: 'R1', amountPaise: 50_000 } as const
    await recordFact(api.deps.db, { ...gone, donationId: second, at: api.deps.now() })
    expect(await people({})).toBe(0)
    const part = { ...gone, reference: 'R2', amountPaise: 10_000 }
    await recordFact(api.deps.db, { ...part, donationId: first, at: api.deps.now() })
    expect(await people({ first_day: '2026-11-13' })).toBe(1)
  })

  it('are chosen by an item, a purpose or days that the project has, up to today', async () => {
    const refused = async (change: Partial<DeedForm>) =>
      (await post('staff/deed', { ...wanted, ...change }, await photo())).refusal?.fields
    expect(await refused({ first_day: '' })).toEqual({ first_day: 'required' })
    expect(await refused({ first_day: '2026-11-15' })).toEqual({ last_day: 'order' })
    expect(await refused({ last_day: '2099-01-01' })).toEqual({ last_day: 'future' })
    expect(await refused({ project_id: '999' })).toEqual({ project_id: 'unknown' })
    expect(await refused({ item_id: '12' })).toEqual({ item_id: 'unknown' })
    expect(await refused({ purpose_id: '11' })).toEqual({ purpose_id: 'unknown' })
    const named = { ...wanted.texts, hi: { ...lines('x'), text: 'Call 9876543210' } }
    expect(await refused({ texts: named })).toEqual({ 'texts.hi.text': 'personal' })
    expect(await refused({ texts: { ...wanted.texts, en: lines('') } })).toEqual({ 'texts.en.title': 'required' })
    const { first_day, last_day } = { ...(await publish({ last_day: '' }), (await list())[0] ?? expect.fail()) }
    expect([first_day, last_day]).toEqual(['2026-11-14', indianDay(api.deps.now())])
  })
})

describe('the mail of a deed', () => {
  it('is one for each donor with an address, however often they gave and however often the job runs', async () => {
    await give(asha, '2026-11-14T09:00:00+05:30')
    await give(asha, '2026-11-14T10:00:00+05:30')
    await takeOffline('Kamla Namuna', 'kamla@example.org', '2026-11-14')
    await takeOffline('Vimla Namuna', '', '2026-11-14')
    // An account and a donor by hand with one address are one reader.
    await takeOffline('Asha R', 'ASHA@example.org', '2026-11-14')
    const { mail, ...counts } = await preview()
    expect(counts).toEqual({ donors: 4, mails: 2, refused: 0, unreachable: 2 })
    expect(mail.hi.subject).toBe('14 नवंबर: 312 रोगी देखे गए')
    await publish()
    await Promise.all([sendDeedMails(api.deps), sendDeedMails(api.deps)])
    await sendDeedMails(api.deps)
    api.advance(3600)
    await sendDeedMails(api.deps)
    expect(mailed().toSorted()).toEqual(['asha@example.org', 'kamla@example.org'])
    expect(await list()).toMatchObject([
      { donors: 4, mailed: 2, project: 'Medical camp', published_by: expect.any(String) },
    ])
    const of = (to: string) => api.mails.find((one) => one.kind === 'deed' && one.to === to)
    expect(of('asha@example.org')?.text).toContain('http://site.test/donation?year=2026-27')
    // No page for a donor without an account; and the language of the donation.
    expect(of('kamla@example.org')).toMatchObject({ language: 'hi', text: expect.not.stringContaining('/donation') })
  })

  it('is one if two servers run the job at the same time', async () => {
    const databaseUrl = await createDatabase('empty')
    const open = () => openPostgres(databaseUrl, noLog)
    const first = await createTestApi({}, open())
    const second = open()
    const own = api
    try {
      api = first
      staff = staffCalls(api, await api.signIn('accounts@example.org'))
      await give(await api.signIn(), '2026-11-14T09:00:00+05:30')
      await give(await api.signIn('ravi@example.org'), '2026-11-14T09:00:00+05:30')
      await publish()
      const other = { ...first.deps, db: second.db }
      await Promise.all([first.deps, other, first.deps, other].map((deps) => sendDeedMails(deps)))
      const queued = first.deps.db
        .selectFrom('mails')
        .select('recipient')
        .where('kind', '=', 'deed')
        .orderBy('recipient')
      expect(await queued.execute()).toEqual([{ recipient: 'asha@example.org' }, { recipient: 'ravi@example.org' }])
    } finally {
      api = own
      await Promise.all([first.close(), second.close()])
    }
  })

  it('goes to a donor whose payment is confirmed later, within a month', async () => {
    await publish()
    await sendDeedMails(api.deps)
    await give(asha, '2026-11-14T09:00:00+05:30')
    await sendDeedMails(api.deps)
    expect(mailed()).toEqual([])
    api.advance(3600)
    await sendDeedMails(api.deps)
    expect(mailed()).toEqual(['asha@example.org'])
    api.advance(31 * 86_400)
    await sendDeedMails(api.deps)
    expect(await api.deps.db.selectFrom('deeds').select('due_at').execute()).toEqual([{ due_at: null }])
  })

  it('leaves out who refused it, and a deleted account; who refused still sees the deed', async () => {
    const ravi = await api.signIn('ravi@example.org')
    await give(asha, '2026-11-14T09:00:00+05:30')
    await give(ravi, '2026-11-14T09:00:00+05:30')
    await api.send('notification/update-notification-settings', { json: { settings: { deed: false } }, token: asha })
    const { id } = await api.deps.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'ravi@example.org')
      .executeTakeFirstOrThrow()
    await api.send('profile/delete_account', { json: id, token: ravi })
    expect(await preview()).toMatchObject({ donors: 1, mails: 0, refused: 1 })
    await publish()
    await sendDeedMails(api.deps)
    expect(mailed()).toEqual([])
    expect(await seen(asha)).toMatchObject([[{ title: '14 November: 312 patients seen' }]])
  })

  it('ends by the link in it, without an account, also after staff merged the donor', async () => {
    await give(asha, '2026-11-14T09:00:00+05:30')
    await takeOffline('Kamla Namuna', 'kamla@example.org', '2026-11-14')
    await publish()
    await sendDeedMails(api.deps)
    const linkOf = (to: string) =>
      /http:\/\/site\.test\/reminder\?of=deeds#(\S+)/.exec(
        api.mails.find((mail) => mail.kind === 'deed' && mail.to === to)?.text ?? '',
      )?.[1] ?? expect.fail()
    const stop = async (to: string) => (await api.send('reminder/stop', { json: { link: linkOf(to) } })).status
    expect([await stop('kamla@example.org'), await stop('kamla@example.org')]).toEqual([200, 200])
    expect(await preview()).toMatchObject({ donors: 2, mails: 1, refused: 1 })
    const owner = api.deps.db.selectFrom('users').select('id').where('email', '=', 'ravi@example.org')
    const { id: user_id } = await owner.executeTakeFirstOrThrow()
    await api.deps.db.updateTable('donors').set({ user_id }).where('email', '=', 'kamla@example.org').execute()
    expect(await preview()).toMatchObject({ donors: 2, mails: 1, refused: 1 })
    await stop('kamla@example.org')
    expect(await stop('asha@example.org')).toBe(200)
    const off = api.deps.db.selectFrom('notification_settings').select(['kind', 'is_on']).orderBy('user_id')
    expect(await off.execute()).toEqual([
      { kind: 'deed', is_on: false },
      { kind: 'deed', is_on: false },
    ])
    await publish()
    await sendDeedMails(api.deps)
    expect(mailed()).toHaveLength(2)
  })

  it('gets corrected lines while it waits, and keeps those that were sent', async () => {
    const sent = async () => {
      const rows = api.deps.db.selectFrom('mails').select(['subject', 'body']).where('kind', '=', 'deed').orderBy('id')
      return rows.execute()
    }
    await give(asha, '2026-11-14T09:00:00+05:30')
    const id = await publish()
    await sendDeedMails(api.deps)
    await sendMails(api.deps, async () => null)
    await takeOffline('Kamla Namuna', 'kamla@example.org', '2026-11-14')
    api.advance(3600)
    await sendDeedMails(api.deps)
    const texts = { en: lines('14 November: 321 patients seen'), hi: lines('14 नवंबर: 321 रोगी देखे गए') }
    expect((await post('staff/deed-correct', { id, texts }, null)).status).toBe(200)
    const [first, second] = await sent()
    expect(first).toMatchObject({ subject: '14 November: 312 patients seen', body: expect.stringContaining('312') })
    expect(second?.subject).toBe('14 नवंबर: 321 रोगी देखे गए')
    expect(second?.body).toContain('14 नवंबर: 321 रोगी देखे गए\n\nAll of them were warm.')
    expect(second?.body).not.toContain('312')
  })

  it('is not sent again after staff merge the donor, nor sent for a withdrawn deed', async () => {
    await give(asha, '2026-11-14T09:00:00+05:30')
    await takeOffline('Kamla Namuna', 'kamla@example.org', '2026-11-14')
    const id = await publish()
    await sendDeedMails(api.deps)
    const { id: user_id } = await api.deps.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'asha@example.org')
      .executeTakeFirstOrThrow()
    await api.deps.db.updateTable('donors').set({ user_id }).where('email', '=', 'kamla@example.org').execute()
    api.advance(3600)
    await sendDeedMails(api.deps)
    expect(mailed()).toHaveLength(2)
    await staff.call('staff/deed-withdraw', { json: { id } })
    const waiting = api.deps.db
      .selectFrom('mails')
      .select('id')
      .where('kind', '=', 'deed')
      .where('state', '=', 'queued')
    expect(await waiting.execute()).toEqual([])
  })

  it('arrives by SMTP with the picture inside, and loads nothing from outside', async () => {
    await give(asha, '2026-11-14T09:00:00+05:30')
    await publish()
    await sendDeedMails(api.deps)
    const smtp = await startSmtp()
    const transport = createSmtpTransport({ url: smtp.url, from: 'Kinara Trust <donations@trust.example>' })
    try {
      api.deps.mailTransport = transport
      await sendMails(api.deps, (mail) => attachFile(api.deps, mail))
    } finally {
      transport.close()
      await smtp.stop()
    }
    const [arrived] = smtp.mails.filter(({ parsed }) => parsed.subject?.includes('312'))
    const { parsed, raw } = arrived ?? expect.fail()
    const header = (name: string) => new RegExp(`^${name}: *\\s*(\\S+)`, 'im').exec(raw)?.[1] ?? expect.fail()
    expect(header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
    const button = header('List-Unsubscribe').slice(1, -1)
    const opened = await api.fetch(new Request(button, { redirect: 'manual' }))
    expect([opened.status, opened.headers.get('Location')]).toEqual([
      303,
      expect.stringMatching(/^http:\/\/site\.test\/reminder\?of=deeds#/),
    ])
    expect(await preview()).toMatchObject({ refused: 0 })
    const form = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    expect((await api.fetch(new Request(button, { method: 'POST', body: form }))).status).toBe(200)
    expect(await preview()).toMatchObject({ refused: 1 })
    expect(parsed.text).toContain('All of them were warm.')
    expect(raw).toMatch(/<img src=3D"cid:picture"|<img src="cid:picture"/)
    expect(parsed.html || '').not.toMatch(/<img[^>]+src="http/)
    const [file] = parsed.attachments
    expect(file).toMatchObject({ contentType: 'image/jpeg', filename: 'picture.jpg' })
    expect(await sharp(file?.content).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 675 })
  })
})

describe('the picture of a deed', () => {
  it('is shown at the donation, without the data of the camera, until the deed is corrected or withdrawn', async () => {
    await give(asha, '2026-11-14T09:00:00+05:30')
    await give(asha, '2026-11-15T09:00:00+05:30')
    const id = await publish()
    const [other, [deed]] = (await seen(asha)) as [ShownDeed[], ShownDeed[]]
    expect(other).toEqual([])
    const { src, alt } = deed?.picture ?? expect.fail()
    expect(src).toMatch(/^http:\/\/api\.test\/media\/deeds\/[\w-]{32}\.jpg$/)
    expect(alt).toBe('People eat in a hall')
    const bytes = Buffer.from((await (await picture(src))?.arrayBuffer()) ?? new ArrayBuffer(0))
    expect([(await sharp(bytes).metadata()).exif, bytes.includes('GPS 30.08')]).toEqual([undefined, false])

    const corrected = { id, texts: { ...wanted.texts, en: lines('14 November: 321 patients seen') } }
    expect((await post('staff/deed-correct', corrected, null)).status).toBe(200)
    expect((await seen(asha))[1]).toMatchObject([{ title: '14 November: 321 patients seen', picture: { src } }])
    await post('staff/deed-correct', corrected, await photo(300, 300))
    expect(await picture(src)).toBeNull()
    const newer = (await seen(asha))[1]?.[0]?.picture ?? expect.fail()
    expect(newer).toMatchObject({ width: 300, height: 300 })

    expect((await staff.call('staff/deed-withdraw', { json: { id } })).status).toBe(200)
    expect(await seen(asha)).toEqual([[], []])
    expect(await picture(newer.src)).toBeNull()
    expect(await list()).toMatchObject([{ state: 'withdrawn', picture: null }])
    expect((await post('staff/deed-correct', corrected, null)).refusal?.code).toBe('deed_withdrawn')
    expect((await staff.call('staff/deed-withdraw', { json: { id } })).status).toBe(409)
    expect((await staff.call('staff/deed-withdraw', { json: { id: id + 1 } })).status).toBe(404)
  })

  it('is needed, and keeps to the types, sizes and pixels of a picture', async () => {
    const refused = async (image: Uint8Array | null) => (await post('staff/deed', wanted, image)).refusal?.fields
    expect(await refused(null)).toEqual({ image: 'required' })
    expect(await refused(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toEqual({ image: 'type' })
    expect(await refused((await photo()).subarray(0, 900))).toEqual({ image: 'broken' })
    expect(await refused(await photo(6_001, 4_000))).toEqual({ image: 'too_large' })
    expect(await refused(Buffer.concat([await photo(), Buffer.alloc(imageLimits.bytes)]))).toEqual({
      image: 'too_large',
    })
    expect(await list()).toEqual([])
  })
})
