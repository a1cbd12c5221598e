import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import styles from './Mission.module.css'
import { homeTexts } from './texts.ts'

/** The mission, in a sentence that is alone on its line. */
export const Mission = () => {
  const texts = homeTexts.use()
  return (
    <div className={styles.mission}>
      <p className={styles.sentence}>{texts.mission}</p>
      <div className={styles.beside}>
        <p>{texts.missionText}</p>
        <Link to={paths.about}>{texts.missionLink}</Link>
      </div>
    </div>
  )
}
