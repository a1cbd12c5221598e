/** What a trust changes to make this site its own; everything else about it comes from `get-contact-details`. */
export const configuration = {
  /** Shown before, and where, the API sends no name of its own. */
  name: { en: 'Kinara Seva Nyas', hi: 'किनारा सेवा न्यास' },
  /** Fixed by the specification, decision 14. */
  copyrightYear: 2025,
} as const
