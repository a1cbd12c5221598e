import { maskPan } from '../../../../shared/contract/people/person.ts'

/** A file name as pages and logs may show it: without PANs. */
export const maskIds = (name: string): string =>
  name.replace(/[A-Z]{5}\d{4}[A-Z]/gi, (pan) => maskPan(pan.toUpperCase()))
