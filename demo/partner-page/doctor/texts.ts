import type { Language } from '../../../shared/languages.ts'
import { type DoctorTexts, en } from './en.ts'
import { hi } from './hi.ts'

export const doctorTexts: Record<Language, DoctorTexts> = { en, hi }
