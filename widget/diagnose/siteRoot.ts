import type { Finding } from './finding.ts'

/** The trust's pages, to which the form leads, are looked for below this address. Whether they are there cannot be asked from another origin. */
export const siteRootFindings = (siteRoot: string): Finding[] =>
  /^https?:\/\//.test(siteRoot) && URL.canParse(siteRoot)
    ? []
    : [
        {
          code: 'site_root',
          hint: `data-site-root is “${siteRoot}”, and that is no address: no form can open. Leave it out, or write it whole, with https:// at its beginning.`,
        },
      ]
