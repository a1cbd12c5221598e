import styles from './ShareBar.module.css'

/** A line as long as its share of the whole; the number is beside it as text. */
export const ShareBar = ({ percent }: { percent: number }) => (
  <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
    <rect className={styles.whole} width={100} height={1} />
    <rect className={styles.part} width={Math.min(100, Math.max(0, percent))} height={1} />
  </svg>
)
