import type { PageDeclaration } from '../../app/pageDeclaration.ts'

export const page: PageDeclaration = {
  at: ['connect'],
  code: () => import('./ConnectPage.tsx'),
  texts: ['account'],
  access: 'personal',
  bare: true,
}
