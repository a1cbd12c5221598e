export { lazyText } from '../../../shared/texts/en/lazyText.ts'
