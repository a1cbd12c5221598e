import type { PageDeclaration } from '../../app/pageDeclaration.ts'
import { accountTexts } from '../../messages/accountTexts.ts'
import { donationTexts } from '../donation/texts.ts'
import { panTexts } from './pan/texts.ts'
import { sessionsTexts } from './sessions/texts.ts'
import { profileTexts } from './texts.ts'

export const page: PageDeclaration = {
  at: ['profile'],
  code: () => import('./ProfilePage.tsx'),
  texts: [accountTexts, donationTexts, panTexts, profileTexts, sessionsTexts],
  access: 'personal',
}
