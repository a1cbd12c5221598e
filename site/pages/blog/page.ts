import type { PageDeclaration } from '../../app/pageDeclaration.ts'
import { blogTexts } from './texts.ts'

export const page: PageDeclaration = {
  at: ['blog'],
  code: () => import('./BlogPage.tsx'),
  texts: [blogTexts],
  access: 'public',
}
