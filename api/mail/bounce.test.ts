import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../testing/testApi.ts'
import { readBounce, recordBounce } from './bounce.ts'
import { sendMails } from './sendMails.ts'

const key = '6f1b7c1e-6b3f-4f0e-9b61-0c2f5a1d9e77'

/** As Postfix writes it, shortened. */
const report = (change: (text: string) => string = (text) => text) =>
  change(`Return-Path: <>
From: MAILER-DAEMON@mx.example.org (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
To: bounces+${key}@trust.example
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
\tboundary="4B1.1764"
Message-Id: <20261124083102.4B1@mx.example.org>

--4B1.1764
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

<asha@example.org>: host mail.example.org said: 550 5.1.1 user unknown

--4B1.1764
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.org
Arrival-Date: Tue, 24 Nov 2026 14:01:02 +0530 (IST)

Final-Recipient: rfc822; asha@example.org
Action: failed
Status: 5.1.1
Remote-MTA: dns; mail.example.org
Diagnostic-Code: smtp; 550 5.1.1 <asha@example.org>: Recipient address
    rejected: user unknown

--4B1.1764
Content-Description: Undelivered Message Headers
Content-Type: text/rfc822-headers

From: Asha Trust <donations@trust.example>
Message-ID: <${key}@trust.example>
Subject: Receipt

--4B1.1764--
`).replace(/\n/g, '\r\n')

describe('a delivery report', () => {
  const bounce = { key, code: '5.1.1', text: '550 5.1.1 <asha@example.org>: Recipient address rejected: user unknown' }

  it('names the mail by the address it was delivered to, or by the returned Message-ID', () => {
    expect(readBounce(report(), `bounces+${key}@trust.example`)).toEqual(bounce)
    expect(readBounce(report())).toEqual(bounce)
  })

  it.each([
    ['a delay', (text: string) => text.replace('Action: failed', 'Action: delayed').replace('5.1.1\n', '4.4.1\n')],
    ['another sender’s mail', (text: string) => text.replaceAll(key, 'somebody.else')],
    ['an automatic answer', () => `To: bounces+${key}@trust.example\n\nI am away until Monday.\nAction: failed\n`],
  ])('is none for %s', (_what, change) => {
    expect(readBounce(report(change))).toBeNull()
  })
})

describe('a mail that bounces after a server took it', () => {
  let api: TestApi
  beforeEach(async () => {
    api = await createTestApi()
  })
  afterEach(() => api.close())

  const send = async () => {
    const mail = { to: 'asha@example.org', kind: 'other', language: 'en', subject: 'Hello', text: 'A text.' } as const
    await api.deps.mailer.send(mail)
    await sendMails(api.deps, async () => null)
    return api.deps.db.selectFrom('mails').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
  }
  const marked = async () =>
    (
      await api.deps.db
        .selectFrom('users')
        .select('mail_bounced_at')
        .where('email', '=', 'asha@example.org')
        .executeTakeFirstOrThrow()
    ).mail_bounced_at

  it('is bounced once and marks the account, until a later mail is taken', async () => {
    const mail = await send()
    const bounce = { key: mail.key, code: '5.1.1', text: 'user unknown' }
    expect(await recordBounce(api.deps, bounce)).toBe(true)
    const stored = api.deps.db.selectFrom('mails').selectAll().where('id', '=', mail.id)
    expect(await stored.executeTakeFirst()).toMatchObject({ state: 'bounced', error_code: '5.1.1' })
    expect(await marked()).toEqual(api.deps.now())
    expect(await recordBounce(api.deps, bounce)).toBe(false)
    // Apple's relay refuses mails of an unknown sender like this. The donor still gets in, and still gets mails.
    expect((await api.send('login/code', { json: { to: 'asha@example.org' } })).status).toBe(200)
    const codes = api.deps.db.selectFrom('mails').select('state').where('kind', '=', 'sign_in_code')
    expect(await codes.executeTakeFirst()).toEqual({ state: 'queued' })
    expect(await api.signIn('asha@example.org')).toBeTruthy()
    await send()
    expect(await marked()).toBeNull()
  })

  it('does not mark the account if the address is not the reason', async () => {
    const { key: own } = await send()
    expect(await recordBounce(api.deps, { key: own, code: '5.2.2', text: 'mailbox full' })).toBe(true)
    expect(await marked()).toBeNull()
    expect(await recordBounce(api.deps, { key, code: '5.1.1', text: '' })).toBe(false)
  })
})
