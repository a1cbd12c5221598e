import type { PageDeclaration } from '../../framework/pageDeclaration.ts'

export const page: PageDeclaration = {
  at: ['ashayein'],
  code: () => import('./AshayeinPage.tsx'),
  texts: ['content'],
  access: 'public',
}
