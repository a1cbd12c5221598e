import type { PageDeclaration } from '../../app/pageDeclaration.ts'
import { registrationTexts } from './texts.ts'

export const page: PageDeclaration = {
  at: ['partnerRegistration'],
  code: () => import('./PartnerRegistrationPage.tsx'),
  texts: [registrationTexts],
  access: 'public',
}
