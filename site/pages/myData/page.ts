import type { PageDeclaration } from '../../app/pageDeclaration.ts'
import { accountTexts } from '../../messages/accountTexts.ts'
import { myDataTexts } from './texts.ts'

export const page: PageDeclaration = {
  at: ['myData'],
  code: () => import('./MyDataPage.tsx'),
  texts: [accountTexts, myDataTexts],
  access: 'guarded',
}
