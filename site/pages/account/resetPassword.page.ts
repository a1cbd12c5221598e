import type { PageDeclaration } from '../../framework/pageDeclaration.ts'

export const page: PageDeclaration = {
  at: ['resetPassword'],
  code: () => import('./ResetPasswordPage.tsx'),
  texts: ['account'],
  access: 'unlisted',
}
