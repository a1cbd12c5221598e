import { Link, type LinkProps } from 'react-router-dom'
import styles from './EntryLink.module.css'

/** The link of an entry's title. It fills the entry (`position: relative`), so a press anywhere follows it; screen readers find one link. */
export const EntryLink = (props: LinkProps) => <Link {...props} className={styles.link} />
