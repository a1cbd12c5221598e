/** The chunk that prefetches the dialog in English. */
import { form } from '../../../shared/messages/en/form.ts'
import { aheadWith } from './ahead.ts'

export const { mount, warm } = aheadWith('en', form)
