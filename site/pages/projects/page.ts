import type { PageDeclaration } from '../../app/pageDeclaration.ts'
import { projectsTexts } from './texts.ts'

export const page: PageDeclaration = {
  at: ['projects'],
  code: () => import('./ProjectsPage.tsx'),
  texts: [projectsTexts],
  access: 'public',
}
