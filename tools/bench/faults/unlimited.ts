import { defaultLimits } from '../../../api/config.ts'

/** Limits that a load from one address never reaches. */
export const unlimited = Object.fromEntries(
  Object.entries(defaultLimits).map(([name, limit]) => [
    name,
    { ...limit, perAccount: 1_000_000, perAddress: 1_000_000 },
  ]),
)
