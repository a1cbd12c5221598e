/** `npm run content -- check DIR` and `npm run content -- import DIR`. */
import { contentCommand, contentUsage } from './contentCommand.ts'
import { runCommand } from './runCommand.ts'

await runCommand(contentUsage, contentCommand)
