import { z } from 'zod'

/** Addresses of the servers under test, as stackSetup.ts started them. */
export const roots = z
  .object({ siteRoot: z.string(), apiRoot: z.string(), gatewayRoot: z.string(), partnerRoot: z.string() })
  .parse(JSON.parse(process.env['E2E_ROOTS'] ?? '{}'))
