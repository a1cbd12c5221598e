import type { PageDeclaration } from '../../app/pageDeclaration.ts'
import { contentPageTexts } from '../../content/page/texts.ts'
import { internshipTexts } from './texts.ts'

export const page: PageDeclaration = {
  at: ['internship'],
  code: () => import('./InternshipPage.tsx'),
  texts: [contentPageTexts, internshipTexts],
  access: 'public',
}
