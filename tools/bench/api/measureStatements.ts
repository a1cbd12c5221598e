import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

/** What a database does at most: each pair inserts a row and reads it, each by itself, as two prepared statements. */
const insert = { name: 'insert', text: 'insert into floor (word) values ($1) returning id' }
const select = { name: 'select', text: 'select word from floor where id = $1' }
const table =
  'create table if not exists floor (id bigint generated always as identity primary key, word text not null)'

/** Pairs per second over so many connections to PostgreSQL. */
export async function measurePostgres(databaseUrl: string, connections: number, seconds: number): Promise<number> {
  const clients = Array.from({ length: connections }, () => new pg.Client(databaseUrl))
  await Promise.all(clients.map((client) => client.connect()))
  await clients[0]?.query(table)
  const pairs = await countPairs(clients, seconds, async (client) => {
    const { rows } = await client.query<{ id: string }>({ ...insert, values: ['a word'] })
    await client.query({ ...select, values: [rows[0]?.id] })
  })
  await Promise.all(clients.map((client) => client.end()))
  return pairs
}

/** Pairs per second in the embedded database. It has one connection, and prepares nothing by itself. */
export async function measureEmbedded(seconds: number): Promise<number> {
  const pglite = new PGlite()
  await pglite.exec(table)
  const pairs = await countPairs([pglite], seconds, async () => {
    const { rows } = await pglite.query<{ id: number }>(insert.text, ['a word'])
    await pglite.query(select.text, [rows[0]?.id])
  })
  await pglite.close()
  return pairs
}

async function countPairs<T>(clients: readonly T[], seconds: number, pair: (client: T) => Promise<void>) {
  let pairs = 0
  const begun = performance.now()
  const took = () => (performance.now() - begun) / 1000
  await Promise.all(
    clients.map(async (client) => {
      for (; took() < seconds; pairs++) await pair(client)
    }),
  )
  return pairs / took()
}
