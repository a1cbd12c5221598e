import type { PageDeclaration } from '../../app/pageDeclaration.ts'
import { accountTexts } from '../../messages/accountTexts.ts'

export const page: PageDeclaration = {
  at: ['connect'],
  code: () => import('./ConnectPage.tsx'),
  texts: [accountTexts],
  access: 'personal',
  bare: true,
}
