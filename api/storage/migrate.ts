import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { accountsMigration } from './migrations/001Accounts.ts'
import { projectsMigration } from './migrations/002Projects.ts'
import { donationsMigration } from './migrations/003Donations.ts'
import { contentMigration } from './migrations/004Content.ts'
import { profilesMigration } from './migrations/005Profiles.ts'
import { partnersMigration } from './migrations/006Partners.ts'
import { answeredMigration } from './migrations/007Answered.ts'
import { writersMigration } from './migrations/008Writers.ts'
import { afterDonationMigration } from './migrations/009AfterDonation.ts'
import { partnerRequestsMigration } from './migrations/010PartnerRequests.ts'
import { donationLanguageMigration } from './migrations/011DonationLanguage.ts'
import { itemUnitsMigration } from './migrations/012ItemUnits.ts'
import { donationTypesMigration } from './migrations/013DonationTypes.ts'
import { textRowsMigration } from './migrations/014TextRows.ts'
import { mailsMigration } from './migrations/015Mails.ts'
import { paymentEvidenceMigration } from './migrations/017PaymentEvidence.ts'
import { signInMigration } from './migrations/019SignIn.ts'
import { auditMigration } from './migrations/021Audit.ts'
import { auditYearMigration } from './migrations/022AuditYear.ts'
import { contentVersionMigration } from './migrations/025ContentVersion.ts'
import { secondFactorMigration } from './migrations/026SecondFactor.ts'
import { ledgerMigration } from './migrations/030Ledger.ts'
import { intentsMigration } from './migrations/031Intents.ts'
import { ledgerSumsMigration } from './migrations/032LedgerSums.ts'
import { frozenReceiptsMigration } from './migrations/034FrozenReceipts.ts'
import { receiptKeysMigration } from './migrations/035ReceiptKeys.ts'
import { receiptInMailMigration } from './migrations/036ReceiptInMail.ts'
import { reconciliationMigration } from './migrations/037Reconciliation.ts'
import { refundsMigration } from './migrations/038Refunds.ts'
import { deskIndexesMigration } from './migrations/041DeskIndexes.ts'
import { donorIndexesMigration } from './migrations/042DonorIndexes.ts'
import { privacyMigration } from './migrations/044Privacy.ts'
import { statementsMigration } from './migrations/047Statements.ts'
import { preAcknowledgementsMigration } from './migrations/048PreAcknowledgements.ts'
import { certificatesMigration } from './migrations/049Certificates.ts'
import { ledgerNotesMigration } from './migrations/050LedgerNotes.ts'
import { caseDaysMigration } from './migrations/053CaseDays.ts'
import { certificateInMailMigration } from './migrations/061CertificateInMail.ts'
import { unconfirmedMigration } from './migrations/064Unconfirmed.ts'
import { voidedDonationsMigration } from './migrations/065VoidedDonations.ts'
import type { Tables } from './tables/tables.ts'

/** Migrations in order. The database stores the names, so they never change. */
const migrations = {
  '001_accounts': accountsMigration,
  '002_projects': projectsMigration,
  '003_donations': donationsMigration,
  '004_content': contentMigration,
  '005_profiles': profilesMigration,
  '006_partners': partnersMigration,
  '007_answered': answeredMigration,
  '008_writers': writersMigration,
  '009_after_donation': afterDonationMigration,
  '010_partner_requests': partnerRequestsMigration,
  '011_donation_language': donationLanguageMigration,
  '012_item_units': itemUnitsMigration,
  '013_donation_types': donationTypesMigration,
  '014_text_rows': textRowsMigration,
  '015_mails': mailsMigration,
  '017_payment_evidence': paymentEvidenceMigration,
  '019_sign_in': signInMigration,
  '021_audit': auditMigration,
  '022_audit_year': auditYearMigration,
  '025_content_version': contentVersionMigration,
  '026_second_factor': secondFactorMigration,
  '030_ledger': ledgerMigration,
  '031_intents': intentsMigration,
  '032_ledger_sums': ledgerSumsMigration,
  '034_frozen_receipts': frozenReceiptsMigration,
  '035_receipt_keys': receiptKeysMigration,
  '036_receipt_in_mail': receiptInMailMigration,
  '037_reconciliation': reconciliationMigration,
  '038_refunds': refundsMigration,
  '041_desk_indexes': deskIndexesMigration,
  '042_donor_indexes': donorIndexesMigration,
  '044_privacy': privacyMigration,
  '047_statements': statementsMigration,
  '048_pre_acknowledgements': preAcknowledgementsMigration,
  '049_certificates': certificatesMigration,
  '050_ledger_notes': ledgerNotesMigration,
  '053_case_days': caseDaysMigration,
  '061_certificate_in_mail': certificateInMailMigration,
  '064_unconfirmed': unconfirmedMigration,
  '065_voided_donations': voidedDonationsMigration,
} satisfies Record<string, Migration>

type MigrationName = keyof typeof migrations

/**
 * Updates the schema, and answers the names of the migrations that this call applied. Kysely holds an advisory lock of PostgreSQL meanwhile, so programs that
 * start together on an empty database do it once. A newer program may have updated the schema already: then an older one changes nothing.
 * @param upTo the last migration to apply; all of them if absent
 * @throws Error that names the migration that failed
 */
export async function migrate(db: Kysely<Tables>, upTo?: MigrationName): Promise<string[]> {
  if (!upTo && (await pendingMigrations(db)).length === 0) return []
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results = [] } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest())
  if (!error) return results.filter((result) => result.status === 'Success').map((result) => result.migrationName)
  const failed = results.find((result) => result.status === 'Error')?.migrationName
  throw new Error(failed ? `Migration ${failed} failed` : 'Migration failed', { cause: error })
}

/** The migrations of this program that the database lacks, in order. */
export async function pendingMigrations(db: Kysely<Tables>): Promise<string[]> {
  const applied = await appliedMigrations(db)
  return Object.keys(migrations).filter((name) => !applied.has(name))
}

async function appliedMigrations(db: Kysely<Tables>): Promise<ReadonlySet<string>> {
  const table = await sql<{ exists: boolean }>`select to_regclass('kysely_migration') is not null as exists`.execute(db)
  if (!table.rows[0]?.exists) return new Set()
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return new Set(rows.map(({ name }) => name))
}
