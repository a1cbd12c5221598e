/** `npm run export`: all data of the trust as JSON lines. */
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { audit } from '../audit/audit.ts'
import { createVault } from '../base/vault/vault.ts'
import { checkExport, exportLines, readLines } from './exportData.ts'
import { CommandFailed, readOwn, runCommand, withDatabase, WrongArguments } from './runCommand.ts'

const usage = `Usage:
  npm run export -- FILE               writes all data of the trust as JSON lines; PANs, receipt donors and certificates stay encrypted
  npm run export -- FILE --readable    the same, with these values readable; needs DATA_ENCRYPTION_KEYS as the API has it
  npm run export -- check FILE         reads a file back: counts, sums, links between rows

Example:
  npm run export -- trust-2026-11-30.jsonl`

await runCommand(usage, async (args) => {
  const { positionals, values } = parseArgs({
    args,
    options: { readable: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [first, second, ...more] = positionals
  if (first === undefined || more.length > 0) throw new WrongArguments('Name one file.')
  if (first === 'check' && second !== undefined) return check(second)
  if (second !== undefined) throw new WrongArguments(`"${second}" is too much.`)
  const keys = values.readable ? readOwn('DATA_ENCRYPTION_KEYS').DATA_ENCRYPTION_KEYS : null
  if (values.readable && !keys) throw new WrongArguments('Set DATA_ENCRYPTION_KEYS as for the API.')
  await withDatabase(async (deps) => {
    const vault = keys ? createVault(keys) : null
    // Only its owner reads the file, and no other file is overwritten.
    await pipeline(Readable.from(exportLines(deps, vault)), createWriteStream(first, { flags: 'wx', mode: 0o600 }))
    await audit(deps, 'command', 'data.exported', { details: { format: vault ? 'readable' : 'sealed' } })
  })
  if (values.readable)
    console.warn(
      `${first} has names, addresses and PANs that anybody can read. Keep it encrypted, and delete it when it is no longer needed.`,
    )
  await check(first)
})

async function check(file: string): Promise<void> {
  const { problems, totals } = await checkExport(readLines(file))
  for (const problem of problems) console.error(problem)
  if (!totals) throw new CommandFailed(`${file} is not whole.`)
  const rows = Object.values(totals.rows).reduce((sum, count) => sum + count, 0)
  console.log(`${file} is whole: ${rows} rows of ${Object.keys(totals.rows).length} tables; every link leads to a row.`)
}
