import { readBounce, recordBounce } from '../mail/bounce.ts'
import { withDatabase, WrongArguments } from './runCommand.ts'

export const bounceUsage = `Usage:
  npm run bounce -- [ADDRESS] < report.eml    notes that a mail did not arrive

ADDRESS is the one that the report was delivered to, for example bounces+KEY@your-trust.in.`

/** What bounce.ts does with its arguments and a report. */
export async function bounceCommand([address, ...more]: string[], report: () => Promise<string>): Promise<void> {
  if (more.length > 0) throw new WrongArguments(`"${more.join(' ')}" is too much.`)
  // For example the name of a file, which nobody would read.
  if (address !== undefined && !address.includes('@')) throw new WrongArguments(`"${address}" is no address.`)
  const bounce = readBounce(await report(), address)
  // No failure: a mail server would send the report back to its sender.
  if (!bounce) return console.log('This is no report of a final failure of our mail. Nothing was changed.')
  const noted = await withDatabase((deps) => recordBounce(deps, bounce))
  console.log(noted ? 'The mail is marked as bounced.' : 'The mail is unknown or no longer sent. Nothing was changed.')
}
