import type { SeedProject } from './seedProject.ts'
import { annadan } from './projects/annadan.ts'
import { ashayein } from './projects/ashayein.ts'
import { festival } from './projects/festival.ts'
import { forest } from './projects/forest.ts'
import { gaushala } from './projects/gaushala.ts'
import { internship } from './projects/internship.ts'
import { medicalCamp } from './projects/medicalCamp.ts'
import { riverbank } from './projects/riverbank.ts'
import { school } from './projects/school.ts'
import { yogaHall } from './projects/yogaHall.ts'

/** All that can be given for, in the order of their ids. */
export const seedProjects: readonly SeedProject[] = [
  annadan,
  gaushala,
  school,
  medicalCamp,
  riverbank,
  yogaHall,
  forest,
  festival,
  internship,
  ashayein,
]
