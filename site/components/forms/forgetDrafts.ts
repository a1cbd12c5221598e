/** Prefix of the names of all drafts (useSavedForm.tsx) in the tab's storage. */
export const draftPrefix = 'draft:'

/** Signing out deletes the drafts in the tab; a session that ended by itself leaves them to its own person. */
export const forgetDrafts = (): void => {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(draftPrefix)) sessionStorage.removeItem(key)
  } catch {
    // The browser stores nothing, so there is nothing to delete.
  }
}
