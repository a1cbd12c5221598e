/** The kinds of donation by their names in the API, in the order in which pages show them. To add one, begin here: the compiler then lists what it needs. */
export const donationTypes = ['item', 'flexible', 'fixed'] as const
export type DonationType = (typeof donationTypes)[number]

/** A set, because pages put their own methods on arrays. */
const known: ReadonlySet<unknown> = new Set(donationTypes)

export const isDonationType = (value: unknown): value is DonationType => known.has(value)
