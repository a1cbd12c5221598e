import { configure } from '@testing-library/preact'

// A limit for what never appears, in ms. The default of one second is too short for a busy machine.
configure({ asyncUtilTimeout: 60_000 })
