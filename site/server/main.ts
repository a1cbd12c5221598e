/** `npm run start:site`: the trust's site and the widget, configured by environment variables (docs/configuration.md). */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { startObserved } from '../../api/platform/observation/startObserved.ts'
import { readVariables } from '../../shared/configuration/readVariables.ts'
import { endWithProblems, runProgram } from '../../shared/server/runProgram.ts'
import { siteVariables } from './environment.ts'
import { startSite } from './startSite.ts'

const read = readVariables(siteVariables, process.env, (path) => readFileSync(path, 'utf8'))
if (!read.ok) endWithProblems('the site', read.problems)
const { values } = read
const dist = fileURLToPath(new URL('../../dist', import.meta.url))
await runProgram(() =>
  startObserved({ program: 'site', port: values.SITE_PORT }, values, (seen) => startSite(dist, values, seen)),
)
