import type { PageDeclaration } from '../../app/pageDeclaration.ts'

export const page: PageDeclaration = {
  at: ['resetPassword'],
  code: () => import('./ResetPasswordPage.tsx'),
  texts: ['account'],
  access: 'unlisted',
}
