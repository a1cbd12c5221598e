import type { ReactNode } from 'react'

/** One line of a list of facts: label and value. */
export const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
