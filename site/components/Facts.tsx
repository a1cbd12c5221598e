import type { ReactNode } from 'react'
import { Row } from './Row.tsx'
import styles from './Facts.module.css'

/** What is not known is empty or absent. */
export type Fact = readonly [label: string, value: Exclude<ReactNode, Promise<unknown>>]

interface FactsProps {
  facts: readonly Fact[]
  /** Its `--labels` sets the width of the labels; by default 12rem. */
  className?: string | undefined
  /** A class for another look than lines of a page's width. */
  look?: string | undefined
}

/** Labels with their values, one line each. Unknown ones are left out. */
export const Facts = ({ facts, className = '', look = styles.facts }: FactsProps) => (
  <dl className={`${look} ${className}`}>
    {facts.map(
      ([label, value], index) =>
        Boolean(value) && (
          // Two may have the same label.
          <Row key={`${index} ${label}`} label={label}>
            {value}
          </Row>
        ),
    )}
  </dl>
)
