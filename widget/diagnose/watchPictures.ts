const tell = async (address: string): Promise<void> => {
  const { warnOfPolicy } = await import('./warn.ts')
  await warnOfPolicy('img-src', address)
}

/**
 * A picture that does not come leaves its empty place, as where there is none, in place of the browser's sign for a broken one.
 *
 * @returns ends it
 */
export const watchPictures = (dialog: HTMLElement): (() => void) => {
  const life = new AbortController()
  const missing = (picture: HTMLImageElement): void => {
    const { src } = picture
    picture.removeAttribute('src')
    if (src) tell(src).catch(() => {})
  }
  // Their errors do not bubble.
  const hear = ({ target }: Event): void => void (target instanceof HTMLImageElement && missing(target))
  dialog.addEventListener('error', hear, { capture: true, signal: life.signal })
  for (const picture of dialog.querySelectorAll('img')) if (picture.complete && !picture.naturalWidth) missing(picture)
  return () => life.abort()
}
