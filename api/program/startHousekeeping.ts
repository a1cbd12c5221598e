import { logSignInFailures } from '../audit/signInFailures.ts'
import type { Dependencies } from '../dependencies.ts'
import { sendReceiptMails } from '../mail/receiptMails.ts'
import { tellSpecialDates } from '../notification/tellSpecialDates.ts'
import { sweep } from '../payment/sweep.ts'
import { remindPledges } from '../pledge/remindPledges.ts'
import { tidy } from '../storage/tidy.ts'

const EVERY_MS = 60_000

/**
 * Every minute: finds lost payments, mails receipts that are due, sends reminders, and deletes expired rows. Answers a function that stops it and waits for
 * the current round.
 */
export function startHousekeeping(deps: Omit<Dependencies, 'clientAddress'>): () => Promise<void> {
  let round = Promise.resolve()
  const timer = setInterval(() => {
    round = round.then(() => keepHouse(deps))
  }, EVERY_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await round
  }
}

async function keepHouse(deps: Omit<Dependencies, 'clientAddress'>): Promise<void> {
  try {
    const paid = await sweep({ ...deps, clientAddress: () => 'none' })
    if (paid > 0) deps.log.info('payments found whose donor never came back', { count: paid })
    await sendReceiptMails(deps)
    await tellSpecialDates(deps)
    await remindPledges(deps)
    await logSignInFailures(deps)
    await tidy(deps)
  } catch (error) {
    deps.log.error('housekeeping failed', error)
  }
}
