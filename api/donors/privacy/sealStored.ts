import { openDonor, sealDonor, UNDECIDED } from '../../accounting/receipts/snapshot.ts'
import { openFile, openName, sealFile, sealName } from '../../accounting/statements/certificates/openCertificate.ts'
import { statementDonorPlace } from '../../accounting/statements/readFiled.ts'
import { openPan, storePan, openDonorPan, sealDonorPan, openSecret, sealSecret } from '../../base/vault/storedValues.ts'
import { openCard, openRecipient, sealCard, sealRecipient } from '../../donation/dedications.ts'
import type { Unsealing } from '../../storage/database.ts'
import { type SealedColumn, sealedColumn } from '../../storage/sealedColumn.ts'

/** To protect another column, add an entry. */
const columns: readonly SealedColumn[] = [
  sealedColumn({ table: 'users', column: 'pan' }, (deps, pan, { key }) => storePan(deps, key, openPan(deps, key, pan))),
  sealedColumn(
    { table: 'receipt_versions', column: 'donor_sealed', also: ['donation_id', 'version'] },
    (deps, stored, { donation_id, version }) =>
      sealDonor(deps, donation_id, version, openDonor(deps, donation_id, version, stored)),
  ),
  sealedColumn({ table: 'frozen_donors', column: 'donor_sealed', key: 'donation_id' }, (deps, stored, { key }) =>
    sealDonor(deps, key, UNDECIDED, openDonor(deps, key, UNDECIDED, stored)),
  ),
  sealedColumn({ table: 'second_factors', column: 'secret', key: 'user_id' }, (deps, secret, { key }) =>
    sealSecret(deps, key, openSecret(deps, key, secret)),
  ),
  sealedColumn({ table: 'donors', column: 'pan' }, (deps, pan, { key }) =>
    sealDonorPan(deps, key, openDonorPan(deps, key, pan)),
  ),
  sealedColumn({ table: 'dedications', column: 'card_sealed', key: 'donation_id' }, (deps, card_sealed, { key }) =>
    sealCard(deps, key, openCard(deps, { donation_id: key, card_sealed })),
  ),
  sealedColumn({ table: 'dedications', column: 'recipient_sealed', key: 'donation_id' }, (deps, stored, { key }) => {
    const recipient = openRecipient(deps, { donation_id: key, recipient_sealed: stored })
    return recipient && sealRecipient(deps, key, recipient)
  }),
  sealedColumn(
    { table: 'statement_rows', column: 'donor_sealed', key: 'statement_id', also: ['serial'] },
    ({ vault }, stored, { key, serial }) => {
      const place = statementDonorPlace(key, serial)
      return vault.seal(vault.open(stored, place), place)
    },
  ),
  sealedColumn({ table: 'certificates', column: 'name_sealed' }, (deps, stored, { key }) =>
    sealName(deps, key, openName(deps, key, stored)),
  ),
  // Files are up to 1 MB, so few of them are in memory at once.
  sealedColumn({ table: 'certificates', column: 'file_sealed', most: 10 }, (deps, stored, { key }) =>
    sealFile(deps, key, openFile(deps, key, stored)),
  ),
]

/**
 * Encrypts values that are still in clear (`clear`), or all values that another key than the current one encrypts (`old`). Safe to repeat, to interrupt, and
 * to run on several machines at once. Answers how many values it replaced.
 * @throws Error for a value whose key is not configured.
 */
export async function sealStored(deps: Unsealing, which: 'clear' | 'old'): Promise<number> {
  // In `like`, `_` and `%` have a meaning; ids of keys contain neither.
  const prefix = which === 'clear' ? 's1.' : `s1.${deps.vault.currentKey}.`
  let total = 0
  for (const { batch } of columns) {
    let after = 0
    for (let done = await batch(deps, prefix, after); done; done = await batch(deps, prefix, after)) {
      after = done.last
      total += done.sealed
    }
  }
  return total
}
