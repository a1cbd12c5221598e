import type { PostRow } from '../../../shared/contract/content/blog.ts'
import { DonateLink } from '../../donate/DonateLink.tsx'
import { buttonClass } from '../../layout/Button.tsx'
import { Section } from '../../layout/Section.tsx'
import { PostEntry } from '../blog/PostEntry.tsx'
import listStyles from '../blog/PostList.module.css'
import { blogTexts } from '../blog/texts.ts'
import styles from './PostArticle.module.css'

/** After a post: how to donate to such work, and similar posts. */
export const ReadOn = ({ posts }: { posts: readonly PostRow[] }) => {
  const texts = blogTexts.use()
  return (
    <>
      <div className={styles.give}>
        <p>{texts.giveTitle}</p>
        <DonateLink className={buttonClass('donate')}>{texts.give}</DonateLink>
      </div>
      {posts.length > 0 && (
        <Section title={texts.related} tone="quiet">
          <ul className={`${listStyles.list} ${listStyles.related}`}>
            {posts.map((post) => (
              <li key={post.id}>
                <PostEntry post={post} level="h3" />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
