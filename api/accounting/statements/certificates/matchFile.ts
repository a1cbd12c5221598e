import type { StatementForm } from '../../../../shared/contract/content/rules.ts'
import type { StatementRow } from '../rows/statementRow.ts'

/** The donations of the donor whom a file name names, or why nobody is certain. */
export type Match = { donations: readonly number[] } | 'unmatched' | 'ambiguous'

/**
 * Finds the donor of a certificate by its file name, with the form's pattern. It never guesses: a name of two donors is ambiguous, and so is a number that two
 * donors have.
 * @param rows the rows that are filed
 */
export function matchFile(name: string, rows: readonly StatementRow[], { certificate_files }: StatementForm): Match {
  if (certificate_files.name === null) return 'unmatched'
  const pattern = new RegExp(certificate_files.name, 'giu')
  const found = new Set<string>()
  for (const { groups } of name.matchAll(pattern)) {
    const id = groups?.['id']?.toUpperCase()
    const number = groups?.['pre_acknowledgement']?.toUpperCase()
    for (const row of rows) {
      const isMeant =
        (id && row.id.toUpperCase() === id) || (number && row.pre_acknowledgement.toUpperCase() === number)
      if (isMeant) found.add(row.id)
    }
  }
  if (found.size > 1) return 'ambiguous'
  const [donor] = found
  return donor === undefined ? 'unmatched' : { donations: donationsOf(donor, rows) }
}

/** All filed donations of one donor: a certificate is about all natures of them. */
export const donationsOf = (id: string, rows: readonly StatementRow[]): number[] =>
  rows.filter((row) => row.id === id).flatMap((row) => row.donations)
