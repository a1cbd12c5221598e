import { logSignInFailures } from '../accounts/signIn.ts'
import type { Dependencies } from '../dependencies.ts'
import { warnOfRegistrations } from '../desk/registrations.ts'
import { sendReceiptMails } from '../accounting/receipts/receiptMails.ts'
import { attachFile } from '../accounting/attachFile.ts'
import { sendMails } from '../mail/sendMails.ts'
import { sendCards } from '../donation/sendCards.ts'
import { notifySpecialDates } from '../donors/notification/notifications.ts'
import { runMandates } from '../mandates/runMandates.ts'
import { expireDonations, sweep } from '../payment/sweep.ts'
import { remindPledges } from '../donors/pledge.ts'
import { checkClearing, openUnconfirmed } from '../accounting/reconciliation/cases.ts'
import { reconcileWanted, wantNight } from '../accounting/reconciliation/runDays.ts'
import { sendDeedMails } from '../donation/deeds.ts'
import { remindPan } from '../accounting/statements/remindPan.ts'
import { sendRefunds } from '../accounting/refunds/sendRefunds.ts'
import { applyRetention } from '../retention/retention.ts'
import { tidy } from '../storage/tidy.ts'

export interface Job {
  /** When it runs: a cron expression in Indian time. Other code may run it sooner with `wake`. */
  schedule: string
  /**
   * Does the work that is due. A job has no data: the API's own tables show what is due. So no restart loses work, and a second run does nothing twice.
   * If it throws, it runs again after a growing wait.
   */
  run(deps: Dependencies): Promise<void>
}

const everyMinute = '* * * * *'

/** Everything that happens without a request. To add a job, add an entry. The database stores the names: a renamed job is a new one. */
export const jobs = {
  'sweep-payments': {
    schedule: everyMinute,
    async run(deps) {
      const paid = await sweep(deps)
      if (paid > 0) deps.log.info('payments found whose donor never came back', { count: paid })
    },
  },
  'unconfirmed-donations': { schedule: '27 * * * *', run: openUnconfirmed },
  'expire-donations': { schedule: '37 * * * *', run: expireDonations },
  /** What is wanted, by the night, by staff, by a message of the provider. */
  reconcile: { schedule: everyMinute, run: reconcileWanted },
  'reconcile-night': { schedule: '0 2 * * *', run: wantNight },
  'check-clearing': { schedule: '30 5 * * *', run: checkClearing },
  refunds: { schedule: everyMinute, run: sendRefunds },
  mandates: { schedule: everyMinute, run: runMandates },
  'receipt-mails': { schedule: everyMinute, run: sendReceiptMails },
  'deed-mails': { schedule: everyMinute, run: sendDeedMails },
  'send-mails': { schedule: everyMinute, run: (deps) => sendMails(deps, (mail) => attachFile(deps, mail)) },
  'special-dates': { schedule: '*/10 * * * *', run: notifySpecialDates },
  cards: { schedule: '*/10 * * * *', run: sendCards },
  'pledge-reminders': { schedule: '*/10 * * * *', run: remindPledges },
  'pan-reminders': { schedule: '7 10 * * *', run: remindPan },
  'sign-in-failures': { schedule: everyMinute, run: logSignInFailures },
  'registration-warnings': { schedule: '5 9 * * *', run: warnOfRegistrations },
  retention: { schedule: '47 3 * * *', run: applyRetention },
  tidy: { schedule: '17 * * * *', run: tidy },
} satisfies Record<string, Job>
