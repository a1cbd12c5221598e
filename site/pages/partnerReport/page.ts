import type { PageDeclaration } from '../../app/pageDeclaration.ts'
import { reportTexts } from './texts.ts'

export const page: PageDeclaration = {
  at: ['partnerReport'],
  code: () => import('./PartnerReportPage.tsx'),
  texts: [reportTexts],
  access: 'guarded',
}
