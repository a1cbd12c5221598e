import type { PageDeclaration } from '../../app/pageDeclaration.ts'
import { accountTexts } from '../../messages/accountTexts.ts'

export const page: PageDeclaration = {
  at: ['forgetPassword'],
  code: () => import('./ForgetPasswordPage.tsx'),
  texts: [accountTexts],
  access: 'unlisted',
}
