/** Runs the same SQL and migrations on a real PostgreSQL. */
import sharp from 'sharp'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { archiveSchema, postSchema } from '../../shared/contract/content/blog.ts'
import { donationHistorySchema } from '../../shared/contract/donation/donation.ts'
import { projectPageSchema } from '../../shared/contract/project.ts'
import { foundListSchema } from '../../shared/contract/content/pages.ts'
import { notificationPageSchema } from '../../shared/contract/people/notification.ts'
import { partnerReportSchema } from '../../shared/contract/staff/partnerReport.ts'
import { profileSchema } from '../../shared/contract/people/profile.ts'
import { signedInSchema } from '../../shared/contract/people/account.ts'
import { notifySpecialDates } from '../donors/notification/notifications.ts'
import { remindPledges } from '../donors/pledge.ts'
import { plainLog } from '../base/logging/plainLog.ts'
import { serveStoredPicture } from '../pictures/upload.ts'
import { demoSeed } from '../testing/demoContent.ts'
import {
  declareCitizen,
  flexibleRecord,
  giveRecorded,
  issue,
  postReturn,
  postWebhook,
  record,
  statusOf,
} from '../testing/donations.ts'
import { openDonateToken } from '../testing/openDonateToken.ts'
import { createDatabase } from '../testing/createDatabase.ts'
import { createTestApi, partnerOrigin, type TestApi } from '../testing/testApi.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './openDatabase.ts'

let databaseUrl: string
let api: TestApi
let token: string
const lines: string[] = []
const open = () =>
  openPostgres(
    databaseUrl,
    plainLog((line) => lines.push(line)),
  )

beforeAll(async () => {
  databaseUrl = await createDatabase('empty')
  // Two servers start together: the second waits for the first one's migrations.
  const [one, two] = [open(), open()]
  await Promise.all([migrate(one.db), migrate(two.db)])
  await Promise.all([one.close(), two.close()])
  api = await createTestApi({}, open())
  token = await api.signIn()
})

afterAll(async () => {
  await api?.close()
})

