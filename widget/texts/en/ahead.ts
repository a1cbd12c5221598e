/** The chunk that prefetches the dialog in English. */
import { form } from '../../../shared/texts/en/form.ts'
import { aheadWith } from '../../loader/ahead/ahead.ts'

export const { mount, warm } = aheadWith('en', form)
