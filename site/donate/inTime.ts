/**
 * Stops waiting after this time; the operation itself continues.
 * @throws its own failure, or Error if it takes longer than `ms`
 */
export const inTime = <T>(coming: Promise<T>, ms: number): Promise<T> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`not there within ${ms} ms`)), ms)
    void coming.then(resolve, reject).finally(() => clearTimeout(late))
  })
