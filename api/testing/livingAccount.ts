import sharp from 'sharp'
import { expect } from 'vitest'
import { profileSchema } from '../../shared/contract/people/profile.ts'
import { signedInSchema, type User } from '../../shared/contract/people/session.ts'
import { declareCitizen } from './donations.ts'
import type { TestApi } from './testApi.ts'

export const account = {
  fullName: 'Gomti Kandpal',
  email: 'gomti@example.org',
  contactNo: '9000000077',
  password: 'Ganga-tat-1',
}

/** Personal data that must be nowhere afterwards: name, e-mail, phone, PAN, street. */
export const traces = ['gomti', 'Gomti', 'Kandpal', 'kandpal', '9000000077', 'AAAPK0000Q', 'Lantern Lane', 'Devki aunt']

/** An account that has used every part of the site, and so has rows in each of a person's tables. */
export async function livingAccount(api: TestApi): Promise<{ token: string; user: User; picture: string }> {
  const { token, user } = (await api.send('register', { json: { ...account, notice_version: '1' } })).data(
    signedInSchema,
  )
  await api.send('profile/update', {
    token,
    json: {
      fullName: account.fullName,
      contactNo: account.contactNo,
      address: { line: '7 Lantern Lane', city: 'Devkinara', state: 'Uttarakhand', pin: '900001' },
      pan: 'AAAPK0000Q',
      birthday: '1970-01-02',
      language: 'en',
    },
  })
  const form = new FormData()
  const image = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#888888' } })
    .png()
    .toBuffer()
  form.append('image', new Blob([new Uint8Array(image)]))
  const picture = (await api.send('profile/updateImage', { body: form, token })).data(profileSchema).picture
  await api.send('profile/add-special-date', {
    json: { occasion_id: 1, name: 'Devki aunt', date: '1958-11-26' },
    token,
  })
  await api.send('pledge/create', { json: { project_id: 1, amount: 500, every: 'month', day: 5 }, token })
  await api.send('notification/update-notification-settings', { json: { settings: { gift_failed: false } }, token })
  await declareCitizen(api, token)
  await writeToTrust(api, token)
  await api.send('forget-password', { json: { email: account.email } })
  await api.send('login', { json: { email: account.email, password: 'wrong' } })
  return { token, user, picture: picture?.src ?? '' }
}

async function writeToTrust(api: TestApi, token: string): Promise<void> {
  const role = await api.deps.db.selectFrom('volunteer_roles').selectAll().executeTakeFirstOrThrow()
  const writer = {
    name: account.fullName,
    email: account.email,
    phone: account.contactNo,
    message: 'I am Gomti and would like to help.',
  }
  const offer = { ...writer, project_id: role.project_id, role_id: role.id }
  expect((await api.send('project/volunteer/become-volunteer', { json: offer, token })).status).toBe(200)
  expect((await api.send('contact-us/store', { json: { ...writer, subject: 'Visiting' }, token })).status).toBe(200)
  const elsewhere = { ...writer, email: 'kandpal.family@example.org', subject: 'From another address' }
  expect((await api.send('contact-us/store', { json: elsewhere, token })).status).toBe(200)
}
