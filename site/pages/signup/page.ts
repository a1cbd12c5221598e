import type { PageDeclaration } from '../../app/pageDeclaration.ts'
import { accountTexts } from '../../messages/accountTexts.ts'

export const page: PageDeclaration = {
  at: ['signup'],
  code: () => import('./SignupPage.tsx'),
  texts: [accountTexts],
  access: 'unlisted',
  withoutFooter: true,
}
