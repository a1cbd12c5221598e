export { findingTexts } from '../../../shared/texts/en/findings.ts'
export { configurator } from './configurator.ts'
export { doctor } from './doctor.ts'
export { frame } from './frame.ts'
