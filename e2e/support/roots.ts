import { z } from 'zod'

/** Addresses of the servers under test, from stackSetup.ts. */
export const roots = z
  .object({
    siteRoot: z.string(),
    apiRoot: z.string(),
    gatewayRoot: z.string(),
    partnerRoot: z.string(),
    /** The pages of the embedding tests (e2e/stackProcess.ts). */
    pagesRoot: z.string(),
    social: z.object({ google: z.object({ script: z.url() }) }),
  })
  .transform(({ social, ...own }) => ({ ...own, identityRoot: new URL(social.google.script).origin }))
  .parse(JSON.parse(process.env['E2E_ROOTS'] ?? '{}'))
