/** `npm run restored`: makes a restored database safe, so that the API may start on it (docs/going-live.md, step 9). */
import { parseArgs } from 'node:util'
import { consentPurposeSchema } from '../../shared/contract/people/myData.ts'
import { emailSchema } from '../../shared/contract/people/person.ts'
import { migrate } from '../storage/migrate.ts'
import { findRestoreMark } from '../storage/restoreMark.ts'
import { afterRestore, type LastReceipt, type RestoreReport } from './afterRestore.ts'
import { CommandFailed, runCommand, withDatabase, WrongArguments } from './runCommand.ts'

const usage = `Usage:
  npm run restored -- --last-receipt NUMBER --staff EMAIL [...]    finishes a restore; the API does not start before

Every option but --skip and --backup-at may be repeated.
  --last-receipt NUMBER    the last number that was mailed, of each financial year that you know. Without it, the answers that
                           deploy/restore.sh got
  --skip COUNT             how many numbers to leave out above that, or above the backup's last one. By default 100 above a number
                           that you name; else as many as the year has, and at least 1000
  --staff EMAIL            keeps the role; everybody else loses it
  --deleted ID             deletes an account again, of the log's line "account deleted"
  --withdrawn ID:PURPOSE   withdraws a consent again, of the log's line "consent withdrawn"
  --backup-at TIME         when the backup was made, if deploy/restore.sh did not restore it, e.g. 2026-11-26T21:00:00Z

Example:
  npm run restored -- --last-receipt KSN/2026-27/000123 --staff meera@your-trust.in`

await runCommand(usage, async (args) => {
  const many = { type: 'string', multiple: true, default: [] as string[] } as const
  const options = { 'last-receipt': many, staff: many, deleted: many, withdrawn: many } as const
  const { values } = parseArgs({
    args,
    options: { ...options, skip: { type: 'string' }, 'backup-at': { type: 'string' } },
  })
  const given = {
    lastReceipts: values['last-receipt'].map(readNumber),
    skip: values.skip === undefined ? null : readCount(values.skip),
    staff: values.staff.map(readEmail),
    deleted: values.deleted.map(readCount),
    withdrawn: values.withdrawn.map(readWithdrawn),
    backupAt: values['backup-at'] === undefined ? null : readTime(values['backup-at']),
  }
  const report = await withDatabase(async (deps) => {
    await migrate(deps.db)
    if (given.lastReceipts.length > 0) return afterRestore(deps, given)
    const answers = (await findRestoreMark(deps.db))?.last_receipts ?? []
    return afterRestore(deps, { ...given, lastReceipts: answers.map(readNumber) })
  })
  if (report === 'not_restored')
    throw new CommandFailed(
      'deploy/restore.sh did not restore this database, or this command has run already. Nothing was changed. If you restored it in another way, say --backup-at.',
    )
  if ('unknownYear' in report)
    throw new WrongArguments(
      `No receipt of ${report.unknownYear} can have been issued since the backup: only of ${report.years.join(', ')}.`,
    )
  print(report)
})

function print({
  gaps,
  staff,
  sessions,
  mails,
  pool,
  deleted,
  withdrawn,
}: Exclude<RestoreReport, string | { unknownYear: string }>) {
  for (const { financial_year, first, last } of gaps)
    console.log(
      `Receipts of ${financial_year}: the numbers ${first} to ${last} are not given. The next one is ${last + 1}.`,
    )
  console.log(`${sessions} sessions ended. Links and codes that were mailed before do not work any more.`)
  console.log(`${mails} waiting mails are not sent: see the desk's page of mails, which can send each again.`)
  console.log(`${pool} unused pre-acknowledgement numbers were removed. Add those that the tax office has not seen.`)
  console.log(`${deleted} accounts deleted again, ${withdrawn} consents withdrawn again.`)
  for (const email of staff) console.log(`no role any more\t${email}`)
  console.log('The API may start.')
}

function readNumber(text: string): LastReceipt {
  const [, year = '', serial = ''] = /^(?:.+\/)?(\d{4}-\d{2})\/(\d{6,8})$/.exec(text) ?? []
  if (!year) throw new WrongArguments(`"${text}" is no receipt number. Write it as KSN/2026-27/000123.`)
  return { year, last: Number(serial) }
}

function readCount(text: string): number {
  if (!/^[1-9]\d{0,7}$/.test(text)) throw new WrongArguments(`"${text}" is no whole number above 0.`)
  return Number(text)
}

function readEmail(text: string): string {
  const email = emailSchema.safeParse(text)
  if (!email.success) throw new WrongArguments(`"${text}" is no e-mail address.`)
  return email.data
}

function readWithdrawn(text: string) {
  const [id = '', purpose] = text.split(':')
  const read = consentPurposeSchema.safeParse(purpose)
  if (!read.success) throw new WrongArguments(`"${text}" does not say which consent. Write it as 17:tax.`)
  return { userId: readCount(id), purpose: read.data }
}

function readTime(text: string): Date {
  const time = new Date(text)
  if (Number.isNaN(time.getTime()) || time > new Date()) throw new WrongArguments(`"${text}" is no time in the past.`)
  return time
}
