import type { PageDeclaration } from '../../app/pageDeclaration.ts'

export const page: PageDeclaration = {
  at: ['contact'],
  code: () => import('./ContactPage.tsx'),
  texts: ['contact'],
  access: 'public',
}
