/** The command as a mail server's pipe starts it: a report on standard input, an exit code. */
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '../storage/migrate.ts'
import { openEmbedded } from '../storage/openDatabase.ts'

/** The first use creates a database on disk. */
const SLOW_MS = 300_000
const key = '6f1b7c1e-6b3f-4f0e-9b61-0c2f5a1d9e77'
const address = `bounces+${key}@trust.example`
const report = (action: string) => `From: MAILER-DAEMON@mx.example.org
To: ${address}
Content-Type: multipart/report; report-type=delivery-status; boundary="4B1"

--4B1
Content-Type: message/delivery-status

Final-Recipient: rfc822; asha@example.org
Action: ${action}
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 user unknown

--4B1--
`

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'bounce-command-'))
  const { db, close } = await openEmbedded(join(root, 'data'))
  await migrate(db)
  const at = new Date()
  const text = { language: 'en', kind: 'other', subject: 'Hello', body: '' } as const
  const nobody = { action_label: null, action_url: null, user_id: null }
  const sent = {
    state: 'sent',
    due_at: null,
    error_code: null,
    error_text: null,
    created_at: at,
    settled_at: at,
  } as const
  await db
    .insertInto('mails')
    .values({ key, recipient: 'asha@example.org', ...text, ...nobody, ...sent })
    .execute()
  await close()
}, SLOW_MS)
afterAll(() => rm(root, { recursive: true }))

/** @param databaseUrl '' for the embedded database */
function run(input: string, args: readonly string[], databaseUrl = ''): Promise<{ code: unknown; said: string }> {
  const main = join(import.meta.dirname, 'bounce.ts')
  const env = { ...process.env, DATA_DIR: join(root, 'data'), DATABASE_URL: databaseUrl }
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [main, ...args], { cwd: root, env }, (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, said: `${stdout}${stderr}` }),
    )
    // It reads nothing if its arguments are wrong, and may have ended by now.
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(input)
  })
}

async function stateOfMail(): Promise<unknown> {
  const { db, close } = await openEmbedded(join(root, 'data'))
  const mail = await db.selectFrom('mails').select(['state', 'error_code']).executeTakeFirst()
  await close()
  return mail
}

it('names a wrong argument, prints its usage and ends with 2', { timeout: SLOW_MS }, async () => {
  for (const [args, named] of [
    [[address, 'more', 'words'], '"more words" is too much.'],
    [['report.eml'], '"report.eml" is no address.'],
  ] as const) {
    const { code, said } = await run(report('failed'), args)
    expect(code).toBe(2)
    expect(said).toContain(`${named}\n\nUsage:\n  npm run bounce`)
  }
})

it('changes nothing for another mail, and ends well, so that nothing bounces back', { timeout: SLOW_MS }, async () => {
  for (const input of ['', 'I am away until Monday.', report('delayed')]) {
    const said = 'This is no report of a final failure of our mail. Nothing was changed.\n'
    expect(await run(input, [address])).toEqual({ code: 0, said })
  }
  expect(await stateOfMail()).toEqual({ state: 'sent', error_code: null })
})

it('marks the mail as bounced, once', { timeout: SLOW_MS }, async () => {
  expect(await run(report('failed'), [address])).toEqual({ code: 0, said: 'The mail is marked as bounced.\n' })
  expect(await stateOfMail()).toEqual({ state: 'bounced', error_code: '5.1.1' })
  const said = 'The mail is unknown or no longer sent. Nothing was changed.\n'
  expect(await run(report('failed'), [address])).toEqual({ code: 0, said })
})

it('ends with 75 if the database does not answer, so that the mail server tries again', {
  timeout: SLOW_MS,
}, async () => {
  // Nothing listens on port 1.
  const { code, said } = await run(report('failed'), [address], 'postgres://donate:hush@127.0.0.1:1/donate')
  expect([code, said.includes('ECONNREFUSED'), said.includes('Usage')]).toEqual([75, true, false])
})
