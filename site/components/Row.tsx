import type { ReactNode } from 'react'

/** One line of a list of facts: label and value. */
export const Row = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
