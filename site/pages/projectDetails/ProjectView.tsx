import { Link } from 'react-router-dom'
import type { ProjectDetail } from '../../../shared/contract/content/projectPage.ts'
import { currentLanguage, useLanguage } from '../../app/language/language.ts'
import { PageHeading } from '../../app/PageHeading.tsx'
import { paths } from '../../app/paths.ts'
import { siteRoot } from '../../app/firstLoad/roots.ts'
import { Seo } from '../../app/Seo.tsx'
import { configuration } from '../../configuration.ts'
import { belowView } from '../../content/belowView.tsx'
import { RichText } from '../../content/RichText.tsx'
import { DonateLink } from '../../donate/DonateLink.tsx'
import { ownDonate } from '../../donate/ownDonate.ts'
import { buttonClass } from '../../layout/Button.tsx'
import { PictureFrame } from '../../layout/picture/PictureFrame.tsx'
import block from '../../parts/Block.module.css'
import text from '../../parts/Text.module.css'
import { DonationArea } from './DonationArea.tsx'
import { projectJsonLd } from './projectJsonLd.ts'
import styles from './ProjectView.module.css'
import { loadTexts, useTexts } from '../../texts/useTexts.ts'

// The picture fills the first view; the content below the story loads after it.
const MoreWays = belowView(async () => {
  const lang = currentLanguage()
  const texts = loadTexts('content', lang)
  const [code] = await Promise.all([import('./more/MoreWays.tsx'), texts])
  return code.MoreWays
})

const isRaster = (src: string) => /\.(jpe?g|png|webp)$/.test(src)

/** One project: its picture, its story with the donate button beside it, and other ways to help. */
export const ProjectView = ({ project }: { project: ProjectDetail }) => {
  const texts = useTexts('projects').project
  const trust = configuration.name[useLanguage()]
  const { title, summary, picture, gallery, story } = project
  return (
    <>
      <Seo
        title={title}
        description={summary}
        // Messengers draw no SVG.
        picture={[picture, ...gallery].map(({ src }) => src).find(isRaster)}
        jsonLd={projectJsonLd(project, { siteRoot, trust, listTitle: texts.crumb })}
      />
      <div className={`${block.page} ${block.columns} ${styles.head}`}>
        <p>
          <Link to={paths.projects}>{texts.crumb}</Link>
        </p>
        <PageHeading title={title}>{title}</PageHeading>
        <div ref={ownDonate} className={`${block.stack} ${text.soft} ${styles.lead}`}>
          <p>{summary}</p>
          <DonateLink projectId={project.id} className={buttonClass('donate')}>
            {texts.donate}
          </DonateLink>
        </div>
      </div>
      <PictureFrame className={styles.frame} picture={picture} first sizes="(min-width: 100rem) 1600px, 100vw" />
      <div className={`${block.page} ${block.columns}`}>
        <DonationArea project={project} />
        <section aria-label={texts.story} className={styles.story}>
          <RichText html={story} />
        </section>
      </div>
      <MoreWays project={project} />
    </>
  )
}
