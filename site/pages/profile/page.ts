import type { PageDeclaration } from '../../app/pageDeclaration.ts'
import { giftTexts } from '../donation/texts.ts'
import { panTexts } from './pan/texts.ts'
import { profileTexts } from './texts.ts'

export const page: PageDeclaration = {
  at: ['profile'],
  code: () => import('./ProfilePage.tsx'),
  texts: [giftTexts, panTexts, profileTexts],
  access: 'personal',
}
