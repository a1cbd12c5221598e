interface Kept<T> {
  at: number
  made: Promise<T>
}

interface KeepOptions {
  /** How long a value is fresh, in ms. */
  freshMs: number
  /** How many are kept; the oldest is removed first. */
  most: number
  /** ms */
  now: () => number
}

/**
 * A cache. A value that is no longer fresh is still returned, while a new one is made in the background. A failure is not kept.
 *
 * @returns a function that returns the value of a key, made by `make` if it is missing
 */
export function keepFresh<T>({ freshMs, most, now }: KeepOptions): (key: string, make: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, Kept<T>>()
  const put = (key: string, made: Promise<T>): void => {
    kept.delete(key)
    kept.set(key, { at: now(), made })
    const oldest = kept.keys().next().value
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
  }
  const forget = (key: string, made: Promise<T>): void => {
    if (kept.get(key)?.made === made) kept.delete(key)
  }
  return (key, make) => {
    const known = kept.get(key)
    if (known && now() - known.at < freshMs) return known.made
    const made = make()
    if (!known) {
      put(key, made)
      made.catch(() => forget(key, made))
      return made
    }
    // One at a time: until the new one is ready, the old one counts as fresh.
    known.at = now()
    made.then(
      () => put(key, made),
      () => {},
    )
    return known.made
  }
}
