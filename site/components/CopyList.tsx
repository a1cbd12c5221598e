import { type Fact, Facts } from './Facts.tsx'
import { CopyButton } from './CopyButton.tsx'

interface CopyListProps {
  rows: ReadonlyArray<{
    label: string
    value: string
    /** Makes the value a link, e.g. `tel:`. */
    href?: string
  }>
  /** A class of the list. */
  className?: string | undefined
}

/** Values to copy, such as a bank account: each with its label and a button that copies it. */
export const CopyList = ({ rows, className }: CopyListProps) => {
  const facts = rows.map(({ label, value, href }): Fact => {
    const copied = (
      <>
        {href ? <a href={href}>{value}</a> : <span>{value}</span>}
        <CopyButton label={label} value={value} />
      </>
    )
    return [label, copied]
  })
  return <Facts facts={facts} className={className} />
}
