import { formatDay } from '../../../shared/date.ts'
import type { PostRow } from '../../../shared/contract/content/blog.ts'
import { useLanguage } from '../../app/language/language.ts'
import { href } from '../../app/paths.ts'
import { EntryLink } from '../../layout/EntryLink.tsx'
import { PictureFrame } from '../../layout/picture/PictureFrame.tsx'
import styles from './PostEntry.module.css'
import { blogTexts } from './texts.ts'

interface PostEntryProps {
  post: PostRow
  /** `large`: the newest, across the whole width. `small`: title and date only. */
  size?: 'large' | 'normal' | 'small'
  level?: 'h2' | 'h3'
}

/** One post in a list: picture, title, summary, date and reading time. */
export const PostEntry = ({ post, size = 'normal', level: Heading = 'h2' }: PostEntryProps) => {
  const texts = blogTexts.use()
  const lang = useLanguage()
  const sizes = size === 'large' ? '(min-width: 60rem) 55vw, 100vw' : '(min-width: 60rem) 30vw, 100vw'
  return (
    <article className={[styles.entry, styles[size]].filter(Boolean).join(' ')}>
      {size !== 'small' && (
        <PictureFrame picture={{ ...post.picture, alt: '' }} first={size === 'large'} sizes={sizes} />
      )}
      <div className={styles.words}>
        <p className={styles.when}>
          <time dateTime={post.published_at}>{formatDay(post.published_at, lang)}</time>
          {size !== 'small' && <span>{texts.minutes(post.minutes)}</span>}
          {post.lang !== lang && <span>{texts.inOther}</span>}
        </p>
        <Heading lang={post.lang}>
          <EntryLink to={href.post(post.id)}>{post.title}</EntryLink>
        </Heading>
        {size !== 'small' && <p lang={post.lang}>{post.summary}</p>}
      </div>
    </article>
  )
}
