export { form } from '../../shared/messages/hi/form.ts'
