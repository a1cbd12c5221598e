import type { Language } from '../../../../shared/languages.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { ownDonations } from '../../../donation/history/listDonations.ts'
import { inLanguage } from '../../../storage/inLanguage.ts'
import type { ExportRow } from './exportRow.ts'

const BATCH = 500

/** A person's donations, oldest first, read in batches: one person may have thousands. */
export async function* exportDonations(
  { db }: Pick<Dependencies, 'db'>,
  userId: number,
  language: Language,
): AsyncIterable<ExportRow> {
  for (let after = 0; ; ) {
    const rows = await ownDonations({ db }, userId)
      .innerJoin(inLanguage('projects', language), 'projects.id', 'donations.project_id')
      .leftJoin('receipts', 'receipts.donation_id', 'donations.id')
      .leftJoin('wordings', 'wordings.id', 'donations.notice_id')
      .select(['donations.id', 'donations.created_at', 'txn_id', 'projects.title', 'purpose_text', 'amount', 'state'])
      .select(['number', 'dedicated_to', 'partner_name', 'version'])
      .where('donations.id', '>', after)
      .orderBy('donations.id')
      .limit(BATCH)
      .execute()
    for (const row of rows)
      yield {
        at: row.created_at.toISOString(),
        txn_id: row.txn_id,
        project: row.title,
        purpose: row.purpose_text,
        amount: row.amount,
        status: row.state,
        receipt: row.number,
        dedicated_to: row.dedicated_to,
        name: row.partner_name,
        notice: row.version,
      }
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    after = last.id
  }
}
