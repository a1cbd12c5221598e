import { CopyButton } from './CopyButton.tsx'
import styles from './CopyList.module.css'
import { Row } from '../Row.tsx'

interface CopyListProps {
  rows: ReadonlyArray<{
    label: string
    value: string
    /** Makes the value a link, e.g. `tel:`. */
    href?: string
  }>
  /** A class of the list. Its `--labels` sets the width of the labels; by default 10rem. */
  className?: string | undefined
}

/** Values to copy, such as a bank account: each with its label and a button that copies it. */
export const CopyList = ({ rows, className }: CopyListProps) => (
  <dl className={className ? `${styles.list} ${className}` : styles.list}>
    {rows.map(({ label, value, href }) => (
      <Row key={label} label={label}>
        {href ? <a href={href}>{value}</a> : <span>{value}</span>}
        <CopyButton label={label} value={value} />
      </Row>
    ))}
  </dl>
)
