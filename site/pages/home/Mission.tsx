import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import block from '../../parts/Block.module.css'
import text from '../../parts/Text.module.css'
import { homeTexts } from './texts.ts'

/** The mission, in a sentence that is alone on its line. */
export const Mission = () => {
  const texts = homeTexts.use()
  return (
    <div className={`${block.page} ${block.columns}`}>
      <p className={text.statement}>{texts.mission}</p>
      <div className={`${block.stack} ${text.soft}`}>
        <p>{texts.missionText}</p>
        <Link to={paths.about}>{texts.missionLink}</Link>
      </div>
    </div>
  )
}
