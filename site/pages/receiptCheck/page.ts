import type { PageDeclaration } from '../../framework/pageDeclaration.ts'

export const page: PageDeclaration = {
  at: ['receiptCheck'],
  code: () => import('./ReceiptCheckPage.tsx'),
  texts: ['receiptCheck'],
  access: 'public',
}
