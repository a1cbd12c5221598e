import type { PageDeclaration } from '../../framework/pageDeclaration.ts'

export const page: PageDeclaration = {
  at: ['donation'],
  code: () => import('./DonationPage.tsx'),
  texts: ['profile'],
  access: 'guarded',
}
