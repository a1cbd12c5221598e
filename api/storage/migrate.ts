import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { accountsMigration } from '../migrations/001Accounts.ts'
import { projectsMigration } from '../migrations/002Projects.ts'
import { donationsMigration } from '../migrations/003Donations.ts'
import { contentMigration } from '../migrations/004Content.ts'
import { profilesMigration } from '../migrations/005Profiles.ts'
import { partnersMigration } from '../migrations/006Partners.ts'
import { answeredMigration } from '../migrations/007Answered.ts'
import { writersMigration } from '../migrations/008Writers.ts'
import { afterDonationMigration } from '../migrations/009AfterDonation.ts'
import { partnerRequestsMigration } from '../migrations/010PartnerRequests.ts'
import { donationLanguageMigration } from '../migrations/011DonationLanguage.ts'
import { itemUnitsMigration } from '../migrations/012ItemUnits.ts'
import { donationTypesMigration } from '../migrations/013DonationTypes.ts'
import { textRowsMigration } from '../migrations/014TextRows.ts'
import { auditMigration } from '../migrations/021Audit.ts'
import type { Tables } from './tables.ts'

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
  '021_audit': auditMigration,
} satisfies Record<string, Migration>

/**
 * Updates the schema. Kysely's PostgreSQL adapter holds a transaction-level advisory lock meanwhile, so two servers that start together on one PostgreSQL do
 * it once. PGlite has a single connection and our lock file.
 * @param upTo the last migration to apply; all of them if absent
 */
export async function migrate(db: Kysely<Tables>, upTo?: keyof typeof migrations): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest())
  if (!error) return
  const failed = results?.find((result) => result.status === 'Error')?.migrationName
  throw new Error(failed ? `Migration ${failed} failed` : 'Migration failed', { cause: error })
}
