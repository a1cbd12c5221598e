import * as z from 'zod/mini'
import type { Place } from '../../base/vault/vault.ts'

/** What a row says about the donor. It is stored encrypted. */
export const sealedDonorSchema = z.object({
  id_code: z.string(),
  id: z.string(),
  name: z.string(),
  address: z.string(),
})

/** A row's place: a donor that somebody copies to another row does not decrypt there. */
export const statementDonorPlace = (statementId: number, serial: number): Place =>
  `statement_rows.donor_sealed.r${serial}:${statementId}`
