import { readFileSync } from 'node:fs'
import {
  type Environment,
  type Read,
  type ReadText,
  readVariables,
} from '../../../shared/configuration/readVariables.ts'
import type { Values } from '../../../shared/configuration/variable.ts'
import { apiVariables } from './environment.ts'

/** The configuration of the API, as the operator has written it. */
export type ApiEnvironment = Values<typeof apiVariables>

const readFile: ReadText = (path) => readFileSync(path, 'utf8')

/** The API's configuration, or every problem of it, each with the variable's name and an example. */
export function readEnvironment(env: Environment, readText: ReadText = readFile): Read<ApiEnvironment> {
  const read = readVariables(apiVariables, env, readText)
  const problems = read.ok ? checkTogether(read.values) : read.problems
  return problems.length === 0 ? read : { ok: false, problems }
}

/** Rules about several variables at once. */
function checkTogether(values: ApiEnvironment): string[] {
  const { PAYU_PAYMENT_URL, PAYU_INFO_URL } = values
  if (isTest(PAYU_PAYMENT_URL) === isTest(PAYU_INFO_URL)) return []
  const { example, fallback } = apiVariables.PAYU_INFO_URL
  const matching = isTest(PAYU_PAYMENT_URL) ? example : fallback
  return [
    `PAYU_PAYMENT_URL and PAYU_INFO_URL must both be test addresses or both be live ones, for example PAYU_INFO_URL=${matching}.`,
  ]
}

/** PayU's test system has its own host. */
const isTest = (address: string): boolean => new URL(address).hostname === 'test.payu.in'
