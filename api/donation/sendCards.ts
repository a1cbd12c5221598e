/** Mails of donations for someone: the card on its day, a correction, and the reminder before next year's day. */
import { HOUR_MS, formatDayOfYear, indianDay } from '../../shared/date.ts'
import { donatePath, donateSearch } from '../../shared/donation/address/donateAddress.ts'
import { waitingRefunds } from '../accounting/refunds/requestRefund.ts'
import { heldStates } from '../accounting/ledger/states.ts'
import type { WithLog } from '../base/logging/log.ts'
import { readSettings } from '../donors/notification/notifications.ts'
import { nextReturn } from '../donors/profile/specialDates.ts'
import type { Mailing } from '../mail/mailer.ts'
import { dayAfter } from '../payment/financialYear.ts'
import { projectTitles } from '../projects/project.ts'
import type { Sealing } from '../storage/database.ts'
import { texts } from '../texts/texts.ts'
import { mailNewNames, readCard, titleOf } from './dedications.ts'
import { ownerId } from './findDonation.ts'
import { stopLinks } from './stopMails.ts'

/** Cards leave from this hour of their day on, in India: nobody gets a card in memory of somebody at night. */
const FROM_HOUR = 8
/** The reminder is mailed so many days before next year's day. */
const REMIND_DAYS = 7

type Deps = Mailing & Sealing & WithLog

/** Sends what is due: cards, reminders, and names that the trust must write. A row that fails is logged and blocks no other; a later run tries it again. */
export async function sendCards(deps: Deps): Promise<void> {
  await mailNewNames(deps)
  await each(deps, 'card not sent', await dueCards(deps), sendCard)
  await each(deps, 'day not reminded', await dueReminders(deps), remind)
  deps.mailer.wake()
}

async function each(deps: Deps, failed: string, ids: readonly number[], act: typeof sendCard): Promise<void> {
  for (const id of ids) {
    try {
      // The mark and the mail are in one transaction, so nobody gets two.
      await deps.db.transaction().execute((db) => act({ ...deps, db }, id))
    } catch (error) {
      deps.log.error(failed, error, { donationId: id })
    }
  }
}

/** The day whose cards may leave now. */
const cardDay = ({ now }: Deps): string => indianDay(new Date(now().getTime() - FROM_HOUR * HOUR_MS))

/** A donation that went back, or may be going back, is no reason for a card. */
const dueCard = (deps: Deps) =>
  deps.db
    .selectFrom('dedications')
    .innerJoin('donations', 'donations.id', 'donation_id')
    .select('donation_id')
    .where('recipient_sealed', 'is not', null)
    .where('sent_at', 'is', null)
    .where('day', '<=', cardDay(deps))
    .where('state', 'in', heldStates)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refund_requests')
            .select('refund_requests.id')
            .whereRef('refund_requests.donation_id', '=', 'donations.id')
            .where('refund_requests.state', 'in', waitingRefunds),
        ),
      ),
    )

async function dueCards(deps: Deps): Promise<number[]> {
  const rows = await dueCard(deps).orderBy('day').limit(200).execute()
  return rows.map(({ donation_id }) => donation_id)
}

async function sendCard(deps: Deps, id: number): Promise<void> {
  // Two servers that look at the same time: the second one waits, and finds it sent.
  const due = await dueCard(deps).where('donation_id', '=', id).forUpdate().executeTakeFirst()
  if (!due) return
  await deps.db.updateTable('dedications').set({ sent_at: deps.now() }).where('donation_id', '=', id).execute()
  await queueCard(deps, id)
}

/** Queues the card as it is stored now. Call it in the transaction that marks it as sent. */
export async function queueCard(deps: Mailing & Sealing, id: number): Promise<void> {
  const card = await readCard(deps, id)
  if (!card?.recipient) return
  const { language, title, project, trust, message, signature, recipient } = card
  const say = texts[language].mails.card
  const parts = [
    say.hello(recipient.name),
    card.corrected_at && say.corrected,
    signature ? say.from(signature, project) : say.text(project),
    title,
    message,
    say.attached,
    say.why(trust.name),
  ]
  await deps.mailer.send(
    {
      to: recipient.email,
      kind: 'card',
      language,
      subject: title,
      text: parts.filter(Boolean).join('\n\n'),
      userId: card.owner_id,
      cardOf: id,
    },
    deps.db,
  )
}

/** The day of next year, from the first day on that it can be reminded of. 29 February becomes 28 February in a common year. */
const returnOf = (day: string): string => nextReturn(day, dayAfter(day, 1)).next

/** Whether today is in the week before next year's day. A day that was missed is not reminded of. */
export const isTimeToRemind = (day: string, today: string): boolean => {
  const next = returnOf(day)
  return today < next && next <= dayAfter(today, REMIND_DAYS)
}

const dueReminder = ({ db }: Deps) =>
  db
    .selectFrom('dedications')
    .innerJoin('donations', 'donations.id', 'donation_id')
    .selectAll('dedications')
    .select(['dedicated_to', 'project_id'])
    .where('remind', '=', true)
    .where('reminded_at', 'is', null)
    .where('dedicated_to', 'is not', null)
    .where('state', 'in', heldStates)

async function dueReminders(deps: Deps): Promise<number[]> {
  const today = indianDay(deps.now())
  const rows = await dueReminder(deps)
    .where('day', '>=', dayAfter(today, -366))
    .where('day', '<=', dayAfter(today, REMIND_DAYS - 365))
    .execute()
  return rows.flatMap(({ donation_id, day }) => (day && isTimeToRemind(day, today) ? [donation_id] : []))
}

async function remind(deps: Deps, id: number): Promise<void> {
  const { db } = deps
  const row = await dueReminder(deps)
    .select(ownerId(id).as('owner_id'))
    .where('donation_id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row?.day || !row.dedicated_to || row.owner_id === null) return
  await db.updateTable('dedications').set({ reminded_at: deps.now() }).where('donation_id', '=', id).execute()
  if ((await readSettings(db, row.owner_id)).get('special_date') === false) return
  const user = await db
    .selectFrom('users')
    .select(['email', 'full_name', 'language'])
    .where('id', '=', row.owner_id)
    .executeTakeFirst()
  if (!user) return
  const { language } = user
  const say = texts[language].mails.dayReminder
  const titles = await projectTitles(db, row.project_id)
  const title = titleOf({ language, occasion: row.occasion }, row.dedicated_to)
  const day = formatDayOfYear(returnOf(row.day), language)
  const stop = stopLinks(deps, { user: row.owner_id })
  const url = `${deps.config.siteRoot}${donatePath}${donateSearch({ lang: language, projectId: row.project_id })}`
  const parts = [
    say.hello(user.full_name),
    say.text(title, titles[language], day),
    `${say.again}\n${url}`,
    `${say.stop}\n${stop.page}`,
  ]
  await deps.mailer.send(
    {
      to: user.email,
      kind: 'card',
      language,
      subject: say.subject(title, day),
      text: parts.join('\n\n'),
      action: { label: say.action, url },
      unsubscribe: stop.oneClick,
      userId: row.owner_id,
    },
    db,
  )
}
