import { createHash } from 'node:crypto'

/** A person whom the sandbox confirms. Accounts are keyed on `subject`. */
export interface Person {
  subject: string
  name: string
  email: string
}

/** Three invented people to choose from. */
export const people: readonly Person[] = [
  { subject: 'sandbox-kamla', name: 'Kamla Joshi', email: 'kamla@example.org' },
  { subject: 'sandbox-imran', name: 'Imran Sheikh', email: 'imran@example.org' },
  { subject: 'sandbox-lakshmi', name: 'Lakshmi Nair', email: 'lakshmi@example.org' },
]

/** A typed person: the same address is always the same person. */
export function typedPerson(name: string, email: string): Person {
  const known = people.find((person) => person.email === email)
  return known ?? { subject: `typed-${createHash('sha256').update(email).digest('hex').slice(0, 24)}`, name, email }
}
