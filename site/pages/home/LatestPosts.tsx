import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { useContent } from '../../app/useContent.ts'
import { OptionalBlock } from '../../content/OptionalBlock.tsx'
import { Section } from '../../layout/Section.tsx'
import { PostEntry } from '../blog/PostEntry.tsx'
import styles from './LatestPosts.module.css'
import { homeTexts } from './texts.ts'

const latest = { page: 1, perPage: 3 }

/** The newest post with its picture, the two before it as lines. */
export const LatestPosts = () => {
  const texts = homeTexts.use()
  const posts = useContent(['latest posts'], async (api) =>
    (await import('../../../shared/api/blog.ts')).postPage(api, latest),
  )
  return (
    <OptionalBlock query={posts} isEmpty={({ rows }) => rows.length === 0}>
      {({ rows: [newest, ...before] }) => (
        <Section tone="quiet" title={texts.posts} aside={<Link to={paths.blog}>{texts.allPosts}</Link>}>
          <div className={styles.posts}>
            {newest && <PostEntry post={newest} level="h3" />}
            <div className={styles.before}>
              {before.map((post) => (
                <PostEntry key={post.id} post={post} level="h3" />
              ))}
            </div>
          </div>
        </Section>
      )}
    </OptionalBlock>
  )
}
