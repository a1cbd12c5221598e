import { Link } from 'react-router-dom'
import { useLanguage } from '../../app/language/language.ts'
import { paths } from '../../app/paths.ts'
import styles from './EmbedCode.module.css'
import { csrTexts } from './texts.ts'

/** To the pages for page owners, which are not the site's own: the server leads on to where they are (site/server/ownerTools.ts). */
export const OwnerTools = ({ projectId }: { projectId: number | undefined }) => {
  const texts = csrTexts.use()
  const lang = useLanguage()
  const query = new URLSearchParams(projectId === undefined ? {} : { project: String(projectId) })
  if (lang === 'hi') query.set('ui', lang)
  const search = query.size > 0 ? `?${query}` : ''
  return (
    <div>
      <h3>{texts.toolsTitle}</h3>
      <ul className={styles.tools}>
        <li>
          <a href={`/configurator${search}`}>{texts.configurator}</a>
        </li>
        <li>
          <a href={lang === 'hi' ? '/doctor?ui=hi' : '/doctor'}>{texts.doctor}</a>
        </li>
        <li>
          <Link to={paths.partnerRegistration}>{texts.register}</Link>
        </li>
      </ul>
    </div>
  )
}
