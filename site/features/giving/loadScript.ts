/** How long a script may take, in ms: then it is requested again on demand. */
const patienceMs = 10_000

/**
 * Loads a script once; each caller decides how long to wait.
 * @throws Error if it is blocked, missing, or not loaded within ten seconds
 */
export const loadScript = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.async = true
    script.src = address
    const fail = () => {
      script.remove()
      reject(new Error(`the script ${address} did not load`))
    }
    const timer = setTimeout(fail, patienceMs)
    script.addEventListener('load', () => {
      clearTimeout(timer)
      resolve()
    })
    script.addEventListener('error', fail)
    document.head.append(script)
  })
