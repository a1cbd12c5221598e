import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedInSchema } from '../../../shared/contract/people/account.ts'
import { account, livingAccount, traces } from '../../testing/livingAccount.ts'
import { giveRecorded, issue, postReturn, postWebhook } from '../../testing/donations.ts'
import { openDonateToken } from '../../testing/openDonateToken.ts'
import { createTestApi, type TestApi } from '../../testing/testApi.ts'
import { serveStoredPicture } from '../../pictures/upload.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

/** Every row of every table as text. */
async function dump(): Promise<string> {
  const { db } = api.deps
  const tables = await sql<{
    name: string
  }>`select table_name as name from information_schema.tables where table_schema = 'public'`.execute(db)
  const all = await Promise.all(
    tables.rows.map(async ({ name }) => {
      const { rows } = await sql<{ row: string }>`select row_to_json(t)::text as row from ${sql.table(name)} t`.execute(
        db,
      )
      return rows.map(({ row }) => `${name} ${row}`)
    }),
  )
  return all.flat().join('\n')
}

const success = { status: 'success', unmappedstatus: 'captured' }

describe('POST profile/delete_account', () => {
  it('accepts the person’s own id only', async () => {
    const ravi = await api.signIn('ravi@example.org')
    for (const json of [1, { id: 1 }, 999]) {
      expect((await api.send('profile/delete_account', { json, token: ravi })).status).toBe(404)
    }
    for (const [json, code] of [
      ['2', 'invalid'],
      [0, 'number'],
      [{ id: 'x' }, 'invalid'],
      [null, 'required'],
      [{}, 'required'],
      [[2], 'required'],
    ] as const) {
      const { refusal } = await api.send('profile/delete_account', { json, token: ravi })
      expect(refusal, JSON.stringify(json)).toEqual({ code: 'invalid', fields: { id: code } })
    }
    const empty = await api.send('profile/delete_account', { method: 'POST', token: ravi })
    expect(empty.refusal?.fields).toEqual({ id: 'required' })
    expect((await api.send('profile/delete_account', { json: 2 })).status).toBe(401)
    expect((await api.send('profile', { token: ravi })).status).toBe(200)
  })

  it('leaves nothing of the person anywhere, and keeps the donations in the ledger', async () => {
    const { token, user, picture } = await livingAccount(api)
    const other = await api.signIn(account.email, account.password)
    const donating = await openDonateToken(api, token)
    const paid = await giveRecorded(api, token)
    await postReturn(api, paid.txnid, api.gateway.signedPost(paid, success))
    const pending = await giveRecorded(api, token)
    const issued = await issue(
      api,
      donating,
      { project_id: 4, amount: 700, purpose_id: 41, items: [] },
      'http://partner.test',
    )
    // A forged post that names the donor, with an unknown txn id.
    await postWebhook(api, { txnid: 'NOBODYS', email: account.email, firstname: 'Gomti' })
    const before = await dump()
    // The PAN is encrypted, so the dump never shows it.
    const readable = traces.filter((text) => text !== 'gomti' && text !== 'AAAPK0000Q')
    for (const trace of readable) expect(before).toContain(trace)
    expect(await serveStoredPicture(api.deps, new Request(picture))).not.toBeNull()

    const answer = await api.send('profile/delete_account', {
      json: user.id,
      token,
      headers: { 'Accept-Language': 'hi' },
    })
    expect(answer.status).toBe(200)
    expect(answer.message).toContain('आपका खाता हटा दिया गया है')

    for (const spent of [token, other]) expect((await api.send('profile', { token: spent })).status).toBe(401)
    const give = { project_id: 4, amount: 5 }
    const partner = { token: donating, origin: 'http://partner.test' }
    expect((await api.send('donation/payment-detail', { json: give, ...partner })).status).toBe(401)
    expect((await api.send('login', { json: { email: account.email, password: account.password } })).status).toBe(422)
    expect(await serveStoredPicture(api.deps, new Request(picture))).toBeNull()
    const code =
      new URL(issued.handover_url ?? '').searchParams.get('code') ?? issued.handover_url?.split('#').at(-1) ?? ''
    expect((await api.send('donation/handover', { json: { code } })).status).not.toBe(200)
    const after = await dump()
    for (const trace of traces) expect(after, trace).not.toContain(trace)

    const donations = await api.deps.db
      .selectFrom('donations')
      .leftJoin('receipts', 'receipts.donation_id', 'donations.id')
      .select(['txn_id', 'user_id', 'amount', 'state', 'number'])
      .where('txn_id', 'in', [paid.txnid, pending.txnid])
      .orderBy('donations.id')
      .execute()
    expect(donations).toMatchObject([
      { user_id: null, amount: 500, state: 'paid', number: expect.stringMatching(/^KSN\//) },
      { user_id: null, amount: 500, state: 'handed_over', number: null },
    ])

    // The pending payment arrives: it is recorded, and still without the person.
    expect(await postReturn(api, pending.txnid, api.gateway.signedPost(pending, success))).toContain('/payment-success')
    expect(
      await api.deps.db.selectFrom('donations').select('state').where('txn_id', '=', pending.txnid).executeTakeFirst(),
    ).toEqual({ state: 'paid' })
    const afterUse = await dump()
    for (const trace of traces) expect(afterUse, trace).not.toContain(trace)
  })

  it('keeps messages that only contain the address, because the address is not proven', async () => {
    const asha = await api.signIn()
    const donation = await giveRecorded(api, asha)
    await postReturn(api, donation.txnid, api.gateway.signedPost(donation, success))
    const writer = { name: 'Sharada Devi', phone: '9000000078', message: 'May we come on Sunday?', subject: 'A visit' }
    const write = (email: string) => api.send('contact-us/store', { json: { ...writer, email } })
    for (const email of ['sha@example.org', 'asha@example.org']) expect((await write(email)).status).toBe(200)
    const role = await api.deps.db.selectFrom('volunteer_roles').selectAll().executeTakeFirstOrThrow()
    const offer = { ...writer, email: 'sha@example.org', project_id: role.project_id, role_id: role.id }
    expect((await api.send('project/volunteer/become-volunteer', { json: offer })).status).toBe(200)
    await api.deps.mailer.send({
      kind: 'other',
      language: 'en',
      to: 'asha@example.org',
      subject: 'Namaste',
      text: 'Sent to asha@example.org.',
    })
    const kept = async () =>
      (await dump()).split('\n').filter((row) => /^(messages|volunteers|payment_events) /.test(row))
    const mails = () => api.deps.db.selectFrom('mails').selectAll().orderBy('id').execute()
    const [before, mailsBefore] = [await kept(), await mails()]

    // A sign-up does not prove the address.
    const stranger = { ...account, email: 'sha@example.org' }
    const { token, user } = (await api.send('register', { json: stranger })).data(signedInSchema)
    expect((await api.send('profile/delete_account', { json: user.id, token })).status).toBe(200)

    expect((await kept()).toSorted()).toEqual(before.toSorted())
    expect(before.filter((row) => row.includes('sha@example.org')).length).toBeGreaterThan(3)
    expect(await mails()).toEqual(mailsBefore.filter((mail) => mail.recipient !== 'sha@example.org'))
  })

  const visit = { name: 'Gomti', email: account.email, subject: 'A visit', message: 'May we come on Sunday?' }
  it.each([
    ['donation/payment-detail', () => ({ project_id: 4, amount: 500 })],
    ['contact-us/store', () => visit],
    ['profile/delete_account', (id: number) => id],
  ])('ends a pending call of %s with 401, not with 500', async (path, payload) => {
    const { token, user } = (await api.send('register', { json: account })).data(signedInSchema)
    // The API reads the body after it knows the caller. Here the account is deleted before the body arrives.
    const body = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          const deleted = await api.send('profile/delete_account', { json: user.id, token })
          expect(deleted.status).toBe(200)
          controller.enqueue(new TextEncoder().encode(JSON.stringify(payload(user.id))))
          controller.close()
        },
      },
      { highWaterMark: 0 },
    )
    expect((await api.send(path, { body, token })).status).toBe(401)
  })

  it('frees the address for a new account, which sees nothing of the old one', async () => {
    const { token } = (await api.send('register', { json: account })).data(signedInSchema)
    expect(await (await api.send('donation', { token })).raw).toMatchObject({ data: { total: 0 } })
    const { user } = (await api.send('login', { json: account })).data(signedInSchema)
    expect((await api.send('profile/delete_account', { json: { id: user.id }, token })).status).toBe(200)
  })
})
