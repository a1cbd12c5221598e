import { readFileSync } from 'node:fs'
import { readVariables } from '../../shared/configuration/readVariables.ts'
import { endWithProblems } from '../../shared/server/runProgram.ts'
import { apiVariables } from '../server/environment.ts'
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
    console.error(error instanceof Error ? explain(error) : error)
    if (isUsage) console.error(`\n${usage}`)
    process.exitCode = isUsage ? 2 : failed
  }
}

/** What `parseArgs` of Node throws, e.g. for an unknown option. */
const isParseError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')

/** A database error says little without its cause. */
const explain = ({ message, cause }: Error): string =>
  cause instanceof Error ? `${message}: ${cause.message}` : message

const { NODE_ENV, DATABASE_URL, DATABASE_OWNER_URL, DATA_DIR, SITE_URL, TRUST_NAME, TRUST_NAME_HI, MAIL_FROM } =
  apiVariables

/** The variables that commands read. */
export function readCommandEnvironment() {
  const read = readVariables({ NODE_ENV, DATABASE_URL, DATA_DIR }, process.env, (path) => readFileSync(path, 'utf8'))
  return read.ok ? read.values : endWithProblems('this command', read.problems)
}

/** The addresses of the database for its owner and for the program; null if one role is both. */
export function readTwoRoles(): { owner: string; program: string } | null {
  const variables = { NODE_ENV, DATABASE_URL, DATABASE_OWNER_URL }
  const read = readVariables(variables, process.env, (path) => readFileSync(path, 'utf8'))
  if (!read.ok) endWithProblems('this command', read.problems)
  const { DATABASE_URL: program, DATABASE_OWNER_URL: owner } = read.values
  return program && owner ? { owner, program } : null
}

/** The trust's names, which the content must show, too. */
export function readTrustNames() {
  const read = readVariables({ NODE_ENV, TRUST_NAME, TRUST_NAME_HI, MAIL_FROM }, process.env, (path) =>
    readFileSync(path, 'utf8'),
  )
  return read.ok ? read.values : endWithProblems('this command', read.problems)
}

/** The site's address, for links. */
export function readSiteUrl(): string {
  const read = readVariables({ SITE_URL }, process.env, (path) => readFileSync(path, 'utf8'))
  return read.ok ? read.values.SITE_URL : endWithProblems('this command', read.problems)
}

/** Opens the database of DATABASE_URL, or outside production the embedded one, and closes it after the work. */
export async function withDatabase<Result>(work: (deps: Recording, place: string) => Promise<Result>): Promise<Result> {
  const env = readCommandEnvironment()
  const database = env.DATABASE_URL
    ? openPostgres(env.DATABASE_URL, plainLog(console.error), 10, commandPatience)
    : await openEmbedded(env.DATA_DIR)
  try {
    return await work({ db: database.db, now: () => new Date() }, database.description.split('.')[0] ?? '')
  } finally {
    await database.close()
  }
}
