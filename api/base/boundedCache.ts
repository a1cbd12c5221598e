/** Caches the most recently used entries, up to a total number of bytes. An entry above that limit is not cached. */
export class BoundedCache<Value extends { byteLength: number } = Uint8Array> {
  readonly #kept = new Map<string, Value>()
  readonly #most: number
  #bytes = 0

  constructor(mostBytes: number) {
    this.#most = mostBytes
  }

  get bytes(): number {
    return this.#bytes
  }

  get(key: string): Value | undefined {
    const found = this.#kept.get(key)
    if (found) {
      // A map keeps the order of insertion: its first entry is the least recently used.
      this.#kept.delete(key)
      this.#kept.set(key, found)
    }
    return found
  }

  set(key: string, value: Value): void {
    this.#drop(key)
    if (value.byteLength > this.#most) return
    this.#kept.set(key, value)
    this.#bytes += value.byteLength
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#most) return
      this.#drop(oldest)
    }
  }

  clear(): void {
    this.#kept.clear()
    this.#bytes = 0
  }

  #drop(key: string): void {
    this.#bytes -= this.#kept.get(key)?.byteLength ?? 0
    this.#kept.delete(key)
  }
}
