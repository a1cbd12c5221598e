/** `npm run rotate-keys`: encrypts all protected values with the first key of DATA_ENCRYPTION_KEYS. Run it after each API was restarted with the new key first. */
import { audit } from '../audit/audit.ts'
import { plainLog } from '../base/logging/plainLog.ts'
import { openPostgres } from '../storage/openDatabase.ts'
import { migrate } from '../storage/migrate.ts'
import { commandPatience } from '../storage/patientPool.ts'
import { parseDataKeys } from '../base/vault/dataKeys.ts'
import { sealStored } from '../donors/privacy/sealStored.ts'
import { createVault } from '../base/vault/vault.ts'

const { DATABASE_URL: url, DATA_ENCRYPTION_KEYS: text } = process.env
const keys = parseDataKeys(text ?? '')
if (!url || !keys) {
  console.error(
    'Set DATABASE_URL and DATA_ENCRYPTION_KEYS as for the API. The first key is the new one; keep the old ones behind it.',
  )
  process.exitCode = 2
} else {
  const { db, close } = openPostgres(url, plainLog(console.error), 10, commandPatience)
  try {
    await migrate(db)
    const vault = createVault(keys)
    const replaced = await sealStored({ db, vault }, 'old')
    const details = { key: vault.currentKey, replaced }
    await audit({ db, now: () => new Date() }, 'command', 'keys.rotated', { details })
    console.log(
      `${replaced} values are now encrypted with the key "${vault.currentKey}". No other key is in use any more.`,
    )
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  } finally {
    await close()
  }
}
