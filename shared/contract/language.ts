import * as z from 'zod/mini'
import { languages } from '../languages.ts'

/** A language of the product, by its code. */
export const languageSchema = z.enum(languages)
