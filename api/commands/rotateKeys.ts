/** `npm run rotate-keys`: encrypts all protected values with the first key of DATA_ENCRYPTION_KEYS. Run it after each API was restarted with the new key first. */
import { parseArgs } from 'node:util'
import { audit } from '../audit/audit.ts'
import { createVault } from '../base/vault/vault.ts'
import { sealStored } from '../donors/privacy/sealStored.ts'
import { migrate } from '../storage/migrate.ts'
import { readOwn, runCommand, withDatabase, WrongArguments } from './runCommand.ts'

const usage = `Usage:
  npm run rotate-keys    encrypts all protected values with the first key of DATA_ENCRYPTION_KEYS`

await runCommand(usage, async (args) => {
  parseArgs({ args })
  const { DATABASE_URL: url, DATA_ENCRYPTION_KEYS: keys } = readOwn('DATABASE_URL', 'DATA_ENCRYPTION_KEYS')
  if (!url || !keys)
    throw new WrongArguments(
      'Set DATABASE_URL and DATA_ENCRYPTION_KEYS as for the API. The first key is the new one; keep the old ones behind it.',
    )
  await withDatabase(async (deps) => {
    await migrate(deps.db)
    const vault = createVault(keys)
    const replaced = await sealStored({ ...deps, vault }, 'old')
    await audit(deps, 'command', 'keys.rotated', { details: { key: vault.currentKey, replaced } })
    console.log(
      `${replaced} values are now encrypted with the key "${vault.currentKey}". No other key is in use any more.`,
    )
  })
})
