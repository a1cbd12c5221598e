import type { PageDeclaration } from '../../app/pageDeclaration.ts'
import { receiptCheckTexts } from './texts.ts'

export const page: PageDeclaration = {
  at: ['receiptCheck'],
  code: () => import('./ReceiptCheckPage.tsx'),
  texts: [receiptCheckTexts],
  access: 'public',
}
