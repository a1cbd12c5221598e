interface Kept<T> {
  /** When the value was begun. */
  at: number
  value: Promise<T>
  /** When a new one was last begun. */
  triedAt: number
  renewing?: Promise<T>
}

interface KeepOptions {
  /** How long a value is fresh, in ms. */
  freshMs: number
  /** How old a value may be that is returned without waiting for a new one, in ms. */
  oldestMs: number
  /** How many are kept; the oldest is removed first. */
  most: number
  /** ms */
  now: () => number
}

/**
 * A cache. A value that is no longer fresh is still returned for a while, and a new one is made in the background. After that, callers wait for the new one; if
 * it fails, they get the old one. A failure is not kept.
 *
 * @returns a function that returns the value of a key, made by `make` if it is missing
 */
export function keepFresh<T>({
  freshMs,
  oldestMs,
  most,
  now,
}: KeepOptions): (key: string, make: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, Kept<T>>()
  const put = (key: string, value: Promise<T>, at: number): void => {
    kept.delete(key)
    kept.set(key, { at, value, triedAt: at })
    const oldest = kept.keys().next().value
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
  }
  const forget = (key: string, value: Promise<T>): void => {
    if (kept.get(key)?.value === value) kept.delete(key)
  }
  const renew = (key: string, known: Kept<T>, make: () => Promise<T>): void => {
    const at = now()
    const value = make()
    // One at a time.
    known.triedAt = at
    known.renewing = value
    value.then(
      () => put(key, value, at),
      () => {},
    )
  }
  return (key, make) => {
    const known = kept.get(key)
    if (!known) {
      const at = now()
      const value = make()
      put(key, value, at)
      value.catch(() => forget(key, value))
      return value
    }
    if (now() - known.triedAt >= freshMs) renew(key, known, make)
    if (now() - known.at < oldestMs || !known.renewing) return known.value
    return known.renewing.catch(() => known.value)
  }
}
