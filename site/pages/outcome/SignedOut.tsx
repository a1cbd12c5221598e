import { useLocation } from 'react-router-dom'
import { PageHeading } from '../../app/PageHeading.tsx'
import { href } from '../../app/paths.ts'
import { artwork } from '../../layout/picture/artwork.ts'
import { LinkButton } from '../../layout/Button.tsx'
import { Scene } from '../../layout/picture/Scene.tsx'
import { outcomeTexts } from './texts.ts'

/** Reveals nothing about the donation, not even whether it exists. */
export const SignedOut = () => {
  const { outcome } = outcomeTexts.use()
  const { pathname, search } = useLocation()
  return (
    <Scene picture={artwork.gate}>
      <PageHeading title={outcome.title}>{outcome.signedOut}</PageHeading>
      <p>{outcome.signedOutText}</p>
      <LinkButton to={href.login(pathname + search)}>{outcome.signIn}</LinkButton>
    </Scene>
  )
}
