/** Links in mails that end the mails of their kind. Nobody signs in for that, and opening a link changes nothing, because mail programs open links, too. */
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { NotificationKind } from '../../shared/contract/people/notification.ts'
import type { stopReminderSchema } from '../../shared/contract/donation/dedication.ts'
import { sitePaths } from '../../shared/sitePaths.ts'
import { countAttempt } from '../accounts/limit.ts'
import type { WithConfig } from '../base/config.ts'
import { notFound } from '../base/http/refusal.ts'
import type { Sealed, WithVault } from '../base/vault/vault.ts'
import type { Answer, Call, OpenHandler } from '../call.ts'
import type { Dependencies } from '../dependencies.ts'
import { writeSettings } from '../donors/notification/notifications.ts'
import type { Database } from '../storage/database.ts'

/** Whose mails a link ends. Without a kind: those before special days. A donor without an account gets only mails of deeds. */
const linkSchema = z.union([
  z.object({ user: z.int(), kind: z.optional(z.literal('deed')) }),
  z.object({ donor: z.int() }),
])
type Stop = z.infer<typeof linkSchema>

/** No row has it: the sealed text names the account. */
const place = 'users.reminder:0'

interface StopLinks {
  /** The page that asks once, for the text of the mail. What opens it is behind `#`, so that no server logs it. */
  page: string
  /** For the mail program's own button: one POST ends the mails (RFC 8058), and a GET redirects to the page. */
  oneClick: string
}

export function stopLinks({ config, vault }: WithConfig & WithVault, stop: Stop): StopLinks {
  const link = vault.seal(JSON.stringify(stop), place)
  return { page: pageOf(config.siteRoot, stop, link), oneClick: `${config.apiRoot}/reminder/one-click?link=${link}` }
}

const isOfDeeds = (stop: Stop): boolean => 'donor' in stop || stop.kind === 'deed'
const pageOf = (siteRoot: string, stop: Stop, link: string): string =>
  `${siteRoot}${sitePaths.reminder}${isOfDeeds(stop) ? '?of=deeds' : ''}#${link}`

/**
 * `POST reminder/stop { link }` (our addition). Switches the mails of a link off: those before special days, or those of deeds. For an account that is the switch in
 * the profile. Sending it twice is safe. The button of a mail program posts to `reminder/one-click?link`, with a form of one fixed field (RFC 8058). 404 for a link that was made by nobody here, or a deleted account; 429 after many of them.
 */
export async function stopMails({ deps, request }: Call, { link }: { link: string }): Promise<Answer> {
  const attempt = await countAttempt(deps, { what: 'reminderLink', account: '', address: deps.clientAddress(request) })
  const wanted = openLink(deps, link)
  await deps.db.transaction().execute(async (db) => {
    const users = 'user' in wanted ? [wanted.user] : await refuseDeeds({ ...deps, db }, wanted.donor)
    for (const user of users) await switchOff(db, user, isOfDeeds(wanted) ? 'deed' : 'special_date')
  })
  await attempt.forget()
  return { data: null, message: 'saved' }
}

/** `GET reminder/one-click?link`: for mail programs without that button. Redirects to the page that asks, and changes nothing. 404 */
export const openOneClick: OpenHandler<typeof stopReminderSchema> = async ({ deps }, { link }) => {
  const location = pageOf(deps.config.siteRoot, openLink(deps, link), link)
  return new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } })
}

/** Staff may have merged the donor since the mail. @returns the account with whom it was merged, if any. @throws Refused 404 */
async function refuseDeeds({ db, now }: Dependencies, donor: number): Promise<number[]> {
  const { rows } = await sql<{ user_id: number | null }>`
    with recursive up as (
      select id, merged_into from donors where id = ${donor}
      union select donors.id, donors.merged_into from donors join up on donors.id = up.merged_into
    ) update donors set deeds_refused_at = coalesce(deeds_refused_at, ${now()}) where id in (select id from up)
    returning user_id`.execute(db)
  if (rows.length === 0) throw notFound()
  return rows.flatMap(({ user_id }) => user_id ?? [])
}

async function switchOff(db: Database, id: number, kind: NotificationKind): Promise<void> {
  const known = await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()
  if (!known) throw notFound()
  await writeSettings(db, id, { [kind]: false })
}

function openLink({ vault }: WithVault, link: string): Stop {
  try {
    return linkSchema.parse(JSON.parse(vault.open(link as Sealed, place)))
  } catch (error) {
    if (error instanceof Error && error.name === 'KeyMissing') throw error
    throw notFound()
  }
}
