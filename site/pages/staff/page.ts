import type { PageDeclaration } from '../../app/pageDeclaration.ts'
import { deskTexts } from './texts.ts'

export const page: PageDeclaration = {
  at: ['staff'],
  code: () => import('./StaffPage.tsx'),
  texts: [deskTexts],
  access: 'guarded',
  bare: 'own',
}
