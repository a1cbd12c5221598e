import { en } from './en.ts'
import { hi } from './hi.ts'

export const configuratorTexts = { en, hi }
