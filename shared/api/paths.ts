/** Paths that the loader requests before the dialog's code has loaded. */
export const choicesPath = 'project/dropdown-list'
export const givingPath = 'donation/require-item'
