import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { undeliveredPageSchema } from '../../shared/contract/staff/mails.ts'
import type { MailState } from '../storage/tables/tables.ts'
import { createTestApi, siteOrigin, type TestApi } from '../testing/testApi.ts'
import type { Mail } from '../mail/mailer.ts'
import { DeliveryFault } from '../mail/mailTransport.ts'
import { sendMails, settleMail } from '../mail/sendMails.ts'

let api: TestApi
let token: string
beforeEach(async () => {
  api = await createTestApi()
  token = await api.signIn('accounts@example.org')
})
afterEach(() => api.close())

const fault = { code: '5.1.1', text: '550 5.1.1 no such user' }
/** Queues a mail and settles it; answers its id. */
const stored = async (state: MailState, change: Partial<Mail> = {}): Promise<number> => {
  const mail: Mail = { to: 'nobody@example.org', kind: 'other', language: 'en', subject: 'Hello', text: 'Secret text.' }
  await api.deps.mailer.send({ ...mail, ...change })
  const row = await api.deps.db.selectFrom('mails').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
  if (state !== 'queued') await settleMail(api.deps, row, { state, fault, badAddress: state === 'bounced' })
  return row.id
}
const read = (query = '') => api.send(`staff/mails${query}`, { token, origin: siteOrigin })
const list = async (query = '') => (await read(query)).data(undeliveredPageSchema)
const again = (id: number) => api.send('staff/mail-again', { json: { id }, token, origin: siteOrigin })
const mailOf = (id: number) =>
  api.deps.db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const logged = async () =>
  (await api.deps.db.selectFrom('audit_entries').selectAll().orderBy('id').execute())
    .slice(1)
    .map(({ action, subject_id }) => [action, subject_id])

describe('GET staff/mails', () => {
  it('lists what did not arrive, newest first, with the account, and never a text', async () => {
    await stored('queued')
    await stored('sent')
    const failed = await stored('failed')
    const bounced = await stored('bounced', { to: 'Asha@example.org', kind: 'receipt', subject: 'Receipt' })
    const answer = await read()
    expect(JSON.stringify(answer.raw)).not.toContain('Secret')
    const { rows, total, per_page } = answer.data(undeliveredPageSchema)
    expect([rows.map(({ id }) => id), total, per_page]).toEqual([[bounced, failed], 2, 50])
    expect(rows[0]).toMatchObject({
      to: 'Asha@example.org',
      kind: 'receipt',
      subject: 'Receipt',
      state: 'bounced',
      code: '5.1.1',
      reason: '550 5.1.1 no such user',
      account: { name: 'Asha Rawat', unreachable: true },
      resendable: true,
    })
    expect(rows[1]?.account).toBeNull()
    expect(await logged()).toEqual([['mail_failures.read', null]])
  })

  it('answers pages and one state', async () => {
    const failed = await stored('failed')
    const bounced = await stored('bounced')
    const ids = async (query: string) => (await list(query)).rows.map(({ id }) => id)
    expect(await ids('?state=failed')).toEqual([failed])
    expect(await ids('?state=bounced')).toEqual([bounced])
    expect(await ids('?per_page=1&page=2')).toEqual([failed])
    expect((await read('?state=sent&per_page=51')).refusal?.fields).toEqual({ state: 'invalid', per_page: 'too_big' })
  })
})

describe('POST staff/mail-again', () => {
  it('queues the mail as if it were new, once, and logs who did it', async () => {
    const id = await stored('failed')
    const answers = await Promise.all([again(id), again(id)])
    expect(answers.map(({ refusal }) => refusal?.code ?? 'ok').toSorted()).toEqual(['mail_waiting', 'ok'])
    expect(await mailOf(id)).toMatchObject({ state: 'queued', attempts: 0, error_code: null, settled_at: null })
    expect(await logged()).toEqual([['mail_failures.changed', String(id)]])
    await sendMails(api.deps, async () => null)
    expect((await mailOf(id)).state).toBe('sent')
    expect((await list()).total).toBe(0)
  })

  it('refuses, in a sentence, what was sent, is unknown, or has no text any more', async () => {
    const sent = await again(await stored('sent'))
    expect([sent.status, sent.refusal?.code]).toEqual([409, 'mail_delivered'])
    expect(sent.message).toBe('This mail was sent in the meantime. There is nothing to send again.')
    expect((await again(987_654)).status).toBe(404)
    await api.send('forget-password', { json: { email: 'asha@example.org' } })
    const refusing = () => Promise.reject(new DeliveryFault('address', fault.code, fault.text))
    api.deps.mailTransport = { ...api.deps.mailTransport, deliver: refusing }
    await expect.poll(() => sendMails(api.deps, async () => null).then(async () => (await list()).total)).toBe(1)
    const [link] = (await list()).rows
    expect([link?.kind, link?.resendable]).toEqual(['new_password', false])
    expect((await again(link?.id ?? 0)).refusal?.code).toBe('mail_erased')
  })
})
