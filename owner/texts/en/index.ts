export { findingTexts } from '../../../shared/texts/en/findings.ts'
export { configurator } from './configurator.ts'
export { doctor } from './doctor.ts'

/** English around the pages for page owners. */
export const frame = {
  trust: 'Kinara Seva Nyas',
  skip: 'To the content',
  foot: 'An invented trust. These pages run on the demo’s partner server; no money moves.',
  copy: 'Copy',
  copied: 'Copied',
}

/** What the configurator's buttons say: for any amount, or for one. */
export const captions = {
  any: 'Donate Now',
  amount: (rupees: string) => `Donate ${rupees}`,
}
