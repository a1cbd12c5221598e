import type { PageDeclaration } from '../../app/pageDeclaration.ts'
import { accountTexts } from '../../messages/accountTexts.ts'

export const page: PageDeclaration = {
  at: ['login'],
  code: () => import('./LoginPage.tsx'),
  texts: [accountTexts],
  access: 'unlisted',
  withoutFooter: true,
}
