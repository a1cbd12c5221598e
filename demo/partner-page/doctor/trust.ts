import type { KnownPartner } from '../../../shared/embed/attributeFaults.ts'
import { attributesOf } from '../../../shared/embed/settings.ts'
import { tag, toHtml } from '../configurator/lines/tag.ts'

/** Facts about the trust, for judging a page: its addresses, and its API's answers. */
export interface Trust {
  siteRoot: string
  apiRoot: string
  /** Empty if the API did not answer: then the doctor says nothing about projects. */
  projects: ReadonlyArray<{ id: number; title: string }>
  /** What the API knows about the page's origin; undefined if it was not asked or did not answer. */
  partner: KnownPartner | undefined
  /** Partner ids on the page that the trust does not have. */
  unknownPartners: ReadonlySet<string>
  /** Hashes of its versions; `null` for one in development, whose hash changes. */
  integrity: ReadonlyMap<string, string | null>
}

/** The script's line as we recommend it. */
export const scriptLine = ({ siteRoot, partner }: Trust): string =>
  toHtml(
    tag('script', {
      async: true,
      src: `${siteRoot}/widget/v1/donate.js`,
      ...attributesOf({ partner: partner?.partner_id ?? undefined }),
    }),
  )
