import { parseArgs } from 'node:util'
import { trustNameVariables } from '../../shared/configuration/commonVariables.ts'
import { audit } from '../audit/audit.ts'
import type { Content } from '../content/import/content.ts'
import { importContent } from '../content/import/importContent.ts'
import { readContent } from '../content/import/readContent.ts'
import { refuseInProduction } from '../content/forProduction.ts'
import { migrate } from '../storage/migrate.ts'
import { CommandFailed, readOwn, withDatabase, WrongArguments } from './runCommand.ts'
import type { Database } from '../storage/database.ts'

export const contentUsage = `Usage:
  npm run content -- check DIR     shows what is wrong in a folder of content
  npm run content -- import DIR    checks it, and puts it into the database of DATABASE_URL

Example:
  npm run content -- check /srv/donate/content`

/** What content.ts does. @throws WrongArguments, or CommandFailed if the content has problems; they are printed */
export async function contentCommand(args: string[]): Promise<void> {
  const [command, directory, ...more] = parseArgs({ args, allowPositionals: true }).positionals
  if (command !== 'check' && command !== 'import') throw new WrongArguments('Say "check" or "import" first.')
  if (!directory || more.length > 0) throw new WrongArguments('Name one folder of content.')
  const content = check(directory)
  if (command === 'import') await importInto(content)
}

/** @throws CommandFailed if the content has problems; they are printed */
function check(directory: string): Content {
  const { content, report } = readContent(directory)
  for (const note of report.notes) console.log(`note: ${note}`)
  for (const problem of report.problems) console.error(problem)
  const count = report.problems.length
  if (!content) throw new CommandFailed(`\n${count} ${count === 1 ? 'problem' : 'problems'}. Nothing was imported.`)
  const { projects, posts, albums } = content
  if (report.samples.length > 0)
    console.log(`${report.samples.length} entries are still the sample's ("sample: true"). Production refuses them.`)
  console.log(`${projects.length} projects, ${posts.length} posts, ${albums.length} albums: no problems.`)
  return content
}

async function importInto(content: Content): Promise<void> {
  const production = readOwn('NODE_ENV').NODE_ENV === 'production'
  const accept = (db: Database): Promise<void> =>
    refuseInProduction(db, readOwn(...Object.values(trustNameVariables), 'MAIL_FROM')).catch((error: Error) => {
      throw new CommandFailed(error.message)
    })
  await withDatabase(async ({ db, now }, place) => {
    await migrate(db)
    await importContent(db, content, production ? accept : undefined)
    await audit({ db, now }, 'command', 'content.imported')
    console.log(`Imported into ${place}. The site shows it within a minute.`)
  })
}
