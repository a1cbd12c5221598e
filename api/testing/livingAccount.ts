import sharp from 'sharp'
import { expect } from 'vitest'
import { profileSchema } from '../../shared/contract/people/profile.ts'
import { signedInSchema, type User } from '../../shared/contract/people/account.ts'
import { declareCitizen } from './donations.ts'
import type { TestApi } from './testApi.ts'
import { sealCard, sealRecipient } from '../donation/dedications.ts'
import { sealSecret } from '../base/vault/storedValues.ts'

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

/** What a donor's own calls leave empty. */
export async function fillTheRest(api: TestApi, userId: number): Promise<void> {
  const { db } = api.deps
  const at = api.deps.now()
  const person = { organisation: account.fullName, name: account.fullName, email: account.email, message: 'Gomti' }
  const page = { page: 'https://kandpal.example/', origin: 'https://kandpal.example' }
  await db
    .insertInto('partner_requests')
    .values({ ...person, ...page, language: 'en', user_id: userId, created_at: at })
    .execute()
  await db
    .insertInto('identities')
    .values({ provider: 'GOOGLE', subject: 'gomti-1', user_id: userId, created_at: at })
    .execute()
  const secret = sealSecret(api.deps, userId, 'JBSWY3DPEHPK3PXP')
  await db.insertInto('second_factors').values({ user_id: userId, secret, created_at: at, confirmed_at: at }).execute()
  await db.insertInto('recovery_codes').values({ code_sha256: 'recovery', user_id: userId, used_at: at }).execute()
  await db
    .insertInto('pending_sign_ins')
    .values({ token_sha256: 'pending', user_id: userId, way: 'password', expires_at: at })
    .execute()
  await db.insertInto('email_codes').values({ user_id: userId, code_hash: 'of a code', expires_at: at }).execute()
  await db.insertInto('pan_reminders').values({ user_id: userId, year: '2025-26', sent_at: at }).execute()
  await db
    .updateTable('users')
    .set({ role: 'reader', mail_bounced_at: at, email_proven_at: at, proven_phone: `+91${account.contactNo}` })
    .where('id', '=', userId)
    .execute()
  await db.updateTable('sessions').set({ browser: 'firefox', system: 'linux' }).execute()
  const monthly = { day: 5, until: '2030-03-31', most: 500 }
  const agreed = { agreed_project_id: 4, agreed_amount: 500, agreed_monthly: JSON.stringify(monthly) }
  await db
    .updateTable('sessions')
    .set({ revoked_at: at, ...agreed })
    .where('scope', '=', 'donate')
    .execute()
  await db.updateTable('reset_tokens').set({ spent_at: at }).where('user_id', '=', userId).execute()
  await db.updateTable('special_dates').set({ project_id: 1 }).where('user_id', '=', userId).execute()
  await db.updateTable('pledges').set({ every: 'year', month: 1 }).where('user_id', '=', userId).execute()
  await db.updateTable('volunteers').set({ from_day: '2027-01-01' }).where('user_id', '=', userId).execute()
  const donor = {
    full_name: account.fullName,
    email: account.email,
    contact_no: account.contactNo,
    address_line: '7 Lantern Lane',
    address_city: 'Devkinara',
    address_state: 'Uttarakhand',
    address_pin: '900001',
    pan: api.deps.vault.seal('AAAPK0000Q', 'donors.pan:1'),
    user_id: userId,
    created_at: at,
  }
  const insertDonor = (merged_into: number | null) =>
    db
      .insertInto('donors')
      .values({ ...donor, merged_into })
      .returning('id')
      .executeTakeFirstOrThrow()
  const { id: donor_id } = await insertDonor(null)
  await insertDonor(donor_id)
  const link = { project_id: 4, amount: 500, note: '', language: 'en', until_day: '2026-12-31' } as const
  await db
    .insertInto('payment_links')
    .values([
      { ...link, user_id: userId, donor_id: null, created_by: 1, created_at: at },
      { ...link, user_id: null, donor_id, created_by: 1, created_at: at },
    ])
    .execute()
  await db
    .updateTable('donations')
    .set({ dedicated_to: 'Devki aunt', donor_id })
    .where('user_id', '=', userId)
    .execute()
  const given = await db.selectFrom('donations').select('id').where('donor_id', '=', donor_id).execute()
  for (const { id } of given) {
    const recipient = { name: 'Devki aunt', email: account.email }
    const row = { occasion: 'memory', language: 'en', day: '2026-12-01', remind: true, changed_at: at } as const
    await db
      .insertInto('dedications')
      .values({
        ...row,
        donation_id: id,
        card_sealed: sealCard(api.deps, id, { message: 'Devki aunt', signature: account.fullName }),
        recipient_sealed: sealRecipient(api.deps, id, recipient),
        sent_at: at,
        corrected_at: at,
        reminded_at: at,
      })
      .execute()
  }
  await db.updateTable('handovers').set({ used_at: at }).execute()
  await db.updateTable('notifications').set({ read_at: at, link: '/donation' }).where('user_id', '=', userId).execute()
  const problem = { error_code: '550', error_text: account.email, action_label: 'Open', action_url: 'https://a.test/' }
  const settled = { state: 'bounced', due_at: null, settled_at: at } as const
  const { id: certificate_of } = await db
    .insertInto('certificates')
    .values({
      year: '2026-27',
      sha256: 'of a file',
      doubt: 'unmatched',
      name_sealed: null,
      file_sealed: null,
      replaces: null,
      uploaded_at: at,
      uploaded_by: null,
      matched_at: null,
      delivered_at: null,
      delivered_by_mail: null,
      keep_until: '2035-03-31',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const mail = await db.selectFrom('mails').select('id').where('user_id', '=', userId).executeTakeFirstOrThrow()
  const size = { picture: 'of a deed', webp: null, jpeg: null, width: 9, height: 9 }
  const dates = { due_at: null, published_at: at, corrected_at: null, withdrawn_at: null }
  const scope = { project_id: 4, item_id: null, purpose_id: 41, first_day: null, last_day: '2026-11-20' }
  const { id: deed_of } = await db
    .insertInto('deeds')
    .values({ ...scope, ...size, ...dates, created_by: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('deed_mails')
    .values([
      { deed_id: deed_of, user_id: userId, donor_id: null, sent_at: at },
      { deed_id: deed_of, user_id: null, donor_id, sent_at: at },
    ])
    .execute()
  await db
    .updateTable('mails')
    .set({
      ...problem,
      ...settled,
      certificate_of,
      deed_of,
      unsubscribe_url: 'https://api.test/reminder/one-click',
      card_of: given[0]?.id ?? null,
    })
    .where('id', '=', mail.id)
    .execute()
}
