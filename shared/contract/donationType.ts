/** The kinds of donation by their names on the wire, in the order in which pages show them. A further one begins here: the compiler then lists what it needs. */
export const donationTypes = ['item', 'flexible', 'fixed'] as const
export type DonationType = (typeof donationTypes)[number]

/** A set: pages put their own methods on arrays. */
const known: ReadonlySet<unknown> = new Set(donationTypes)

export const isDonationType = (value: unknown): value is DonationType => known.has(value)
