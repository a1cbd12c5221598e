import type { Finding } from './finding.ts'

/** What the API knows of an origin: null where it is not registered. */
export interface KnownPartner {
  name: string | null
  partner_id?: string | null | undefined
}

/**
 * @param given partner id that the page names, if it does
 * @param nobodys whether no partner has that id
 */
export const partnerFindings = (
  origin: string,
  given: string | undefined,
  known: KnownPartner,
  nobodys = false,
): Finding[] => {
  if (known.name === null) {
    return [
      {
        code: 'origin_unregistered',
        hint: `${origin} is not registered as a partner's page. Donors finish on the trust's own page, and their donations are not counted as yours. Ask for registration on the trust's site, at /partner-registration.`,
        fix: origin,
      },
      ...(nobodys
        ? [
            {
              code: 'partner_unknown' as const,
              hint: `The trust has no partner “${given}”. Check data-partner, or leave it out.`,
            },
          ]
        : []),
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
