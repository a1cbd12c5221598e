/** Runs the client of the account's endpoints against the API, so the two cannot drift apart. */
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerSocial } from '../../../shared/contract/people/account.ts'
import { ApiError, createTransport } from '../../../shared/contract/transport.ts'
import { donations, donationYears } from '../../../shared/contract/donation/donation.ts'
import { receipt } from '../../../shared/contract/donation/receipt.ts'
import {
  notificationCounter,
  notifications,
  notificationTypes,
  readNotificationsUpTo,
  updateNotificationSettings,
} from '../../../shared/contract/people/notification.ts'
import { createPledge, endPledge, pledge } from '../../../shared/contract/people/pledge.ts'
import {
  appendCrop,
  deleteAccount,
  profile,
  removeImage,
  updateImage,
  updatePassword,
  updateProfile,
} from '../../../shared/contract/people/profile.ts'
import {
  addSpecialDate,
  deleteSpecialDate,
  occasions,
  specialDates,
} from '../../../shared/contract/people/specialDate.ts'
import { createUpload } from '../../../shared/contract/upload.ts'
import { demoPassword } from '../../testing/demoContent.ts'
import { giveRecorded, postWebhook } from '../../testing/donations.ts'
import { apiRoot, createTestApi, siteOrigin, type TestApi } from '../../testing/testApi.ts'

let api: TestApi
let token: string
const ports = {
  root: apiRoot,
  timeoutSignal: (ms: number) => AbortSignal.timeout(ms),
  token: () => token,
  lang: () => 'en' as const,
}
const withOrigin = (headers: Record<string, string>) => ({ ...headers, Origin: siteOrigin })
const t = createTransport({
  ...ports,
  fetch: (url, { headers, method, body }) =>
    api.fetch(new Request(url, { method, headers: withOrigin(headers), ...(body === undefined ? {} : { body }) })),
})
const upload = createUpload<FormData, AbortSignal>({
  ...ports,
  fetch: (url, init) => api.fetch(new Request(url, { ...init, headers: withOrigin(init.headers) })),
})

beforeAll(async () => {
  api = await createTestApi()
  token = await api.signIn()
})
afterAll(() => api.close())

const failureOf = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ApiError)) throw new Error('expected an ApiError')
  return error
}

describe('the account’s client', () => {
  it('reads and saves the profile, and the picture with its crop', async () => {
    const { fullName, contactNo, address, pan, birthday, language } = await profile(t)
    const update = { fullName, contactNo: contactNo ?? '', address, pan: pan ?? '', birthday: birthday ?? '', language }
    const city = { ...address, city: 'Devkinara' }
    expect((await updateProfile(t, { ...update, address: city })).address.city).toBe('Devkinara')
    const pin = { ...address, pin: '1' }
    expect((await failureOf(updateProfile(t, { ...update, address: pin }))).fields).toEqual({ 'address.pin': 'pin' })
    const image = await sharp({ create: { width: 99, height: 99, channels: 3, background: '#888888' } })
      .png()
      .toBuffer()
    const form = new FormData()
    form.append('image', new Blob([new Uint8Array(image)]))
    appendCrop(form, { x: 0.4, y: 1, width: 50, height: 50 })
    expect((await updateImage(upload, form)).picture?.width).toBe(320)
    expect((await removeImage(t)).picture).toBeNull()
    expect(await failureOf(updateImage(upload, new FormData()))).toMatchObject({
      status: 422,
      fields: { image: 'required' },
    })
  })

  it('stores special dates and the pledge', async () => {
    const [occasion] = await occasions(t)
    const request = { occasion_id: occasion?.id ?? 0, name: 'Savitri', date: '1958-11-26' }
    const { id } = await addSpecialDate(t, request)
    expect(await specialDates(t)).toHaveLength(1)
    await deleteSpecialDate(t, id)
    expect(await specialDates(t)).toEqual([])
    expect(await pledge(t)).toBeNull()
    const created = await createPledge(t, { project_id: 1, amount: 500, every: 'month', day: 5 })
    expect(await pledge(t)).toEqual(created)
    expect(await endPledge(t, created.created_at)).toBeNull()
  })

  it('lists donations, years, receipts and notifications', async () => {
    const donation = await giveRecorded(api, token)
    await postWebhook(api, api.gateway.signedPost(donation, { status: 'success', unmappedstatus: 'captured' }))
    const { rows } = await donations(t, { page: 1, perPage: 10, year: '2026-27' })
    expect(rows[0]?.receipt?.number).toBe((await receipt(t, donation.txnid)).number)
    expect(await donationYears(t)).toMatchObject([{ year: '2026-27', total: 500 }])
    const page = await notifications(t, 1, 6)
    expect((await notificationCounter(t)).notificationCount).toBe(page.total)
    expect((await readNotificationsUpTo(t, page.rows[0]?.id ?? 0)).notificationCount).toBe(0)
    expect(await updateNotificationSettings(t, { gift_failed: false })).toEqual(await notificationTypes(t))
  })

  it('changes the password and deletes the account', async () => {
    expect(
      (await failureOf(registerSocial(t, { provider: 'GOOGLE', idToken: 'x', nonce: 'n'.repeat(16) }))).fields,
    ).toEqual({
      provider: 'unknown',
    })
    await updatePassword(t, { current: demoPassword, password: 'Ganga-tat-9' })
    const { id } = await profile(t)
    await deleteAccount(t, id)
    expect((await failureOf(profile(t))).kind).toBe('unauthorized')
  })
})
