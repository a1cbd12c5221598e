/** Mails over a real SMTP server. */
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLog } from '../base/logging/createLog.ts'
import { giveRecorded, postReturn } from '../testing/donations.ts'
import { createTestApi, type TestApi } from '../testing/testApi.ts'
import { sendCards } from '../donation/sendCards.ts'
import type { Mail } from './mailer.ts'
import type { MailTransport } from './mailTransport.ts'
import { ensurePoppler, poppler } from '../accounting/receipts/pdf/testing/poppler.ts'
import { attachFile } from '../accounting/attachFile.ts'
import { sendMails } from './sendMails.ts'
import { createSmtpTransport } from './smtpTransport.ts'
import { startSmtp, type TestSmtp } from '../testing/startSmtp.ts'

const from = 'Kinara Trust <donations@trust.example>'
const lines: string[] = []
let api: TestApi
let smtp: TestSmtp
let transport: MailTransport
beforeAll(ensurePoppler)
beforeEach(async () => {
  lines.length = 0
  api = await createTestApi()
  api.deps.log = createLog({ level: 'debug', program: 'api', write: (line) => lines.push(line) })
  smtp = await startSmtp()
  transport = createSmtpTransport({ url: smtp.url, from, bouncesTo: 'bounces@trust.example' })
  api.deps.mailTransport = transport
})
afterEach(async () => {
  transport.close()
  await smtp.stop()
  await api.close()
})

const mail: Mail = { to: 'asha@example.org', kind: 'other', language: 'en', subject: 'Hello', text: 'A text.' }
const stored = () => api.deps.db.selectFrom('mails').selectAll().orderBy('id').execute()
const states = async () => (await stored()).map(({ state, attempts }) => ({ state, attempts }))
const send = (change: Partial<Mail> = {}) => api.deps.mailer.send({ ...mail, ...change })
const run = () => sendMails(api.deps, (mail) => attachFile(api.deps, mail))

