import type { PageDeclaration } from '../../framework/pageDeclaration.ts'

export const page: PageDeclaration = {
  at: ['profile'],
  code: () => import('./ProfilePage.tsx'),
  texts: ['account', 'profile', 'member'],
  access: 'personal',
}
