import type { Both } from '../types.ts'

/** The marks of firms stand beside their names and say nothing more. */
const adorns: Both = { en: '', hi: '' }

export const partnerAlts = {
  'partner-1': adorns,
  'partner-2': adorns,
  'partner-3': adorns,
  'partner-4': adorns,
  'partner-5': adorns,
  'partner-6': adorns,
} as const satisfies Record<string, Both>
