/**
 * Waits no longer than this; what is waited for goes on.
 * @throws what it fails with, or Error where it is not there within `ms`
 */
export const inTime = <T>(coming: Promise<T>, ms: number): Promise<T> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`not there within ${ms} ms`)), ms)
    void coming.then(resolve, reject).finally(() => clearTimeout(late))
  })
