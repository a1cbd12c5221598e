import type { ReactNode } from 'react'
import type { PaymentStatus } from '../../../shared/contract/donation/donation.ts'
import styles from './StatusWord.module.css'

const shapes: Record<PaymentStatus, string> = {
  success: 'M6.5 12.6l3.6 3.6 7.4-8',
  failure: 'M8 8l8 8M16 8l-8 8',
  pending: 'M12 6.8V12l3.6 2.4',
}

/** The status in words, with a symbol beside them: it is never shown by colour alone. */
export const StatusWord = ({ status, children }: { status: PaymentStatus; children: ReactNode }) => (
  <span className={styles.status} data-status={status}>
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="10" />
      <path d={shapes[status]} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
    {children}
  </span>
)
