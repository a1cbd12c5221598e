import type { Touch } from '../../shared/contract/attribution.ts'
import { touchIn, utmNames } from '../../shared/donation/touch.ts'
import type { Session } from '../call.ts'
import type { UtmColumns } from '../storage/tables/givingTables.ts'
import { findPartnerOf, isPartner } from './partners.ts'
import type { Reading } from '../storage/database.ts'

/** The attribution of a donation, as its row stores it. */
export interface TouchColumns extends UtmColumns {
  partner_id: string | null
  /** Of the partner on whose page the donation began. */
  partner_name: string | null
}

/**
 * The attribution to store. On a partner's page, the donation is credited to the partner that registered the token's origin, whatever the browser claims. On
 * the trust's own pages, it is credited to the registered partner named in the link. If the link names none, it is credited to the partner that registered
 * the linking page's origin. A mistyped link never causes a refusal.
 */
export async function storedTouch(
  deps: Reading,
  session: Session,
  { partner: claimed, attribution = {}, referrer }: Touch,
): Promise<TouchColumns> {
  const utm: UtmColumns = {
    utm_source: attribution.utm_source ?? null,
    utm_medium: attribution.utm_medium ?? null,
    utm_campaign: attribution.utm_campaign ?? null,
    utm_term: attribution.utm_term ?? null,
    utm_content: attribution.utm_content ?? null,
  }
  if (session.origin !== null) {
    const partner = await findPartnerOf(deps, session.origin)
    return { ...utm, partner_id: partner?.id ?? null, partner_name: partner?.name ?? null }
  }
  const known = claimed !== undefined && (await isPartner(deps, claimed))
  const linking = !known && referrer !== undefined ? await findPartnerOf(deps, referrer) : null
  return { ...utm, partner_id: known ? claimed : (linking?.id ?? null), partner_name: null }
}

/** The attribution as a browser stores it: the partner's id and the UTM values that exist. */
export function toTouch(kept: TouchColumns): Touch {
  const known = new Map<string, string | null>([
    ['partner', kept.partner_id],
    ...utmNames.map((name) => [name, kept[name]] as const),
  ])
  return touchIn(known) ?? {}
}

/** What a later attribution adds to an earlier one: a partner if none was known, and UTM values if there were none at all. */
export function addedTouch(first: TouchColumns, next: TouchColumns): Partial<TouchColumns> {
  const { partner_id, partner_name, ...utm } = next
  const hasUtm = utmNames.some((name) => first[name] !== null)
  return { ...(first.partner_id === null ? { partner_id, partner_name } : {}), ...(hasUtm ? {} : utm) }
}
