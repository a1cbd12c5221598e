import { ashayeinProject } from './contentPages/ashayeinProject.ts'
import { csrSupport } from './contentPages/csrSupport.ts'
import { internshipProject } from './contentPages/internshipProject.ts'
import { swargashram } from './contentPages/swargashram.ts'
import type { SeedContentPage } from './types.ts'

export const contentPages: readonly SeedContentPage[] = [swargashram, internshipProject, ashayeinProject, csrSupport]
