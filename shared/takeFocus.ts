/** A ref that focuses an element when it appears. Never write it inline: a new function on every render would take the focus each time. */
export const takeFocus = (element: { focus(): void } | null): void => element?.focus()
