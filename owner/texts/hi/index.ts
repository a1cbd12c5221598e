export { findingTexts } from '../../../shared/texts/hi/findings.ts'
export { configurator } from './configurator.ts'
export { doctor } from './doctor.ts'
export { frame } from './frame.ts'
