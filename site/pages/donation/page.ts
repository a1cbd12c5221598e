import type { PageDeclaration } from '../../app/pageDeclaration.ts'
import { giftTexts } from './texts.ts'

export const page: PageDeclaration = {
  at: ['donation'],
  code: () => import('./DonationPage.tsx'),
  texts: [giftTexts],
  access: 'guarded',
}
