export { form } from '../../../shared/texts/en/form.ts'
