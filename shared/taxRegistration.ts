import type { Detail } from './contract/content/contact.ts'

/** The trust's registration under section 80G; undefined if it has none. A page may mention a tax deduction only if it exists. */
export const taxRegistration = (registrations: readonly Detail[] | undefined): Detail | undefined =>
  registrations?.find(({ label }) => /\b80[\s-]?G\b/i.test(label))
