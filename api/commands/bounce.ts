/** `npm run bounce`: reads one delivery report from standard input, as a mail server's pipe gives it (docs/mail.md). */
import { text } from 'node:stream/consumers'
import { readBounce } from '../mail/bounce/readBounce.ts'
import { recordBounce } from '../mail/bounce/recordBounce.ts'
import { runCommand, withDatabase, WrongArguments } from './runCommand.ts'

const usage = `Usage:
  npm run bounce -- [ADDRESS] < report.eml    notes that a mail did not arrive

ADDRESS is the one that the report was delivered to, for example bounces+KEY@your-trust.in.`

/** Of sysexits.h: a mail server keeps the report and tries again later. With another code it would give the report up. */
const EX_TEMPFAIL = 75

async function note([address, ...more]: string[]): Promise<void> {
  if (more.length > 0) throw new WrongArguments(`"${more.join(' ')}" is too much.`)
  // For example the name of a file, which nobody would read.
  if (address !== undefined && !address.includes('@')) throw new WrongArguments(`"${address}" is no address.`)
  const bounce = readBounce(await text(process.stdin), address)
  // No failure: a mail server would send the report back to its sender.
  if (!bounce) return console.log('This is no report of a final failure of our mail. Nothing was changed.')
  const noted = await withDatabase((deps) => recordBounce(deps, bounce))
  console.log(noted ? 'The mail is marked as bounced.' : 'The mail is unknown or no longer sent. Nothing was changed.')
}

await runCommand(usage, note, EX_TEMPFAIL)
