/** `npm run bounce`: reads one delivery report from standard input, as a mail server's pipe gives it (docs/mail.md). */
import { text } from 'node:stream/consumers'
import { bounceCommand, bounceUsage } from './bounceCommand.ts'
import { runCommand } from './runCommand.ts'

/** Of sysexits.h: a mail server keeps the report and tries again later. With another code it would give the report up. */
const EX_TEMPFAIL = 75

await runCommand(bounceUsage, (args) => bounceCommand(args, () => text(process.stdin)), EX_TEMPFAIL)
