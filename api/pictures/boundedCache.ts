/** Keeps what was used last, up to a number of bytes in all; what is bigger than that by itself is not kept. */
export class BoundedCache {
  readonly #kept = new Map<string, Uint8Array>()
  readonly #most: number
  #bytes = 0

  constructor(mostBytes: number) {
    this.#most = mostBytes
  }

  get bytes(): number {
    return this.#bytes
  }

  get(key: string): Uint8Array | undefined {
    const found = this.#kept.get(key)
    if (found) {
      // A map remembers the order of insertion: the front is what was not used for longest.
      this.#kept.delete(key)
      this.#kept.set(key, found)
    }
    return found
  }

  set(key: string, value: Uint8Array): void {
    this.#drop(key)
    if (value.byteLength > this.#most) return
    this.#kept.set(key, value)
    this.#bytes += value.byteLength
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#most) return
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#kept.get(key)?.byteLength ?? 0
    this.#kept.delete(key)
  }
}
