import type { PageDeclaration } from '../../app/pageDeclaration.ts'
import { blogTexts } from '../blog/texts.ts'

export const page: PageDeclaration = {
  at: ['archives'],
  code: () => import('./ArchivesPage.tsx'),
  texts: [blogTexts],
  access: 'public',
}
