import { PageHeading } from '../../app/PageHeading.tsx'
import { paths } from '../../app/paths.ts'
import { artwork } from '../../layout/picture/artwork.ts'
import { LinkButton } from '../../layout/Button.tsx'
import { Scene } from '../../layout/picture/Scene.tsx'
import { projectTexts } from './texts.ts'

export const MissingProject = () => {
  const texts = projectTexts.use()
  return (
    <Scene picture={artwork.mendedPath}>
      <PageHeading title={texts.missing}>{texts.missing}</PageHeading>
      <p>{texts.missingText}</p>
      <LinkButton to={paths.projects} look="outline">
        {texts.toList}
      </LinkButton>
    </Scene>
  )
}
