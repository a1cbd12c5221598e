import type { PageDeclaration } from '../../framework/pageDeclaration.ts'

export const page: PageDeclaration = {
  at: ['connect'],
  code: () => import('./ConnectPage.tsx'),
  texts: ['account', 'connect', 'monthly'],
  access: 'personal',
  bare: true,
}
