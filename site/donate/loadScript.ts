/** Longest wait for a script, in ms; after that the page offers the other ways to give. */
const patienceMs = 10_000

/**
 * Loads a script once.
 * @throws Error where it is blocked, missing or late
 */
export const loadScript = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      reject(new Error(`the script ${address} did not load`))
    }
    const tooLate = setTimeout(fail, patienceMs)
    script.async = true
    script.src = address
    script.addEventListener('load', () => {
      clearTimeout(tooLate)
      resolve()
    })
    script.addEventListener('error', () => {
      clearTimeout(tooLate)
      fail()
    })
    document.head.append(script)
  })
