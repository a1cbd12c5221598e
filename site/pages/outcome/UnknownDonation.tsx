import { PageHeading } from '../../app/PageHeading.tsx'
import { paths } from '../../app/paths.ts'
import { artwork } from '../../layout/picture/artwork.ts'
import { LinkButton } from '../../layout/Button.tsx'
import { Scene } from '../../layout/picture/Scene.tsx'
import { outcomeTexts } from './texts.ts'

/** The same for another person's donation and for none at all. */
export const UnknownDonation = () => {
  const { outcome } = outcomeTexts.use()
  return (
    <Scene picture={artwork.gate}>
      <PageHeading title={outcome.unknown}>{outcome.unknown}</PageHeading>
      <p>{outcome.unknownText}</p>
      <LinkButton to={paths.donate} state={{ quiet: true }} look="outline">
        {outcome.back}
      </LinkButton>
    </Scene>
  )
}
