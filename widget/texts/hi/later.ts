export { later } from '../../../shared/texts/hi/later.ts'
