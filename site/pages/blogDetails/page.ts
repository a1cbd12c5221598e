import type { PageDeclaration } from '../../app/pageDeclaration.ts'
import { blogTexts } from '../blog/texts.ts'

export const page: PageDeclaration = {
  at: ['blogDetails'],
  code: () => import('./BlogDetailsPage.tsx'),
  texts: [blogTexts],
  access: 'public',
}
