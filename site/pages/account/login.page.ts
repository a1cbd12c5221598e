import type { PageDeclaration } from '../../framework/pageDeclaration.ts'

export const page: PageDeclaration = {
  at: ['login'],
  code: () => import('./LoginPage.tsx'),
  texts: ['account'],
  access: 'unlisted',
  withoutFooter: true,
}
