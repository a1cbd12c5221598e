import { Link } from 'react-router-dom'
import { useLanguage } from '../../app/language/language.ts'
import { paths } from '../../app/paths.ts'
import { useContent } from '../../app/firstLoad/useContent.ts'
import { OptionalBlock } from '../../content/OptionalBlock.tsx'
import { Section } from '../../layout/Section.tsx'
import entry from '../../parts/Entry.module.css'
import { PostEntry } from '../blog/PostEntry.tsx'
import { forReader } from './forReader.ts'
import styles from './HomeStory.module.css'
import { useTexts } from '../../texts/useTexts.ts'

/** More than are shown, so that enough are in the reader's language. */
const latest = { page: 1, perPage: 9 }
const shown = 3

/** The newest posts. */
export const LatestPosts = () => {
  const texts = useTexts('public').home
  const lang = useLanguage()
  const posts = useContent(['latest posts'], async (api) =>
    (await import('../../../shared/api/blog.ts')).postPage(api, latest),
  )
  return (
    <OptionalBlock query={posts} isEmpty={({ rows }) => rows.length === 0}>
      {({ rows }) => (
        <Section tone="quiet" title={texts.posts} aside={<Link to={paths.blog}>{texts.allPosts}</Link>}>
          <ul className={`${entry.grid} ${entry.small} ${styles.posts}`}>
            {forReader(rows, lang, shown).map((post) => (
              <PostEntry key={post.id} post={post} />
            ))}
          </ul>
        </Section>
      )}
    </OptionalBlock>
  )
}
