/** `npm run content -- check FOLDER` and `npm run content -- import FOLDER`. */
import { resolve } from 'node:path'
import { migrate } from '../../storage/migrate.ts'
import { plainLog } from '../../logging/plainLog.ts'
import { openEmbedded, openPostgres } from '../../storage/openDatabase.ts'
import type { Content } from './content.ts'
import { importContent } from './importContent.ts'
import { readContent } from './readContent.ts'

const usage = `Usage:
  npm run content -- check FOLDER    says what is wrong in a folder of content
  npm run content -- import FOLDER   checks it, and puts it into the database of DATABASE_URL, or of the folder DATA_DIR (.data)`

const [command, folder] = process.argv.slice(2)
if ((command !== 'check' && command !== 'import') || !folder) {
  console.error(usage)
  process.exitCode = 2
} else {
  const content = check(folder)
  if (!content) process.exitCode = 1
  else if (command === 'import') await importInto(content)
}

function check(directory: string): Content | null {
  const { content, report } = readContent(directory)
  const { problems } = report
  for (const note of report.notes) console.log(`note: ${note}`)
  for (const problem of problems) console.error(problem)
  if (!content || problems.length > 0) {
    console.error(`\n${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}. Nothing was imported.`)
    return null
  }
  console.log(
    `${content.projects.length} projects, ${content.posts.length} posts, ${content.albums.length} albums: no problems.`,
  )
  return content
}

async function importInto(content: Content): Promise<void> {
  const url = process.env['DATABASE_URL']
  try {
    const database = url
      ? openPostgres(url, plainLog(console.error))
      : await openEmbedded(resolve(process.env['DATA_DIR'] || '.data'))
    try {
      await migrate(database.db)
      await importContent(database.db, content)
      console.log(`Imported into ${database.description.split('.')[0]}. The site shows it within a minute.`)
    } finally {
      await database.close()
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
