import { annadan } from './projectPages/annadan.ts'
import { ashayein } from './projectPages/ashayein.ts'
import { festival } from './projectPages/festival.ts'
import { forest } from './projectPages/forest.ts'
import { gaushala } from './projectPages/gaushala.ts'
import { internship } from './projectPages/internship.ts'
import { medicalCamp } from './projectPages/medicalCamp.ts'
import { riverbank } from './projectPages/riverbank.ts'
import { school } from './projectPages/school.ts'
import { yogaHall } from './projectPages/yogaHall.ts'
import type { SeedProjectPage } from './types.ts'

export const projectPages: readonly SeedProjectPage[] = [
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
