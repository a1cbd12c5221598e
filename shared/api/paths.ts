/** Paths that the widget's loader asks for ahead of the dialog's code. */
export const choicesPath = 'project/dropdown-list'
export const givingPath = 'donation/require-item'
