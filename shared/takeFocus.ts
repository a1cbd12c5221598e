/** A ref that gives an element the focus as it appears. Never written in place: a new function at every drawing would take the focus each time. */
export const takeFocus = (element: { focus(): void } | null): void => element?.focus()
