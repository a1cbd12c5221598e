export { form } from '../../shared/messages/en/form.ts'
