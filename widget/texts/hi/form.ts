export { form } from '../../../shared/texts/hi/form.ts'
