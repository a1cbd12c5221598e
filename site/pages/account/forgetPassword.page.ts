import type { PageDeclaration } from '../../framework/pageDeclaration.ts'

export const page: PageDeclaration = {
  at: ['forgetPassword'],
  code: () => import('./ForgetPasswordPage.tsx'),
  texts: ['account'],
  access: 'unlisted',
}
