export { later } from '../../shared/messages/en/later.ts'
