import type { PageDeclaration } from '../../framework/pageDeclaration.ts'

export const page: PageDeclaration = {
  at: ['csrSupport'],
  code: () => import('./CsrSupportPage.tsx'),
  texts: ['content'],
  access: 'public',
}
