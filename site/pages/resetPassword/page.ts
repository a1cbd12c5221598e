import type { PageDeclaration } from '../../app/pageDeclaration.ts'
import { accountTexts } from '../../messages/accountTexts.ts'

export const page: PageDeclaration = {
  at: ['resetPassword'],
  code: () => import('./ResetPasswordPage.tsx'),
  texts: [accountTexts],
  access: 'unlisted',
}
