import { PageHeading } from '../../app/PageHeading.tsx'
import { paths } from '../../app/paths.ts'
import { artwork } from '../../layout/picture/artwork.ts'
import { LinkButton } from '../../layout/Button.tsx'
import { Scene } from '../../layout/picture/Scene.tsx'
import { outcomeTexts } from './texts.ts'

/** The address names no donation: explains this page, and links to all donations. */
export const UnnamedDonation = () => {
  const { outcome } = outcomeTexts.use()
  return (
    <Scene picture={artwork.waitingBoat}>
      <PageHeading title={outcome.unnamed}>{outcome.unnamed}</PageHeading>
      <p>{outcome.unnamedText}</p>
      <LinkButton to={paths.donation}>{outcome.allDonations}</LinkButton>
    </Scene>
  )
}
