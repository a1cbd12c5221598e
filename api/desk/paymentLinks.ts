/** Payment links at the staff desk (decision 086). */
import { sql } from 'kysely'
import type {
  linkIdSchema,
  PaymentLinks,
  PaymentLinkForm,
  paymentLinksQuerySchema,
} from '../../shared/contract/staff/paymentLinks.ts'
import { formatDay } from '../../shared/date.ts'
import { formatRupees } from '../../shared/money.ts'
import { paidStates } from '../accounting/ledger/states.ts'
import { readDonor } from '../accounting/receipts/readDonor.ts'
import { audit } from '../audit/audit.ts'
import { conflict, invalid, notFound } from '../base/http/refusal.ts'
import { type BeforeJson, type Handler, inTransaction } from '../call.ts'
import { linkState, paymentLinkUrl } from '../donation/paymentLink.ts'
import { priceDonation } from '../donation/price.ts'
import { findProject, projectTitles } from '../projects/project.ts'
import type { Recording } from '../storage/database.ts'
import { inLanguage } from '../storage/inLanguage.ts'
import { readPage } from '../storage/readPage.ts'
import { texts } from '../texts/texts.ts'
import { offlineDonor } from './offline/takeOffline.ts'
import { kinds } from '../../shared/kinds/kinds.ts'

/**
 * `POST staff/payment-link`. Makes a link for one person, project and amount. 422 at the wrong field: `unknown`. At `project_id` `items`, if the project is given by
 * items. At `amount` `mismatch`, if the project's price does not divide it.
 */
export const addLink = inTransaction<PaymentLinkForm>(async ({ deps, session, language }, wanted) => {
  const project = await findProject(deps, Number(wanted.project_id), language)
  if (!project) throw invalid({ project_id: 'unknown' })
  if (kinds[project.donation_type].listsItems) throw invalid({ project_id: 'items' })
  const amount = Number(wanted.amount)
  await priceDonation({ db: deps.db, project, amount, items: [], amountField: 'amount' })
  const { name, email, phone } = wanted
  const person = { name, email, phone, line: '', city: '', state: '', pin: '', pan: '', language: wanted.language }
  const donor = await offlineDonor(deps, { donor: wanted.donor, ...person })
  const { id } = await deps.db
    .insertInto('payment_links')
    .values({
      ...donor,
      project_id: project.id,
      amount,
      note: wanted.note,
      language: wanted.language,
      until_day: wanted.until,
      created_by: session.userId,
      created_at: deps.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await audit(deps, session.userId, 'payment_link.made', { subject: { kind: 'payment_link', id } })
  return { data: { id } }
})

/** `GET staff/payment-links?state&page`: the links with their states, newest first. Open ones have their address. */
export const listLinks: Handler<typeof paymentLinksQuerySchema> = async ({ deps, language }, query) => {
  const { state } = query
  const wanted = deps.db
    .selectFrom('payment_links')
    .$if(state !== undefined, (all) => all.where((eb) => eb(linkState(eb, deps.now()), '=', state ?? 'open')))
  const shown = wanted
    .innerJoin(inLanguage('projects', language), 'projects.id', 'payment_links.project_id')
    .leftJoin('users', 'users.id', 'payment_links.user_id')
    .leftJoin('donors', 'donors.id', 'payment_links.donor_id')
    .leftJoin('users as maker', 'maker.id', 'payment_links.created_by')
    .select((eb) => [
      'payment_links.id',
      'payment_links.amount',
      'payment_links.note',
      'payment_links.until_day as until',
      'payment_links.created_at',
      'payment_links.mailed_at',
      'projects.title as project',
      eb.fn.coalesce('maker.full_name', eb.val('')).as('created_by'),
      donorOf.as('donor'),
      linkState(eb, deps.now()).as('state'),
      eb
        .selectFrom('donations')
        .select('txn_id')
        .whereRef('payment_link_id', '=', 'payment_links.id')
        .orderBy(sql`donations.state in (${sql.join(paidStates)})`, 'desc')
        .orderBy('donations.id', 'desc')
        .limit(1)
        .as('txn_id'),
    ])
    .orderBy('payment_links.id', 'desc')
  const { rows, ...page } = await readPage(wanted, shown, query)
  const data: BeforeJson<PaymentLinks> = {
    ...page,
    rows: rows.map((link) => ({ ...link, url: link.state === 'open' ? paymentLinkUrl(deps, link.id) : null })),
  }
  return { data }
}

const donorOf = sql<PaymentLinks['rows'][number]['donor']>`case when coalesce(users.id, donors.id) is not null then
  json_build_object('key', coalesce('account-' || users.id, 'donor-' || donors.id),
    'name', coalesce(users.full_name, donors.full_name), 'email', coalesce(users.email, donors.email)) end`

/** `POST staff/mail-payment-link { id }`. Mails an open link to its person. 404; 409 `link_over`, `no_address`. */
export const mailLink = inTransaction<typeof linkIdSchema>(async ({ deps, session }, { id }) => {
  const { db, mailer } = deps
  const link = await lockOpen(deps, id)
  const { donor, language } = await readDonor(deps, link)
  if (!donor?.email) throw conflict('no_address')
  const url = paymentLinkUrl(deps, id)
  const { subject, text, action } = texts[language].mails.paymentLink({
    name: donor.name,
    amount: formatRupees(link.amount),
    project: (await projectTitles(db, link.project_id))[language],
    day: formatDay(link.until_day, language),
    note: link.note,
    url,
  })
  const about = { kind: 'payment_link', language, userId: link.user_id } as const
  await mailer.send({ to: donor.email, ...about, subject, text, action: { label: action, url } }, db)
  await db.updateTable('payment_links').set({ mailed_at: deps.now() }).where('id', '=', id).execute()
  await audit(deps, session.userId, 'payment_link.mailed', { subject: { kind: 'payment_link', id } })
  return { data: null }
})

/** `POST staff/revoke-payment-link { id }`. From now on the link says that it does not work. 404; 409 `link_over`. */
export const revokeLink = inTransaction<typeof linkIdSchema>(async ({ deps, session }, { id }) => {
  await lockOpen(deps, id)
  await deps.db.updateTable('payment_links').set({ revoked_at: deps.now() }).where('id', '=', id).execute()
  await audit(deps, session.userId, 'payment_link.revoked', { subject: { kind: 'payment_link', id } })
  return { data: null }
})

async function lockOpen({ db, now }: Recording, id: number) {
  const link = await db
    .selectFrom('payment_links')
    .selectAll()
    .select((eb) => linkState(eb, now()).as('state'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!link) throw notFound()
  if (link.state !== 'open') throw conflict('link_over')
  return link
}
