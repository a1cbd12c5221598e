export { later } from '../../../shared/texts/en/later.ts'
