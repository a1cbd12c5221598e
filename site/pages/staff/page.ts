import type { PageDeclaration } from '../../framework/pageDeclaration.ts'

export const page: PageDeclaration = {
  at: ['staff'],
  code: () => import('./StaffPage.tsx'),
  texts: ['desk'],
  access: 'guarded',
  bare: 'own',
}
