import type { ReactNode } from 'react'
import styles from './DeskItem.module.css'

export type Fact = readonly [title: string, value: Exclude<ReactNode, Promise<unknown>>]

/** Names with their values. What is not known is left out. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts
      .filter(([, value]) => Boolean(value))
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
)
