/** Waits until the page, with the picture that it begins with, is about to be painted. One that does not come is not waited for. */
export const firstPicture = async (): Promise<void> => {
  await document
    .querySelector<HTMLImageElement>('img[fetchpriority="high"]')
    ?.decode()
    .catch(() => {})
  await new Promise(requestAnimationFrame)
}
