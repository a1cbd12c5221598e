/** The command as a mail server's pipe starts it, with its exit codes; and its cases in this process. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { noLog } from '../base/logging/log.ts'
import { type OpenDatabase, openPostgres } from '../storage/openDatabase.ts'
import { createDatabase } from '../testing/createDatabase.ts'
import { bounceCommand } from './bounceCommand.ts'
import { WrongArguments } from './runCommand.ts'

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

let databaseUrl: string
let database: OpenDatabase
let output: unknown[]
beforeAll(async () => {
  databaseUrl = await createDatabase('content')
  database = openPostgres(databaseUrl, noLog)
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
  await database.db
    .insertInto('mails')
    .values({ key, recipient: 'asha@example.org', ...text, ...nobody, ...sent })
    .execute()
})
afterAll(() => database?.close())
beforeEach(() => {
  output = []
  vi.spyOn(console, 'log').mockImplementation((line) => void output.push(line))
  vi.stubEnv('DATABASE_URL', databaseUrl)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

/** Starts the command as a program. */
function start(input: string, DATABASE_URL: string): Promise<{ code: unknown; output: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, DATABASE_URL }
    const child = execFile(
      process.execPath,
      [join(import.meta.dirname, 'bounce.ts'), address],
      { env },
      (error, stdout, stderr) => resolve({ code: error ? error.code : 0, output: `${stdout}${stderr}` }),
    )
    child.stdin?.end(input)
  })
}
const run = (input: string) => bounceCommand([address], async () => input)
const stateOfMail = () => database.db.selectFrom('mails').select(['state', 'error_code']).executeTakeFirst()

it('names a wrong argument, and reads nothing', async () => {
  const unread = () => Promise.reject(new Error('read'))
  for (const [args, named] of [
    [[address, 'more', 'words'], '"more words" is too much.'],
    [['report.eml'], '"report.eml" is no address.'],
  ] as const)
    await expect(bounceCommand([...args], unread)).rejects.toThrow(new WrongArguments(named))
})

it('changes nothing for another mail, and ends well, so that nothing bounces back', async () => {
  const others = ['', 'I am away until Monday.', report('delayed')]
  for (const input of others) await run(input)
  expect(output).toEqual(others.map(() => 'This is no report of a final failure of our mail. Nothing was changed.'))
  expect(await stateOfMail()).toEqual({ state: 'sent', error_code: null })
})

it('marks the mail as bounced, once', async () => {
  expect(await start(report('failed'), databaseUrl)).toEqual({ code: 0, output: 'The mail is marked as bounced.\n' })
  expect(await stateOfMail()).toEqual({ state: 'bounced', error_code: '5.1.1' })
  await run(report('failed'))
  expect(output).toEqual(['The mail is unknown or no longer sent. Nothing was changed.'])
})

it('ends with 75 if the database does not answer, so that the mail server tries again', async () => {
  // Nothing listens on port 1.
  const { code, output: printed } = await start(report('failed'), 'postgres://donate:hush@127.0.0.1:1/donate')
  expect([code, printed.includes('ECONNREFUSED'), printed.includes('Usage')]).toEqual([75, true, false])
})
