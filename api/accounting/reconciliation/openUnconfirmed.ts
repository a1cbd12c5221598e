import type { Selectable } from 'kysely'
import { type Rule, ruleOn } from '../../../shared/contract/content/rules.ts'
import { readRules } from '../../content/readRules.ts'
import { isBeingConfirmed } from '../../payment/issuedPayment.ts'
import { indianDate } from '../../payment/financialYear.ts'
import type { DonationTable } from '../../storage/tables/tables.ts'
import { openStates } from '../ledger/states.ts'
import { differenceOf } from './difference.ts'
import { openCase } from './openCase.ts'
import type { Recording } from '../../storage/database.ts'
import type { WithLog } from '../../base/logging/log.ts'

const DAY_MS = 24 * 60 * 60_000
/** For a trust that has no rule. */
const USUAL_DAYS = 3

/**
 * Opens a case for each donation that is being confirmed for longer than the trust has set (`payment.confirmDays`). Closes the cases of those that are decided
 * since. The donation stays as it is: a late answer still makes it paid. Any number of runs has the effect of one.
 */
export async function openUnconfirmed(deps: Recording & WithLog): Promise<void> {
  const { db, now, log } = deps
  const rules = await readRules(db)
  const waiting = await db
    .selectFrom('donations')
    .select(['id', 'txn_id', 'state', 'stage', 'provider_id', 'created_at', 'asked_at', 'answered_at'])
    .where(isBeingConfirmed)
    .where('created_at', '<', new Date(now().getTime() - DAY_MS))
    .orderBy('created_at')
    .execute()
  let opened = 0
  for (const donation of waiting)
    if (isLate(donation.created_at, rules, now()) && (await open(deps, donation))) opened += 1
  if (opened > 0) log.info('donations are being confirmed for too long', { count: opened })
  await closeDecided(deps)
}

function isLate(begunAt: Date, rules: readonly Rule[], now: Date): boolean {
  const days = ruleOn(rules, 'payment.confirmDays', indianDate(begunAt)) ?? USUAL_DAYS
  return now.getTime() - begunAt.getTime() >= days * DAY_MS
}

type Waiting = Pick<
  Selectable<DonationTable>,
  'id' | 'txn_id' | 'state' | 'stage' | 'provider_id' | 'created_at' | 'asked_at' | 'answered_at'
>

async function open({ db, now }: Recording, donation: Waiting): Promise<boolean> {
  const { id, txn_id: txnId, state, stage, provider_id, created_at, asked_at, answered_at } = donation
  const evidence = {
    state,
    stage,
    begunAt: created_at.toISOString(),
    askedAt: asked_at?.toISOString() ?? null,
    answeredAt: answered_at?.toISOString() ?? null,
  }
  const difference = differenceOf('unconfirmed', { id, txnId }, provider_id ?? '', evidence)
  return openCase(db, difference, { day: indianDate(created_at), now: now(), isApplied: false })
}

/** An expired donation is not decided: nobody knows yet whether its money arrived. */
async function closeDecided({ db, now }: Recording): Promise<void> {
  await db
    .updateTable('cases')
    .set({ closed_at: now(), closed_by_system: true })
    .where('code', '=', 'unconfirmed')
    .where('closed_at', 'is', null)
    .where('donation_id', 'in', (eb) =>
      eb
        .selectFrom('donations')
        .select('donations.id')
        .where('state', 'not in', [...openStates, 'expired']),
    )
    .execute()
}
