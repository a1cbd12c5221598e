/** What goes ahead of the dialog's code where it speaks English. */
import { form } from '../../../shared/messages/en/form.ts'
import { aheadWith } from './ahead.ts'

export const { mount, warm } = aheadWith('en', form)
