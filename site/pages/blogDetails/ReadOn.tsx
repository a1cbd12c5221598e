import type { PostRow } from '../../../shared/contract/content/blog.ts'
import { DonateLink } from '../../donate/DonateLink.tsx'
import { buttonClass } from '../../layout/Button.tsx'
import { Section } from '../../layout/Section.tsx'
import block from '../../parts/Block.module.css'
import entry from '../../parts/Entry.module.css'
import text from '../../parts/Text.module.css'
import { PostEntry } from '../blog/PostEntry.tsx'
import styles from './PostArticle.module.css'
import { useTexts } from '../../texts/useTexts.ts'

/** After a post: how to donate to such work, and similar posts. */
export const ReadOn = ({ posts }: { posts: readonly PostRow[] }) => {
  const texts = useTexts('public').blog
  return (
    <>
      <div className={`${block.page} ${block.follows} link-row ${styles.give}`}>
        <p className={text.lead}>{texts.giveTitle}</p>
        <DonateLink className={buttonClass('donate')}>{texts.give}</DonateLink>
      </div>
      {posts.length > 0 && (
        <Section title={texts.related} tone="quiet">
          <ul className={entry.grid}>
            {posts.map((post) => (
              <PostEntry key={post.id} post={post} />
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
