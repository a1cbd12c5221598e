import type { Language } from '../../../shared/languages.ts'
import { type ConfiguratorTexts, en } from './en.ts'
import { hi } from './hi.ts'

export const configuratorTexts: Record<Language, ConfiguratorTexts> = { en, hi }
