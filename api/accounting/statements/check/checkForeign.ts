import { type Check, ofDonation } from './problem.ts'

/** A donor who declared only afterwards to be neither Indian citizen nor Indian organisation: staff must ask what held on the day of the donation. */
export const checkForeign: Check = (rows) =>
  rows.flatMap((row) =>
    row.donations
      .filter(({ declaredForeignLater }) => declaredForeignLater)
      .map(({ id }) => ofDonation('foreign_later', row, id)),
  )
