import type { PageDeclaration } from '../../app/pageDeclaration.ts'
import { homeTexts } from './texts.ts'

export const page: PageDeclaration = {
  at: ['home'],
  code: () => import('./HomePage.tsx'),
  texts: [homeTexts],
  access: 'public',
  quietHeader: true,
}
