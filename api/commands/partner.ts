/** `npm run partner`: the partners whose pages may embed the widget with sign-in. */
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { audit } from '../audit/audit.ts'
import { registerPartners } from '../partners/partners.ts'
import { CommandFailed, runCommand, withDatabase, WrongArguments } from './runCommand.ts'

const usage = `Usage:
  npm run partner -- add ID --name NAME --origin ORIGIN    registers a partner; again with another ORIGIN for a second page
  npm run partner -- list                                  shows all partners with their origins
  npm run partner -- remove ID                             removes the origins; earlier donations stay credited

Example:
  npm run partner -- add slow-loom --name "Slow Loom Ltd" --origin https://www.slowloom.in`

await runCommand(usage, async (args) => {
  const options = { name: { type: 'string' }, origin: { type: 'string' } } as const
  const { positionals, values } = parseArgs({ args, options, allowPositionals: true })
  const [command, id = '', ...more] = positionals
  if (more.length > 0) throw new WrongArguments(`"${more.join(' ')}" is too much. Put a name with spaces in quotes.`)
  if (command === 'list') return list()
  if (command !== 'add' && command !== 'remove') throw new WrongArguments('Say "add", "list" or "remove" first.')
  if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(id))
    throw new WrongArguments('ID is small letters, digits and hyphens, for example slow-loom.')
  if (command === 'remove') return remove(id)
  const name = (values.name ?? '').trim()
  if (!name) throw new WrongArguments('Say --name with the name that staff see, for example --name "Slow Loom Ltd".')
  await add(id, name, readOrigin(values.origin))
})

/** The exact origin, as a browser sends it. */
function readOrigin(text = ''): string {
  const origin = URL.canParse(text) ? new URL(text).origin : 'null'
  if (origin === 'null' || origin !== text.replace(/\/$/, ''))
    throw new WrongArguments('Say --origin with scheme and host only, for example --origin https://www.slowloom.in.')
  return origin
}

async function add(id: string, name: string, origin: string): Promise<void> {
  await withDatabase(async ({ db, now }) => {
    const other = await db
      .selectFrom('partner_origins')
      .select('partner_id')
      .where('origin', '=', origin)
      .executeTakeFirst()
    if (other && other.partner_id !== id)
      throw new CommandFailed(`${origin} is registered for ${other.partner_id}. Remove that partner first.`)
    await registerPartners(db, now, [{ id, name, origin }])
    await audit({ db, now }, 'command', 'partner.changed', { subject: { kind: 'partner', id } })
  })
  console.log(`${id} may embed the widget with sign-in on ${origin}.`)
}

async function list(): Promise<void> {
  const partners = await withDatabase(({ db }) =>
    db
      .selectFrom('partners')
      .leftJoin('partner_origins', 'partner_origins.partner_id', 'partners.id')
      .select(['id', 'name', sql<string | null>`string_agg(origin, ' ' order by origin)`.as('origins')])
      .groupBy('id')
      .orderBy('id')
      .execute(),
  )
  for (const { id, name, origins } of partners) console.log(`${id}\t${name}\t${origins ?? '(no origin)'}`)
  if (partners.length === 0)
    console.log('No partner yet. Add one: npm run partner -- add ID --name NAME --origin ORIGIN')
}

/** Removes a partner's origins. Its row stays, because donations refer to it. */
async function remove(id: string): Promise<void> {
  await withDatabase(async ({ db, now }) => {
    const known = await db.selectFrom('partners').select('id').where('id', '=', id).executeTakeFirst()
    if (!known) throw new CommandFailed(`No partner is named ${id}.`)
    await db.transaction().execute(async (trx) => {
      await trx.deleteFrom('partner_origins').where('partner_id', '=', id).execute()
      await audit({ db: trx, now }, 'command', 'partner.changed', { subject: { kind: 'partner', id } })
    })
  })
  console.log(`${id} has no origin any more. Its earlier donations stay credited.`)
}
