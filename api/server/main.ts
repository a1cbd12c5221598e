/** `npm run start:api`: the API of a trust, configured by environment variables (docs/configuration.md). */
import { endWithProblems, runProgram } from '../../shared/server/runProgram.ts'
import { readEnvironment } from './environment.ts'
import { startOptions } from './startOptions.ts'
import { startObserved } from '../base/observation/startObserved.ts'
import { announcePdf } from '../accounting/receipts/pdf/renderPdf.ts'
import { startApi } from './serve.ts'

const read = readEnvironment(process.env)
if (!read.ok) endWithProblems('the API', read.problems)
const { values } = read
await runProgram(() =>
  startObserved({ program: 'api', port: values.API_PORT }, values, (seen) => {
    void announcePdf(seen.log)
    return startApi({ ...startOptions(values), ...seen, ownsProcess: true })
  }),
)
