/** What goes ahead of the dialog's code where it speaks Hindi. */
import { form } from '../../../shared/messages/hi/form.ts'
import { aheadWith } from './ahead.ts'

export const { mount, warm } = aheadWith('hi', form)
