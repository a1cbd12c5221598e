import type { ReactNode } from 'react'
import { Lines } from './Lines.tsx'
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
  <Lines className={`${look} ${className}`} entries={facts.filter(([, value]) => Boolean(value))} />
)
