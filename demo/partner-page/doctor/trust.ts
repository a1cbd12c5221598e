/** What is true of the trust, for judging a page: its addresses, and what its API said. */
export interface Trust {
  siteRoot: string
  apiRoot: string
  /** Empty where the API did not answer: then nothing is said about projects. */
  projects: ReadonlyArray<{ id: number; title: string }>
  /** What the API knows of the page's origin; undefined where it was not asked or did not answer. */
  partner: { name: string | null; partner_id?: string | null | undefined } | undefined
  /** Partner ids on the page that the trust does not have. */
  unknownPartners: ReadonlySet<string>
  /** Hashes of the versions that it serves; `null` of one still being made, whose hash changes. */
  integrity: ReadonlyMap<string, string | null>
}

/** The script's line as we give it. */
export const scriptLine = ({ siteRoot, partner }: Trust): string => {
  const id = partner?.partner_id
  return `<script async src="${siteRoot}/widget/v1/donate.js"${id ? ` data-partner="${id}"` : ''}></script>`
}
