/** The chunk that prefetches the dialog in Hindi. */
import { form } from '../../../shared/messages/hi/form.ts'
import { aheadWith } from './ahead.ts'

export const { mount, warm } = aheadWith('hi', form)
