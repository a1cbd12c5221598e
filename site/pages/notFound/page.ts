import type { PageDeclaration } from '../../app/pageDeclaration.ts'
import { notFoundTexts } from './texts.ts'

export const page: PageDeclaration = {
  at: ['notFound'],
  code: () => import('./NotFoundPage.tsx'),
  texts: [notFoundTexts],
  access: 'public',
  withoutFooter: true,
}
