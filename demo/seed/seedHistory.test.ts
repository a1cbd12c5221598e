import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { donationHistorySchema, donationYearsSchema } from '../../shared/contract/donation/donation.ts'
import { notificationPageSchema } from '../../shared/contract/people/notification.ts'
import { profileSchema } from '../../shared/contract/people/profile.ts'
import { specialDatesSchema } from '../../shared/contract/people/specialDate.ts'
import { notifySpecialDates } from '../../api/donors/notification/notifications.ts'
import { remindPledges } from '../../api/donors/pledge.ts'
import { demoSeed } from '../../api/testing/demoContent.ts'
import { createTestApi, type TestApi } from '../../api/testing/testApi.ts'
import { seedHistory } from './seedHistory.ts'

const { past } = demoSeed.demo
let api: TestApi
let asha: string
let ravi: string
beforeAll(async () => {
  api = await createTestApi()
  await seedHistory(api.deps.db, api.deps.now, past)
  asha = await api.signIn()
  ravi = await api.signIn('ravi@example.org')
})
afterAll(() => api.close())

describe('the demo account’s history', () => {
  it('has three financial years of donations, with sums that match items and prices', async () => {
    const { rows, total } = (await api.send('donation?per_page=50', { token: asha })).data(donationHistorySchema)
    expect(total).toBe(past.donations.length)
    const years = (await api.send('donation/years', { token: asha })).data(donationYearsSchema)
    expect(years.length).toBeGreaterThanOrEqual(3)
    expect(rows.filter((row) => row.payment_status === 'failure')).toHaveLength(1)
    expect(rows.filter((row) => row.receipt)).toHaveLength(past.donations.length - 1)
    expect(rows.every((row) => row.project && row.purpose)).toBe(true)
    const items = await api.deps.db.selectFrom('donation_items').selectAll().execute()
    const donations = await api.deps.db.selectFrom('donations').selectAll().execute()
    const bases = await api.deps.db.selectFrom('projects').select(['id', 'base_amount']).execute()
    for (const donation of donations) {
      const own = items.filter((item) => item.donation_id === donation.id)
      const base = bases.find((row) => row.id === donation.project_id)?.base_amount ?? 0
      if (donation.donation_type === 'item')
        expect(own.reduce((sum, item) => sum + item.qty * item.price, 0)).toBe(donation.amount)
      if (donation.donation_type === 'fixed') expect(base * (donation.quantity ?? 0)).toBe(donation.amount)
    }
  })

  it('has a filled profile, special dates, a pledge, and notifications read and unread', async () => {
    const profile = (await api.send('profile', { token: asha })).data(profileSchema)
    expect(profile).toMatchObject({
      pledged: true,
      pan: expect.any(String),
      address: { pin: expect.stringMatching(/^\d{6}$/) },
    })
    expect((await api.send('profile/special-dates-list', { token: asha })).data(specialDatesSchema)).toHaveLength(4)
    const { rows } = (await api.send('notification?per_page=50', { token: asha })).data(notificationPageSchema)
    expect(rows.filter((row) => !row.read)).toHaveLength(3)
    expect(new Set(rows.map((row) => row.kind)).size).toBe(5)
    const moments = rows.map((row) => row.created_at)
    expect(moments).toEqual(moments.toSorted().toReversed())
  })

  it('leaves nothing for jobs to report again', async () => {
    const count = async () => (await api.deps.db.selectFrom('notifications').select('id').execute()).length
    const before = await count()
    await notifySpecialDates(api.deps)
    await remindPledges(api.deps)
    expect(await count()).toBe(before)
  })

  it('leaves the other account empty', async () => {
    expect((await api.send('donation', { token: ravi })).data(donationHistorySchema).total).toBe(0)
    expect((await api.send('profile', { token: ravi })).data(profileSchema)).toMatchObject({
      pledged: false,
      picture: null,
    })
  })

  it('is added once, and never to an account in use', async () => {
    await seedHistory(api.deps.db, api.deps.now, past)
    expect((await api.send('donation', { token: asha })).data(donationHistorySchema).total).toBe(past.donations.length)
    const other = await createTestApi()
    other.advance(3600)
    await seedHistory(other.deps.db, other.deps.now, past)
    expect(await other.deps.db.selectFrom('donations').selectAll().execute()).toEqual([])
    await other.close()
  })
})
