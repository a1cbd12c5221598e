import { Link } from 'react-router-dom'
import { fallbackLanguage } from '../../../shared/languages.ts'
import { useLanguage } from '../../app/language/language.ts'
import { paths } from '../../app/paths.ts'
import richText from '../../content/RichText.module.css'
import { useTexts } from '../../texts/useTexts.ts'

const withQuery = (path: string, query: URLSearchParams) => (query.size > 0 ? `${path}?${query}` : path)

/** Links to the pages for page owners, which are not part of the site: the server redirects to them (site/server/ownerTools.ts). */
export const OwnerTools = ({ projectId }: { projectId: number | undefined }) => {
  const texts = useTexts('content').csr
  const lang = useLanguage()
  const query = new URLSearchParams(projectId === undefined ? {} : { project: String(projectId) })
  const doctor = new URLSearchParams()
  // The owners' pages are in English by default.
  if (lang !== fallbackLanguage) for (const asked of [query, doctor]) asked.set('ui', lang)
  return (
    <div className={richText.text}>
      <h3>{texts.toolsTitle}</h3>
      <ul>
        <li>
          <a href={withQuery('/configurator', query)}>{texts.configurator}</a>
        </li>
        <li>
          <a href={withQuery('/doctor', doctor)}>{texts.doctor}</a>
        </li>
        <li>
          <Link to={paths.partnerRegistration}>{texts.register}</Link>
        </li>
      </ul>
    </div>
  )
}
