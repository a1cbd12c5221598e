import type { PageDeclaration } from '../../app/pageDeclaration.ts'
import { givingTexts } from '../donate/texts.ts'
import { outcomeTexts } from '../outcome/texts.ts'

export const page: PageDeclaration = {
  at: ['handover'],
  code: () => import('./HandoverPage.tsx'),
  texts: [givingTexts, outcomeTexts],
  access: 'personal',
  bare: true,
}
