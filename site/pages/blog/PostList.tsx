import type { PostPage } from '../../../shared/contract/content/blog.ts'
import { Pager } from '../../layout/Pager.tsx'
import { PostEntry } from './PostEntry.tsx'
import styles from './PostList.module.css'
import { blogTexts } from './texts.ts'

/** @param leading the first post is large, above the others */
export const PostList = ({ posts, leading = false }: { posts: PostPage; leading?: boolean }) => {
  const texts = blogTexts.use()
  return (
    <>
      <ul className={styles.list}>
        {posts.rows.map((post, index) => (
          <li key={post.id} className={leading && index === 0 ? styles.leading : undefined}>
            <PostEntry post={post} size={leading && index === 0 ? 'large' : 'normal'} />
          </li>
        ))}
      </ul>
      <Pager page={posts.page} perPage={posts.per_page} total={posts.total} label={texts.posts} />
    </>
  )
}
