import { useEffect, useId, useRef, useState } from 'react'
import { siteRoot } from '../../app/firstLoad/roots.ts'
import { useContent } from '../../app/firstLoad/useContent.ts'
import { DonateLink } from '../../donate/DonateLink.tsx'
import { buttonClass } from '../../layout/Button.tsx'
import { CopyButton } from '../../layout/copy/CopyButton.tsx'
import richText from '../../content/RichText.module.css'
import block from '../../parts/Block.module.css'
import { embedLines } from './embedLines.ts'
import styles from './EmbedCode.module.css'
import { OwnerTools } from './OwnerTools.tsx'
import { useTexts } from '../../texts/useTexts.ts'

/** The two lines for a partner's page, for the chosen project; without the list of projects, for any. */
export const EmbedCode = () => {
  const texts = useTexts('content').csr
  const id = useId()
  const select = useRef<HTMLSelectElement>(null)
  const { data: projects = [] } = useContent(['project choices'], async (api) =>
    (await import('../../../shared/api/choosing.ts')).projectChoices(api),
  )
  const [chosen, setChosen] = useState('')
  // A choice made before this code loaded stays: the list keeps its own value.
  useEffect(() => setChosen(select.current?.value ?? ''), [])
  const projectId = chosen === '' ? undefined : Number(chosen)
  const lines = embedLines(siteRoot, texts.donate, projectId)
  return (
    <div className={block.stack}>
      <div className={`${block.stack} ${styles.choice}`}>
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
