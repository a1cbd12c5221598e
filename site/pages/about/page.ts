import type { PageDeclaration } from '../../app/pageDeclaration.ts'
import { aboutTexts } from './texts.ts'

export const page: PageDeclaration = {
  at: ['about'],
  code: () => import('./AboutPage.tsx'),
  texts: [aboutTexts],
  access: 'public',
}
