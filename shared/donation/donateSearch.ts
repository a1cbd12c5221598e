/** Writes the address `/donate?project=3&amount=500&purpose=2&items=11:2,12:1&ways=offline`; `site/donate/donateQuery.ts` reads it. */

/** What the address asks for. Rupees; quantities by item id. */
export interface DonateQuery {
  projectId?: number | undefined
  amount?: number | undefined
  purposeId?: number | undefined
  items?: ReadonlyArray<{ id: number; qty: number }> | undefined
  ways?: 'offline' | undefined
}

/** The search part for a query, with its question mark; empty for an empty query. */
export const donateSearch = ({ projectId, amount, purposeId, items, ways }: DonateQuery): string => {
  const parts = [
    projectId && `project=${projectId}`,
    amount && `amount=${amount}`,
    purposeId && `purpose=${purposeId}`,
    items?.length && `items=${items.map(({ id, qty }) => `${id}:${qty}`).join(',')}`,
    ways && `ways=${ways}`,
  ].filter(Boolean)
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}
