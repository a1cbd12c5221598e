import type { PageDeclaration } from '../../framework/pageDeclaration.ts'

export const page: PageDeclaration = {
  at: ['contact'],
  code: () => import('./ContactPage.tsx'),
  texts: ['contact'],
  access: 'public',
}