describe('on PostgreSQL', () => {
  it('the site’s content is the same as on the embedded database', async () => {
    const months = (await api.send('blog/archive')).data(archiveSchema)
    expect(months.reduce((sum, month) => sum + month.count, 0)).toBe(demoSeed.content.posts.length)
    const first = demoSeed.content.posts[0]?.facts.id
    expect((await api.send(`blog/blogdetails?blog_id=${first}`)).data(postSchema).related).toHaveLength(3)
    const { rows } = (await api.send('project?per_page=50')).data(projectPageSchema)
    expect(rows.map((row) => row.raised)).toEqual(
      demoSeed.content.projects.map((project) => project.facts.opening.raised),
    )
    expect((await api.send('search?q=kitchen')).data(foundListSchema)).not.toEqual([])
  })

  it('a donation is issued, recorded, paid and listed, with ids and counts as numbers', async () => {
    const form = await giveRecorded(api, token)
    api.gateway.payments.set(form.txnid, {
      status: 'success',
      unmappedstatus: 'captured',
      transaction_amount: '500.00',
    })
    expect(await statusOf(api, token, form.txnid)).toMatchObject({ payment_status: 'success', project: { id: 4 } })
    const page = (await api.send('donation', { token })).data(donationHistorySchema)
    expect(page).toMatchObject({ total: 1, rows: [{ txn_id: form.txnid, amount: 500 }] })
  })

  it('ten posts over ten connections make one transition and one receipt', async () => {
    const forms = await Promise.all([1, 2, 3].map(() => giveRecorded(api, token)))
    const success = { status: 'success', unmappedstatus: 'captured' }
    await Promise.all(
      forms.flatMap((form) => {
        const posted = api.gateway.signedPost(form, success)
        const five = [1, 2, 3, 4, 5]
        return [...five.map(() => postReturn(api, form.txnid, posted)), ...five.map(() => postWebhook(api, posted))]
      }),
    )
    const receipts = await api.deps.db.selectFrom('receipts').select('number').orderBy('number').execute()
    expect(receipts.map((row) => row.number)).toEqual([1, 2, 3, 4].map((n) => `KSN/2026-27/00000${n}`))
    const notes = await api.deps.db.selectFrom('notifications').selectAll().execute()
    expect(notes).toHaveLength(4)
  })

  it('five equal records at once make one donation', async () => {
    const { txn_id } = await issue(api, token, { project_id: 1, amount: 120 })
    const items = [{ id: 11, qty: 2 }]
    const json = {
      ...flexibleRecord,
      project_id: 1,
      purpose_id: 12,
      items,
      donation_type: 'item',
      donation_amount: 120,
      txn_id,
    }
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => record(api, token, json)))
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200])
    const rows = await api.deps.db.selectFrom('donation_items').selectAll().execute()
    expect(rows).toHaveLength(1)
  })

  it('a paid donation stays paid if a failure arrives at the same moment', async () => {
    const form = await giveRecorded(api, token)
    const success = api.gateway.signedPost(form, { status: 'success', unmappedstatus: 'captured' })
    const failure = api.gateway.signedPost(form, { status: 'failure', unmappedstatus: 'failed' })
    await Promise.all([postWebhook(api, failure), postWebhook(api, success), postWebhook(api, failure)])
    expect((await statusOf(api, token, form.txnid)).payment_status).toBe('success')
  })

  it('an account is created and deleted as on the embedded database', async () => {
    const account = {
      fullName: 'Gomti Kandpal',
      email: 'gomti@example.org',
      contactNo: '9000000077',
      password: 'Ganga-tat-1',
    }
    const { token: own, user } = (await api.send('register', { json: account })).data(signedInSchema)
    const form = new FormData()
    const image = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#888888' } })
      .png()
      .toBuffer()
    form.append('image', new Blob([new Uint8Array(image)]))
    const { picture } = (await api.send('profile/updateImage', { body: form, token: own })).data(profileSchema)
    const served = await serveStoredPicture(api.deps, new Request(picture?.src ?? 'http://api.test'))
    expect(served?.headers.get('Content-Length')).not.toBe('0')
    const date = { occasion_id: 1, name: 'Devki', date: '1958-11-26' }
    const added = await Promise.all(
      Array.from({ length: 52 }, () => api.send('profile/add-special-date', { json: date, token: own })),
    )
    expect(added.filter((answer) => answer.status === 200)).toHaveLength(50)
    await api.send('pledge/create', { json: { project_id: 1, amount: 500, every: 'month', day: 21 }, token: own })
    await declareCitizen(api, own)
    const donation = await giveRecorded(api, own)
    await postWebhook(api, api.gateway.signedPost(donation, { status: 'success', unmappedstatus: 'captured' }))
    await notifySpecialDates(api.deps)
    await remindPledges(api.deps)
    const { total } = (await api.send('notification', { token: own })).data(notificationPageSchema)
    expect(total).toBe(52)
    expect((await api.send('donation?year=2026-27', { token: own })).data(donationHistorySchema).total).toBe(1)
    expect((await api.send('donation/receipt', { json: { txn_id: donation.txnid }, token: own })).status).toBe(200)
    expect((await api.send('profile/delete_account', { json: user.id, token: own })).status).toBe(200)
    const left = await sql<{
      n: number
    }>`select count(*)::int as n from payment_events where body like '%gomti%'`.execute(api.deps.db)
    expect(left.rows).toEqual([{ n: 0 }])
    const booked = api.deps.db.selectFrom('donations').select(['user_id', 'state']).where('txn_id', '=', donation.txnid)
    expect(await booked.executeTakeFirst()).toEqual({ user_id: null, state: 'paid' })
  })

  it('donations from a partner’s page are reported with partner and campaign, in whole rupees', async () => {
    const donateToken = await openDonateToken(api, token)
    const attribution = { utm_source: 'पत्र', utm_campaign: 'deep-utsav' }
    const payload = { project_id: 4, amount: 500, purpose_id: 41, items: [], attribution }
    const { txn_id } = await issue(api, donateToken, payload, partnerOrigin)
    await record(api, donateToken, { ...flexibleRecord, txn_id }, partnerOrigin)
    const staff = await api.signIn('accounts@example.org')
    const ask = async (query = '') => api.send(`donation/partner-report${query}`, { token: staff })
    const { rows, sum } = (await ask()).data(partnerReportSchema)
    expect(rows[0]).toMatchObject({ partner: { id: 'meghdoot' }, donations: 0, unpaid: 1, total: 0 })
    expect(rows[0]?.campaigns).toEqual([{ source: 'पत्र', campaign: 'deep-utsav', donations: 0, unpaid: 1, total: 0 }])
    expect(sum.total).toBe(sum.donations * 500)
    expect(sum.donations).toBeGreaterThan(0)
    expect((await ask('?from=1900-01-01&to=2199-12-31')).data(partnerReportSchema).sum).toEqual(sum)
  })

  it('failed sign-ins are counted as on the embedded database', async () => {
    const login = () => api.send('login', { json: { email: 'ravi@example.org', password: 'wrong' } })
    for (let n = 0; n < 5; n++) expect((await login()).status).toBe(422)
    expect((await login()).status).toBe(429)
  })

  it('broken connections are logged and replaced', async () => {
    const other = open()
    const ended = await sql`
      select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    `.execute(other.db)
    expect(ended.rows.length).toBeGreaterThan(0)
    await expect.poll(() => lines).toHaveLength(ended.rows.length)
    expect(lines[0]).toContain('database connection lost')
    await other.close()
    expect((await api.send('profile', { token })).status).toBe(200)
  })
})
