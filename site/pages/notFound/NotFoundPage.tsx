import { useTexts } from '../../app/texts.ts'
import { PageHeading } from '../../app/PageHeading.tsx'
import { paths } from '../../app/paths.ts'
import { artwork } from '../../layout/artwork.ts'
import { LinkButton } from '../../layout/Button.tsx'
import { Scene } from '../../layout/Scene.tsx'

/** Any unknown address. */
export const NotFoundPage = () => {
  const { notFound } = useTexts()
  return (
    <Scene picture={artwork.mendedPath}>
      <PageHeading title={notFound.title}>{notFound.title}</PageHeading>
      <p>{notFound.text}</p>
      <LinkButton to={paths.donate} state={{ quiet: true }} look="outline">
        {notFound.back}
      </LinkButton>
    </Scene>
  )
}
