import * as z from 'zod/mini'
import { wasPaid } from '../../../../api/accounting/ledger/states.ts'
import type { Books, OurDonation } from './books.ts'

/** Something that no moment may show, also not the moment after a kill. `about`: a transaction id, a receipt number or a year. */
export const breachSchema = z.object({
  area: z.enum(['receipts', 'ledger', 'messages']),
  what: z.string(),
  about: z.string(),
})
export type Breach = z.infer<typeof breachSchema>

/**
 * Compares the database with itself. Everything that a payment causes is written in one transaction, so each breach is an error at any moment: nothing
 * repairs it later. Pure.
 */
export const breachesOf = (books: Books): Breach[] => [
  ...books.donations.flatMap(breachesOfDonation),
  ...breachesOfNumbers(books),
]

function breachesOfDonation(donation: OurDonation): Breach[] {
  const { txnId, state, amount, receipts, notifications, mail, ledger } = donation
  const payments = wasPaid(state) ? 1 : 0
  const found: Breach[] = []
  const expect = (isRight: boolean, area: Breach['area'], what: string) => {
    if (!isRight) found.push({ area, what, about: txnId })
  }
  expect(receipts.length === payments, 'receipts', `${receipts.length} receipts of ${payments} payments`)
  expect(ledger.state === state, 'ledger', `${ledger.state} in the ledger, ${state} in the donation`)
  expect(ledger.payments === payments, 'ledger', `${ledger.payments} payments in the ledger of ${payments}`)
  expect(ledger.netRupees === payments * amount, 'ledger', `a balance of ${ledger.netRupees} rupees`)
  expect(ledger.linesPaise === 0, 'ledger', `lines that sum to ${ledger.linesPaise} paise`)
  expect(mail.isWanted === (payments === 1), 'messages', `mail ${mail.isWanted ? '' : 'not '}wanted`)
  expect(mail.queued === (mail.isMarked ? 1 : 0), 'messages', `${mail.queued} mails, marked: ${mail.isMarked}`)
  expect(notifications === payments, 'messages', `${notifications} notifications of ${payments} payments`)
  return found
}

/** Numbers count from 1 without gaps within the Indian financial year of the payment, and none is given twice. */
function breachesOfNumbers({ receipts, counters }: Books): Breach[] {
  const found: Breach[] = []
  const breach = (what: string, about: string) => found.push({ area: 'receipts', what, about })
  const given = new Map<string, number[]>()
  for (const { number, year } of receipts) {
    const [, named = '', count = ''] = /(\d{4}-\d{2})\/(\d+)$/.exec(number) ?? []
    if (named !== year) breach(`a number of another year than ${year}`, number)
    given.set(named, [...(given.get(named) ?? []), Number(count)])
  }
  const last = new Map(counters.map((counter) => [counter.year, counter.last]))
  for (const year of new Set([...given.keys(), ...last.keys()])) {
    const counts = (given.get(year) ?? []).toSorted((one, other) => one - other)
    const gap = counts.findIndex((count, index) => count !== index + 1)
    if (gap >= 0) breach(`${counts[gap]} at place ${gap + 1}`, year)
    else if (counts.length !== last.get(year)) breach(`${counts.length} receipts, ${last.get(year)} numbers`, year)
  }
  return found
}
