import type { Finding } from './finding.ts'

/** What the API knows of an origin: null where it is not registered. */
export interface KnownPartner {
  name: string | null
  partner_id?: string | null | undefined
}

/** @param given partner id that the page names, if it does */
export const partnerFindings = (origin: string, given: string | undefined, known: KnownPartner): Finding[] => {
  if (known.name === null) {
    return [
      {
        code: 'origin_unregistered',
        hint: `${origin} is not registered as a partner's page: givers are led to the trust's own page, and gifts are not counted as yours. Send the trust this line.`,
        fix: origin,
      },
    ]
  }
  if (!given || !known.partner_id || given === known.partner_id) return []
  return [
    {
      code: 'partner_unknown',
      hint: `${origin} is registered as ${known.partner_id} (${known.name}), not as ${given}.`,
      fix: `data-partner="${known.partner_id}"`,
    },
  ]
}
