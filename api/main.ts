/** `npm run start:api`: the API of a trust, configured by environment variables (docs/configuration.md). */
import { endWithProblems, runProgram } from '../shared/server/runProgram.ts'
import { readEnvironment } from './configuration/readEnvironment.ts'
import { observationOptions, startOptions } from './configuration/startOptions.ts'
import { observeProgram } from './observation/observeProgram.ts'
import { startApi } from './program/serve.ts'

const read = readEnvironment(process.env)
if (!read.ok) endWithProblems('the API', read.problems)
const { values } = read
await runProgram(async () => {
  const observation = await observeProgram(observationOptions(values))
  const api = await startApi({ ...startOptions(values), observation })
  return {
    async close() {
      await api.close()
      await observation.close()
    },
  }
})
