import { expectTypeOf, it } from 'vitest'
import type { openerAttributes } from '../../shared/embed/settings.ts'
import type { DonateElementAttributes } from './elements.ts'

// Checked by the compiler, as every type is.
it('publishes the attributes that the owner tools know, and no other', () => {
  expectTypeOf<keyof DonateElementAttributes>().toEqualTypeOf<(typeof openerAttributes)[number]>()
})
