import type { PageDeclaration } from '../../app/pageDeclaration.ts'
import { projectsTexts } from '../projects/texts.ts'
import { projectTexts } from './texts.ts'

export const page: PageDeclaration = {
  at: ['projectDetails'],
  code: () => import('./ProjectDetailsPage.tsx'),
  texts: [projectsTexts, projectTexts],
  access: 'public',
  quietHeader: true,
}
