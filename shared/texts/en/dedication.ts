/** English of a donation for someone: in the dialog, on the site, on the card and in mails. */
import type { Occasion } from '../../contract/donation/dedication.ts'

/** Around the name: the words of some languages follow it. */
const around: Record<Occasion, { before: string; after: string }> = {
  honour: { before: 'In honour of', after: '' },
  memory: { before: 'In memory of', after: '' },
  birthday: { before: 'For the birthday of', after: '' },
  anniversary: { before: 'For the anniversary of', after: '' },
  remembrance: { before: 'On the remembrance day of', after: '' },
}

const occasions: Record<Occasion, string> = {
  honour: 'In honour of someone',
  memory: 'In memory of someone',
  birthday: 'For a birthday',
  anniversary: 'For an anniversary',
  remembrance: 'For a remembrance day',
}

export const dedication = {
  occasions,
  around,
  given: (project: string) => `A donation was given for ${project}.`,
  from: (signature: string) => `From ${signature}`,
}
