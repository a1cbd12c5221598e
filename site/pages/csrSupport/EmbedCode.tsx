import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { donateAddress } from '../../../shared/donation/address/donateAddress.ts'
import { fallbackLanguage } from '../../../shared/languages.ts'
import { siteRoot } from '../../framework/firstLoad/roots.ts'
import { contract, useContent } from '../../framework/firstLoad/useContent.ts'
import { paths } from '../../app/paths.ts'
import richText from '../../components/content/RichText.module.css'
import { DonateLink } from '../../features/giving/DonateLink.tsx'
import { buttonClass } from '../../components/Button.tsx'
import { CopyButton } from '../../components/CopyButton.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import styles from './EmbedCode.module.css'

/** The two lines for a partner's page, for the chosen project; without the list of projects, for any. */
export const EmbedCode = () => {
  const texts = useTexts('content').csr
  const id = useId()
  const select = useRef<HTMLSelectElement>(null)
  const { data: projects = [] } = useContent(['project choices'], async (api) =>
    (await contract.choosing()).projectChoices(api),
  )
  const [chosen, setChosen] = useState('')
  // A choice made before this code loaded stays: the list keeps its own value.
  useEffect(() => setChosen(select.current?.value ?? ''), [])
  const projectId = chosen === '' ? undefined : Number(chosen)
  const lines = embedLines(siteRoot, texts.donate, projectId)
  return (
    <div className="flow-close">
      <div className={`flow-close ${styles.choice}`}>
        <label htmlFor={id}>{texts.project}</label>
        <select ref={select} id={id} onChange={({ target }) => setChosen(target.value)}>
          <option value="">{texts.anyProject}</option>
          {projects.map((project) => (
            <option key={project.id} value={project.id}>
              {project.title}
            </option>
          ))}
        </select>
      </div>
      <figure className={styles.code}>
        <figcaption>
          <span>{texts.code}</span>
          <CopyButton label={texts.copyCode} value={lines.join('\n')} />
        </figcaption>
        <pre>
          {lines.map((line) => (
            <code key={line}>{line}</code>
          ))}
        </pre>
      </figure>
      <p className="link-row">
        <span>{texts.tryIt}</span>
        <DonateLink projectId={projectId} className={buttonClass('outline')}>
          {texts.donate}
        </DonateLink>
      </p>
      <OwnerTools projectId={projectId} />
      <div className={richText.text}>
        <h3>{texts.effectsTitle}</h3>
        <ul>
          {texts.effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/**
 * The two lines for a partner's page: the script, and a button that contains a link in case the script is blocked.
 *
 * @param siteRoot the site's address, without a slash at its end
 * @param caption of the button; our own text, but escaped all the same
 * @param projectId the project of the donations; undefined lets the donor choose
 */
export const embedLines = (siteRoot: string, caption: string, projectId?: number): string[] => {
  const project = projectId === undefined ? '' : ` project-id="${projectId}"`
  const safe = caption.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return [
    `<script async src="${siteRoot}/widget/v1/donate.js"></script>`,
    `<donate-button${project}><a href="${siteRoot}${donateAddress({ projectId })}">${safe}</a></donate-button>`,
  ]
}

const withQuery = (path: string, query: URLSearchParams) => (query.size > 0 ? `${path}?${query}` : path)

/** Links to the pages for page owners, which are not part of the site: the server redirects to them (site/server/siteServer.ts). */
const OwnerTools = ({ projectId }: { projectId: number | undefined }) => {
  const { csr: texts, lang } = useTexts('content')
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
