import { useParams } from 'react-router-dom'
import { useContent } from '../../app/firstLoad/useContent.ts'
import { idIn, paths } from '../../app/paths.ts'
import { LinkButton } from '../../layout/Button.tsx'
import { artwork } from '../../layout/picture/artwork.ts'
import { Scene } from '../../layout/picture/Scene.tsx'
import { QueryState } from '../../layout/QueryState.tsx'
import { PostArticle } from './PostArticle.tsx'
import { useTexts } from '../../texts/useTexts.ts'

/** `/blog-details/{id}`: one post. */
export const BlogDetailsPage = () => {
  const texts = useTexts('public').blog
  const { id } = useParams()
  const postId = idIn(id)
  const query = useContent(
    ['post', postId],
    async (api) => (await import('../../../shared/api/blog.ts')).postDetail(api, postId ?? 0),
    { enabled: postId !== null },
  )
  const missing = (
    <Scene picture={artwork.mendedPath} title={texts.missing}>
      <p>{texts.missingText}</p>
      <LinkButton to={paths.blog} look="outline">
        {texts.toList}
      </LinkButton>
    </Scene>
  )
  if (postId === null) return missing
  return (
    <QueryState query={query} missing={missing}>
      {(post) => <PostArticle post={post} />}
    </QueryState>
  )
}
