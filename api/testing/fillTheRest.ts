import { sealSecret } from '../base/vault/storedValues.ts'
import type { TestApi } from './testApi.ts'
import { account } from './livingAccount.ts'

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
  await db
    .updateTable('users')
    .set({ role: 'reader', mail_bounced_at: at, email_proven_at: at })
    .where('id', '=', userId)
    .execute()
  await db.updateTable('sessions').set({ browser: 'firefox', system: 'linux' }).execute()
  const agreed = { agreed_project_id: 4, agreed_amount: 500 }
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
  await db
    .updateTable('donations')
    .set({ dedicated_to: 'Devki aunt', donor_id })
    .where('user_id', '=', userId)
    .execute()
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
  await db
    .updateTable('mails')
    .set({ ...problem, ...settled, certificate_of })
    .where('id', '=', mail.id)
    .execute()
}
