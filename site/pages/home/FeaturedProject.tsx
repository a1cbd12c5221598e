import { useContent } from '../../app/firstLoad/useContent.ts'
import { href } from '../../app/paths.ts'
import { OptionalBlock } from '../../content/OptionalBlock.tsx'
import { DonateLink } from '../../donate/DonateLink.tsx'
import { buttonClass, LinkButton } from '../../layout/Button.tsx'
import { PictureFrame } from '../../layout/picture/PictureFrame.tsx'
import block from '../../parts/Block.module.css'
import { Entry } from '../../parts/Entry.tsx'
import entry from '../../parts/Entry.module.css'
import text from '../../parts/Text.module.css'
import { Progress } from '../projects/Progress.tsx'
import styles from './HomeStory.module.css'
import { useTexts } from '../../texts/useTexts.ts'

/** One project, with its progress. */
export const FeaturedProject = () => {
  const texts = useTexts('public').home
  const query = useContent(['featured project'], async (api) =>
    (await import('../../../shared/api/projects.ts')).featuredProject(api),
  )
  return (
    <OptionalBlock query={query}>
      {({ id, title, summary, picture, ...progress }) => (
        <section className={`${block.page} ${entry.rows} ${styles.featured}`} aria-label={title}>
          <Entry
            level="h2"
            picture={<PictureFrame picture={picture} sizes="(min-width: 60rem) 50vw, 100vw" />}
            over={<p className={text.small}>{texts.featured}</p>}
            title={title}
          >
            <p>{summary}</p>
            <Progress {...progress} />
            <div className="link-row">
              <DonateLink projectId={id} className={buttonClass('donate')}>
                {texts.giveTo(title)}
              </DonateLink>
              <LinkButton look="text" to={href.project(id)}>
                {texts.discover}
              </LinkButton>
            </div>
          </Entry>
        </section>
      )}
    </OptionalBlock>
  )
}
