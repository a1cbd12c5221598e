import type { PageDeclaration } from '../../app/pageDeclaration.ts'

export const page: PageDeclaration = {
  at: ['privacy', 'terms'],
  code: () => import('./LegalPage.tsx'),
  texts: ['content'],
  access: 'public',
  withoutFooter: true,
}
