import type { Handover, handoverRequestSchema } from '../../shared/contract/donation/donation.ts'
import { countOwnAttempt } from '../accounts/limit.ts'
import { sha256 } from '../accounts/secret.ts'
import type { Handler } from '../call.ts'
import { conflict, notFound } from '../base/http/refusal.ts'
import { isOpen } from '../accounting/ledger/states.ts'
import { wasAgreed } from './consent.ts'
import { getDonation } from './findDonation.ts'
import { toTouch } from '../partners/storedTouch.ts'
import { projectTitles } from '../projects/project.ts'
import { storedFields } from '../payment/issuedPayment.ts'

/**
 * `POST donation/handover { code }`. Answers the payment form and the attribution for the one-time code of a donation that began on a partner's page
 * (specification, decision 8). The code works once, for 10 minutes, after the donation is recorded. It needs the donor's own full session, because the
 * partner's page knows the code and the form names the donor. `confirm`: the donor has not seen this amount on the trust's own pages, so the page waits for a
 * press. 404 for an invalid code or somebody else's, 409 `not_recorded` or `settled`.
 */
export const handover: Handler<typeof handoverRequestSchema> = async ({ deps, request, session, language }, sent) => {
  const { code } = sent
  await countOwnAttempt({ deps, request, session }, 'handover')
  const now = deps.now()
  const data: Handover = await deps.db.transaction().execute(async (db) => {
    const used = await db
      .updateTable('handovers')
      .set({ used_at: now })
      .where('code_sha256', '=', sha256(code))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('donation_id')
      .executeTakeFirst()
    if (!used) throw notFound()
    const donation = await getDonation({ db }, used.donation_id)
    // A refusal rolls the transaction back, so the code stays unused.
    if (donation.user_id !== session.userId) throw notFound()
    if (!isOpen(donation.state)) throw conflict('settled')
    if (!donation.recorded_at) throw conflict('not_recorded')
    return {
      action: deps.provider.paymentUrl,
      fields: storedFields(donation.form_fields),
      ...(!(await wasAgreed(db, donation)) && {
        confirm: true,
        project: (await projectTitles(db, donation.project_id))[language],
      }),
      ...toTouch(donation),
    }
  })
  return { data }
}
