import type { PageDeclaration } from '../../framework/pageDeclaration.ts'

export const page: PageDeclaration = {
  at: ['privacy', 'terms'],
  code: () => import('./LegalPage.tsx'),
  texts: ['content'],
  access: 'public',
  withoutFooter: true,
}
