import type { PageDeclaration } from '../../app/pageDeclaration.ts'
import { donationTexts } from './texts.ts'

export const page: PageDeclaration = {
  at: ['donation'],
  code: () => import('./DonationPage.tsx'),
  texts: [donationTexts],
  access: 'guarded',
}
