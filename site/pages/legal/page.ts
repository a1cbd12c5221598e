import type { PageDeclaration } from '../../app/pageDeclaration.ts'
import { legalTexts } from './texts.ts'

export const page: PageDeclaration = {
  at: ['privacy', 'terms'],
  code: () => import('./LegalPage.tsx'),
  texts: [legalTexts],
  access: 'public',
  withoutFooter: true,
}
