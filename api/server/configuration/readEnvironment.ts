import { readFileSync } from 'node:fs'
import {
  type Environment,
  type Read,
  type ReadText,
  readVariables,
} from '../../../shared/configuration/readVariables.ts'
import type { Values } from '../../../shared/configuration/variable.ts'
import { apiVariables, paymentAdapter } from './environment.ts'

/** The configuration of the API, as the operator has written it. */
export type ApiEnvironment = Values<typeof apiVariables>

const readFile: ReadText = (path) => readFileSync(path, 'utf8')

/** The API's configuration, or every problem of it, each with the variable's name and an example. */
export function readEnvironment(env: Environment, readText: ReadText = readFile): Read<ApiEnvironment> {
  const read = readVariables(apiVariables, env, readText)
  const problems = read.ok ? paymentAdapter.check(read.values) : read.problems
  return problems.length === 0 ? read : { ok: false, problems }
}
