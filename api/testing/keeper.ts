/** A PostgreSQL server that ends with its standard input, so also if the process that started it was killed. */
import { startPostgres } from './startPostgres.ts'

// Nobody needs the data after a power cut.
const server = await startPostgres(['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'])
process.stdin.resume().once('end', () => void server.stop().then(() => process.exit()))
console.log(server.databaseUrl)
