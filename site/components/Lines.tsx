import type { ReactNode } from 'react'

interface LinesProps {
  entries: ReadonlyArray<readonly [name: ReactNode, text: ReactNode]>
  /** A class for another look than entries between hairlines. */
  className?: string | undefined
}

/** Names with their texts, one entry each. */
export const Lines = ({ entries, className = 'flow-lines' }: LinesProps) => (
  <dl className={className}>
    {entries.map(([name, text], index) => (
      // Two may have the same name.
      <div key={`${index} ${String(name)}`}>
        <dt>{name}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
)
