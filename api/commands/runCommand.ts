import { readFileSync } from 'node:fs'
import { readVariables } from '../../shared/configuration/readVariables.ts'
import { endWithProblems, explain } from '../../shared/server/runProgram.ts'
import { type ApiEnvironment, apiVariables } from '../server/environment.ts'
import { plainLog } from '../base/logging/plainLog.ts'
import { openEmbedded, openPostgres } from '../storage/openDatabase.ts'
import { commandPatience } from '../storage/patientPool.ts'
import type { Recording } from '../storage/database.ts'

/** The arguments are wrong. The message is one sentence for the operator. */
export class WrongArguments extends Error {}

/** What an operator can repair: the message is shown without a stack. */
export class CommandFailed extends Error {}

/**
 * Runs a command. Wrong arguments print the sentence and the usage, and end with code 2.
 * @param failed exit code of any other failure
 */
export async function runCommand(usage: string, work: (args: string[]) => Promise<void>, failed = 1): Promise<void> {
  try {
    await work(process.argv.slice(2))
  } catch (error) {
    const isUsage = error instanceof WrongArguments || isParseError(error)
    console.error(explain(error))
    if (isUsage) console.error(`\n${usage}`)
    process.exitCode = isUsage ? 2 : failed
  }
}

/** What `parseArgs` of Node throws, e.g. for an unknown option. */
const isParseError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')

/** Some variables of the API, as this command needs them. Ends the process if one is wrong. */
export function readOwn<Name extends keyof ApiEnvironment>(...names: Name[]): Pick<ApiEnvironment, Name> {
  const table = Object.fromEntries(names.map((name) => [name, apiVariables[name]]))
  const read = readVariables(table, process.env, (path) => readFileSync(path, 'utf8'))
  // The table has these names and no others.
  return read.ok ? (read.values as Pick<ApiEnvironment, Name>) : endWithProblems('this command', read.problems)
}

/** Opens the database of DATABASE_URL, or outside production the embedded one, and closes it after the work. */
export async function withDatabase<Result>(work: (deps: Recording, place: string) => Promise<Result>): Promise<Result> {
  const env = readOwn('NODE_ENV', 'DATABASE_URL', 'DATA_DIR')
  const database = env.DATABASE_URL
    ? openPostgres(env.DATABASE_URL, plainLog(console.error), 10, commandPatience)
    : await openEmbedded(env.DATA_DIR)
  try {
    return await work({ db: database.db, now: () => new Date() }, database.description.split('.')[0] ?? '')
  } finally {
    await database.close()
  }
}
