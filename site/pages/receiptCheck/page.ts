import type { PageDeclaration } from '../../app/pageDeclaration.ts'

export const page: PageDeclaration = {
  at: ['receiptCheck'],
  code: () => import('./ReceiptCheckPage.tsx'),
  texts: ['receiptCheck'],
  access: 'public',
}
