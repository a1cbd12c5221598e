export { lazyTexts } from '../../../shared/texts/en/lazyTexts.ts'
