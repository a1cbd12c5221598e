/** Before the names of all drafts (drafts.ts) in the tab's storage. */
export const draftPrefix = 'draft:'

/** A person who signs out leaves nothing in the tab; a session that ended by itself leaves the drafts for its own person. */
export const forgetDrafts = (): void => {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(draftPrefix)) sessionStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
