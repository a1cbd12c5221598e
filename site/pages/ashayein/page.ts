import type { PageDeclaration } from '../../app/pageDeclaration.ts'

export const page: PageDeclaration = {
  at: ['ashayein'],
  code: () => import('./AshayeinPage.tsx'),
  texts: ['content'],
  access: 'public',
}
