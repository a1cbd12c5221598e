/** The chunk that prefetches the dialog in Hindi. */
import { form } from '../../../shared/texts/hi/form.ts'
import { aheadWith } from '../../loader/ahead/ahead.ts'

export const { mount, warm } = aheadWith('hi', form)
