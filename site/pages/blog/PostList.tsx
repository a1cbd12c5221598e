import type { PostPage, PostRow } from '../../../shared/contract/content/blog.ts'
import { Pager } from '../../components/Pager.tsx'
import entry from '../../components/Entry.module.css'
import { useTexts } from '../../texts/useTexts.ts'
import { formatDay } from '../../../shared/date.ts'
import { href } from '../../app/paths.ts'
import { PictureFrame } from '../../components/picture/PictureFrame.tsx'
import { Entry } from '../../components/Entry.tsx'
import styles from './PostEntry.module.css'

/** @param leading the first post is large, above the others */
export const PostList = ({ posts, leading = false }: { posts: PostPage; leading?: boolean }) => {
  const texts = useTexts('public').blog
  return (
    <>
      <ul className={entry.grid}>
        {posts.rows.map((post, index) => (
          <PostEntry key={post.id} post={post} large={leading && index === 0} />
        ))}
      </ul>
      <Pager page={posts.page} perPage={posts.per_page} total={posts.total} label={texts.posts} />
    </>
  )
}

interface PostEntryProps {
  post: PostRow
  /** The newest, across the whole width of a list. */
  large?: boolean
}

/** One post in a list: picture, title, summary, date and reading time. */
export const PostEntry = ({ post, large = false }: PostEntryProps) => {
  const { blog: texts, lang } = useTexts('public')
  const sizes = `(min-width: 64rem) ${large ? 55 : 30}vw, 100vw`
  return (
    <li className={large ? `${styles.post} ${styles.large}` : styles.post}>
      <Entry
        picture={<PictureFrame picture={{ ...post.picture, alt: '' }} first={large} sizes={sizes} />}
        over={
          <p className="text-small link-row">
            <time dateTime={post.published_at}>{formatDay(post.published_at, lang)}</time>
            <span>{texts.minutes(post.minutes)}</span>
            {post.lang !== lang && <span>{texts.inOther[post.lang]}</span>}
          </p>
        }
        title={post.title}
        to={href.post(post.id)}
        lang={post.lang}
      >
        <p lang={post.lang}>{post.summary}</p>
      </Entry>
    </li>
  )
}
