/**
 * Loads a script once; how long somebody waits for it is theirs to say (inTime.ts).
 * @throws Error where it is blocked or missing
 */
export const loadScript = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.async = true
    script.src = address
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error(`the script ${address} did not load`))
    })
    document.head.append(script)
  })
