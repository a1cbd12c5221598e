const holds = (dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent): boolean => {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
}

/** Replaces `closedby`: a press that begins and ends on the backdrop closes; a drag out of the dialog does not. */
export const closeByBackdrop = (dialog: HTMLDialogElement): void => {
  let outside = false
  dialog.addEventListener('pointerdown', (event) => {
    outside = event.target === dialog && !holds(dialog, event)
  })
  dialog.addEventListener('click', (event) => {
    if (outside && event.target === dialog && !holds(dialog, event)) dialog.close()
  })
}
