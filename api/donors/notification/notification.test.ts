import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  notificationCounterSchema,
  notificationPageSchema,
  notificationTypesSchema,
} from '../../../shared/contract/people/notification.ts'
import { signedInSchema } from '../../../shared/contract/people/account.ts'
import { giveRecorded, postWebhook } from '../../testing/donations.ts'
import { createTestApi, type TestApi } from '../../testing/testApi.ts'

let api: TestApi
let asha: string
let ravi: string
beforeAll(async () => {
  api = await createTestApi()
  asha = await api.signIn()
  ravi = await api.signIn('ravi@example.org')
})
afterAll(() => api.close())

const list = async (token = asha, query = '', language = 'en') =>
  (await api.send(`notification${query}`, { token, headers: { 'Accept-Language': language } })).data(
    notificationPageSchema,
  )
const unread = async (token = asha) =>
  (await api.send('notification/notification-counter', { token })).data(notificationCounterSchema).notificationCount

const paid = { status: 'success', unmappedstatus: 'captured' }
const failed = { status: 'failure', unmappedstatus: 'failed', error_Message: 'Bank was unable to authenticate' }
async function give(change: Record<string, string>, token = asha): Promise<string> {
  const form = await giveRecorded(api, token)
  await postWebhook(api, api.gateway.signedPost(form, change))
  return form.txnid
}

describe('notifications', () => {
  it('welcome a new account', async () => {
    const account = {
      fullName: 'Uma Bisht',
      email: 'uma@example.org',
      contactNo: '9000000021',
      password: 'Ganga-tat-1',
    }
    const { token } = (await api.send('register', { json: account })).data(signedInSchema)
    expect((await list(token)).rows).toMatchObject([
      { kind: 'welcome', title: 'Welcome to Kinara Seva Nyas', read: false, link: '/profile' },
    ])
  })

  it('report a confirmed and a failed donation, in both languages', async () => {
    const [good, bad] = [await give(paid), await give(failed)]
    const { rows, total } = await list()
    expect(total).toBe(2)
    expect(rows).toMatchObject([
      { kind: 'gift_failed', link: `/payment-failure?txnid=${bad}`, description: expect.stringContaining('₹500') },
      {
        kind: 'gift_confirmed',
        link: `/payment-success?txnid=${good}`,
        description: expect.stringContaining('KSN/2026-27/'),
      },
    ])
    expect((await list(asha, '', 'hi')).rows.map((row) => row.title)).toEqual([
      'एक भुगतान पूरा नहीं हुआ',
      'आपका दान प्राप्त हुआ',
    ])
    expect((await list(ravi)).total).toBe(0)
  })

  it('report a late success, too, once each', async () => {
    const form = await giveRecorded(api, asha)
    for (const change of [failed, failed, paid, paid]) await postWebhook(api, api.gateway.signedPost(form, change))
    const { rows } = await list()
    expect(rows.filter((row) => row.link?.includes(form.txnid)).map((row) => row.kind)).toEqual([
      'gift_confirmed',
      'gift_failed',
    ])
  })

  it('are listed in pages, newest first, at most 50 at once', async () => {
    const { rows, page, per_page, total } = await list(asha, '?page=2&per_page=3')
    expect({ rows: rows.length, page, per_page, total }).toEqual({ rows: 1, page: 2, per_page: 3, total: 4 })
    expect((await api.send('notification?per_page=51', { token: asha })).refusal?.fields).toEqual({
      per_page: 'too_big',
    })
    expect((await api.send('notification?page=0', { token: asha })).status).toBe(422)
    expect((await list(asha, '?per_page=50')).rows).toHaveLength(4)
    expect((await api.send('notification')).status).toBe(401)
  })
})

describe('reading', () => {
  const read = (id: unknown, token = asha, query = '', all?: unknown) =>
    api.send(`notification/read-notification${query}`, { json: { notificationId: id, all }, token })

  it('marks one notification, or with `all` every earlier one, too, as View All does', async () => {
    const { rows } = await list()
    expect(await unread()).toBe(4)
    expect((await read(rows[2]?.id)).data(notificationCounterSchema)).toEqual({ notificationCount: 3 })
    expect((await list()).rows.map((row) => row.read)).toEqual([false, false, true, false])
    const upToSecond = await read(rows[1]?.id, asha, '', true)
    expect(upToSecond.data(notificationCounterSchema)).toEqual({ notificationCount: 1 })
    expect((await list()).rows.map((row) => row.read)).toEqual([false, true, true, true])
    expect((await read(rows[0]?.id, asha, '', 'yes')).refusal?.fields).toEqual({ all: 'invalid' })
    expect((await read(rows[0]?.id)).data(notificationCounterSchema)).toEqual({ notificationCount: 0 })
  })

  it('uses the id in the query if the body has none', async () => {
    await give(paid)
    const newest = (await list()).rows[0]?.id
    expect((await read(undefined, asha, `?notificationId=${newest}`)).status).toBe(200)
    expect(await unread()).toBe(0)
  })

  it('answers 422 without an id, and 404 for somebody else’s', async () => {
    expect((await read(undefined)).refusal?.fields).toEqual({ notificationId: 'required' })
    expect((await read(undefined, asha, '?notificationId=x')).refusal?.fields).toEqual({ notificationId: 'invalid' })
    await give(paid)
    const newest = (await list()).rows[0]?.id
    expect((await read(newest, ravi)).status).toBe(404)
    expect((await read(9_999_999)).status).toBe(404)
    expect(await unread()).toBe(1)
  })

  it('answers in the reader’s language', async () => {
    const newest = (await list()).rows[0]?.id
    const answer = await api.send('notification/read-notification', {
      json: { notificationId: newest },
      token: asha,
      headers: { 'Accept-Language': 'hi' },
    })
    expect(answer.message).toBe('सूचनाएँ पढ़ी हुई चिह्नित कर दी गई हैं।')
  })
})

describe('settings', () => {
  const types = async (token = asha) =>
    Object.fromEntries(
      (await api.send('notification/get-notification-types', { token }))
        .data(notificationTypesSchema)
        .map((row) => [row.key, row.on]),
    )
  const change = (settings: unknown) =>
    api.send('notification/update-notification-settings', { json: { settings }, token: asha })

  it('are all on at first, and change one by one', async () => {
    const gifts = { gift_confirmed: true, gift_failed: true, gift_refunded: true }
    const all = { ...gifts, special_date: true, pledge_reminder: true, deed: true }
    expect(await types()).toEqual(all)
    expect((await change({ gift_failed: false })).status).toBe(200)
    expect(await types()).toEqual({ ...all, gift_failed: false })
    expect(await types(ravi)).toEqual(all)
  })

  it('decide which notifications a person gets', async () => {
    const before = (await list()).total
    await give(failed)
    expect((await list()).total).toBe(before)
    await give(paid)
    expect((await list()).total).toBe(before + 1)
    await change({ gift_failed: true })
    await give(failed)
    expect((await list()).total).toBe(before + 2)
  })

  it('refuse an unknown kind, and change nothing then', async () => {
    expect((await change({ gift_failed: false, welcome: false })).refusal?.fields).toEqual({ settings: 'unknown' })
    expect((await change({ gift_failed: 'no' })).status).toBe(422)
    expect((await change(null)).refusal?.fields).toEqual({ settings: 'required' })
    expect((await types())['gift_failed']).toBe(true)
    expect((await change({})).status).toBe(200)
  })
})
