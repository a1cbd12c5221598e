export { lazyTexts } from '../../../shared/texts/hi/lazyTexts.ts'
