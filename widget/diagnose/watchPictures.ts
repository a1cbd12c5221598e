const tell = async (address: string): Promise<void> => {
  const { warnOfPolicy } = await import('./warn.ts')
  await warnOfPolicy('img-src', address)
}

/**
 * Hides a picture that fails to load, so that its place stays empty, without the browser's symbol for a broken one.
 *
 * @returns a function that stops it
 */
export const watchPictures = (dialog: HTMLElement): (() => void) => {
  const life = new AbortController()
  const missing = (picture: HTMLImageElement): void => {
    const { src } = picture
    picture.removeAttribute('src')
    if (src) tell(src).catch(() => {})
  }
  // Error events of pictures do not bubble.
  const hear = ({ target }: Event): void => void (target instanceof HTMLImageElement && missing(target))
  dialog.addEventListener('error', hear, { capture: true, signal: life.signal })
  for (const picture of dialog.querySelectorAll('img')) if (picture.complete && !picture.naturalWidth) missing(picture)
  return () => life.abort()
}
