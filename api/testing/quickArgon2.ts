import { createRequire } from 'node:module'

/** Tests get this file for `@node-rs/argon2` (vitest.config.ts), so an import would find itself. */
const real: typeof import('@node-rs/argon2') = createRequire(import.meta.url)('@node-rs/argon2')

/** The least that argon2 allows: 0.1 ms, and not 12. What a trust's program stores is tested in api/server/programs.test.ts. */
export const hash: typeof real.hash = (password, options) =>
  real.hash(password, { ...options, memoryCost: 8, timeCost: 1 })

/** It reads the cost from the hash. */
export const { verify } = real
