import type { Touch } from '../../shared/contract/attribution.ts'
import { touchIn, utmNames } from '../../shared/donation/touch/touch.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Session } from '../http/call.ts'
import type { UtmColumns } from '../storage/partnerTables.ts'
import { findPartnerOf, isPartner } from './findPartner.ts'

/** Where a gift came from, as its row keeps it. */
export interface TouchColumns extends UtmColumns {
  partner_id: string | null
  /** Of the partner whose page it was begun on. */
  partner_name: string | null
}

/**
 * What is kept of where a gift came from. On a partner's page the partner is whoever registered the token's origin, whatever the browser claims; on
 * the trust's own pages it is the one that the link names, else the one whose page the link is on, if there is such a partner. A mistyped link
 * is no reason to refuse a gift.
 */
export async function storedTouch(
  deps: Pick<Dependencies, 'db'>,
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

/** The same as a browser keeps it: the partner's id and the UTM values that there are. */
export function toldTouch(kept: TouchColumns): Touch {
  const known = new Map<string, string | null>([
    ['partner', kept.partner_id],
    ...utmNames.map((name) => [name, kept[name]] as const),
  ])
  return touchIn(known) ?? {}
}

/** What a later word adds to an earlier one: a partner where none was known, UTM values where there were none at all (first touch). */
export function addedTouch(first: TouchColumns, later: TouchColumns): Partial<TouchColumns> {
  const { partner_id, partner_name, ...utm } = later
  const { utm_source, utm_medium, utm_campaign, utm_term, utm_content } = first
  const hasUtm = [utm_source, utm_medium, utm_campaign, utm_term, utm_content].some((value) => value !== null)
  return { ...(first.partner_id === null ? { partner_id, partner_name } : {}), ...(hasUtm ? {} : utm) }
}
