export { later } from '../../shared/messages/hi/later.ts'
