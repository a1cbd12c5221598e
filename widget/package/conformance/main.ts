#!/usr/bin/env node
/** `donate-conformance`: checks a back end against the contract (docs/own-api.md). */
import { readOptions, usage, WrongUsage } from './options.ts'
import { reports } from './reports.ts'
import { runChecks, Unreachable } from './runChecks.ts'
import { sendOverHttp } from './exchange.ts'

/** What the program uses of Node; the widget's types know browsers only. */
declare const process: {
  argv: string[]
  env: Record<string, string | undefined>
  versions: { node: string }
  exitCode: number
}

/** Prints the report and answers the exit code. */
async function main(): Promise<number> {
  const args = process.argv.slice(2)
  if (args.includes('--help')) {
    console.log(usage)
    return 0
  }
  if (Number(process.versions.node.split('.')[0]) < 20) throw new WrongUsage('It needs Node 20 or newer.')
  const { settings, format, timeoutMs } = readOptions(args, process.env)
  const results = await runChecks(settings, sendOverHttp(timeoutMs), (ms) => new Promise((go) => setTimeout(go, ms)))
  console.log(reports[format](results, settings.apiRoot))
  return results.some(({ outcome }) => outcome === 'failed') ? 1 : 0
}

try {
  process.exitCode = await main()
} catch (error) {
  const known = error instanceof WrongUsage || error instanceof Unreachable
  console.error(known ? error.message : error)
  if (error instanceof WrongUsage) console.error(`\n${usage}`)
  process.exitCode = 2
}
