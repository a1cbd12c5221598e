import type { ReactNode } from 'react'

/** One line of a list of facts: what it is, and how it is. */
export const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
