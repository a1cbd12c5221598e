import type { Detail } from './contract/content/contact.ts'

/** The trust's registration under section 80G, as its own details name it; undefined if it has none. Only then may a page speak of a tax deduction. */
export const taxRegistration = (registrations: readonly Detail[] | undefined): Detail | undefined =>
  registrations?.find(({ label }) => /\b80[\s-]?G\b/i.test(label))
