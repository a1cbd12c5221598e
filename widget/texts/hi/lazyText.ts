export { lazyText } from '../../../shared/texts/hi/lazyText.ts'
