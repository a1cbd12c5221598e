/**
 * Sends this process a SIGTERM when the npm command that started it has ended. npm passes a SIGTERM to its shell, and the shell ends without passing
 * it on. A program started without npm is left alone.
 *
 * @param everyMs how often to check, in milliseconds.
 */
export function endWithNpm(everyMs = 500): void {
  if (!process.env['npm_lifecycle_event']) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, everyMs)
  timer.unref()
}
