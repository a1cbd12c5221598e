/** Longest time that a script is given, in ms: then it is asked for anew at the next need. */
const patienceMs = 10_000

/**
 * Loads a script once; how long somebody waits for it is theirs to say (inTime.ts).
 * @throws Error where it is blocked, missing, or not here within ten seconds
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
