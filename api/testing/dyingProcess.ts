/** A process that dies in the middle of a job that is due. Arguments: the address of a PostgreSQL, the job's schedule. */
import { sql } from 'kysely'
import { noLog } from '../base/logging/log.ts'
import { openPostgres } from '../storage/openDatabase.ts'
import { createJobQueue } from '../server/createJobQueue.ts'
import { quickPace, unusedDependencies } from './quickPace.ts'

const [, , databaseUrl = '', schedule = ''] = process.argv
const database = openPostgres(databaseUrl, noLog)
const run = async (): Promise<void> => {
  await sql`insert into runs (worker) values ('the process that dies')`.execute(database.db)
  process.kill(process.pid, 'SIGKILL')
  await new Promise(() => undefined)
}
const queue = createJobQueue({ count: { schedule, run } }, { executeSql: database.executeSql, log: noLog }, quickPace)
queue.start(unusedDependencies)
