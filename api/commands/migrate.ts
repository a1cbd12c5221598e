/** `npm run migrate`: updates the schema of the database. The API does the same when it starts; two at once are safe. */
import { parseArgs } from 'node:util'
import { migrate } from '../storage/migrate.ts'
import { runCommand, withDatabase } from './runCommand.ts'

const usage =
  'Usage:\n  npm run migrate    updates the schema of the database in DATABASE_URL, and names what it applied'

await runCommand(usage, async (args) => {
  parseArgs({ args })
  const applied = await withDatabase(({ db }) => migrate(db))
  for (const name of applied) console.log(`applied ${name}`)
  console.log(
    applied.length === 0 ? 'The schema was up to date.' : `${applied.length} applied. The schema is up to date.`,
  )
})
