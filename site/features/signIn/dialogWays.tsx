import { createRoot } from 'react-dom/client'
import type { SignInWays } from '../../../widget/publicApi.ts'
import { currentLanguage } from '../../app/language/language.ts'
import { PageLanguage } from '../../app/language/PageLanguage.tsx'
import { type Services, ServicesContext } from '../../app/services.ts'
import { SignInSteps } from './SignInSteps.tsx'
import { SocialSignIn } from './SocialSignIn.tsx'
import { loadTexts } from '../../texts/useTexts.ts'

/** Draws the providers' buttons, and Google's one-tap card, in the donation dialog's sign-in step. @returns a function that removes them */
export const drawDialogWays = async (
  services: Services,
  { ways, card }: Parameters<SignInWays>[0],
  done: () => void,
): Promise<() => void> => {
  await loadTexts('signIn', currentLanguage())
  const root = createRoot(ways)
  root.render(
    <PageLanguage>
      <ServicesContext value={services}>
        <SignInSteps then={done}>
          <SocialSignIn purpose="signin" dialogCard={card} />
        </SignInSteps>
      </ServicesContext>
    </PageLanguage>,
  )
  return () => root.unmount()
}
