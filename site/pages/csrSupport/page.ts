import type { PageDeclaration } from '../../app/pageDeclaration.ts'

export const page: PageDeclaration = {
  at: ['csrSupport'],
  code: () => import('./CsrSupportPage.tsx'),
  texts: ['content'],
  access: 'public',
}
