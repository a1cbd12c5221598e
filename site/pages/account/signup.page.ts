import type { PageDeclaration } from '../../framework/pageDeclaration.ts'

export const page: PageDeclaration = {
  at: ['signup'],
  code: () => import('./SignupPage.tsx'),
  texts: ['account'],
  access: 'unlisted',
  withoutFooter: true,
}
