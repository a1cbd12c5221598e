import styles from './Header.module.css'
import { useTexts } from '../../texts/useTexts.ts'

export const SkipLink = () => (
  <a className={styles.skip} href="#content">
    {useTexts('common').frame.skip}
  </a>
)
