import { useTexts } from '../../app/texts.ts'
import styles from './SkipLink.module.css'

export const SkipLink = () => (
  <a className={styles.skip} href="#content">
    {useTexts().frame.skip}
  </a>
)