describe('a mail', () => {
  it('arrives as text and HTML, in Hindi, with the headers of an automatic mail', async () => {
    const token = await api.signIn()
    await api.deps.db
      .updateTable('users')
      .set({ language: 'hi', full_name: 'Jürgen Müller' })
      .where('email', '=', 'asha@example.org')
      .execute()
    const form = await giveRecorded(api, token)
    const success = { status: 'success', unmappedstatus: 'captured', error_Message: 'No Error' }
    await postReturn(api, form.txnid, api.gateway.signedPost(form, success))
    await run()
    expect(smtp.mails).toHaveLength(1)
    const { parsed, from: envelope, to } = smtp.mails[0] ?? expect.fail()
    expect(parsed.subject).toBe('₹500 के आपके दान की रसीद KSN/2026-27/000001')
    expect(parsed.text).toContain('नमस्ते Jürgen Müller,')
    expect(parsed.text).toContain('किनारा सेवा न्यास')
    const html = parsed.html || ''
    expect(html).toContain('<html lang="hi">')
    expect(html).toContain('नमस्ते Jürgen Müller,')
    expect(html).toMatch(/<a href="http:\/\/site\.test\/donation\?receipt=\w+"[^>]*>अपनी रसीद खोलें<\/a>/)
    expect(html).not.toMatch(/<img|url\(|<script|<link/)
    expect(parsed.from?.value).toEqual([{ name: 'Kinara Trust', address: 'donations@trust.example' }])
    expect(parsed.replyTo?.value[0]?.address).toBe('namaste@example.org')
    expect(parsed.headers.get('auto-submitted')).toBe('auto-generated')
    expect(parsed.date).toBeInstanceOf(Date)
    const [row] = await stored()
    expect(parsed.messageId).toBe(`<${row?.key}@trust.example>`)
    expect([envelope, to]).toEqual([`bounces+${row?.key}@trust.example`, ['asha@example.org']])
    expect(row?.state).toBe('sent')
    const [file] = parsed.attachments
    expect([file?.filename, file?.contentType]).toEqual(['receipt_KSN-2026-27-000001.pdf', 'application/pdf'])
    expect(file?.content.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('carries the card of a donation in somebody’s name, without amount, donor and link', async () => {
    const token = await api.signIn()
    const form = await giveRecorded(api, token)
    await postReturn(api, form.txnid, api.gateway.signedPost(form, { status: 'success', unmappedstatus: 'captured' }))
    await run()
    await api.deps.db.updateTable('users').set({ email_proven_at: api.deps.now() }).execute()
    const words = { occasion: 'memory', name: 'शांति देवी', message: 'हम उन्हें याद करते हैं।', signature: '' }
    const recipient = { name: 'Meera Negi', email: 'meera@example.org' }
    const rest = { day: '2026-11-21', language: 'hi', remind: false, again: false }
    const json = { txn_id: form.txnid, ...words, recipient, ...rest }
    expect((await api.send('donation/save-card', { json, token })).status).toBe(200)
    await sendCards(api.deps)
    await run()
    const [sent, ...others] = smtp.mails.filter(({ to }) => to.includes('meera@example.org'))
    expect(others).toEqual([])
    const { parsed } = sent ?? expect.fail()
    expect(parsed.subject).toBe('शांति देवी की स्मृति में')
    expect(parsed.text).toContain('हम उन्हें याद करते हैं।')
    expect(`${parsed.subject}${parsed.text}${parsed.html || ''}`).not.toMatch(/Asha|Rawat|asha@|500|href=/)
    const [file, ...more] = parsed.attachments
    expect(more).toEqual([])
    expect([file?.filename, file?.contentType]).toEqual(['card.pdf', 'application/pdf'])
    const directory = await mkdtemp(join(tmpdir(), 'card-'))
    await writeFile(join(directory, 'card.pdf'), file?.content ?? expect.fail())
    const shown = poppler('pdftotext', join(directory, 'card.pdf'), '-')
    await rm(directory, { recursive: true })
    expect(shown).toContain('2026')
    expect(shown).not.toMatch(/Asha|500/)
  })

  it('waits if its PDF cannot be made, and then goes without it', async () => {
    const token = await api.signIn()
    const form = await giveRecorded(api, token)
    await postReturn(api, form.txnid, api.gateway.signedPost(form, { status: 'success', unmappedstatus: 'captured' }))
    api.deps.signer = { sign: () => Promise.reject(new Error('broken')) }
    await run()
    expect(await states()).toEqual([{ state: 'queued', attempts: 1 }])
    for (const _ of [1, 2]) {
      api.advance(3600)
      await run()
    }
    expect(await states()).toEqual([{ state: 'sent', attempts: 3 }])
    expect(smtp.mails[0]?.parsed.attachments).toEqual([])
    expect(lines.join()).toContain('receipt not made as PDF')
  })

  it('keeps no text after it was sent if its link opens the account', async () => {
    await api.send('forget-password', { json: { email: 'asha@example.org' } })
    await expect.poll(async () => (await stored()).length).toBe(1)
    expect((await stored())[0]?.body).toContain('token=')
    await run()
    expect(smtp.mails[0]?.parsed.text).toContain('token=')
    expect((await stored())[0]).toMatchObject({ state: 'sent', body: '', action_url: null })
  })

  it('shows a code to type in large figures', async () => {
    await send({ text: 'Type this code:\n\n418203\n\nIt works for 10 minutes, until 101112.' })
    await run()
    expect(smtp.mails[0]?.parsed.html || '').toMatch(/<p style="[^"]*font-size:28px[^"]*">418203<\/p>/)
  })

  it('gets no header or recipient from what people typed', async () => {
    await send({ subject: 'Hi\r\nBcc: evil@example.org\r\n\r\nbody', to: 'a@example.org' })
    await send({ to: 'a@example.org, evil@example.org' })
    await send({ to: 'a@example.org>\r\nRCPT TO:<evil@example.org' })
    await run()
    expect(smtp.mails[0]?.parsed.subject).toBe('Hi Bcc: evil@example.org body')
    expect(smtp.mails[0]?.parsed.bcc).toBeUndefined()
    expect(smtp.mails.flatMap(({ to }) => to)).toEqual(['a@example.org'])
    expect((await states()).map(({ state }) => state)).toEqual(['sent', 'bounced', 'bounced'])
  })
})

describe('a mail that does not arrive', () => {
  it('is bounced at once if the server refuses the address, and staff see it at the account', async () => {
    smtp.refuse = { code: 550, text: '5.1.1 <asha@example.org> no such user' }
    await send()
    await run()
    expect(await stored()).toMatchObject([
      { state: 'bounced', attempts: 1, error_code: '5.1.1', error_text: expect.stringContaining('no such user') },
    ])
    const user = api.deps.db.selectFrom('users').select('mail_bounced_at').where('email', '=', 'asha@example.org')
    expect((await user.executeTakeFirstOrThrow()).mail_bounced_at).toEqual(api.deps.now())
    expect(lines.join()).toContain('mail bounced')
    expect(lines.join()).not.toContain('asha')
  })

  it('is tried again after a temporary refusal, with the same Message-ID, and then arrives', async () => {
    smtp.refuse = { code: 451, text: '4.2.0 greylisted' }
    await send()
    await run()
    expect(await states()).toEqual([{ state: 'queued', attempts: 1 }])
    smtp.refuse = null
    await run()
    expect(smtp.mails).toEqual([])
    api.advance(60)
    await run()
    expect(await states()).toEqual([{ state: 'sent', attempts: 2 }])
    expect(smtp.mails[0]?.parsed.messageId).toContain((await stored())[0]?.key)
  })

  it('waits while the server is away, one attempt at a time', async () => {
    await smtp.stop()
    for (let count = 0; count < 9; count++) await send()
    await run()
    const waiting = await states()
    expect(waiting.every(({ state }) => state === 'queued')).toBe(true)
    expect(waiting.filter(({ attempts }) => attempts > 0).length).toBeLessThanOrEqual(4)
    smtp = await startSmtp(Number(new URL(smtp.url).port))
    api.advance(60)
    await run()
    expect(smtp.mails).toHaveLength(9)
  })

  it.each(['', '220 ready\r\n'])(
    'waits while the server accepts connections and then only sends "%s"',
    async (greeting) => {
      const sockets = new Set<Socket>()
      const silent = createServer((socket) => {
        sockets.add(socket)
        socket.on('error', () => undefined).write(greeting)
      })
      silent.listen(0, '127.0.0.1')
      await once(silent, 'listening')
      const address = silent.address()
      const port = typeof address === 'object' ? address?.port : 0
      // The limits of the transport, but shorter.
      const url = `smtp://127.0.0.1:${port}?greetingTimeout=200&socketTimeout=200`
      const patient = createSmtpTransport({ url, from })
      await send()
      await sendMails({ ...api.deps, mailTransport: patient }, async () => null)
      const [row] = await stored()
      expect(row).toMatchObject({ state: 'queued', attempts: 1, error_code: 'ETIMEDOUT' })
      patient.close()
      for (const socket of sockets) socket.destroy()
      silent.close()
      // The job goes on with the next mail, and with this one.
      api.advance(60)
      await send()
      await run()
      expect(await states()).toEqual([
        { state: 'sent', attempts: 2 },
        { state: 'sent', attempts: 1 },
      ])
    },
  )

  it('waits while the server sends a line now and then, but no whole answer', async () => {
    const closed: boolean[] = []
    const slow = createServer((socket) => {
      socket.write('220 ready\r\n')
      const lines = setInterval(() => socket.write('250-wait\r\n'), 20)
      socket
        .on('error', () => undefined)
        .on('close', () => {
          clearInterval(lines)
          closed.push(true)
        })
    })
    slow.listen(0, '127.0.0.1')
    await once(slow, 'listening')
    const address = slow.address()
    const port = typeof address === 'object' ? address?.port : 0
    const impatient = createSmtpTransport({ url: `smtp://127.0.0.1:${port}`, from, deliveryMs: 200 })
    await send()
    await sendMails({ ...api.deps, mailTransport: impatient }, async () => null)
    expect(await stored()).toMatchObject([{ state: 'queued', attempts: 1, error_code: 'EABORT' }])
    // The connection is closed, too: it must not take a place of the next mails.
    await expect.poll(() => closed).toEqual([true])
    impatient.close()
    slow.close()
  })

  it('fails after almost a day of attempts', async () => {
    smtp.refuse = { code: 451, text: '4.3.2 later' }
    await send()
    for (let hour = 0; hour < 30; hour++) {
      await run()
      api.advance(60 * 60)
    }
    expect(await states()).toEqual([{ state: 'failed', attempts: 9 }])
  })

  it('is not sent to a server with an invalid certificate', async () => {
    const secure = await startSmtp(0, { secure: true })
    api.deps.mailTransport = createSmtpTransport({ url: secure.url.replace('smtp:', 'smtps:'), from })
    await send()
    await run()
    expect(secure.mails).toEqual([])
    expect((await stored())[0]?.error_text).toMatch(/certificate/)
    api.deps.mailTransport.close()
    await secure.stop()
  })

  it('is sent again if the process died during its attempt', async () => {
    await send()
    api.deps.mailTransport = { ...transport, deliver: () => Promise.reject(new Error('the process ends here')) }
    await expect(run()).rejects.toThrow('the process ends here')
    api.deps.mailTransport = transport
    await run()
    expect(smtp.mails).toEqual([])
    api.advance(11 * 60)
    await run()
    expect(smtp.mails).toHaveLength(1)
  })
})
